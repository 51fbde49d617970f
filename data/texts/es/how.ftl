# What a game is about, in a line: in the lobby, on the first board and on the first hand

aim = **Objetivo:** { $aim }
aim-race = Toca las boyas R, G y B, y sé el primer patito en irse por el desagüe.
aim-gallery = Dispara a los patos ajenos. Gana quien se quede con los últimos patos.
aim-pool = Llena piscinas justo hasta el tope y llévate tu parte de los patos. Gana quien tenga más puntos.
aim-tow = Lleva patos a los lugares de tus cartas y ponlos en fila para sumar puntos.

# How to play: a few pages for someone who's never seen the game

how-button = Cómo se juega
how-about = Aprende { $game } en un minuto
how-title = ### Cómo se juega a { $game }{ $pages ->
    [one] { "" }
   *[other] { " " }· { $page } de { $pages }
}
how-back = Atrás
how-next = Siguiente
how-rules = -# ¿Quieres todos los detalles? En `/duck{ $kind } rules` están las reglas completas.

## Duck Race, page by page: below the picture, for people who can't see it, and in it

how-race-goal = Tú eliges en qué flotador empiezas y hacia dónde miras. Toca las boyas en el orden que quieras: basta con nadar por encima. Con las tres, ve hacia el desagüe: ganas en cuanto entras, aunque sea a mitad de una carta. Hasta entonces, está cerrado para ti.
how-race-goal-alt = Una bañera pequeña hecha de hexágonos. Un patito sale de un flotador, nada por las boyas { $buoys } en cualquier orden y luego se va por el desagüe.
how-race-goal-start = Sales de un flotador
how-race-goal-touch = Toca { $buoys }
how-race-goal-drain = ¡Y al desagüe!

how-race-card = En cada ronda juegas una carta. Lo **azul** es la casilla de tu patito, y la flecha violeta, su pico. Nada por la línea **roja** y luego gira hacia una flecha **verde**. La carta gira con tu patito, así que *izquierda* es siempre la suya. No puedes parar antes: hay que dar todos los pasos.
how-race-card-alt = La carta { $card } va desde un hexágono azul por tres rojos y termina en dos flechas verdes. Luego, la misma carta está sobre el agua: bajo un patito que mira al norte, y girada bajo otro que mira al sureste. Debajo, la carta { $forked } tiene dos caminos, { $letters }, igual que el agua delante del patito.
how-race-card-says = Esto es una carta
how-race-card-laid = Ponla bajo tu patito
how-race-card-turns = Gira con tu pico
how-race-card-start = empieza aquí
how-race-card-steps = nada estos pasos
how-race-card-facing = gira: elige una
how-race-card-paths = ¿Dos caminos? Elige al nadar.

how-race-round = Contra el borde de la bañera, otros patitos y el desagüe cerrado, **¡pum!**: chocas. Un **flotador** acaba tu movimiento en cuanto entras en él: elige en cuál de los libres apareces, y hacia dónde miras. En una **boya** solo juegas otra carta si te paras ahí sin chocar; si no te quedan, robas una. Cuando se han movido todos los patitos, robas cartas y empieza la siguiente ronda.
how-race-round-alt = Cuatro imágenes. Las cartas { $cards } se juegan de la más baja a la más alta. Un patito choca con otro, se para y mira por donde vino. Un patito entra en un flotador y aparece en otro. Un patito se para en una boya y sigue nadando con una segunda carta.
how-race-round-order = Se elige en secreto. El número más bajo nada primero.
how-race-round-bonk = ¡Pum! Te paras y le das la espalda al golpe.
how-race-round-ring = Entra en un flotador y aparece en otro libre.
how-race-round-buoy = Párate en una boya y podrás jugar otra carta.

