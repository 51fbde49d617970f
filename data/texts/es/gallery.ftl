# Duck Gallery. Ducks are told apart by their owners' colours; { $who } and { $owner } are people's names.
# Colours go with "pato". White and purple go with shapes that are feminine: there a selector says so

gallery-colour-yellow = amarillo
gallery-colour-blue = azul
gallery-colour-red = rojo
gallery-colour-green = verde
gallery-colour-purple = morado
gallery-colour-white = blanco
gallery-shape-sun = sol
gallery-shape-drop = gota
gallery-shape-heart = corazón
gallery-shape-leaf = hoja
gallery-shape-star = estrella
gallery-shape-cloud = nube

# The cards: their names, what they do, and why one can't be played
gallery-card-take-aim = Apunten
gallery-card-double-barrel = Doble cañón
gallery-card-shoot = Fuego
gallery-card-quick-shot = Tiro rápido
gallery-card-misfire = Bala perdida
gallery-card-two-birds = Dos de un tiro
gallery-card-bump-left = Mira izquierda
gallery-card-bump-right = Mira derecha
gallery-card-line-forward = Fila adelante
gallery-card-hang-back = Paso atrás
gallery-card-move-ahead = Paso adelante
gallery-card-fast-forward = Acelerón
gallery-card-disorderly-conduckt = Alboropato
gallery-card-duck-shuffle = Patobaraja
gallery-card-duck-and-cover = Pato a tierra
gallery-card-bottoms-up = Hasta el fondo

gallery-does-take-aim = pon una mira en una casilla libre.
gallery-does-double-barrel = pon miras en dos casillas libres contiguas.
gallery-does-shoot = dale al pato bajo una mira. La mira se va.
gallery-does-quick-shot = dispara a cualquier pato, sin mira.
gallery-does-misfire = dale a un pato junto a una mira. La mira se va.
gallery-does-two-birds = dales a los patos bajo dos miras contiguas.
gallery-does-bump-left = mueve una mira una casilla hacia el frente.
gallery-does-bump-right = mueve una mira una casilla hacia el mazo.
gallery-does-line-forward = la carta del frente va bajo el mazo de patos. El resto avanza.
gallery-does-hang-back = cambia de sitio uno de tus patos con la carta de detrás.
gallery-does-move-ahead = cambia de sitio uno de tus patos con la carta de delante.
gallery-does-fast-forward = lleva uno de tus patos al frente.
gallery-does-disorderly-conduckt = ordena la fila como quieras.
gallery-does-duck-shuffle = baraja toda la fila con el mazo de patos y reparte otra.
gallery-does-duck-and-cover = esconde uno de tus patos bajo el de al lado.
gallery-does-bottoms-up = protege a cualquier pato hasta tu próximo turno.

gallery-why-take-aim = ya hay una mira en cada casilla
gallery-why-double-barrel = ya hay una mira en cada casilla
gallery-why-shoot = no hay ninguna mira
gallery-why-quick-shot = no se puede disparar a ningún pato de la fila
gallery-why-misfire = no hay ninguna mira
gallery-why-two-birds = no hay dos miras contiguas
gallery-why-bump-left = ninguna mira puede ir hacia el frente
gallery-why-bump-right = ninguna mira puede ir hacia el mazo
gallery-why-hang-back = ninguno de tus patos tiene una carta detrás
gallery-why-move-ahead = ninguno de tus patos tiene una carta delante
gallery-why-fast-forward = no tienes ningún pato detrás del frente
gallery-why-duck-and-cover = ninguno de tus patos puede esconderse bajo el de al lado
gallery-why-bottoms-up = todos los patos de la fila ya están a salvo
gallery-why-no-duck = no tienes ningún pato en la fila

