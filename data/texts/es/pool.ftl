# Duck Pool. { $who }, { $whom } are people's names; { $pool } is a pool's number in the circle, { $called } its name.

pool-name-puddle = Charco
pool-name-foot-bath = Lavapiés
pool-name-duckling-pool = Guardería
pool-name-splash-pad = Chorrito
pool-name-splash-pads = Chorritos
pool-name-hot-tub = Jacuzzi
pool-name-fountain = Fuente
pool-name-mud-bath = Baño de lodo
pool-name-baby-slide = Minitobogán
pool-name-plunge-pool = Poza fría
pool-name-grotto = Gruta
pool-name-bubble-bath = Burbujas
pool-name-waterfall = Cascada
pool-name-lazy-river = Río lento
pool-name-tube-slide = Gran tubo
pool-name-salt-pool = Salina
pool-name-diving-tower = Gran salto
pool-name-lap-pool = Olímpica
pool-name-paddle-lake = Lago de remo
pool-name-wave-pool = Mar de olas
pool-name-wild-water = Rápidos
pool-name-lagoon = Laguna

# The cards: their names, and what they do from a hand
pool-card-sam = Sam
pool-card-dingy = Dingy
pool-card-julie = Julie
pool-card-wilma = Wilma
pool-card-james = James
pool-card-amy = Amy
pool-card-lara = Lara
pool-card-albert = Albert
pool-card-arrrwin = Arrrwin
pool-card-goldie = Goldie
pool-card-ring = Flotador
pool-card-flamingo = Flamenco

pool-does-sam = voltea un pato de cualquier piscina: sus iconos ya no cuentan.
pool-does-dingy = mueve una ficha rival a otra piscina.
pool-does-julie = se lleva a tu mano un pato o un inflable de una piscina; otra Julie, solo una vez por turno.
pool-does-wilma = mueve un pato a otra piscina donde quepa.
pool-does-james = mueve el trampolín a otra piscina.
pool-does-amy = roba una carta.
pool-does-lara = descarta la carta de arriba de un montón de puntos rival.
pool-does-albert = no tiene efecto.
pool-does-arrrwin = acaba tu turno, y no robas carta.
pool-does-goldie = no tiene efecto, pero quien llene su piscina gana 5 puntos.
pool-does-float = anula el efecto de cualquier pato, tuyo o ajeno.

# A card with its icons
pool-icons = { $card } { $icons }
pool-float-icons = { $card } ({ $icons ->
    [one] 1 inflable
   *[other] { $icons } inflables
})
pool-several = { $count } × { $card }

# The board
pool-turn = **Turno { $number } · { $who }**
pool-turn-marker = **Turno { $number } · { $who }** se lanza a **{ $pool } { $called }**
pool-turn-diving = **Turno { $number } · { $who }** · **{ $card }** se zambulle
pool-over = **La partida ha terminado**
pool-head-name = piscina
pool-head-ducks = patos
pool-head-floats = infl.
pool-head-tokens = aquí
pool-no-pool = (ninguna)
pool-below = **{ $pool }** { $cards }
pool-player = `{ $letter }` **{ $who }** · { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
} · { $pile ->
    [0] aún sin puntos
   *[other] montón de { $pile }, arriba { $top }
}
pool-player-playing = ▶ { $player }
pool-player-skipping = { $player } · pasa este turno
pool-decks = Mazo { $deck } · descartes { $discards } · piscinas por venir { $pools }
pool-idle = { $idle ->
    [one] 1 turno
   *[other] { $idle } turnos
} sin jugar cartas; a los { $limit } se acaba la partida.
pool-discards = Descartes: { $cards }
pool-legend = > es el trampolín. Iconos que hay / que caben: los patos, justo hasta el tope; los inflables, sin pasarse. ~~Tachado~~: boca abajo, sin iconos.