how-race-dog = Esto es solo del juego **avanzado**. Quien guía al perro juega una carta por él, o dos del mazo, y elige los flotadores. Si hay empate a menos boyas, guía la carta más alta de la ronda.
    - **Roba 3**, en cualquier momento: roba tres cartas y descarta tres.
    - **Sigue**, después de moverte: juega una carta más.
    - **Pataleo**, antes o después de tu carta: un paso adelante.
    - **Giro**, antes de tu carta: mira hacia donde quieras.
    - **Cambio**, antes de tu carta: cambia de sitio con el perro. Si está en una boya, la tocas.
    Con dos o tres jugadores, llevas dos patitos. Cada uno junta sus propias boyas, y basta con que llegue uno.
how-race-dog-alt = Cuatro imágenes. De tres patitos, el que tiene menos boyas lleva al perro a su lado. El perro se topa con un patito, que acaba en un flotador. Un patito se topa con el perro y también acaba en un flotador. Las fichas son { $tokens }.
how-race-dog-leader = El perro corre al final. ¿Menos boyas? Lo guías tú.
how-race-dog-chase = Cada patito que encuentra acaba en un flotador.
how-race-dog-meet = Si te topas con él, también te toca flotador.
how-race-dog-tokens = Fichas: una de salida y una por cada boya que tocas.

## Duck Gallery, page by page

how-gallery-turn = Seis cartas pasan nadando en fila: tus patos, los del resto y algo de agua. Detrás, en el mazo, esperan más.
    { "" }**Tu turno:** juega una de tus tres cartas y roba otra.
    - **Apunten** pone una mira sobre una casilla, y **Fuego** le da al pato que está bajo una mira.
    - Otras mueven los patos o las miras. Las miras se quedan en su casilla mientras los patos avanzan, así que puedes empujar a alguien a la línea de fuego, y quitarte tú.
how-gallery-end = **La trampa:** si puedes jugar alguna de tus cartas, tienes que jugar una, aunque le des a un pato tuyo.
    { "" }**Pato a tierra** esconde uno de tus patos bajo el de al lado. Con **Hasta el fondo**, a un pato no se le puede disparar hasta el siguiente turno de quien jugó la carta.
    { "" }**El final:** se acaba en cuanto solo quedan patos de una persona, en la fila o en el mazo. Si pierdes todos los tuyos, ya no puedes ganar, pero sigues jugando, o descansas.

how-gallery-turn-alt = Cuatro imágenes. Seis casillas en fila sobre el agua, con patos en algunas y miras sobre dos. Se pone una mira sobre un pato. Un pato bajo una mira recibe un disparo. Los patos avanzan a la izquierda, y otro queda bajo la mira.
how-gallery-turn-line = Los patos nadan en fila. El frente está a la izquierda.
how-gallery-turn-aim = Apunten pone una mira sobre una casilla.
how-gallery-turn-shoot = Fuego le da al pato bajo una mira.
how-gallery-turn-move = Otras cartas mueven patos. Las miras no se mueven.
how-gallery-end-alt = Cuatro imágenes. Un pato tuyo recibe un disparo. Un pato se esconde detrás de su vecino. Un pato tiene la cola al aire y un escudo. El último pato lleva una corona.
how-gallery-end-must = Si puedes jugar, tienes que hacerlo, hasta contra tu pato.
how-gallery-end-hide = Pato a tierra esconde tu pato bajo su vecino.
how-gallery-end-safe = Hasta el fondo: a este, por ahora, nadie le dispara.
how-gallery-end-last = Gana quien se quede con los últimos patos.

## Duck Pool, page by page

how-pool-turn = **Tu turno:** pon el trampolín en una piscina. Luego juega cartas en ella, tantas como quieras: a ciegas del mazo, o patos de tu mano. Plántate cuando quieras y roba una carta.
    - **¿Llena justo hasta el tope?** Sus patos se reparten entre las fichas que están en esa piscina. Los tuyos van a tus puntos, y una piscina nueva ocupa su sitio.
    - **¿Un pato de más?** Se pierden todos.
    En ambos casos, tu turno se acaba y no robas.
