# Duck Pool. { $who }, { $whom } are people's names; { $pool } is a pool's number in the circle, { $called } its name.

pool-name-puddle = Pfütze
pool-name-foot-bath = Fußbad
pool-name-duckling-pool = Kükenbecken
pool-name-splash-pad = Spritzmatte
pool-name-splash-pads = Spritzmatten
pool-name-hot-tub = Whirlpool
pool-name-fountain = Springbrunnen
pool-name-mud-bath = Schlammbad
pool-name-baby-slide = Babyrutsche
pool-name-plunge-pool = Tauchbecken
pool-name-grotto = Grotte
pool-name-bubble-bath = Schaumbad
pool-name-waterfall = Wasserfall
pool-name-lazy-river = Bummelbach
pool-name-tube-slide = Röhrenrutsche
pool-name-salt-pool = Solebad
pool-name-diving-tower = Sprungturm
pool-name-lap-pool = Sportbecken
pool-name-paddle-lake = Paddelsee
pool-name-wave-pool = Wellenbad
pool-name-wild-water = Wildwasser
pool-name-lagoon = Lagune

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
pool-card-ring = Ring
pool-card-flamingo = Flamingo

pool-does-sam = dreht eine Ente in irgendeinem Becken um, ihre Symbole sind weg.
pool-does-dingy = versetzt einen fremden Stein an ein anderes Becken.
pool-does-julie = holt eine Ente oder einen Reifen aus irgendeinem Becken auf deine Hand; eine andere Julie nur einmal pro Zug.
pool-does-wilma = setzt eine Ente in ein anderes Becken um, in dem Platz für sie ist.
pool-does-james = stellt das Sprungbrett an ein anderes Becken.
pool-does-amy = zieht eine Karte.
pool-does-lara = wirft die oberste Karte eines fremden Punktestapels ab.
pool-does-albert = hat keinen Effekt.
pool-does-arrrwin = beendet deinen Zug, und du ziehst keine Karte.
pool-does-goldie = hat keinen Effekt, aber wer ihr Becken füllt, bekommt 5 Punkte.
pool-does-float = stoppt den Effekt irgendeiner Ente, auch deiner eigenen.

# A card with its icons
pool-icons = { $card } { $icons }
pool-float-icons = { $card } ({ $icons ->
    [one] 1 Reifen
   *[other] { $icons } Reifen
})
pool-several = { $count } × { $card }

# The board
pool-turn = **Zug { $number } · { $who }**
pool-turn-marker = **Zug { $number } · { $who }** · Sprungbrett: **{ $pool } { $called }**
pool-turn-diving = **Zug { $number } · { $who }** · **{ $card }** springt
pool-over = **Das Spiel ist vorbei**
pool-head-name = Becken
pool-head-ducks = Enten
pool-head-floats = Reifen
pool-head-tokens = hier
pool-no-pool = (kein Becken)
pool-below = **{ $pool }** { $cards }
pool-player = `{ $letter }` **{ $who }** · { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} · { $pile ->
    [0] noch keine Punkte
   *[other] { $pile } im Punktestapel, oben { $top }
}
pool-player-playing = ▶ { $player }
pool-player-skipping = { $player } · passt in diesem Zug
pool-decks = Stapel { $deck } · Ablage { $discards } · Becken im Vorrat { $pools }
pool-idle = Seit { $idle ->
    [one] 1 Zug
   *[other] { $idle } Zügen
} keine Karte gespielt; nach { $limit } endet das Spiel.
pool-discards = Ablage: { $cards }
pool-legend = > ist das Sprungbrett. Symbole bisher / nötig: Enten ganz genau, Reifen höchstens so viele. ~~Durchgestrichen~~: umgedreht, ohne Symbole.