# The hand
pool-hand = **Tu mano** · eres `{ $letter }`, en **{ $pool } { $called }**
pool-hand-nowhere = **Tu mano** · eres `{ $letter }`
pool-hand-empty = Aún no tienes cartas. Robas una al acabar un turno.
pool-held = { $count ->
    [one] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
pool-pile = Tus puntos: **{ $points }** ({ $cards })
pool-pile-empty = Tus puntos: ninguno todavía
pool-orders = Tus órdenes de anular: { $ducks }
pool-orders-none = No has dejado órdenes de anular.
pool-odds = Qué haría la carta de arriba, antes de su efecto:
pool-odds-line = **{ $pool } { $called }**: { $fills } % la llena, { $over } % se pasa

# On pictures: few words, and plain ones
pool-picture-room = { $room ->
    [one] falta { $room }
   *[other] faltan { $room }
}
pool-picture-full = ¡llena!
pool-picture-over = ¡se pasa!
pool-picture-marker = salta aquí
pool-picture-floats = inflables
pool-picture-here = aquí
pool-picture-flipped = ({ $card })
pool-picture-deck = mazo
pool-picture-deck-left = { $count } más
pool-picture-discards = descartes
pool-picture-discards-left = { $count }
pool-picture-pools = piscinas
pool-picture-pools-left = { $count } más
pool-picture-note = Llena justo: quienes están ahí se reparten los patos. Uno de más: se pierden todos.
pool-picture-idle = { $more ->
    [one] Un turno más sin cartas y se acaba.
   *[other] { $more } turnos más sin cartas y se acaba.
}
pool-picture-cards = { $count ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $count } cartas
}
pool-picture-pile = { $count ->
    [0] sin patos
    [one] 1 pato
   *[other] { $count } patos
}
pool-picture-diving = { $duck ->
    [sam] Sam voltea un pato: ya no cuenta.
    [dingy] Dingy mueve una ficha rival a otra piscina.
    [julie] Julie se lleva una carta de una piscina.
    [wilma] Wilma mueve un pato a otra piscina.
    [james] James: lo que sigue va a otra piscina.
    [amy] Amy roba una carta.
    [lara] Lara quita el pato de arriba de otro montón.
    [arrrwin] Arrrwin acaba el turno.
    [goldie] Goldie: 5 puntos para quien llene su piscina.
   *[other] Albert solo es muy grande.
}

pool-picture-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pool-picture-copies = × { $count }
pool-picture-counted = { $goldie ->
    [0] { $ducks ->
        [one] 1 pato
       *[other] { $ducks } patos
    }
   *[other] { $ducks } + Goldie { $goldie }
}
pool-picture-top = La carta de arriba
pool-picture-top-does = Nadie la conoce. Se zambulle en cuanto la muestras.
pool-picture-dives = ¡{ $card } se zambulle!
pool-picture-odds-note = %: probabilidad de llenarla o pasarse con la próxima.
pool-picture-odds = { $fills } % llena, { $over } % se pasa
pool-picture-cancel = ¿Lo anulas?
pool-picture-cancel-with = con tu { $card },
pool-picture-cancel-not = o espera
pool-picture-stop = O plántate: robas una carta y se acaba tu turno.
pool-picture-no-float = No tienes inflables, así que no puedes anularlo. Nadie lo sabe.
pool-picture-float-waits = Guárdalo: puede anular el próximo pato.
pool-picture-orders = Tus órdenes secretas: estos se anularán
pool-picture-empty = Aún no tienes cartas. Robas una al acabar un turno.

# What a card would do to the pool
pool-preview-now = { $called }, antes del efecto
pool-preview-now-plain = Así queda { $called }
pool-preview-places = { $count ->
    [0] no ocupa sitio
    [one] ocupa 1 sitio
   *[other] ocupa { $count } sitios
}
pool-preview-room = { $room ->
    [one] faltaría { $room }
   *[other] faltarían { $room }
}
pool-preview-over = se pasa: ¡todo perdido!
pool-preview-full = llena: { $share ->
    [0] ningún pato para ti
    [one] ¡1 pato para ti!
   *[other] ¡{ $share } patos para ti!
}
pool-preview-full-elsewhere = llena, pero no para ti{ $share ->
    [0] {""}
   *[other] {" "}(+{ $share })
}
pool-preview-odds-fills = { $share } % la llena
pool-preview-odds-over = { $share } % se pasa
pool-preview-odds-on = { $share } % ni uno ni otro