how-pool-end = **La trampa:** casi todos los patos hacen algo al zambullirse. Mueven fichas, voltean o se llevan otros patos, o acaban tu turno. Un **inflable** en cualquier mano puede anularlo. Pero demasiados inflables del mazo también arruinan una piscina.
    { "" }**El final:** la partida acaba cuando se agotan las piscinas. Cada pato de tu montón vale 1 punto, y **Goldie**, que se va con quien llena su piscina, vale 5. Las cartas de tu mano no cuentan.
how-pool-turn-alt = Cuatro imágenes. Un trampolín que dice “salta aquí” está en una piscina vacía con nueve aros. Una carta del mazo se zambulle en una piscina donde nadan dos patos. Sam, Julie y Amy llenan seis de seis sitios. Sam, Julie y Lara ocupan siete, y se pasan.
how-pool-turn-marker = Elige a qué piscina te lanzas.
how-pool-turn-dive = Juega cartas en ella, hasta donde te atrevas.
how-pool-turn-full = Llena justo: las fichas de ahí se reparten los patos.
how-pool-turn-over = Uno de más: ¡se pierden todos!
how-pool-end-alt = Cuatro imágenes. Sam voltea un pato, Julie se lleva una carta y Wilma mueve un pato. A Arrrwin le lanzan un inflable. Goldie vale 5. Cuatro patos llevan juntos una corona.
how-pool-end-effects = Casi todos los patos hacen algo al tirarse.
how-pool-end-cancel = Un inflable en tu mano lo anula.
how-pool-end-goldie = Goldie: 5 puntos para quien llene su piscina.
how-pool-end-pile = Cada pato es un punto. Gana quien tenga más.

## Duck Tow, page by page

how-tow-turn = **Tu turno:** tienes hasta cuatro acciones, en el orden que quieras y repitiendo las que quieras.
    - **Camina** a la loseta de al lado. **Da de comer** a los patos que haya, un pan de su color a cada uno, y hasta cuatro te siguen.
    - **Sacude** la bolsa para que salga un pato al azar.
    - **Entrega** patos en un lugar: cada carta de ese lugar se lleva los patos que muestra y va al extremo izquierdo o derecho de tu fila.
    - En la **tienda** hay pan y cartas. **Adoptar** cuesta dos patos, y uno de ellos puede llenar un hueco de tu fila.
    Al final repones hasta cuatro panes y cuatro cartas.
how-tow-end = **La trampa:** el orden de tu fila importa. De cada color solo cuenta tu racha más larga sin huecos, un punto por pato. Y cuando tu fila muestre una **formación**, reclámala antes que nadie: vale de 2 a 4 puntos.
    { "" }**El final:** cuando una fila es lo bastante larga, o se reclama la última formación, el resto tiene un turno más; con *turnos iguales*, en cambio, se juega la ronda hasta el final. También se acaba si en seis rondas nadie completa una carta ni adopta un pato. Gana quien tenga más puntos.
how-tow-turn-alt = Cuatro imágenes. Alguien camina por el parque hasta la tienda, junto al Estanque koi. Un pato amarillo y uno naranja reciben pan de su color y van detrás. Con los dos en el séquito, llega al Embarcadero, y una carta con esos dos patos queda marcada. La carta va al extremo derecho de la fila.
how-tow-turn-move = Camina a una loseta vecina.
how-tow-turn-feed = Con pan de su color, un pato te sigue.
how-tow-turn-drop = Lleva patos al lugar de tu carta.
how-tow-turn-lay = Pon la carta en un extremo de tu fila.
how-tow-end-alt = Cuatro imágenes de una fila de seis cartas. La racha más larga de cada color está marcada, con sus puntos. Un pato amarillo cerraría un hueco y daría 2 puntos más. Un cuadrado de cuatro patos es una formación reclamada. Alguien con 13 puntos lleva una corona, junto a alguien con 9.
how-tow-end-runs = Solo cuenta la racha más larga de cada color.
how-tow-end-gap = Un pato adoptado puede cerrar un hueco.
how-tow-end-claim = Reclama una formación que muestre tu fila.
how-tow-end-most = Rachas más formaciones: gana quien más sume.
