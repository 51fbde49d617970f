# Duck Tow. { $who } is a name; { $tile } is a tile's number in the park, { $called } what's there.
# Colours go with "pato" and with "pan", both masculine

tow-colour-yellow = amarillo
tow-colour-orange = naranja
tow-colour-brown = marrón
tow-colour-white = blanco
tow-duck-yellow = un pato amarillo
tow-duck-orange = un pato naranja
tow-duck-brown = un pato marrón
tow-duck-white = un pato blanco

tow-place-koi-pond = Estanque koi
tow-place-boat-house = Embarcadero
tow-place-rose-garden = Rosaleda
tow-place-bandstand = Templete
tow-place-playground = Columpios
tow-place-picnic-lawn = Zona pícnic
tow-place-windmill = Molino
tow-place-stone-bridge = Puente
tow-place-gift-shop = Tienda
tow-place-adopt = Adopción

# A card by its place and its ducks
tow-card = { $place } ({ $ducks })
tow-card-letters = { $place } `{ $letters }`

# The board
tow-turn = **Turno { $number } · { $who }** · { $actions ->
    [0] sin acciones
    [one] queda **1** acción
   *[other] quedan **{ $actions }** acciones
}
tow-turn-ending = **Turno { $number } · { $who }** acaba su turno
tow-over = **La partida ha terminado**
tow-trigger = **{ $who }** provocó el final: { $ending ->
    [equal] esta es la última ronda.
   *[book] el resto tiene un turno más.
}
tow-quiet = Hace { $turns } turnos que nadie completa una carta ni adopta un pato. Si nadie lo hace antes de que acabe el turno de **{ $who }**, se acaba la partida.
tow-player = `{ $letter }` **{ $who }** · séquito { $tow } · pan { $food } · { $cards ->
    [0] sin cartas
    [one] 1 carta
   *[other] { $cards } cartas
} · **{ $points }** { $points ->
    [one] punto
   *[other] puntos
}
tow-player-playing = ▶ { $player }
tow-none = –
tow-rows = Filas de cartas (con { $limit } se acaba la partida):
tow-open = Cartas a la vista: { $cards }
tow-open-none = No hay cartas a la vista
tow-formations = Formaciones (número + puntos):
tow-formations-none = Ya se reclamaron todas las formaciones.
tow-dispersing = Aparte: { $ducks }
tow-bags = Bolsas: patos { $ducks } · pan { $food }
tow-decks = mazo { $deck }
tow-discards = Descartes: { $cards }
tow-counted = { $letter }{ $count }
tow-legend = { $letters }. <: quién está ahí. Minúsculas: usado en una formación.
tow-legend-letter = { $letter } { $shape } { $colour ->
    [blanco] blanca
   *[other] { $colour }
}
tow-shape-sun = sol
tow-shape-leaf = hoja
tow-shape-acorn = bellota
tow-shape-cloud = nube

# The hand
tow-hand = **Tu mano** · eres `{ $letter }`, en **{ $tile } { $called }**
tow-hand-tow = Séquito { $tow } ({ $free ->
    [0] lleno
    [one] 1 sitio libre
   *[other] { $free } sitios libres
}) · pan { $food }
tow-held-ready = **{ $place }** · loseta { $tile } · { $ducks } · **lista**
tow-held = **{ $place }** · loseta { $tile } · { $ducks } · te falta: { $missing }
tow-hand-how = Lleva los patos de una carta a su loseta y entrégalos ahí. La carta pasa a tu fila.

# What is asked
tow-asked-act = A **{ $who }** { $actions ->
    [one] le queda 1 acción
   *[other] le quedan { $actions } acciones
}: ¿qué hace?
tow-asked-feed = **{ $who }** puede dar pan a otro pato de aquí.
tow-asked-shaken = **{ $who }** sacudió la bolsa y salió { $duck }: ¿se une al séquito?
tow-asked-lay = **{ $who }** agrega { $card } a su fila: ¿en qué extremo?
tow-asked-more = **{ $who }** quizá complete otra carta aquí.
tow-asked-buy = **{ $who }** toma pan en la tienda: ¿cuál?
tow-asked-too-much-food = **{ $who }** tiene más de cuatro panes y devuelve uno: ¿cuál?
tow-asked-shop-draw = **{ $who }** toma cartas en la tienda: ¿cuáles?
tow-asked-draw = **{ $who }** roba hasta tener cuatro cartas: ¿de dónde?
tow-asked-discard = **{ $who }** tiene más de cuatro cartas y descarta una.
tow-asked-adopt = **{ $who }** saca dos patos de su séquito: ¿cuáles?
tow-asked-adopted = **{ $who }** puede poner { $ducks } en un hueco: ¿dónde?
tow-asked-formation = **{ $who }** puede reclamar una formación: ¿cuál?
tow-asked-where = **{ $who }** reclama la formación { $formation }: ¿dónde está?
tow-asked-disperse = **{ $who }** devuelve un pato al parque: ¿a qué loseta?
tow-asked-return = **{ $who }** puede devolver pan antes de reponer hasta cuatro: ¿cuál?

