# Duck Gallery. Ducks are told apart by their owners' colours; { $who } and { $owner } are people's names.
# Colours have no ending: each message adds the one that fits.

gallery-colour-yellow = gelb
gallery-colour-blue = blau
gallery-colour-red = rot
gallery-colour-green = grün
gallery-colour-purple = violett
gallery-colour-white = weiß
gallery-shape-sun = Sonne
gallery-shape-drop = Tropfen
gallery-shape-heart = Herz
gallery-shape-leaf = Blatt
gallery-shape-star = Stern
gallery-shape-cloud = Wolke

# The cards: their names, what they do, and why one can't be played
gallery-card-take-aim = Zielen
gallery-card-double-barrel = Doppelflinte
gallery-card-shoot = Schuss
gallery-card-quick-shot = Schnellschuss
gallery-card-misfire = Querschläger
gallery-card-two-birds = Doppelschlag
gallery-card-bump-left = Schubs links
gallery-card-bump-right = Schubs rechts
gallery-card-line-forward = Aufrücken
gallery-card-hang-back = Trödeln
gallery-card-move-ahead = Vordrängeln
gallery-card-fast-forward = Überholspur
gallery-card-disorderly-conduckt = Ententropie
gallery-card-duck-shuffle = Entensalat
gallery-card-duck-and-cover = In Deckung
gallery-card-bottoms-up = Schwänzchen hoch

gallery-does-take-aim = Setz ein Fadenkreuz über ein freies Feld.
gallery-does-double-barrel = Setz Fadenkreuze über zwei freie Felder nebeneinander.
gallery-does-shoot = Triff die Ente in einem Fadenkreuz. Das Fadenkreuz verschwindet.
gallery-does-quick-shot = Schieß auf irgendeine Ente, auch ohne Fadenkreuz.
gallery-does-misfire = Triff eine Ente links oder rechts von einem Fadenkreuz. Es verschwindet.
gallery-does-two-birds = Triff die Enten in zwei Fadenkreuzen nebeneinander.
gallery-does-bump-left = Schieb ein Fadenkreuz ein Feld nach vorn.
gallery-does-bump-right = Schieb ein Fadenkreuz ein Feld zum Stapel hin.
gallery-does-line-forward = Die vorderste Karte kommt unter den Entenstapel. Die anderen rücken auf.
gallery-does-hang-back = Tausch eine deiner Enten mit der Karte dahinter.
gallery-does-move-ahead = Tausch eine deiner Enten mit der Karte davor.
gallery-does-fast-forward = Schick eine deiner Enten ganz nach vorn.
gallery-does-disorderly-conduckt = Ordne die Schlange, wie du willst.
gallery-does-duck-shuffle = Misch die ganze Schlange in den Entenstapel und leg eine neue aus.
gallery-does-duck-and-cover = Versteck eine deiner Enten unter einer Ente daneben.
gallery-does-bottoms-up = Schütz irgendeine Ente bis zu deinem nächsten Zug.

gallery-why-take-aim = Über jedem Feld ist schon ein Fadenkreuz
gallery-why-double-barrel = Über jedem Feld ist schon ein Fadenkreuz
gallery-why-shoot = Es gibt kein Fadenkreuz
gallery-why-quick-shot = Keine Ente in der Schlange kann getroffen werden
gallery-why-misfire = Es gibt kein Fadenkreuz
gallery-why-two-birds = Es gibt keine zwei Fadenkreuze nebeneinander
gallery-why-bump-left = Kein Fadenkreuz kann nach vorn
gallery-why-bump-right = Kein Fadenkreuz kann zum Stapel hin
gallery-why-hang-back = Hinter keiner deiner Enten ist eine Karte
gallery-why-move-ahead = Vor keiner deiner Enten ist eine Karte
gallery-why-fast-forward = Du hast keine Ente hinter dem vordersten Feld
gallery-why-duck-and-cover = Keine deiner Enten kann sich unter einer daneben verstecken
gallery-why-bottoms-up = Jede Ente in der Schlange ist schon geschützt
gallery-why-no-duck = Du hast keine Ente in der Schlange