# The board
gallery-turn = **Turno { $number } · { $who }**
gallery-turn-playing = **Turno { $number } · { $who }** juega **{ $card }**
gallery-over = **La partida ha terminado**
gallery-row-space = casilla
gallery-row-marker = mira
gallery-row-duck = pato
gallery-row-below = debajo
gallery-row-safe = a salvo
gallery-safe = La casilla **{ $space }** está a salvo hasta el próximo turno de **{ $who }**.
gallery-player = `{ $letter }` **{ $who }** · { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
} · { $ducks ->
    [0] **sin patos**
    [one] **1** pato
   *[other] **{ $ducks }** patos
} · { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
gallery-player-playing = ▶ { $player }
gallery-player-sitting-out = { $player } · descansa
gallery-decks = Mazo de patos { $ducks } · mazo de acciones { $cards }
gallery-decks-known = Mazo de patos { $ducks } (al fondo: { $known }) · mazo de acciones { $cards }
gallery-discards = Descartes: { $cards }
gallery-several = { $count } × { $card }
gallery-legend = La casilla 1 es el frente; detrás de la 6 está el mazo. X: mira. ~: agua. debajo: un pato escondido bajo otro.

## On the picture of the board; { $who } is a name without Markdown
gallery-front = frente
gallery-plate-out = sin patos, aún dispara
gallery-plate-sitting-out = descansa
gallery-safe-duck = a salvo
gallery-safe-until = a salvo hasta
gallery-hides = debajo
gallery-next = luego
gallery-miss = fallo
gallery-deck = { $count } más
gallery-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
gallery-head-turn = Turno { $number }
gallery-head-replay = Repetición
gallery-head-won = { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡Ganan { $who }!
}
gallery-head-watch = Mira los patos
gallery-head-playing = { $who } juega { $card }
gallery-head-card = { $who } elige una carta
gallery-head-take-aim = { $who } apunta: ¿adónde?
gallery-head-double-barrel = { $who } apunta dos veces: ¿adónde?
gallery-head-shoot = { $who } dispara: ¿a qué mira?
gallery-head-quick-shot = { $who } dispara: ¿a qué pato?
gallery-head-misfire = Bala perdida de { $who }: ¿qué mira?
gallery-head-two-birds = { $who } dispara dos veces: ¿adónde?
gallery-head-bump-left = { $who } mueve una mira a la izquierda
gallery-head-bump-right = { $who } mueve una mira a la derecha
gallery-head-hang-back = { $who } atrasa un pato: ¿cuál?
gallery-head-move-ahead = { $who } adelanta un pato: ¿cuál?
gallery-head-fast-forward = { $who } lleva un pato al frente
gallery-head-duck-and-cover = { $who } esconde un pato: ¿cuál?
gallery-head-bottoms-up = { $who } protege a un pato: ¿a cuál?
gallery-head-neighbour = Bala perdida de { $who }: ¿qué lado?
gallery-head-cover = { $who } esconde un pato: ¿debajo de cuál?
gallery-head-order = { $who } ordena la fila: ¿quién va en la { $space }?

# The hand
gallery-hand = **Tu mano** · tus patos: `{ $letter }` { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}, { $ducks ->
    [0] y no te queda ninguno
    [one] te queda 1
   *[other] te quedan { $ducks }
}
gallery-head-over = La partida ha terminado
gallery-head-wait = Aún no te toca
gallery-head-hand-card = ¿Qué carta juegas?
gallery-head-hand-discard = ¿Qué carta descartas?
gallery-head-hand-take-aim = ¿A qué casilla apuntas?
gallery-head-hand-double-barrel = ¿A qué casillas apuntas?
gallery-head-hand-shoot = ¿A qué mira disparas?
gallery-head-hand-quick-shot = ¿A qué pato disparas?
gallery-head-hand-misfire = ¿Desde qué mira se pierde?
gallery-head-hand-two-birds = ¿A qué miras disparas?
gallery-head-hand-bump-left = ¿Qué mira va a la izquierda?
gallery-head-hand-bump-right = ¿Qué mira va a la derecha?
gallery-head-hand-hang-back = ¿Qué pato tuyo se atrasa?
gallery-head-hand-move-ahead = ¿Qué pato tuyo se adelanta?
gallery-head-hand-fast-forward = ¿Qué pato tuyo va al frente?
gallery-head-hand-duck-and-cover = ¿Qué pato tuyo se esconde?
gallery-head-hand-bottoms-up = ¿A qué pato proteges?
gallery-head-hand-neighbour = ¿A qué lado le das?
gallery-head-hand-cover = ¿Bajo qué pato se esconde?
gallery-head-hand-order = ¿Qué carta va en la casilla { $space }?
gallery-preview-choose = Tus opciones ahora
gallery-preview-order = El orden que quieras
gallery-preview-after = Así queda la fila
gallery-preview-waits = Antes, acaba { $card }.
gallery-preview-why = Ahora no: { $why }.
gallery-held = { $count ->
    [one] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
gallery-held-in-vain = { $count ->
    [one] ~~{ $card }~~: { $does } Ahora no: { $why }.
   *[other] { $count } × ~~{ $card }~~: { $does } Ahora no: { $why }.
}
gallery-all-in-vain = Ahora no puedes jugar ninguna de estas, así que descartarías una.

# For people who listen to the pictures
gallery-alt-turn = Turno { $number }.
gallery-alt-over = La partida ha terminado. { $count ->
    [one] Ganó { $who }.
   *[other] Ganaron { $who }.
}
gallery-alt-setting = Una caseta de tiro en una feria: seis sitios en fila sobre el agua, y los patos de los seis colores: { $ducks }.
gallery-alt-look = { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
} { $letter }
gallery-alt-line = La fila desde el frente: { $cards }.
gallery-alt-empty-line = En la fila ya no nada nadie.
gallery-alt-space = { $space } { $card }
gallery-alt-aimed = { $space } { $card }, con una mira
gallery-alt-options = Opciones: { $options }.
gallery-alt-option = { $letter }: { $what }
gallery-alt-players = { $players }.
gallery-alt-player = { $who } ({ $letter }, { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}): { $ducks ->
    [0] sin patos
    [one] queda 1 pato
   *[other] quedan { $ducks } patos
}
gallery-alt-player-sitting-out = { $player }, descansa
gallery-alt-decks = { $ducks } en el mazo de patos, { $cards } en el mazo de acciones.
gallery-alt-known = Al fondo del mazo de patos, primero el que saldrá antes: { $ducks }.
gallery-alt-safe = La casilla { $space } está a salvo hasta el próximo turno de { $who }.
gallery-alt-you = Eres { $letter }, { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}; { $ducks ->
    [0] no te quedan patos
    [one] te queda 1 pato
   *[other] te quedan { $ducks } patos
}.
gallery-alt-card = { $card }: { $does }
gallery-alt-card-after = { $card }: { $does } Así queda la fila: { $line }.
gallery-alt-card-in-vain = { $card }: { $does } Ahora no: { $why }.
gallery-alt-place = { $place }: { $who }, { $character }, { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}, { $ducks ->
    [0] sin patos
    [one] queda 1 pato
   *[other] quedan { $ducks } patos
}.
gallery-alt-photo = Una foto muestra el final: { $what }.
gallery-photo-last = el último pato a flote
gallery-photo-last-many = los últimos patos a flote
gallery-photo-together = cayeron a la vez

# What is asked
gallery-asked-card = **{ $who }** elige una carta para jugar.
gallery-asked-take-aim = **{ $who }** apunta: ¿a qué casilla?
gallery-asked-double-barrel = **{ $who }** apunta dos veces: ¿adónde?
gallery-asked-shoot = **{ $who }** dispara: ¿a qué mira?
gallery-asked-quick-shot = **{ $who }** dispara sin mira: ¿a qué pato?
gallery-asked-misfire = Bala perdida de **{ $who }**: ¿desde qué mira?
gallery-asked-two-birds = **{ $who }** dispara dos veces: ¿a qué miras?
gallery-asked-bump-left = **{ $who }** mueve una mira hacia el frente: ¿cuál?
gallery-asked-bump-right = **{ $who }** mueve una mira hacia el mazo: ¿cuál?
gallery-asked-hang-back = **{ $who }** cambia de sitio un pato con la carta de detrás: ¿cuál?
gallery-asked-move-ahead = **{ $who }** cambia de sitio un pato con la carta de delante: ¿cuál?
gallery-asked-fast-forward = **{ $who }** lleva un pato al frente: ¿cuál?
gallery-asked-duck-and-cover = **{ $who }** esconde un pato: ¿cuál?
gallery-asked-bottoms-up = **{ $who }** protege a un pato: ¿a cuál?
gallery-asked-neighbour = Bala perdida de **{ $who }** desde la mira de la { $space }: ¿hacia qué lado?
gallery-asked-cover = **{ $who }** esconde el pato de la { $space }: ¿bajo qué pato?
gallery-asked-order = **{ $who }** ordena la fila: ¿qué carta va en la casilla { $space }?
gallery-asked-sitting = { $who } puede descansar o volver a jugar.

gallery-asked-you-card = ¿Qué carta quieres jugar?
gallery-asked-you-discard = No puedes jugar ninguna de tus cartas. ¿Cuál descartas?
gallery-asked-you-take-aim = Apunten: ¿en qué casilla pones la mira?
gallery-asked-you-double-barrel = Doble cañón: ¿en qué casillas pones las miras?
gallery-asked-you-shoot = Fuego: ¿a qué mira?
gallery-asked-you-quick-shot = Tiro rápido: ¿a qué pato?
gallery-asked-you-misfire = Bala perdida: ¿desde qué mira? Le darás a una carta de al lado.
gallery-asked-you-two-birds = Dos de un tiro: ¿a qué miras?
gallery-asked-you-bump-left = Mira izquierda: ¿qué mira va hacia el frente?
gallery-asked-you-bump-right = Mira derecha: ¿qué mira va hacia el mazo?
gallery-asked-you-hang-back = Paso atrás: ¿qué pato tuyo cambia de sitio con la carta de detrás?
gallery-asked-you-move-ahead = Paso adelante: ¿qué pato tuyo cambia de sitio con la carta de delante?
gallery-asked-you-fast-forward = Acelerón: ¿qué pato tuyo va al frente?
gallery-asked-you-duck-and-cover = Pato a tierra: ¿qué pato tuyo se esconde?
gallery-asked-you-bottoms-up = Hasta el fondo: ¿a qué pato proteges hasta tu próximo turno?
gallery-asked-you-neighbour = Bala perdida desde la mira de la { $space }: ¿a qué carta de al lado le das?
gallery-asked-you-cover = Tu pato de la { $space } se esconde: ¿bajo qué pato?
gallery-asked-you-order = ¿Qué carta va en la casilla { $space }?
gallery-asked-you-sit-out = No te quedan patos. Puedes descansar: tus turnos se saltan hasta que vuelvas. Si solo quedan máquinas, juegan ellas hasta el final.
gallery-asked-you-come-back = Estás descansando, así que tus turnos se saltan. Puedes volver cuando quieras.

# Labels of buttons; { $card } is what lies there
gallery-at-water = agua
gallery-at-unseen = una carta del mazo
gallery-at-duck = pato { $colour }
gallery-at-own = tu pato
gallery-at-pair = { $colour } sobre { $hidden }
gallery-at-safe = { $card }, a salvo
gallery-short-own = tuyo
gallery-short-safe = { $card } a salvo
gallery-label-play = { $card }
gallery-label-discard = Descartar { $card }
gallery-label-aim = Apuntar a { $space } ({ $card })
gallery-label-aim-two = Apuntar a { $space } y { $next } ({ $card }, { $other })
gallery-label-shoot = Disparar a { $space } ({ $card })
gallery-label-shoot-two = Disparar a { $space } y { $next } ({ $card }, { $other })
gallery-label-marker = Desde la mira de { $space }
gallery-label-bump = Mira de { $space } a { $to } ({ $aimed })
gallery-label-move = Cambiar { $space } con { $to } ({ $aimed })
gallery-label-move-first = Llevar { $space } al frente ({ $card })
gallery-label-hide = Esconder el pato de { $space }
gallery-label-under = Bajo { $space } ({ $card })
gallery-label-protect = Proteger { $space } ({ $card })
gallery-label-put = De { $space }: { $card }
gallery-label-put-here = Se queda en { $space }: { $card }
gallery-label-keep = Dejar el resto como está
gallery-label-sit-out = Descansar
gallery-label-come-back = Volver a jugar

# What happened
gallery-whose = un pato de **{ $owner }**
gallery-news-play = **{ $who }** jugó **{ $card }**.
gallery-news-discard = **{ $who }** descartó { $card } por no poder jugar nada.
gallery-news-aim = **{ $who }** apuntó a la casilla { $space }.
gallery-news-hit = **{ $who }** le dio a un pato de **{ $owner }** en la casilla { $space }.
gallery-news-hit-own = **{ $who }** le dio a un pato propio en la casilla { $space }.
gallery-news-hit-up = Debajo apareció un pato de **{ $owner }**.
gallery-news-hit-marker = La mira de la { $marker } se va.
gallery-news-miss = **{ $who }** disparó a la casilla { $space } sin darle a nadie.
gallery-news-miss-marker = La mira se queda.
gallery-news-out = **{ $who }** se quedó sin patos, pero sigue jugando cartas.
gallery-news-sit-out = **{ $who }** descansa.
gallery-news-come-back = **{ $who }** vuelve a jugar.
gallery-news-bump = **{ $who }** movió la mira de la { $space } a la { $to }.
gallery-news-forward = **{ $who }** mandó la carta del frente bajo el mazo de patos: { $ducks }.
gallery-news-move = **{ $who }** movió la carta de la { $space } a la { $to }.
gallery-news-reshuffle = **{ $who }** barajó toda la fila con el mazo de patos.
gallery-news-hide = **{ $who }** escondió el pato de la { $space } bajo el de la { $under }.
gallery-news-protect = **{ $who }** protegió al pato de la { $space }.
gallery-news-lift = El Hasta el fondo de **{ $who }** ya no protege.
gallery-news-fill = Nuevo en la fila: { $ducks }.
gallery-news-filled = { $duck } en la { $space }
gallery-news-drawn = Robaste { $cards }.
gallery-news-shuffle = Se barajaron los descartes: hay un mazo de acciones nuevo.

# The end
gallery-won = { $count ->
    [one] **¡Ganó { $who }!**
   *[other] **¡{ $who } comparten la victoria!**
}
gallery-ended-last-duck-swimming = A nadie más le quedan patos.
gallery-ended-last-ducks-went-together = Los últimos patos cayeron en el mismo instante.
gallery-score = **{ $place }** · { $who }: { $ducks ->
    [0] sin patos
    [one] queda 1 pato
   *[other] quedan { $ducks } patos
}