tow-asked-you-act = { $actions ->
    [one] Te queda 1 acción
   *[other] Te quedan { $actions } acciones
}. ¿Qué quieres hacer?
tow-asked-you-feed = ¿Das pan a otro pato de aquí?
tow-asked-you-shaken = Sacudiste la bolsa y salió { $duck }. ¿Le das pan?
tow-asked-you-lay = { $card }: ¿en qué extremo de tu fila?
tow-asked-you-more = ¿Completas otra carta aquí, o sigues?
tow-asked-you-buy = ¿Qué pan tomas?
tow-asked-you-too-much-food = Solo puedes quedarte cuatro panes: ¿cuál devuelves?
tow-asked-you-shop-draw = ¿Qué carta tomas?
tow-asked-you-draw = Robas hasta tener cuatro cartas: ¿de dónde sale la siguiente?
tow-asked-you-discard = Solo puedes quedarte cuatro cartas: ¿cuál descartas?
tow-asked-you-adopt = ¿Qué dos patos dejan tu séquito? Uno de ellos puede ir a una carta.
tow-asked-you-adopted = Puedes poner { $ducks } en un hueco de tu fila: ¿dónde?
tow-asked-you-formation = ¿Reclamas una formación?
tow-asked-you-where = ¿Dónde está la formación { $formation } en tu fila?
tow-asked-you-disperse = Un pato de los que están aparte vuelve al parque: ¿a cuál de las losetas más vacías?
tow-asked-you-return = ¿Devuelves pan antes de reponer hasta cuatro?

# Before you end your turn early
tow-sure-end = { $actions ->
    [one] Te queda 1 acción
   *[other] Te quedan { $actions } acciones
}. ¿Acabas tu turno de todas formas?