# The ducks in a few words
pool-brief-sam = voltea un pato
pool-brief-dingy = mueve una ficha
pool-brief-julie = se lleva una carta
pool-brief-wilma = mueve un pato
pool-brief-james = mueve el trampolín
pool-brief-amy = roba una carta
pool-brief-lara = quita un punto
pool-brief-albert = solo es muy grande
pool-brief-arrrwin = acaba tu turno
pool-brief-goldie = vale 5 puntos
pool-brief-ring = anula un pato
pool-brief-flamingo = anula un pato
pool-picture-holds = caben { $ducks }

# The ducks in full
pool-called-sam = Sam el tímido
pool-called-dingy = Dingy el bobo
pool-called-julie = Julie la tierna
pool-called-wilma = Wilma la loca
pool-called-james = James el creído
pool-called-amy = Amy la linda
pool-called-lara = Lara la aventurera
pool-called-albert = Albert el fortachón
pool-called-arrrwin = Arrrwin el gruñón
pool-called-goldie = Goldie la brillante
pool-called-ring = Flotador
pool-called-flamingo = Flamenco

pool-head-turn = Turno { $number }
pool-head-replay = Repetición
pool-head-won = { $count ->
    [one] ¡Ganó { $who }!
   *[other] ¡Ganaron { $who }!
}
pool-head-watch = Mira los patos
pool-head-dive = { $who } elige: ¿qué piscina llenar?
pool-head-act = { $who }: ¿juega una carta o se planta?
pool-head-window = ¡{ $card } se zambulle! Un inflable lo anula.
pool-head-from = { $duck ->
    [sam] { $who } voltea un pato: ¿en qué piscina?
    [julie] { $who } se lleva una carta: ¿de qué piscina?
   *[other] { $who } mueve un pato: ¿de qué piscina?
}
pool-head-which = { $duck ->
    [sam] { $who } voltea un pato: ¿cuál?
    [julie] { $who } se lleva una carta: ¿cuál?
   *[other] { $who } mueve un pato: ¿cuál?
}
pool-head-haven = { $who } mueve a { $card }: ¿a qué piscina?
pool-head-opponent = { $who } mueve una ficha: ¿de quién?
pool-head-new-pool = { $who } mueve a { $whom }: ¿a qué piscina?
pool-head-marker = { $who } sigue: ¿en qué piscina?
pool-head-victim = { $who } quita un pato de arriba: ¿a quién?
pool-head-place = { $who } busca piscina para { $whom }
pool-head-discard = { $who } tiene cinco cartas: sobra una
pool-head-over = La partida ha terminado
pool-head-wait = Aún no te toca
pool-head-hand-dive = ¿Qué piscina quieres llenar?
pool-head-hand-act = ¿Una carta en { $pool } { $called }, o te plantas?
pool-head-hand-window = ¡{ $card } se zambulle! ¿Lo anulas?
pool-head-hand-from = { $duck ->
    [sam] ¿En qué piscina volteas un pato?
    [julie] ¿De qué piscina te llevas una carta?
   *[other] ¿De qué piscina mueves un pato?
}
pool-head-hand-which = { $duck ->
    [sam] ¿Qué pato volteas?
    [julie] ¿Qué carta te llevas?
   *[other] ¿Qué pato mueves?
}
pool-head-hand-haven = ¿A qué piscina va { $card }?
pool-head-hand-opponent = ¿La ficha de quién mueves?
pool-head-hand-new-pool = ¿A qué piscina va la ficha?
pool-head-hand-marker = ¿En qué piscina sigues?
pool-head-hand-victim = ¿A quién le quitas un pato?
pool-head-hand-place = ¿Qué piscina para esta ficha?
pool-head-hand-discard = ¿Qué carta descartas?