# The hand
pool-hand = **Deine Hand** · du bist `{ $letter }`, am Becken **{ $pool } { $called }**
pool-hand-nowhere = **Deine Hand** · du bist `{ $letter }`
pool-hand-empty = Noch keine Karten. Du ziehst eine, wenn du einen Zug beendest.
pool-held = { $count ->
    [one] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
pool-pile = Deine Punkte: **{ $points }** ({ $cards })
pool-pile-empty = Deine Punkte: noch keine
pool-orders = Deine Aufträge, zu stoppen: { $ducks }
pool-orders-none = Du hast keine Aufträge zum Stoppen gegeben.
pool-odds = Was die oberste Karte täte, vor ihrem Effekt:
pool-odds-line = **{ $pool } { $called }**: { $fills } % füllen es, { $over } % sind zu viel

# On pictures: few words, and plain ones
pool-picture-room = noch { $room }
pool-picture-full = voll!
pool-picture-over = zu viel!
pool-picture-marker = hier rein
pool-picture-floats = Reifen
pool-picture-here = hier
pool-picture-flipped = ({ $card })
pool-picture-deck = Stapel
pool-picture-deck-left = noch { $count }
pool-picture-discards = Ablage
pool-picture-discards-left = { $count }
pool-picture-pools = Becken
pool-picture-pools-left = noch { $count }
pool-picture-note = Genau voll: Alle am Becken teilen sich die Enten. Eine zu viel: Alle sind verloren.
pool-picture-idle = { $more ->
    [one] Noch ein Zug ohne Karte, und es ist vorbei.
   *[other] Noch { $more } Züge ohne Karte, und es ist vorbei.
}
pool-picture-cards = { $count ->
    [0] 0 Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
pool-picture-pile = { $count ->
    [0] 0 Enten
    [one] 1 Ente
   *[other] { $count } Enten
}
pool-picture-diving = { $duck ->
    [sam] Sam dreht eine Ente um: Sie zählt nicht mehr.
    [dingy] Dingy versetzt einen fremden Stein.
    [julie] Julie holt eine Karte aus einem Becken.
    [wilma] Wilma setzt eine Ente in ein anderes Becken um.
    [james] James rückt das Sprungbrett weiter.
    [amy] Amy zieht eine Karte.
    [lara] Lara nimmt jemandem die oberste Ente weg.
    [arrrwin] Arrrwin beendet den Zug.
    [goldie] Goldie: 5 Punkte, wenn man ihr Becken füllt.
   *[other] Albert ist einfach nur riesig.
}

pool-picture-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pool-picture-copies = × { $count }
pool-picture-counted = { $goldie ->
    [0] { $ducks ->
        [one] 1 Ente
       *[other] { $ducks } Enten
    }
   *[other] { $ducks } + Goldie { $goldie }
}
pool-picture-top = Die oberste Karte
pool-picture-top-does = Niemand kennt sie. Sobald du sie aufdeckst, springt sie.
pool-picture-dives = { $card } springt!
pool-picture-odds-note = %: wie oft die nächste Karte es füllt oder zu viel ist.
pool-picture-odds = { $fills } % voll, { $over } % zu viel
pool-picture-cancel = Stoppen?
pool-picture-cancel-with = mit deinem { $card },
pool-picture-cancel-not = oder abwarten
pool-picture-stop = Oder hör auf: Zieh eine Karte auf die Hand, dein Zug endet.
pool-picture-no-float = Du hast keinen Reifen zum Stoppen. Das weiß niemand.
pool-picture-float-waits = Heb ihn auf: Er kann die nächste Ente stoppen.
pool-picture-orders = Deine geheimen Aufträge: Die werden gestoppt
pool-picture-empty = Noch keine Karten. Du ziehst eine, wenn du einen Zug beendest.

# What a card would do to the pool
pool-preview-now = { $called }, vor dem Effekt
pool-preview-now-plain = { $called } danach
pool-preview-places = { $count ->
    [0] braucht keinen Platz
    [one] braucht 1 Platz
   *[other] braucht { $count } Plätze
}
pool-preview-room = dann noch { $room } frei
pool-preview-over = zu viel: alle verloren!
pool-preview-full = voll: { $share ->
    [0] keine Ente für dich
    [one] 1 Ente für dich!
   *[other] { $share } Enten für dich!
}
pool-preview-full-elsewhere = voll, aber nicht für dich{ $share ->
    [0] {""}
   *[other] {" "}(+{ $share })
}
pool-preview-odds-fills = { $share } % voll
pool-preview-odds-over = { $share } % zu viel
pool-preview-odds-on = { $share } % weder noch

# The ducks in a few words
pool-brief-sam = dreht 1 Ente um
pool-brief-dingy = versetzt einen Stein
pool-brief-julie = holt eine Karte
pool-brief-wilma = setzt 1 Ente um
pool-brief-james = rückt das Brett
pool-brief-amy = zieht eine Karte
pool-brief-lara = nimmt 1 Punkt weg
pool-brief-albert = nur sehr groß
pool-brief-arrrwin = beendet den Zug
pool-brief-goldie = ist 5 Punkte wert
pool-brief-ring = stoppt eine Ente
pool-brief-flamingo = stoppt eine Ente
pool-picture-holds = fasst { $ducks }

# The ducks in full
pool-called-sam = Sam der Schüchterne
pool-called-dingy = Dingy der Alberne
pool-called-julie = Julie die Fürsorgliche
pool-called-wilma = Wilma die Wilde
pool-called-james = James der Eitle
pool-called-amy = Amy die Süße
pool-called-lara = Lara die Verwegene
pool-called-albert = Albert der Starke
pool-called-arrrwin = Arrrwin der Grantige
pool-called-goldie = Goldie die Glänzende
pool-called-ring = Ring
pool-called-flamingo = Flamingo

pool-head-turn = Zug { $number }
pool-head-replay = Rückblick
pool-head-won = { $who } { $count ->
    [one] hat gewonnen!
   *[other] haben gewonnen!
}
pool-head-watch = Schau den Enten zu
pool-head-dive = { $who } sucht ein Becken aus
pool-head-act = { $who }: Karte spielen oder aufhören?
pool-head-window = { $card } springt! Ein Reifen stoppt das.
pool-head-from = { $duck ->
    [sam] { $who } dreht eine Ente um: in welchem Becken?
    [julie] { $who } holt eine Karte: aus welchem Becken?
   *[other] { $who } setzt eine Ente um: aus welchem Becken?
}
pool-head-which = { $duck ->
    [sam] { $who } dreht eine Ente um: welche?
    [julie] { $who } holt eine Karte: welche?
   *[other] { $who } setzt eine Ente um: welche?
}
pool-head-haven = { $who } setzt { $card } um: in welches Becken?
pool-head-opponent = { $who } versetzt einen Stein: wessen?
pool-head-new-pool = { $who } versetzt { $whom }: an welches Becken?
pool-head-marker = { $who } rückt das Brett: an welches Becken?
pool-head-victim = { $who } nimmt eine oberste Ente weg: wem?
pool-head-place = { $who } sucht ein Becken für { $whom }
pool-head-discard = { $who } hat fünf Karten: eine geht
pool-head-over = Das Spiel ist vorbei
pool-head-wait = Du bist noch nicht dran
pool-head-hand-dive = Welches Becken willst du füllen?
pool-head-hand-act = Karte in { $pool } { $called } spielen, oder aufhören?
pool-head-hand-window = { $card } springt! Stoppst du das?
pool-head-hand-from = { $duck ->
    [sam] In welchem Becken drehst du um?
    [julie] Aus welchem Becken holst du etwas?
   *[other] Aus welchem Becken setzt du um?
}
pool-head-hand-which = { $duck ->
    [sam] Welche Ente drehst du um?
    [julie] Welche Karte holst du?
   *[other] Welche Ente setzt du um?
}
pool-head-hand-haven = In welches Becken kommt { $card }?
pool-head-hand-opponent = Wessen Stein versetzt du?
pool-head-hand-new-pool = An welches Becken kommt der Stein?
pool-head-hand-marker = An welches Becken kommt das Brett?
pool-head-hand-victim = Wem nimmst du die oberste Ente weg?
pool-head-hand-place = Welches Becken für diesen Stein?
pool-head-hand-discard = Welche Karte wirfst du ab?

# For people who listen instead of looking
pool-alt-turn = Zug { $number }.
pool-alt-over = Das Spiel ist vorbei. { $who } { $count ->
    [one] hat gewonnen.
   *[other] teilen sich den Sieg.
}
pool-alt-setting = Ein Spaßbad mit Becken und den zehn Enten, die hineinspringen: { $ducks }.
pool-alt-pool = Becken { $pool }, { $called }: noch { $room } frei, { $ducks } von { $most } Enten, { $floats } von { $bears } Reifen{ $tokens ->
    [none] {""}
   *[other] ; hier: { $tokens }
}{ $cards ->
    [none] {""}
   *[other] ; darin: { $cards }
}.
pool-alt-pool-short = Becken { $pool }, { $called }: noch { $room } frei{ $tokens ->
    [none] {""}
   *[other] ; hier: { $tokens }
}.
pool-alt-pool-full = Becken { $pool }, { $called }, ist voll: { $cards }.
pool-alt-pool-over = Becken { $pool }, { $called }, ist überfüllt: { $cards }.
pool-alt-gone = An Platz { $pool } ist kein Becken mehr.
pool-alt-flipped = { $card } (umgedreht)
pool-alt-marker = Das Sprungbrett steht an Becken { $pool }.
pool-alt-options = Zur Wahl: { $options }.
pool-alt-players = { $players }.
pool-alt-player = { $who } ({ $letter }, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }): { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $pile ->
    [0] noch keine Punkte
    [one] 1 Ente als Punkt, { $top }
   *[other] { $pile } Enten als Punkte, oben { $top }
}
pool-alt-decks = { $deck } im Stapel, { $discards } in der Ablage, noch { $pools } Becken im Vorrat.
pool-alt-you = Du bist { $letter }, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }, an Becken { $pool }, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
pool-alt-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}: { $does }{ $would ->
    [none] {""}
   *[other] {" "}Jetzt: { $would }.
}
pool-alt-no-cards = Du hast keine Karten.
pool-alt-top = Die oberste Karte: { $fills } % füllen das Becken, { $over } % sind zu viel.
pool-alt-odds = Becken { $pool }: { $fills } % füllen es, { $over } % sind zu viel.
pool-alt-place = { $place }: { $who }, { $character }, { $colour }{ $shape ->
    [Sonne] e
    [Wolke] e
    [Herz] es
    [Blatt] es
   *[other] er
} { $shape }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
pool-alt-photo = Ein Foto zeigt das Ende: { $what }.
pool-photo-ducks = die siegreichen Enten
pool-photo-nobody = keine einzige Ente
pool-colour-yellow = gelb
pool-colour-blue = blau
pool-colour-red = rot
pool-colour-green = grün
pool-colour-purple = violett
pool-colour-white = weiß
pool-shape-sun = Sonne
pool-shape-drop = Tropfen
pool-shape-heart = Herz
pool-shape-leaf = Blatt
pool-shape-star = Stern
pool-shape-cloud = Wolke

