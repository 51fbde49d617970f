# What Duck Race says. Small phrases are put into larger ones: directions bring their preposition ("al norte"), things
# their article ("el borde"), so nothing says "a" or "de" before them.

## Directions

race-compass-n = al norte
race-compass-ne = al noreste
race-compass-se = al sureste
race-compass-s = al sur
race-compass-sw = al suroeste
race-compass-nw = al noroeste

race-turned-ahead = adelante
race-turned-right = a la derecha
race-turned-sharp-right = muy a la derecha
race-turned-back = atrás
race-turned-sharp-left = muy a la izquierda
race-turned-left = a la izquierda

race-steps-ahead = { $count } adelante
race-then-face = { $steps }, y al final mira { $facings }
race-any-way = hacia donde sea

# How far away something is; the second one where steps have just been mentioned
race-way =
    { $count ->
        [one] { $count } paso { $facing }
       *[other] { $count } pasos { $facing }
    }
race-way-on = { $count } { $facing }
race-way-first =
    { $count ->
        [one] { $count } paso (primero { $facing })
       *[other] { $count } pasos (primero { $facing })
    }
race-way-first-on = { $count } (primero { $facing })
race-right-here = aquí mismo, aún sin tocar

## Where and what things are

race-setting = Este es { $board }.
race-title = Duck Race en { $board }, { $moment }.
race-hand-title = Tu mano en Duck Race, { $moment }.
race-before-the-start = antes de la salida
race-in-round = ronda { $number }

race-board-tub = el tablero Bañera
race-board-basin = el tablero Palangana
race-board-trough = el tablero Abrevadero
race-board-lagoon = el tablero Laguna
race-board-harbour = el tablero Puerto
race-board-canal = el tablero Canal
race-board-rapids = el tablero Rápidos
race-board-delta = el tablero Delta
race-board-marsh = el tablero Pantano
race-board-random-beginner = un tablero al azar para principiantes
race-board-random-moderate = un tablero al azar de nivel medio
race-board-random-advanced = un tablero al azar avanzado
race-board-own = un tablero casero

# Where: { $name } is a space, like J12
race-at = en { $name }
race-in-drain = en el desagüe
race-on-ring = en el flotador { $ring }, en { $name }
race-on-buoy = en la boya { $buoy }, en { $name }

# What: lying in the water, or met there
race-edge = el borde
race-water = agua libre
race-drain = el desagüe
race-ring = el flotador { $ring }
race-buoy = la boya { $buoy }
race-standing-on = { $who } en { $what }
race-dog = el perro

# Whom: if everyone has two duckies, they're called a and b. A lone ducky goes by its owner's name
race-your-ducky = tu patito
race-your-ducky-of-two = tu patito { $letter }
race-their-ducky = su patito
race-their-ducky-of-two = su patito { $letter }
race-ducky-of = el patito de { $name }
race-ducky-of-two = el patito { $letter } de { $name }

## Duckies and the dog

race-not-placed = { $who } aún no está en el tablero.
race-stands = { $who } está { $place }, mirando { $facing }.
race-stands-and-seeks = { $who } está { $place }, mirando { $facing }; { $quest }.
race-stands-seeing = { $who } está { $place }, mirando { $facing }, con { $ahead } delante; { $quest }.

# { $quest }: what it has touched, then where it has to go
race-quest = ya tocó { $buoys }; { $goals }
race-buoys =
    { $count ->
        [one] la boya { $buoys }
        [3] las tres boyas
       *[other] las boyas { $buoys }
    }
race-goal = la boya { $buoy }: { $way }
race-goal-on = { $buoy }: { $way }
race-goal-drain = el desagüe: { $way }
race-goal-by-legs = { $goal }, en { $name }: { $way }

race-landmarks = Boya { $buoys }; el desagüe, en { $drain }.
race-landmark = { $buoy } en { $name }

race-around = Alrededor, visto por { $who }: { $around }.
race-in-directions = { $directions }, { $what }
race-water-elsewhere = por lo demás, agua libre
race-water-everywhere = agua libre por todas partes