# For people who listen instead of looking
pool-alt-turn = Turno { $number }.
pool-alt-over = La partida ha terminado. { $count ->
    [one] Ganó { $who }.
   *[other] { $who } comparten la victoria.
}
pool-alt-setting = Un parque acuático con piscinas, y los diez patos que se zambullen en ellas: { $ducks }.
pool-alt-pool = Piscina { $pool }, { $called }: { $room ->
    [one] falta { $room }
   *[other] faltan { $room }
}, patos { $ducks } de { $most }, inflables { $floats } de { $bears }{ $tokens ->
    [none] {""}
   *[other] ; aquí: { $tokens }
}{ $cards ->
    [none] {""}
   *[other] ; dentro: { $cards }
}.
pool-alt-pool-short = Piscina { $pool }, { $called }: { $room ->
    [one] falta { $room }
   *[other] faltan { $room }
}{ $tokens ->
    [none] {""}
   *[other] ; aquí: { $tokens }
}.
pool-alt-pool-full = La piscina { $pool }, { $called }, está llena: { $cards }.
pool-alt-pool-over = La piscina { $pool }, { $called }, se ha pasado: { $cards }.
pool-alt-gone = En el sitio { $pool } ya no hay piscina.
pool-alt-flipped = { $card } (boca abajo)
pool-alt-marker = El trampolín está en la piscina { $pool }.
pool-alt-options = Opciones: { $options }.
pool-alt-players = { $players }.
pool-alt-player = { $who } ({ $letter }, { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}): { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
}, { $pile ->
    [0] aún sin puntos
    [one] 1 pato como puntos, { $top }
   *[other] { $pile } patos como puntos, arriba { $top }
}
pool-alt-decks = { $deck } en el mazo, { $discards } en los descartes, { $pools } piscinas por venir.
pool-alt-you = Eres { $letter }, { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}, en la piscina { $pool }, con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
pool-alt-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}: { $does }{ $would ->
    [none] {""}
   *[other] {" "}Ahora: { $would }.
}
pool-alt-no-cards = No tienes cartas.
pool-alt-top = La carta de arriba: { $fills } % llena la piscina, { $over } % se pasa.
pool-alt-odds = Piscina { $pool }: { $fills } % la llena, { $over } % se pasa.
pool-alt-place = { $place }: { $who }, { $character }, { $shape } { $colour ->
    [blanco] blanca
    [morado] morada
   *[other] { $colour }
}, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
pool-alt-photo = Una foto muestra el final: { $what }.
pool-photo-ducks = los patos que ganaron
pool-photo-nobody = ni un solo pato
pool-colour-yellow = amarillo
pool-colour-blue = azul
pool-colour-red = rojo
pool-colour-green = verde
pool-colour-purple = morado
pool-colour-white = blanco
pool-shape-sun = sol
pool-shape-drop = gota
pool-shape-heart = corazón
pool-shape-leaf = hoja
pool-shape-star = estrella
pool-shape-cloud = nube

# What the duck that dives is about to do, while it can be cancelled. { $mover } is whose turn it is
pool-about-to = { $duck ->
    [sam] **Sam** está a punto de voltear un pato en una de las piscinas.
    [dingy] **Dingy** está a punto de mover la ficha de alguien que juega contra { $mover }.
    [julie] **Julie** está a punto de llevarse una carta de una piscina a la mano de { $mover }.
    [wilma] **Wilma** está a punto de mover un pato a otra piscina.
    [james] **James** está a punto de mover el trampolín a otra piscina.
    [amy] **Amy** está a punto de robar una carta para { $mover }.
    [lara] **Lara** está a punto de descartar la carta de arriba de un montón de puntos.
   *[other] **Arrrwin** está a punto de acabar el turno de { $mover }.
}
pool-about-to-yours = { $duck ->
    [sam] Tu **Sam** está a punto de voltear un pato en una de las piscinas.
    [dingy] Tu **Dingy** está a punto de mover una ficha rival a otra piscina.
    [julie] Tu **Julie** está a punto de llevarse una carta de una piscina a tu mano.
    [wilma] Tu **Wilma** está a punto de mover un pato a otra piscina.
    [james] Tu **James** está a punto de mover el trampolín a otra piscina.
    [amy] Tu **Amy** está a punto de robar una carta para ti.
    [lara] Tu **Lara** está a punto de descartar la carta de arriba de un montón de puntos ajeno.
   *[other] Tu **Arrrwin** está a punto de acabar tu turno.
}
pool-doomed = **La piscina { $pool } se desborda.** Después del efecto, se pierde todo lo que siga en ella.