# The board
gallery-turn = **Zug { $number } · { $who }**
gallery-turn-playing = **Zug { $number } · { $who }** spielt **{ $card }**
gallery-over = **Das Spiel ist vorbei**
gallery-row-space = Feld
gallery-row-marker = Ziel
gallery-row-duck = Ente
gallery-row-below = drunter
gallery-row-safe = sicher
gallery-safe = Feld **{ $space }** ist sicher, bis **{ $who }** wieder dran ist.
gallery-player = `{ $letter }` **{ $who }** · { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape } · { $ducks ->
    [0] **raus**
    [one] **1** Ente
   *[other] **{ $ducks }** Enten
} · { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
gallery-player-playing = ▶ { $player }
gallery-player-sitting-out = { $player } · setzt aus
gallery-decks = Entenstapel { $ducks } · Aktionsstapel { $cards }
gallery-decks-known = Entenstapel { $ducks } (ganz unten: { $known }) · Aktionsstapel { $cards }
gallery-discards = Ablage: { $cards }
gallery-several = { $count } × { $card }
gallery-legend = Feld 1 ist vorn, hinter 6 kommt der Stapel. X: Fadenkreuz. ~: Wasser. drunter: eine Ente unter einer anderen.

## On the picture of the board; { $who } is a name without Markdown
gallery-front = vorn
gallery-plate-out = raus, zielt noch
gallery-plate-sitting-out = setzt aus
gallery-safe-duck = sicher
gallery-safe-until = sicher bis
gallery-hides = drunter
gallery-next = nächste
gallery-miss = daneben
gallery-deck = noch { $count }
gallery-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
gallery-head-turn = Zug { $number }
gallery-head-replay = Rückblick
gallery-head-won = { $who } { $count ->
    [one] gewinnt!
   *[other] gewinnen zusammen!
}
gallery-head-watch = Schau den Enten zu
gallery-head-playing = { $who } spielt { $card }
gallery-head-card = { $who } wählt eine Karte
gallery-head-take-aim = { $who } zielt: wohin?
gallery-head-double-barrel = { $who } zielt doppelt: wohin?
gallery-head-shoot = { $who } schießt: auf welches Fadenkreuz?
gallery-head-quick-shot = { $who } schießt: auf welche Ente?
gallery-head-misfire = { $who }, Querschläger: von wo aus?
gallery-head-two-birds = { $who } schießt doppelt: wohin?
gallery-head-bump-left = { $who } schubst ein Fadenkreuz nach links
gallery-head-bump-right = { $who } schubst ein Fadenkreuz nach rechts
gallery-head-hang-back = { $who } lässt trödeln: welche Ente?
gallery-head-move-ahead = { $who } drängelt vor: welche Ente?
gallery-head-fast-forward = { $who } schickt eine Ente nach vorn
gallery-head-duck-and-cover = { $who } versteckt eine Ente: welche?
gallery-head-bottoms-up = { $who } schützt eine Ente: welche?
gallery-head-neighbour = { $who }, Querschläger: welche Seite?
gallery-head-cover = { $who } versteckt eine Ente: worunter?
gallery-head-order = { $who } ordnet: Was kommt auf Feld { $space }?

# The hand
gallery-hand = **Deine Hand** · deine Enten sind `{ $letter }`, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }, { $ducks ->
    [0] und du bist raus
    [one] 1 ist übrig
   *[other] { $ducks } sind übrig
}
gallery-head-over = Das Spiel ist vorbei
gallery-head-wait = Du bist noch nicht dran
gallery-head-hand-card = Welche Karte spielst du?
gallery-head-hand-discard = Welche Karte wirfst du ab?
gallery-head-hand-take-aim = Auf welches Feld zielst du?
gallery-head-hand-double-barrel = Auf welche Felder zielst du?
gallery-head-hand-shoot = Auf welches Fadenkreuz schießt du?
gallery-head-hand-quick-shot = Auf welche Ente schießt du?
gallery-head-hand-misfire = Querschläger: von wo aus?
gallery-head-hand-two-birds = Auf welche Fadenkreuze schießt du?
gallery-head-hand-bump-left = Welches Fadenkreuz rückt nach links?
gallery-head-hand-bump-right = Welches Fadenkreuz rückt nach rechts?
gallery-head-hand-hang-back = Welche deiner Enten trödelt?
gallery-head-hand-move-ahead = Welche deiner Enten drängelt?
gallery-head-hand-fast-forward = Welche deiner Enten kommt nach vorn?
gallery-head-hand-duck-and-cover = Welche deiner Enten versteckt sich?
gallery-head-hand-bottoms-up = Welche Ente schützt du?
gallery-head-hand-neighbour = Welche Seite triffst du?
gallery-head-hand-cover = Unter welcher Ente versteckt sie sich?
gallery-head-hand-order = Welche Karte kommt auf Feld { $space }?
gallery-preview-choose = Deine Auswahl
gallery-preview-order = Ordne, wie du willst
gallery-preview-after = Die Schlange danach
gallery-preview-waits = Spiel erst „{ $card }“ fertig.
gallery-preview-why = Jetzt nicht: { $why }.
gallery-held = { $count ->
    [one] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
gallery-held-in-vain = { $count ->
    [one] ~~{ $card }~~: { $does } Gerade nicht: { $why }.
   *[other] { $count } × ~~{ $card }~~: { $does } Gerade nicht: { $why }.
}
gallery-all-in-vain = Davon kannst du gerade keine spielen, also müsstest du eine abwerfen.

# For people who listen to the pictures
gallery-alt-turn = Zug { $number }.
gallery-alt-over = Das Spiel ist vorbei. { $who } { $count ->
    [one] hat
   *[other] haben
} gewonnen.
gallery-alt-setting = Eine Schießbude auf dem Jahrmarkt: sechs Plätze in einer Reihe auf dem Wasser und die Enten aller sechs Farben: { $ducks }.
gallery-alt-look = { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape } { $letter }
gallery-alt-line = Die Schlange von vorn: { $cards }.
gallery-alt-empty-line = In der Schlange schwimmt nichts mehr.
gallery-alt-space = { $space } { $card }
gallery-alt-aimed = { $space } { $card }, im Fadenkreuz
gallery-alt-options = Zur Wahl: { $options }.
gallery-alt-option = { $letter }: { $what }
gallery-alt-players = { $players }.
gallery-alt-player = { $who } ({ $letter }, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }): { $ducks ->
    [0] raus
    [one] 1 Ente übrig
   *[other] { $ducks } Enten übrig
}
gallery-alt-player-sitting-out = { $player }, setzt aus
gallery-alt-decks = { $ducks } im Entenstapel, { $cards } im Aktionsstapel.
gallery-alt-known = Ganz unten im Entenstapel, die nächste zuerst: { $ducks }.
gallery-alt-safe = Feld { $space } ist sicher, bis { $who } wieder dran ist.
gallery-alt-you = Du bist { $letter }, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }; { $ducks ->
    [0] du bist raus
    [one] 1 Ente ist übrig
   *[other] { $ducks } Enten sind übrig
}.
gallery-alt-card = { $card }: { $does }
gallery-alt-card-after = { $card }: { $does } Die Schlange danach: { $line }.
gallery-alt-card-in-vain = { $card }: { $does } Gerade nicht: { $why }.
gallery-alt-place = { $place }: { $who }, { $character }, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }, { $ducks ->
    [0] keine Ente übrig
    [one] 1 Ente übrig
   *[other] { $ducks } Enten übrig
}.
gallery-alt-photo = Ein Foto zeigt das Ende: { $what }.
gallery-photo-last = die letzte Ente
gallery-photo-last-many = die letzten Enten
gallery-photo-together = zusammen untergegangen

