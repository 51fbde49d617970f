# What commands say, privately, to whoever uses them

# When a command can't be carried out
error-changed = Mis comandos acaban de cambiar. Prueba otra vez en un minuto.
error-servers-only = Esto solo funciona en un servidor. Úsalo en uno de sus canales.
error-tables-only = Esto solo funciona en un servidor, en un canal que tenga una mesa.
error-you-may-not = Para eso necesitas este permiso: { $permissions }.
error-i-may-not = Para eso necesito este permiso: { $permissions }.
error-too-fast = ¡Más despacio! Prueba otra vez en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-value = No entiendo “{ $value }”.
error-not-for-you = Aquí no puedes usar esto.

# The guide
help-what = ## Duckboard en dos minutos
    Cuatro juegos de mesa con patos, aquí mismo, en tu canal. Yo reparto las cartas, me sé las reglas y dibujo el tablero. Tú pulsas botones.
help-race = - **Duck Race**: patitos de goma hacen carreras en una bañera, de { $least } a { $most } jugadores.
help-gallery = - **Duck Gallery**: los patos pasan nadando en fila y todo el mundo apunta, de { $least } a { $most } jugadores.
help-pool = - **Duck Pool**: llena una piscina justo hasta el tope: un pato de más lo arruina todo, de { $least } a { $most } jugadores.
help-tow = - **Duck Tow**: pasea patos por el parque, de { $least } a { $most } jugadores.
help-table = ### 1 · Abre una mesa y siéntate
    `/duckrace start` (o `/duckgallery`, `/duckpool`, `/ducktow`) abre una mesa en un canal. Pulsa **Sentarme**. ¿Falta gente? Agrega máquinas: fáciles, normales o difíciles. Luego pulsa **Empezar**.
help-hand = ### 2 · Tu mano es secreta
    Te la mando por mensaje directo. Si los tienes cerrados, o prefieres quedarte en el canal, pulsa **Mi mano** debajo del tablero o usa `/ducks hand`. Solo la ves tú.
help-play = ### 3 · Elige
    Pulsa lo que quieras hacer. Todo lo que se te pregunta está en tu mano, y lo que no es secreto también está debajo del tablero. Puedes cambiar de idea mientras falte alguien por elegir. **Deshacer** corrige un despiste, siempre que no se haya mostrado nada nuevo. ¿No sabes qué hacer? **Pista** te dice qué haría una máquina difícil.
help-end = ### 4 · Irse, parar, otra partida
    `/ducks leave` deja tu asiento a una máquina. `/ducks stop` acaba la partida (quien dirige la mesa, quien administra el servidor, o por mayoría de votos). **Revancha** es otra partida, y **Análisis** te enseña qué te costó más. Si me reinician, tu partida sigue donde estaba.
help-more = -# Aprender jugando: `/ducks learn` · Reglas: `/duckrace rules` y compañía · Tus mesas: `/ducks table` · El tablero en texto: `/ducks describe` · Tus partidas terminadas: `/ducks history` · Quién juega mejor: `/ducks leaderboard` · Tus datos: `/ducks privacy`

# About
about-page = ## Duckboard { $version }
    Cuatro juegos de mesa con patos para un chat: manos secretas, tableros dibujados y partidas que nunca se pierden. Es software libre con licencia MIT.
    { $tables ->
        [0] Ahora mismo no hay mesas abiertas.
        [one] Ahora mismo hay una mesa abierta.
       *[other] Ahora mismo hay { $tables } mesas abiertas.
    } { $ping ->
        [-1] { "" }
       *[other] Ping: { $ping } ms.
    }
    -# `/ducks help` es una guía de dos minutos.
about-busy = **Cuánto trabajo hay** (esto solo lo ves tú)
    Mesas actualizándose: { $shown } · imágenes en espera: { $waiting } (la que más espera: { $oldest } ms)
    Imágenes desde el arranque: { $drawn } dibujadas, { $cached } reutilizadas, { $dropped } saltadas (anticuadas), { $failed } fallidas · procesos de dibujo reiniciados: { $restarts }

# The tables where someone sits
tables-title = ### Tus mesas
tables-here = ### En este canal
tables-line = **{ $game }** en { $channel }{ $link ->
    [none] { "" }
   *[other] { " " }· [ir a la mesa]({ $link })
} · { $state }
tables-lobby = aún no ha empezado
tables-awaited = **te toca**
tables-waiting = le toca a otra persona
tables-watching = no juegas aquí
tables-paused = en pausa
tables-none = No estás en ninguna mesa, y en este canal no hay. Abre una en un servidor con `/duckrace start`, o mira `/ducks help`.
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = mesa { $number }
tables-ask-hand = Otra mesa
tables-ask-leave = ¿Qué mesa?

# Hands
hand-none = Ahora no estás en ninguna partida. `/ducks table` muestra tus mesas.