# What is asked. { $duck } is the duck whose effect it is, by its kind
pool-asked-dive = **{ $who }** elige a qué piscina lanzarse.
pool-asked-act = **{ $who }** juega una carta o acaba su turno.
pool-asked-window = { $does } Quien tenga un inflable puede anularlo. ¿Necesitas más tiempo? Pulsa **¡Un momento!**
pool-asked-from = **{ $who }** { $duck ->
    [sam] voltea un pato con Sam: ¿en qué piscina?
    [julie] se lleva una carta con Julie: ¿de qué piscina?
   *[other] mueve un pato con Wilma: ¿de qué piscina?
}
pool-asked-which = **{ $who }** { $duck ->
    [sam] voltea un pato de la piscina { $pool } con Sam: ¿cuál?
    [julie] se lleva una carta de la piscina { $pool } con Julie: ¿cuál?
   *[other] mueve un pato de la piscina { $pool } con Wilma: ¿cuál?
}
pool-asked-haven = **{ $who }** mueve a { $card } desde la piscina { $pool } con Wilma: ¿a qué piscina?
pool-asked-opponent = **{ $who }** mueve una ficha rival con Dingy: ¿de quién?
pool-asked-new-pool = **{ $who }** mueve la ficha de **{ $whom }** con Dingy: ¿a qué piscina?
pool-asked-marker = **{ $who }** mueve el trampolín con James: ¿a qué piscina?
pool-asked-victim = **{ $who }** descarta con Lara la carta de arriba de un montón de puntos: ¿de quién?
pool-asked-place = **{ $who }** busca una piscina nueva para la ficha de **{ $whom }**: ¿cuál?
pool-asked-place-own = **{ $who }** busca una piscina nueva para su propia ficha: ¿cuál?
pool-asked-discard = **{ $who }** tiene cinco cartas y descarta una.
pool-asked-skip = { $who } puede pasar lo que queda de turno, o cambiar de idea.
pool-asked-orders = { $who } puede dejar órdenes secretas para anular patos.

pool-asked-you-dive = ¿En qué piscina se zambullen los patos este turno?
pool-asked-you-act = ¿Juegas una carta en **{ $pool } { $called }** ({ $room ->
    [one] falta { $room }
   *[other] faltan { $room }
}), o acabas tu turno?
pool-asked-you-act-on = ¿Qué va a **{ $pool } { $called }** ({ $room ->
    [one] falta { $room }
   *[other] faltan { $room }
})?
pool-asked-you-window = { $does } ¿Lo anulas? Si no pulsas nada, ocurre.
pool-asked-you-window-without = { $does } No tienes inflables, así que no puedes anularlo. El resto no lo sabe.
pool-asked-you-from = { $duck ->
    [sam] Sam voltea un pato: ¿en qué piscina?
    [julie] Julie se lleva una carta a tu mano: ¿de qué piscina?
   *[other] Wilma mueve un pato: ¿de qué piscina?
}
pool-asked-you-which = { $duck ->
    [sam] Sam voltea un pato de la piscina { $pool }: ¿cuál?
    [julie] Julie se lleva una carta de la piscina { $pool }: ¿cuál?
   *[other] Wilma mueve un pato de la piscina { $pool }: ¿cuál?
}
pool-asked-you-haven = Wilma mueve a { $card } desde la piscina { $pool }: ¿a qué piscina?
pool-asked-you-opponent = Dingy mueve una ficha rival: ¿de quién?
pool-asked-you-new-pool = Dingy mueve la ficha de **{ $whom }**: ¿a qué piscina?
pool-asked-you-marker = James mueve el trampolín: ¿a qué piscina?
pool-asked-you-victim = Lara descarta la carta de arriba de un montón de puntos: ¿de quién?
pool-asked-you-place = La ficha de **{ $whom }** necesita una piscina nueva: ¿cuál?
pool-asked-you-place-own = Tu ficha necesita una piscina nueva: ¿cuál?
pool-asked-you-discard = Tienes cinco cartas: ¿cuál descartas?
pool-asked-you-skip = Puedes pasar lo que queda de turno, o cambiar de idea.
pool-asked-you-orders = Puedes dejar órdenes: se anula el próximo pato de ese tipo, si para entonces tienes un inflable.
pool-answered = { $question } Tu respuesta por ahora: { $answer }.