# What the duck that dives is about to do, while it can be cancelled. { $mover } is whose turn it is
pool-about-to = { $duck ->
    [sam] **Sam** will gleich in einem der Becken eine Ente umdrehen.
    [dingy] **Dingy** will gleich für { $mover } einen fremden Stein versetzen.
    [julie] **Julie** will gleich für { $mover } eine Karte aus einem Becken holen.
    [wilma] **Wilma** will gleich eine Ente in ein anderes Becken umsetzen.
    [james] **James** will gleich das Sprungbrett an ein anderes Becken stellen.
    [amy] **Amy** will gleich für { $mover } eine Karte ziehen.
    [lara] **Lara** will gleich die oberste Karte eines Punktestapels abwerfen.
   *[other] **Arrrwin** will gleich den Zug von { $mover } beenden.
}
pool-about-to-yours = { $duck ->
    [sam] Dein **Sam** will gleich in einem der Becken eine Ente umdrehen.
    [dingy] Dein **Dingy** will gleich einen fremden Stein an ein anderes Becken versetzen.
    [julie] Deine **Julie** will gleich eine Karte aus einem Becken auf deine Hand holen.
    [wilma] Deine **Wilma** will gleich eine Ente in ein anderes Becken umsetzen.
    [james] Dein **James** will gleich das Sprungbrett an ein anderes Becken stellen.
    [amy] Deine **Amy** will gleich eine Karte für dich ziehen.
    [lara] Deine **Lara** will gleich die oberste Karte eines fremden Punktestapels abwerfen.
   *[other] Dein **Arrrwin** will gleich deinen Zug beenden.
}
pool-doomed = **Becken { $pool } ist überfüllt.** Was nach dem Effekt noch darin liegt, ist verloren.