# Labels of buttons
tow-label-move = Ir a { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-disperse = { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed = Dar pan a { $duck }
tow-label-shake = Sacudir la bolsa de patos
tow-label-complete = Completar { $ducks }
tow-label-shop-food = Tienda: tomar pan
tow-label-shop-cards = Tienda: tomar cartas
tow-label-adopt = Adoptar un pato
tow-label-adopt-two = { $one } y { $other }
tow-label-end = Acabar mi turno
tow-label-take = Darle pan: se une a tu séquito
tow-label-leave = Dejar que se vaya
tow-label-left = A la izquierda: +{ $points } { $points ->
    [one] punto
   *[other] puntos
}
tow-label-right = A la derecha: +{ $points } { $points ->
    [one] punto
   *[other] puntos
}
tow-label-done = Listo
tow-label-buy = Tomar pan { $colour }
tow-label-return = Devolver pan { $colour }
tow-label-keep = Guardar todo el pan
tow-label-draw = { $place }: { $ducks }
tow-label-draw-deck = Del mazo
tow-label-discard = { $place }: { $ducks }
tow-label-place = Poner { $colour } en la carta { $column }
tow-label-none = No poner ninguno
tow-label-claim = Reclamar formación { $formation } ({ $points } puntos)
tow-label-pass = Ahora no reclamar
# Several moves in one press; { $letters } are the ducks on a tile
tow-label-walk = { $steps } pasos hasta { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed-some = Dar pan { $what ->
    [all] a todos: { $colours }
    [only] solo a: { $colours }
   *[some] a: { $colours }
}
tow-label-feed-there = Dar pan en { $tile } { $called }: { $ducks } ({ $actions } acciones)
tow-label-complete-at = Completar { $ducks }, { $end ->
    [left] izquierda
   *[right] derecha
}: +{ $points } { $points ->
    [one] punto
   *[other] puntos
}
tow-label-complete-there = Completar { $ducks } en { $tile }, { $end ->
    [left] izquierda
   *[right] derecha
}: +{ $points } { $points ->
    [one] punto
   *[other] puntos
} ({ $actions } acciones)
tow-label-shop-there = Tienda { $tile }: tomar pan ({ $actions } acciones)
tow-label-adopt-there = Adoptar un pato en { $tile } ({ $actions } acciones)
tow-label-adopt-at = Poner { $stays } en la carta { $column }, soltar { $goes }
tow-label-buy-some = Tomar { $only ->
    [yes] solo { $colours }
   *[no] { $colours }
}
tow-label-return-some = Devolver { $colours }
tow-label-draw-all = { $count ->
    [one] { $count } del mazo
   *[other] Las { $count } del mazo
}
tow-label-home = { $done ->
    [yes] Listo, elige tú las losetas
   *[no] Elige tú las losetas
}{ $keep ->
    [yes] {", guardo el pan"}
   *[no] {""}
}
tow-count-of = { $colour } ×{ $count }
tow-label-at = Cartas { $column } a { $last }, desde { $colour } hacia abajo

# What happened
tow-tile = **{ $tile } { $called }**
tow-news-start = **{ $who }** empieza en { $tile } con { $ducks } en su fila.
tow-news-formations = Formaciones en juego: { $formations }.
tow-news-food = **{ $who }** sacó pan { $colours }.
tow-news-open = { $count ->
    [one] Nueva carta
   *[other] Nuevas cartas
} a la vista: { $cards }.
tow-news-drawn = Robaste { $cards }.
tow-news-draw = **{ $who }** robó { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
tow-news-take = **{ $who }** tomó { $card } de las cartas a la vista.
tow-news-discard = **{ $who }** descartó { $card }.
tow-news-move = **{ $who }** caminó hasta { $tile }.
tow-news-feed = **{ $who }** dio pan a { $duck }.
tow-news-shake = **{ $who }** sacó { $duck } de la bolsa.
tow-news-complete = **{ $who }** completó **{ $card }**.
tow-news-lay = **{ $who }** puso { $card } en el extremo { $side ->
    [left] izquierdo
   *[other] derecho
} de su fila.
tow-news-waddle = { $duck } salió de la bolsa contoneándose tras **{ $who }**.
tow-news-aside = Aparte hasta el final del turno de **{ $who }**: { $ducks }.
tow-news-buy = **{ $who }** tomó pan { $colour } en la tienda.
tow-news-return = **{ $who }** devolvió pan { $colour }.
tow-news-untow = **{ $who }** sacó de su séquito { $ducks }.
tow-news-adopt = **{ $who }** puso para siempre { $duck } en la carta { $column } de su fila.
tow-news-claim = **¡{ $who } reclamó la formación { $formation }** por { $points } puntos!
tow-news-trigger = **Se acerca el final:** { $reason ->
    [cards] la fila de **{ $who }** es lo bastante larga.
    [formations] se reclamó la última formación.
   *[other] se adoptaron todos los patos de un color.
} { $ending ->
    [equal] Esta es la última ronda.
   *[book] Todo el mundo, menos **{ $who }**, tiene un turno más.
}
tow-news-disperse = { $duck } volvió a { $tile }.
tow-news-shuffle = Se barajaron los descartes: hay mazo nuevo.

# The end
tow-won = { $count ->
    [one] **¡Ganó { $who }!**
   *[other] **¡{ $who } comparten la victoria!**
}
tow-ended-the-walk-is-over = **{ $trigger }** provocó el final.
tow-ended-nobody-gets-anywhere = En { $rounds } rondas, nadie completó una carta ni adoptó un pato.
tow-tie = Hay empate a puntos: deciden las rachas más largas.
tow-score = **{ $place }** · { $who }: **{ $points }** puntos, { $runs } de rachas ({ $lengths }) y { $formations } de formaciones

# On pictures, where there's little room
tow-head-turn = Turno { $number }
tow-head-replay = Repetición
tow-head-won = { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡Ganan { $who }!
}
tow-head-over = La partida ha terminado
tow-head-wait = Aún no te toca
tow-head-watch = Mira los patos
tow-head-last = Última ronda
tow-head-act = { $who }: { $actions ->
    [one] queda 1 acción
   *[other] quedan { $actions } acciones
}
tow-head-feed = { $who } da pan: ¿a otro pato?
tow-head-shaken = { $who } sacudió la bolsa: ¿le da pan?
tow-head-lay = { $who } agrega una carta: ¿en qué extremo?
tow-head-more = { $who } completa cartas: ¿otra?
tow-head-buy = { $who } toma pan en la tienda
tow-head-too-much-food = { $who } devuelve pan
tow-head-shop-draw = { $who } toma cartas en la tienda
tow-head-draw = { $who } roba cartas
tow-head-discard = { $who } descarta una carta
tow-head-adopt = { $who } adopta: ¿qué dos patos?
tow-head-adopted = { $who } adopta: ¿en qué carta?
tow-head-formation = { $who } puede reclamar una formación
tow-head-where = { $who } reclama una formación: ¿dónde?
tow-head-disperse = { $who } devuelve un pato: ¿adónde?
tow-head-return = { $who } puede devolver pan
tow-head-hand-act = { $actions ->
    [one] Queda 1 acción: ¿qué haces?
   *[other] Quedan { $actions } acciones: ¿qué haces?
}
tow-head-hand-feed = ¿Das pan a otro pato?
tow-head-hand-shaken = ¿Le das pan a este pato?
tow-head-hand-lay = ¿En qué extremo de tu fila?
tow-head-hand-more = ¿Completas otra carta?
tow-head-hand-buy = ¿Qué pan tomas?
tow-head-hand-too-much-food = ¿Qué pan devuelves?
tow-head-hand-shop-draw = ¿Qué carta tomas?
tow-head-hand-draw = ¿Qué carta robas?
tow-head-hand-discard = ¿Qué carta descartas?
tow-head-hand-adopt = ¿Qué dos patos dejan tu séquito?
tow-head-hand-adopted = ¿Dónde va el pato?
tow-head-hand-formation = ¿Reclamas una formación?
tow-head-hand-where = ¿Dónde la reclamas?
tow-head-hand-disperse = ¿A qué loseta vuelve un pato?
tow-head-hand-return = ¿Devuelves pan?
tow-side-cards = A la vista
tow-side-in-tow = en séquito
tow-side-formations = Por reclamar
tow-side-no-formations = No quedan formaciones
tow-side-ducks = Bolsa: patos
tow-side-food = Bolsa: pan
tow-side-deck = Mazo: quedan { $count }
tow-side-aside = aparte
tow-plate-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
tow-plate-cards = { $count } de { $limit } cartas
tow-plate-tow = Patos
tow-plate-food = Pan
tow-hand-here = Aquí: { $tile } { $called }
tow-hand-own-tow = Tu séquito{ $free ->
    [0] , lleno
   *[other] {""}
}
tow-hand-own-food = Tu pan
tow-hand-where = loseta { $tile }, { $steps ->
    [0] aquí
    [one] 1 paso
   *[other] { $steps } pasos
}
tow-hand-ready = lista
tow-row-points = puntos
tow-closeup-open = A la vista, o una del mazo (quedan { $count })
tow-closeup-hand = Tus cartas
tow-closeup-claim = puedes reclamar
tow-hand-left = Formaciones por reclamar
tow-hand-shaken = De la bolsa
tow-hand-shop = En la tienda
tow-hand-short = { $count ->
    [0] está en tu fila
    [one] falta 1 pato
   *[other] faltan { $count } patos
}
tow-hand-needs = falta
tow-hand-row = Tu fila: rachas { $runs } + formaciones { $formations } = { $points } puntos

# Alt texts
tow-alt-setting = Un parque de hexágonos: { $locations } lugares, { $shops } tiendas y { $shops } sitios de adopción. Hay patos de cuatro tipos: { $ducks }.
tow-alt-turn = Turno { $number }.
tow-alt-over = La partida ha terminado. { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡{ $who } comparten la victoria!
}
tow-alt-options = Opciones: { $options }.
tow-alt-reach = A un paso: { $tiles }.
tow-alt-called = { $tile } { $called }
tow-alt-none = nada
tow-alt-player = { $who } ({ $letter }, { $colour }) en { $tile }: séquito: { $tow }; pan: { $food }; { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $cards } de { $limit } cartas.
tow-alt-tiles = Patos en las losetas: { $tiles }.
tow-alt-tile = { $tile }: { $ducks }
tow-alt-open = Cartas a la vista: { $cards }.
tow-alt-no-open = No hay cartas a la vista.
tow-alt-formations = Formaciones por reclamar, con las columnas de sus patos línea por línea: { $formations }.
tow-alt-formation = { $number } por { $points } puntos, { $pattern }
tow-alt-row = La fila de { $who }: { $cards }. Rachas { $runs }, formaciones { $formations }.
tow-alt-own-row = Tu fila: { $cards }. Rachas { $runs }, formaciones { $formations }.
tow-alt-column = { $column } { $ducks }
tow-alt-used = { $duck } (usado)
tow-alt-bags = Bolsa de patos: { $ducks }. Bolsa de pan: { $food }.
tow-alt-deck = En el mazo: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
tow-alt-count = { $colour } { $count }
tow-alt-you = Eres { $letter }, en { $tile }; patos ahí: { $here }. Tu séquito: { $tow } ({ $free ->
    [0] lleno
    [one] 1 sitio libre
   *[other] { $free } sitios libres
}). Tu pan: { $food }.
tow-alt-card = { $place } ({ $where }): { $ducks }; falta: { $missing }.
tow-alt-card-ready = { $place } ({ $where }): { $ducks }; lista.
tow-alt-run = { $colour } { $count }
tow-alt-place = { $place }: { $who }, { $character } { $colour }, { $points } puntos. Rachas: { $runs }; formaciones: { $formations }.

# Everyone's rows
tow-rows-head = Todas las filas: con { $limit } cartas se acaba la partida
tow-rows-sum = rachas { $runs } + formaciones { $formations }

# The end, drawn
tow-figure-runs = rachas { $count }
tow-figure-formations = formaciones { $count }
tow-photo = Cómo cuentan las rachas