race-dog-stands = El perro está { $place }, mirando { $facing }.
race-dog-loose = El perro está { $place }, mirando { $facing }, con { $ahead } delante.
race-dog-led = El perro está { $place }, mirando { $facing }, con { $ahead } delante; lo guía { $leader }.
race-dog-led-by-you = El perro está { $place }, mirando { $facing }, con { $ahead } delante; lo guías tú.

## Cards and what they do

# One's own: above their pictures, and in words
race-your-cards = Tus cartas
race-you-hold = En tu mano: { $cards }
race-you-hold-numbers = En tu mano: { $cards }.

race-card = Carta { $number }: { $paths }.
race-card-paths = Carta { $number }, { $paths }.
race-path = camino { $letter }: { $what }
race-path-ends = { $path }: { $fate }
race-ducky-a-or-b = el patito { $letter }
race-whose-fate = { $who } { $fate }
race-both-fates = cada uno: { $fate }

# A fate: what a card would do to a ducky, or to the dog
race-touches = toca la boya { $buoy }
race-ends = acaba { $place }
race-ends-on-buoy = acaba { $place } y puede jugar otra carta
race-ends-on-new-buoy = toca la boya { $buoy }, acaba ahí y puede jugar otra carta
race-ends-facing = { $fate }, mirando { $facings }
race-bonks =
    { $count ->
        [one] choca con { $what } tras { $count } paso y queda { $place }, mirando { $facing }
       *[other] choca con { $what } tras { $count } pasos y queda { $place }, mirando { $facing }
    }
race-bonks-at-once = choca con { $what } sin moverse y queda mirando { $facing }
race-enters-ring = entra en el flotador { $ring }
race-wins = se va por el desagüe y gana
race-meets-dog = se topa con el perro y acaba en un flotador
race-chases = se topa con { $who }, que sale huyendo
race-leaves = se va por el desagüe

race-still-to-move = Aún por nadar: { $cards }.
race-laid-card = { $who } con la carta { $card }

# How many cards, tokens or buoys someone has
race-count = { $who } { $count }
race-hands = Cartas en mano: { $counts }.
race-piles =
    { $deck ->
        [one] Mazo: { $deck } carta. Descartes: { $discards }.
       *[other] Mazo: { $deck } cartas. Descartes: { $discards }.
    }

## Tokens

race-token-draw-3 = Roba 3
race-token-keep-going = Sigue
race-token-paddle = Pataleo
race-token-spin = Giro
race-token-swap = Cambio

race-token-does-draw-3 = Roba 3 (en cualquier momento: roba tres cartas y descarta tres)
race-token-does-keep-going = Sigue (después de moverte: juega una carta más)
race-token-does-paddle = Pataleo (antes o después de una carta: da un paso adelante)
race-token-does-spin = Giro (antes de una carta: mira hacia donde quieras)
race-token-does-swap = Cambio (antes de una carta: cambia de sitio con el perro)

race-several-tokens = { $count } × { $token }
race-your-tokens = Tus fichas: { $tokens }.
race-tokens-held = Fichas en mano: { $counts }.
race-count-with-blue = { $who } { $count } y { race-token-draw-3 }

## Questions, as everyone hears them

race-asked-path = { $who } elige un camino de la carta { $card } para { $whom }.
race-asked-face = { $who } elige hacia dónde mira { $whom }.
race-asked-ring = { $who } elige un flotador para { $whom }.
race-asked-send = { $who } elige a qué flotador va { $whom }.
race-asked-which = { $who } elige qué carta sigue primero el perro.
race-asked-before = { $who } puede usar una ficha antes de que { $whom } nade con la carta { $card }.
race-asked-after = { $who } puede usar una ficha ahora que { $whom } ha nadado.
race-asked-extra = { $who } puede jugar otra carta para { $whom }.
race-asked-more = { $who } juega otra carta para { $whom }.
race-asked-lead = { $who } guía al perro, con una carta de su mano o dos del mazo.
race-asked-discard = { $who } descarta una carta.
race-asked-pick = Cada cual elige una carta en secreto. Aún sin elegir: { $who }.
race-asked-order = Cada cual elige una carta en secreto: la más alta coloca primero. Aún sin elegir: { $who }.
race-asked-forgive = Cada cual puede girar en lugar de nadar. Aún sin decidir: { $who }.
race-asked-blue = { $who } puede usar { race-token-draw-3 } en cualquier momento.