# Labels of buttons; { $letter } is another player's
pool-label-dive = { $pool } { $called } ({ $room ->
    [one] falta { $room }
   *[other] faltan { $room }
})
pool-label-top = Jugar la carta de arriba
pool-label-play = Jugar { $card }
pool-label-end = Acabar turno y robar
pool-label-end-without = Acabar turno
pool-label-pass = Dejar que ocurra
pool-label-cancel = Anularlo
pool-label-hold-on = ¡Un momento!
pool-label-pass-turn = No preguntar más este turno
pool-label-ask-again = Volver a preguntarme
pool-label-from = De { $pool } { $called }
pool-label-card = { $card }
pool-label-to = { $pool } { $called } ({ $room ->
    [one] falta { $room }
   *[other] faltan { $room }
})
pool-label-token = La ficha de { $letter }, ahora en { $pool }
pool-label-rob = { $card }, de { $letter }
pool-label-discard = Descartar { $card }
pool-label-order = Anular a { $card } la próxima vez
pool-label-lift = No anular a { $card }

# What happened
pool-news-pool = Nueva en el círculo: { $pools }.
pool-news-laid = **{ $pool } { $called }** (patos { $ducks }, inflables { $floats })
pool-news-start = Todas las fichas empiezan en la piscina { $pool }.
pool-news-marker = **{ $who }** puso el trampolín en la piscina { $pool }.
pool-news-place = **{ $who }** jugó **{ $card }** { $source ->
    [deck] del mazo
   *[other] de su mano
} en la piscina { $pool }.
pool-news-effect = Nadie anuló a { $card }.
pool-news-effect-arrrwin = Arrrwin acabó el turno.
pool-news-hold = **{ $who }** pidió un momento.
pool-news-cancel = **{ $who }** anuló a { $duck } con un { $card }.
pool-news-flip = **{ $who }** volteó a { $card } en la piscina { $pool }.
pool-news-take = **{ $who }** se llevó { $card ->
    [Flotador] un Flotador
    [Flamenco] un Flamenco
   *[other] a { $card }
} de la piscina { $pool }.
pool-news-carry = **{ $who }** movió a { $card } de la piscina { $pool } a la { $to }.
pool-news-token = **{ $who }** movió la ficha de **{ $whom }** a la piscina { $pool }.
pool-news-token-own = **{ $who }** movió su propia ficha a la piscina { $pool }.
pool-news-rob = **{ $who }** descartó a { $card } del montón de puntos de **{ $whom }**.
pool-news-rob-up = Ahora arriba está { $card }.
pool-news-end = **{ $who }** acabó su turno.
pool-news-draw = **{ $who }** robó { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
pool-news-drawn = Robaste { $cards }.
pool-news-discard = **{ $who }** descartó { $card ->
    [Flotador] un Flotador
    [Flamenco] un Flamenco
   *[other] a { $card }
}.
pool-news-overcrowded = **¡La piscina { $pool } se desborda!** Se pierden todas sus cartas, y se acaba el turno de **{ $who }**.
pool-news-full = **¡{ $who } llenó la piscina { $pool }!**
pool-news-full-lost = Se descarta: { $cards }.
pool-news-points = **{ $who }** se llevó como puntos: { $cards }.
pool-news-gone = La piscina { $pool } se va, y no llega ninguna nueva.
pool-news-skip = **{ $who }** pasa lo que queda de turno.
pool-news-unskip = **{ $who }** quiere que le vuelva a preguntar.
pool-news-shuffle = Se barajaron los descartes: hay mazo nuevo.

# The end
pool-won = { $count ->
    [one] **¡Ganó { $who }!**
   *[other] **¡{ $who } comparten la victoria!**
}
pool-ended-one-pool-left = Solo quedaba una piscina.
pool-ended-no-pool-left = No quedaban piscinas.
pool-ended-no-cards-left = No quedaban cartas que jugar.
pool-ended-nobody-plays-any-more = Nadie quiso jugar otra carta.
pool-score = **{ $place }** · { $who }: **{ $points }** { $points ->
    [one] punto
   *[other] puntos
}{ $goldies ->
    [0] {""}
    [one] , con una Goldie
   *[other] , con { $goldies } Goldies
}
