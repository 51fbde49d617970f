# A table before the game

lobby-title = ### { $game }: hay una mesa abierta
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · dirige la mesa
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · máquina { $level }: { $temper }
# Characters are masculine, like ducks
lobby-look = { $character } { $colour }
lobby-needed = { $taken ->
    [one] { $taken } asiento ocupado
   *[other] { $taken } asientos ocupados
} de { $most }. { $missing ->
    [one] Falta alguien más para empezar.
   *[other] Faltan { $missing } más para empezar.
}
lobby-ready = { $taken } asientos ocupados de { $most }. Pulsa **Empezar** cuando no falte nadie.
lobby-full = Los { $most } asientos están ocupados. Pulsa **Empezar** cuando quieras.
lobby-empty = Todavía no hay nadie.
lobby-options = -# { $options }
lobby-sealed = -# Juego limpio: el azar está sellado como `{ $commitment }`
lobby-option = { $name }: **{ $value }**
lobby-eager = **empieza al llenarse**
lobby-no-hints = **sin pistas**
lobby-sit = Sentarme
lobby-leave = Irme
lobby-ducky = Mi patito
lobby-computers = -# ¿Falta gente? Agrega una máquina:
lobby-add-computer = { $name } ({ $level })
lobby-remove = Quitar
lobby-set = Opciones
lobby-start = Empezar
lobby-cancel = Cancelar la mesa
lobby-expired = ### { $game }: se recogió la mesa
    Nadie la usó en un buen rato. Puedes abrir otra cuando quieras.
lobby-cancelled = ### { $game }: se canceló la mesa

seat-colour-yellow = amarillo
seat-colour-pink = rosa
seat-colour-violet = violeta
seat-colour-white = blanco
seat-colour-blue = azul
seat-colour-red = rojo
seat-colour-green = verde
seat-colour-purple = morado

## Asked in private

private-remove = **¿Quién se va?**
private-remove-choose = Elige un asiento
private-remove-nobody = Aquí no hay nadie más que tú.
private-options = **Opciones de la partida.** Puedes cambiarlas hasta que empiece.
private-choice = { $name }: { $value }
private-type = { $what }…
private-eager = Empezar al llenarse
private-eager-no = no
private-eager-yes = sí
private-ducky = **Elige tu patito.** Ahora llevas este: { $character }.
private-ducky-choose = Elige un personaje
private-ducky-any = Cualquiera que esté libre

## The games' options, and their values

option-rules = Reglas
option-rules-about = El juego para principiantes o el avanzado: dos patitos, fichas de acción y un perro de caza
option-rules-beginner = para principiantes
option-rules-advanced = avanzadas
option-board = Tablero
option-board-about = El nombre de un tablero o un código
option-board-own = Código de tablero
option-board-tub = Bañera
option-board-basin = Palangana
option-board-trough = Abrevadero
option-board-lagoon = Laguna
option-board-harbour = Puerto
option-board-canal = Canal
option-board-rapids = Rápidos
option-board-delta = Delta
option-board-marsh = Pantano
option-board-random-beginner = al azar (principiantes)
option-board-random-moderate = al azar (medio)
option-board-random-advanced = al azar (avanzado)
option-forgiving = Perdón
option-forgiving-about = Cuando se muestran las cartas, puedes girar tu patito en lugar de moverlo
option-forgiving-no = no
option-forgiving-yes = sí
option-length = Duración
option-length-about = Una partida normal o una larga
option-length-normal = normal
option-length-long = larga
option-cancelling = Anular
option-cancelling-about = Dar a quien tenga cartas un momento para anular, o dejar órdenes por adelantado
option-cancelling-window = un momento cada vez
option-cancelling-orders = órdenes por adelantado
option-rescue = Piscinas desbordadas
option-rescue-about = Si un efecto todavía puede salvar una piscina que su pato ha desbordado
option-rescue-no = siempre se pierden
option-rescue-yes = se pueden salvar
option-ending = Última ronda
option-ending-about = Qué pasa cuando alguien provoca el final: un turno más para el resto, o turnos iguales
option-ending-book = un turno más para el resto
option-ending-equal = turnos iguales
option-typed = `{ $text }`

clock = Reloj
clock-about = Cuánto puede durar una decisión
clock-off = sin reloj
clock-minute = 1 minuto por decisión
clock-live = 3 minutos por decisión
clock-ten = 10 minutos por decisión
clock-hour = 1 hora por decisión
clock-day = 24 horas por decisión
clock-days = 3 días por decisión

## The command that opens a table

start-thread-name = { $game } · { $host }
start-opened = Tu mesa está abierta en { $link }, y la diriges tú.
start-missing = No puedo abrir una mesa aquí. Me falta: { $permissions }.
start-no-server = Las mesas solo se pueden abrir en un servidor. Usa este comando en uno de sus canales.
start-elsewhere = En este servidor, las mesas solo se pueden abrir en { $channels }.
start-too-many = { $tables ->
    [one] En este servidor solo puede haber una mesa abierta a la vez, y ya hay una.
   *[other] En este servidor solo puede haber { $tables } mesas abiertas a la vez, y ya hay { $tables }.
}
start-no-thread = Solo puedo abrir un hilo desde un canal de texto.
start-thread-failed = No pude abrir un hilo aquí. Discord dice: “{ $reason }”.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos

## Characters

character-fireman = Bombero
character-sailor = Marinero
character-pirate = Pirata
character-chef = Chef
character-diver = Buzo
character-knight = Caballero
character-wizard = Mago
character-astronaut = Astronauta
# Those of computers
character-hatchling = Polluelo
character-buddy = Compinche
character-grandmaster = Gran maestro
characters-alt = Patitos disfrazados: { $characters }.
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name } (lo tiene { $who })