# What is asked. { $duck } is the duck whose effect it is, by its kind
pool-asked-dive = **{ $who }** wählt, in welches Becken gesprungen wird.
pool-asked-act = **{ $who }** spielt eine Karte oder beendet den Zug.
pool-asked-window = { $does } Wer einen Reifen hat, kann das stoppen. Du brauchst mehr Zeit? Drück **Moment mal!**
pool-asked-from = **{ $who }** { $duck ->
    [sam] dreht mit Sam eine Ente um: in welchem Becken?
    [julie] holt mit Julie eine Karte: aus welchem Becken?
   *[other] setzt mit Wilma eine Ente um: aus welchem Becken?
}
pool-asked-which = **{ $who }** { $duck ->
    [sam] dreht mit Sam eine Ente in Becken { $pool } um: welche?
    [julie] holt mit Julie eine Karte aus Becken { $pool }: welche?
   *[other] setzt mit Wilma eine Ente aus Becken { $pool } um: welche?
}
pool-asked-haven = **{ $who }** setzt mit Wilma { $card } aus Becken { $pool } um: in welches Becken?
pool-asked-opponent = **{ $who }** versetzt mit Dingy einen fremden Stein: wessen?
pool-asked-new-pool = **{ $who }** versetzt mit Dingy den Stein von **{ $whom }**: an welches Becken?
pool-asked-marker = **{ $who }** rückt mit James das Sprungbrett: an welches Becken?
pool-asked-victim = **{ $who }** wirft mit Lara die oberste Karte eines Punktestapels ab: wessen?
pool-asked-place = **{ $who }** sucht ein neues Becken für den Stein von **{ $whom }**: welches?
pool-asked-place-own = **{ $who }** sucht ein neues Becken für den eigenen Stein: welches?
pool-asked-discard = **{ $who }** hat fünf Karten und wirft eine ab.
pool-asked-skip = Wer für den Rest des Zugs passen oder das zurücknehmen kann: { $who }.
pool-asked-orders = Wer geheime Aufträge zum Stoppen geben kann: { $who }.