# What is asked
gallery-asked-card = **{ $who }** wählt eine Karte zum Spielen.
gallery-asked-take-aim = **{ $who }** zielt: auf welches Feld?
gallery-asked-double-barrel = **{ $who }** zielt doppelt: wohin?
gallery-asked-shoot = **{ $who }** schießt: auf welches Fadenkreuz?
gallery-asked-quick-shot = **{ $who }** schießt ohne Fadenkreuz: auf welche Ente?
gallery-asked-misfire = **{ $who }** spielt Querschläger: von welchem Fadenkreuz aus?
gallery-asked-two-birds = **{ $who }** schießt doppelt: auf welche Fadenkreuze?
gallery-asked-bump-left = **{ $who }** schubst ein Fadenkreuz nach vorn: welches?
gallery-asked-bump-right = **{ $who }** schubst ein Fadenkreuz zum Stapel hin: welches?
gallery-asked-hang-back = **{ $who }** tauscht eine Ente mit der Karte dahinter: welche?
gallery-asked-move-ahead = **{ $who }** tauscht eine Ente mit der Karte davor: welche?
gallery-asked-fast-forward = **{ $who }** schickt eine Ente ganz nach vorn: welche?
gallery-asked-duck-and-cover = **{ $who }** versteckt eine Ente: welche?
gallery-asked-bottoms-up = **{ $who }** schützt eine Ente: welche?
gallery-asked-neighbour = **{ $who }** spielt Querschläger vom Fadenkreuz auf { $space } aus: auf welche Seite?
gallery-asked-cover = **{ $who }** versteckt die Ente auf { $space }: unter welcher?
gallery-asked-order = **{ $who }** ordnet die Schlange: Welche Karte kommt auf Feld { $space }?
gallery-asked-sitting = Wer aussetzen oder wieder einsteigen kann: { $who }.