## Questions, to the person who is asked

race-asked-you-path = Elige un camino de la carta { $card } para { $whom }.
race-asked-anyway = Con cualquiera choca sin moverse: { $turns ->
    [yes] solo eliges hacia dónde mira después.
   *[no] da igual cuál elijas.
}
race-asked-you-face = Elige hacia dónde mira { $whom }.
race-asked-you-ring = Elige un flotador para { $whom }.
race-asked-you-send = Elige a qué flotador va { $whom }.
race-asked-you-which = Elige qué carta sigue primero el perro.
race-asked-you-before = { $whom } está a punto de nadar con la carta { $card }. ¿Ya, o usas antes una ficha?
race-asked-you-after = { $whom } ya ha nadado. ¿Está bien así, o usas una ficha?
race-asked-you-extra = ¿Juegas otra carta para { $whom }, o paras?
race-asked-you-drawn = No te quedaban cartas, así que robaste la { $card }. ¿La juegas para { $whom }, o paras?
race-asked-you-more = Juega otra carta para { $whom }.
race-asked-you-lead = Guía al perro, con una de tus cartas o dos del mazo.
race-asked-you-discard = Descarta una carta.
race-asked-you-pick = Elige una carta para { $whom }.
race-asked-you-order = Elige una carta para decidir quién coloca primero. La más alta empieza, y pierdes la carta.
race-asked-you-forgive = Elegiste la carta { $card } para { $whom }. ¿Nada con ella, o renuncias y solo gira?
race-asked-you-blue = Puedes usar { race-token-draw-3 } en cualquier momento: roba tres cartas y descarta tres.

race-asked-and-chosen = { $asked } Elegiste esto: { $answer }. Aún puedes cambiarlo.
race-not-your-turn = Ahora no te toca.

race-over = La carrera ha terminado: ganó { $who }.
race-you-won = La carrera ha terminado: ¡ganaste!

## Choices

race-options = { $options }.
race-secret-options = Opciones: { $options }.
race-option = { $letter }: { $what }
race-option-go = a nadar
race-option-go-does = a nadar: { $fates }
race-option-done = así está bien
race-option-stop = parar
race-option-deck = dos cartas del mazo
race-option-race = a nadar
race-option-race-does = a nadar: { $fates }
race-option-turn = girar { $facing }
race-option-card = carta { $number }
race-option-card-does = carta { $number }: { $fates }
race-option-ring-at = flotador { $ring } en { $name }
race-option-ring-near = flotador { $ring } en { $name }; { $goal }: { $way }
race-option-facing-sees = { $facing }, con { $ahead } delante

# On its button, one of your own cards
race-label-card = { $number }

## At the top of a picture, where there's little room

race-head-start = Salida
race-head-round = Ronda { $number }
race-head-racing = ¡Al agua, patitos!
race-head-won = ¡Gana { $who }!
race-head-over = La carrera ha terminado
race-head-chosen = ¡Listo! Aún puedes cambiarlo
race-head-wait = El resto está eligiendo
race-head-still = { $head } Esperamos a { $who }
race-head-ducky = el patito

# When everyone is asked at once
race-head-all-pick = ¡Elige tus cartas!
race-head-all-order = Elige carta: ¡la más alta coloca primero!
race-head-all-forgive = ¿Nadar o solo girar?

# When one person is asked
race-head-one-path = { $who } elige un camino
race-head-one-face = { $who } elige hacia dónde mirar
race-head-one-ring = { $who } elige un flotador
race-head-one-send = { $who } elige adónde va { $whom }
race-head-one-which = { $who }: ¿qué carta primero?
race-head-one-before = { $who } puede usar una ficha
race-head-one-after = { $who } puede usar una ficha
race-head-one-extra = { $who } puede jugar otra carta
race-head-one-more = { $who } juega otra carta
race-head-one-lead = { $who } guía al perro
race-head-one-discard = { $who } descarta