# Leaving and stopping
leave-which = ### Dejar una mesa
    Estás en más de una. ¿Cuál quieres dejar?
leave-sure = ### ¿Dejar { $game } en { $channel }?
    { $alone ->
        [yes] Solo quedarían máquinas, así que la partida se acaba aquí.
       *[no] La partida sigue sin ti: una máquina ocupa tu asiento, y ya no podrás volver a esta partida.
    }
leave-yes = Irme
leave-done = Has dejado { $game } en { $channel }.
leave-none = No estás en ninguna mesa.
stop-sure = ### ¿Parar { $game } en { $channel } para todo el mundo?
    { $begun ->
        [yes] La partida se acaba aquí, y no gana nadie.
       *[no] La partida aún no ha empezado. Se recoge la mesa.
    }
stop-yes = Parar
stop-done = Has parado { $game } en { $channel }.
stop-none = No hay ninguna mesa en este canal.
stop-not-you = Esta partida solo la puede parar quien dirige la mesa, o alguien con el permiso Gestionar servidor.
vote-sure = ### ¿Parar { $game } en { $channel }?
    No diriges esta mesa, así que hay que votar: la partida acaba cuando más de la mitad quiera parar. Quien no está no cuenta.
vote-yes = Votar por parar
vote-done = Has votado por parar { $game } en { $channel }. Para retirar tu voto, pulsa **Votar por parar** en la mesa.
vote-back = Has retirado tu voto para parar { $game } en { $channel }.
keep-button = Mejor no
keep-done = No ha cambiado nada.

# What people set for themselves
settings-title = ### Cuando te toca y no estás mirando: { $manner }
    Vale para todas tus mesas. Si hiciste clic en algo en el último minuto, no te aviso.
settings-choose = ¿Cómo te aviso?
settings-ping = una mención en el canal
settings-dm = un mensaje directo, sin menciones
settings-silent = nada de nada, ni recordatorios

# What is set for a server
setup-title = ### Las mesas de este servidor
setup-everywhere = - Se pueden abrir mesas en todos los canales.
setup-channels = - Se pueden abrir mesas en { $channels } y en sus hilos.
setup-thread = - { $thread ->
    [yes] Cada mesa tiene su propio hilo
   *[no] Las mesas se quedan en el canal
}, salvo que quien dirige la mesa diga otra cosa.
setup-clock = - El reloj, salvo que quien dirige la mesa diga otra cosa: { $clock }.
setup-tables = - { $tables ->
    [0] Puede haber cualquier número de mesas a la vez.
    [one] Solo puede haber una mesa a la vez.
   *[other] Puede haber como mucho { $tables } mesas a la vez.
}
setup-votes = - Una partida la puede parar quien dirige la mesa o quien administra el servidor{ $votes ->
    [yes] , o quienes juegan, por mayoría de votos
   *[no] { "" }
}.
setup-seasons = - Las clasificaciones { $seasons ->
    [yes] empiezan de nuevo cada tres meses, y además hay una de siempre
   *[no] no empiezan nunca de nuevo: no hay temporadas
}.
setup-language = - Las mesas hablan { $language }.
setup-language-discord = - Las mesas hablan el idioma del servidor, el que tiene en Discord.
setup-puzzle = - El reto del día se publica en { $channel }. Nombra ese canal otra vez para dejar de publicarlo.
setup-no-puzzle = - El reto del día no se publica en ningún canal.
setup-puzzle-missing = No puedo publicar el reto en { $channel }. Me falta: { $permissions }.
setup-how = -# Cambia esto con `/ducks setup`. Lo que no menciones se queda como está.
setup-full = Son demasiados: puedes nombrar { $most } canales como mucho.

# The table as text
describe-none = No hay ninguna mesa en este canal.
describe-lobby = La partida aún no ha empezado, así que no hay nada que describir.
describe-title = ### { $game } en { $channel }, en texto
describe-hand = ### Tu mano

# Rules
rules-title = ## { $game } · { $chapter }
rules-choose = Elige un capítulo

# Boards
boards-title = ## Los tableros de Duck Race
boards-grade = { $grade ->
    [beginner] **Para principiantes**
    [moderate] **Medios**, con uno o dos pasos estrechos
   *[advanced] **Avanzados**, con muchos pasos estrechos
}
boards-line = - **{ $name }**: { $spaces } casillas, { $rings } flotadores{ $shown ->
    [yes] { " " }· se ve abajo
   *[no] { "" }
}
boards-choose = Ver otro tablero
boards-use = -# Juega en uno con `/duckrace start board:{ $name }` · o en uno al azar, que tiene un código para compartir
board-title = ## { $name ->
    [own] Un tablero a partir de un código
   *[other] El tablero { $name }
}
board-size = { $spaces } casillas, { $rings } flotadores. Para jugar en él, copia esto en `/duckrace start board:`