pool-asked-you-dive = In welches Becken springen die Enten in diesem Zug?
pool-asked-you-act = Eine Karte in **{ $pool } { $called }** spielen (noch { $room } frei), oder Zug beenden?
pool-asked-you-act-on = Was kommt in **{ $pool } { $called }** (noch { $room } frei)?
pool-asked-you-window = { $does } Stoppst du das? Wenn du nichts drückst, passiert es.
pool-asked-you-window-without = { $does } Du hast keinen Reifen, um das zu stoppen. Die anderen wissen das nicht.
pool-asked-you-from = { $duck ->
    [sam] Sam dreht eine Ente um: in welchem Becken?
    [julie] Julie holt eine Karte auf deine Hand: aus welchem Becken?
   *[other] Wilma setzt eine Ente um: aus welchem Becken?
}
pool-asked-you-which = { $duck ->
    [sam] Sam dreht eine Ente in Becken { $pool } um: welche?
    [julie] Julie holt eine Karte aus Becken { $pool }: welche?
   *[other] Wilma setzt eine Ente aus Becken { $pool } um: welche?
}
pool-asked-you-haven = Wilma setzt { $card } aus Becken { $pool } um: in welches Becken?
pool-asked-you-opponent = Dingy versetzt einen fremden Stein: wessen?
pool-asked-you-new-pool = Dingy versetzt den Stein von **{ $whom }**: an welches Becken?
pool-asked-you-marker = James rückt das Sprungbrett: an welches Becken?
pool-asked-you-victim = Lara wirft die oberste Karte eines Punktestapels ab: wessen?
pool-asked-you-place = Der Stein von **{ $whom }** braucht ein neues Becken: welches?
pool-asked-you-place-own = Dein Stein braucht ein neues Becken: welches?
pool-asked-you-discard = Du hast fünf Karten: Welche wirfst du ab?
pool-asked-you-skip = Du kannst für den Rest dieses Zugs passen oder das zurücknehmen.
pool-asked-you-orders = Du kannst Aufträge geben: Die nächste Ente dieser Art wird gestoppt, wenn du dann einen Reifen hast.
pool-answered = { $question } Deine Antwort bisher: { $answer }.