gallery-asked-you-card = Welche Karte willst du spielen?
gallery-asked-you-discard = Du kannst keine deiner Karten spielen. Welche wirfst du ab?
gallery-asked-you-take-aim = Zielen: Über welches Feld kommt das Fadenkreuz?
gallery-asked-you-double-barrel = Doppelflinte: Über welche Felder kommen die Fadenkreuze?
gallery-asked-you-shoot = Schuss: auf welches Fadenkreuz?
gallery-asked-you-quick-shot = Schnellschuss: auf welche Ente?
gallery-asked-you-misfire = Querschläger: von welchem Fadenkreuz aus? Du triffst eine Karte daneben.
gallery-asked-you-two-birds = Doppelschlag: auf welche Fadenkreuze?
gallery-asked-you-bump-left = Schubs links: Welches Fadenkreuz rückt nach vorn?
gallery-asked-you-bump-right = Schubs rechts: Welches Fadenkreuz rückt zum Stapel hin?
gallery-asked-you-hang-back = Trödeln: Welche deiner Enten tauscht mit der Karte dahinter?
gallery-asked-you-move-ahead = Vordrängeln: Welche deiner Enten tauscht mit der Karte davor?
gallery-asked-you-fast-forward = Überholspur: Welche deiner Enten kommt ganz nach vorn?
gallery-asked-you-duck-and-cover = In Deckung: Welche deiner Enten versteckt sich?
gallery-asked-you-bottoms-up = Schwänzchen hoch: Welche Ente schützt du bis zu deinem nächsten Zug?
gallery-asked-you-neighbour = Querschläger vom Fadenkreuz auf { $space } aus: Welche Karte daneben triffst du?
gallery-asked-you-cover = Deine Ente auf { $space } versteckt sich: unter welcher?
gallery-asked-you-order = Welche Karte kommt auf Feld { $space }?
gallery-asked-you-sit-out = Du hast keine Enten mehr. Du kannst aussetzen: Deine Züge fallen aus, bis du wieder einsteigst. Sind nur noch Computer übrig, spielen sie es zu Ende.
gallery-asked-you-come-back = Du setzt aus, deine Züge fallen so lange aus. Du kannst jederzeit wieder einsteigen.

