# The first page of the playground: what Duckboard is, and its games.

front-name = Duckboard
front-learn = Aprender a jugar
front-line = Cuatro juegos de mesa con patos, para jugar en grupo o contra máquinas.

front-race = Carreras de patitos de goma en la bañera. ¡Cuidado con el perro!
front-gallery = Los patos pasan nadando en fila, y todo el mundo apunta.
front-pool = Llena una piscina hasta el último pato. Uno de más lo arruina.
front-tow = Dales pan a los patos del parque, y te seguirán.

front-players = { $least }–{ $most } jugadores
front-players-undrawn = { $least }–{ $most } jugadores, por ahora en palabras

# The covers, for people who can't see them
front-cover-race = Tres patitos de goma nadan hacia el desagüe de una bañera, y un perro chapotea detrás.
front-cover-gallery = Cinco patos con sombrero pasan nadando por una caseta de tiro, el del medio en el punto de mira.
front-cover-pool = Una piscina infantil con seis patos en círculo, y un buzo que salta a otra.
front-cover-tow = Cuatro patos en fila caminan por un sendero detrás de un peón que deja caer migas.