# Labels of buttons; { $letter } is another player's
pool-label-dive = { $pool } { $called } (noch { $room } frei)
pool-label-top = Oberste Karte spielen
pool-label-play = { $card } spielen
pool-label-end = Zug beenden, Karte ziehen
pool-label-end-without = Zug beenden
pool-label-pass = Durchwinken
pool-label-cancel = Stoppen
pool-label-hold-on = Moment mal!
pool-label-pass-turn = In diesem Zug nicht mehr fragen
pool-label-ask-again = Frag mich wieder
pool-label-from = { $pool } { $called }
pool-label-card = { $card }
pool-label-to = { $pool } { $called } (noch { $room } frei)
pool-label-token = Stein { $letter }, jetzt an { $pool }
pool-label-rob = { $card } von { $letter }
pool-label-discard = { $card } abwerfen
pool-label-order = Nächstes Mal { $card } stoppen
pool-label-lift = { $card } nicht stoppen

# What happened
pool-news-pool = Neu im Kreis: { $pools }.
pool-news-laid = **{ $pool } { $called }** (Enten { $ducks }, Reifen { $floats })
pool-news-start = Alle Steine starten an Becken { $pool }.
pool-news-marker = **{ $who }** stellt das Sprungbrett an Becken { $pool }.
pool-news-place = **{ $who }** spielt **{ $card }** { $source ->
    [deck] vom Stapel
   *[other] aus der Hand
} in Becken { $pool }.
pool-news-effect = Niemand stoppt { $card }.
pool-news-effect-arrrwin = Arrrwin beendet den Zug.
pool-news-hold = **{ $who }** ruft: Moment mal!
pool-news-cancel = **{ $who }** stoppt { $duck } mit einem { $card }.
pool-news-flip = **{ $who }** dreht { $card } in Becken { $pool } um.
pool-news-take = **{ $who }** holt { $card } aus Becken { $pool }.
pool-news-carry = **{ $who }** setzt { $card } aus Becken { $pool } in Becken { $to } um.
pool-news-token = **{ $who }** versetzt den Stein von **{ $whom }** an Becken { $pool }.
pool-news-token-own = **{ $who }** versetzt den eigenen Stein an Becken { $pool }.
pool-news-rob = **{ $who }** wirft { $card } vom Punktestapel von **{ $whom }** ab.
pool-news-rob-up = Jetzt liegt { $card } oben.
pool-news-end = **{ $who }** beendet den Zug.
pool-news-draw = **{ $who }** zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
pool-news-drawn = Du ziehst { $cards }.
pool-news-discard = **{ $who }** wirft { $card } ab.
pool-news-overcrowded = **Becken { $pool } ist überfüllt!** Alle Karten darin sind verloren, und der Zug von **{ $who }** ist vorbei.
pool-news-full = **{ $who } füllt Becken { $pool }!**
pool-news-full-lost = Abgeworfen: { $cards }.
pool-news-points = **{ $who }** bekommt { $cards } als Punkte.
pool-news-gone = Becken { $pool } ist weg, und es kommt kein neues.
pool-news-skip = **{ $who }** passt für den Rest des Zugs.
pool-news-unskip = **{ $who }** will wieder gefragt werden.
pool-news-shuffle = Die Ablage wird zu einem neuen Stapel gemischt.

# The end
pool-won = { $count ->
    [one] **{ $who } hat gewonnen!**
   *[other] **{ $who } teilen sich den Sieg!**
}
pool-ended-one-pool-left = Es war nur noch ein Becken übrig.
pool-ended-no-pool-left = Es war kein Becken mehr übrig.
pool-ended-no-cards-left = Es gab keine Karten mehr zu spielen.
pool-ended-nobody-plays-any-more = Niemand wollte noch eine Karte spielen.
pool-score = **{ $place }** · { $who }: **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}{ $goldies ->
    [0] {""}
    [one] , mit einer Goldie
   *[other] , mit { $goldies } Goldies
}