# Labels of buttons; { $card } is what lies there
gallery-at-water = Wasser
gallery-at-unseen = eine Karte vom Stapel
gallery-at-duck = { $colour }e Ente
gallery-at-own = deine Ente
gallery-at-pair = { $colour } über { $hidden }
gallery-at-safe = { $card }, sicher
gallery-short-own = deine
gallery-short-safe = { $card } (sicher)
gallery-label-play = { $card }
gallery-label-discard = Abwerfen: { $card }
gallery-label-aim = Auf { $space } zielen ({ $card })
gallery-label-aim-two = Auf { $space } und { $next } zielen ({ $card }, { $other })
gallery-label-shoot = Auf { $space } schießen ({ $card })
gallery-label-shoot-two = Auf { $space } und { $next } schießen ({ $card }, { $other })
gallery-label-marker = Vom Fadenkreuz auf { $space } aus
gallery-label-bump = Fadenkreuz { $space } auf { $to } ({ $aimed })
gallery-label-move = { $space } mit { $to } tauschen ({ $aimed })
gallery-label-move-first = { $space } ganz nach vorn ({ $card })
gallery-label-hide = Die Ente auf { $space } verstecken
gallery-label-under = Unter { $space } ({ $card })
gallery-label-protect = { $space } schützen ({ $card })
gallery-label-put = Von { $space }: { $card }
gallery-label-put-here = Bleibt auf { $space }: { $card }
gallery-label-keep = Den Rest so lassen
gallery-label-sit-out = Aussetzen
gallery-label-come-back = Wieder einsteigen

# What happened
gallery-whose = eine Ente von **{ $owner }**
gallery-news-play = **{ $who }** spielt **{ $card }**.
gallery-news-discard = **{ $who }** kann nichts spielen und wirft „{ $card }“ ab.
gallery-news-aim = **{ $who }** zielt auf Feld { $space }.
gallery-news-hit = **{ $who }** trifft eine Ente von **{ $owner }** auf Feld { $space }!
gallery-news-hit-own = **{ $who }** trifft eine eigene Ente auf Feld { $space }!
gallery-news-hit-up = Darunter taucht eine Ente von **{ $owner }** auf.
gallery-news-hit-marker = Das Fadenkreuz auf { $marker } ist weg.
gallery-news-miss = **{ $who }** schießt vergeblich auf Feld { $space }.
gallery-news-miss-marker = Das Fadenkreuz bleibt.
gallery-news-out = **{ $who }** hat keine Enten mehr, spielt aber weiter Karten.
gallery-news-sit-out = **{ $who }** setzt aus.
gallery-news-come-back = **{ $who }** spielt wieder mit.
gallery-news-bump = **{ $who }** schubst das Fadenkreuz von { $space } auf { $to }.
gallery-news-forward = **{ $who }** schickt die vorderste Karte unter den Entenstapel: { $ducks }.
gallery-news-move = **{ $who }** versetzt die Karte von { $space } auf { $to }.
gallery-news-reshuffle = **{ $who }** mischt die ganze Schlange in den Entenstapel.
gallery-news-hide = **{ $who }** versteckt die Ente auf { $space } unter der auf { $under }.
gallery-news-protect = **{ $who }** schützt die Ente auf { $space }.
gallery-news-lift = Das „Schwänzchen hoch“ von **{ $who }** ist vorbei.
gallery-news-fill = Neu in der Schlange: { $ducks }.
gallery-news-filled = { $duck } auf { $space }
gallery-news-drawn = Neu auf deiner Hand: { $cards }.
gallery-news-shuffle = Die Ablage wird zu einem neuen Aktionsstapel gemischt.

# The end
gallery-won = { $count ->
    [one] **{ $who } hat gewonnen!**
   *[other] **{ $who } teilen sich den Sieg!**
}
gallery-ended-last-duck-swimming = Sonst hat niemand mehr eine Ente.
gallery-ended-last-ducks-went-together = Die letzten Enten hat es im selben Moment erwischt.
gallery-score = **{ $place }** · { $who }: { $ducks ->
    [0] keine Ente übrig
    [one] 1 Ente übrig
   *[other] { $ducks } Enten übrig
}