# On the picture of a hand, to its owner
race-head-hand-pick = Elige una carta
race-head-hand-order = Elige carta: la más alta coloca primero
race-head-hand-forgive = ¿Nadar o solo girar?
race-head-hand-path = Elige un camino
race-head-hand-face = Elige hacia dónde mirar
race-head-hand-ring = Elige un flotador
race-head-hand-send = Elige un flotador
race-head-hand-which = ¿Qué carta primero?
race-head-hand-before = ¿A nadar, o antes una ficha?
race-head-hand-after = ¿Está bien así, o una ficha?
race-head-hand-extra = ¿Juegas otra carta, o paras?
race-head-hand-drawn = ¿Juegas la robada, o paras?
race-head-hand-more = Juega otra carta
race-head-hand-lead = Guía al perro
race-head-hand-discard = Descarta una carta

## What happened: who did what, and then

race-news = { $who } { $what }.
race-news-swim = nadó de { $start } a { $end } con la carta { $card }
race-news-paddle = pataleó de { $start } a { $end }
race-news-walk = fue de { $start } a { $end } con la carta { $card }
race-news-bonk = chocó con { $what }
race-news-bonk-on-somebody = chocó con un patito
race-news-buoy = tocó la boya { $buoy }
race-news-dog = se topó con el perro
race-news-home = se fue por el desagüe
race-news-ring = apareció en el flotador { $ring }
race-news-use = usó { $token }
race-news-extra = jugó también la carta { $card }
race-news-draw = robó una carta
race-news-own-draw = robó la carta { $card }
race-news-show = mostró la carta { $card } para la salida
race-news-lead =
    { $count ->
        [one] guio al perro con la carta { $cards }
       *[other] guio al perro con las cartas { $cards }
    }
race-news-enter = salió del desagüe
race-news-leave = se fue por el desagüe
race-news-chase = tuvo que huir del perro
race-news-swap = cambió de sitio con el perro
race-news-forgive = giró en lugar de nadar

# Only in the log, where no picture shows it
race-news-round = Empieza la ronda { $number }.
race-news-reveal = Se muestran las cartas: { $cards }.
race-news-revealed = { $who } { $card }
race-news-token = robó una ficha
race-news-own-token = robó la ficha { $token }
race-news-discard = descartó la carta { $card }
race-news-stop = no jugó más cartas
race-news-shuffle =
    { $cards ->
        [one] La carta descartada es el nuevo mazo.
       *[other] Se barajaron los { $cards } descartes: hay mazo nuevo.
    }

# The end
race-result-home = { $who } gana la carrera: por el desagüe con las tres boyas, en la ronda { $round }.
race-result-buoys = Boyas tocadas: { $counts }.

## The board at length

race-scheme = Las columnas llevan letras de oeste a este, y las filas, números de norte a sur. Un paso al norte o al sur cambia el número en dos; cualquier otro paso cambia la letra en una y el número en uno. Una casilla que no aparece no es agua: es borde o hueco.
race-row = Fila { $number }: { $spaces }.
race-thing-in-row = { $column } ({ $what })
race-buoy-looks = La boya { $letter } ({ $colour }, { $shape }) está en { $name }.
race-colour-red = roja
race-colour-green = verde
race-colour-blue = azul
race-shape-round = redonda
race-shape-cone = en forma de cono
race-shape-barrel = en forma de barril
race-drain-is = El desagüe está en { $name }.
race-rings = Flotadores: { $rings }.
race-ring-is = { $ring } en { $name }

## On the button of a way to face

race-label-facing = { $arrow } { $what }

## The picture of the result

race-result-moment = Ronda { $round }: ¡al desagüe!

# In words: everyone on the podium, and the photo of the last move
race-result-place = { $place ->
    [1] Primer
    [2] Segundo
    [3] Tercer
   *[other] Cuarto
} puesto del podio: { $who } ({ $character }){ $crown ->
    [yes] , con la corona
   *[no] {""}
}. { $buoys }.
race-result-ducky = patito { $letter }: { $buoys }
race-result-no-buoy = ninguna boya
race-result-photo = En la foto: { $what }

## What happened, beside a picture: without the names of spaces, which no picture shows

race-log = **{ $who }** { $what }.
race-log-swim =
    { $count ->
        [one] nadó { $count } casilla con la carta { $card }
       *[other] nadó { $count } casillas con la carta { $card }
    }
race-log-paddle = pataleó una casilla
race-log-walk =
    { $count ->
        [one] avanzó { $count } casilla con la carta { $card }
       *[other] avanzó { $count } casillas con la carta { $card }
    }
