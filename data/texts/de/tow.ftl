# Duck Tow. { $who } is a name; { $tile } is a tile's number in the park, { $called } what's there.

tow-colour-yellow = gelb
tow-colour-orange = orange
tow-colour-brown = braun
tow-colour-white = weiß
tow-duck-yellow = eine gelbe Ente
tow-duck-orange = eine orange Ente
tow-duck-brown = eine braune Ente
tow-duck-white = eine weiße Ente

tow-place-koi-pond = Koi-Teich
tow-place-boat-house = Bootshaus
tow-place-rose-garden = Rosengarten
tow-place-bandstand = Pavillon
tow-place-playground = Spielplatz
tow-place-picnic-lawn = Picknickwiese
tow-place-windmill = Windmühle
tow-place-stone-bridge = Steinbrücke
tow-place-gift-shop = Kiosk
tow-place-adopt = Adoption

# A card by its place and its ducks
tow-card = { $place } ({ $ducks })
tow-card-letters = { $place } `{ $letters }`

# The board
tow-turn = **Zug { $number } · { $who }** · { $actions ->
    [0] keine Aktion mehr
    [one] noch **1** Aktion
   *[other] noch **{ $actions }** Aktionen
}
tow-turn-ending = **Zug { $number } · { $who }** beendet den Zug
tow-over = **Das Spiel ist vorbei**
tow-trigger = **{ $who }** hat das Ende ausgelöst: { $ending ->
    [equal] Diese Runde ist die letzte.
   *[book] Alle anderen haben noch einen Zug.
}
tow-quiet = Seit { $turns } Zügen hat niemand eine Karte erfüllt oder eine Ente adoptiert. Wenn das bis zum Ende des Zugs von **{ $who }** so bleibt, endet das Spiel.
tow-player = `{ $letter }` **{ $who }** · Schlepptau { $tow } · Futter { $food } · { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
} · **{ $points }** { $points ->
    [one] Punkt
   *[other] Punkte
}
tow-player-playing = ▶ { $player }
tow-none = –
tow-rows = Kartenreihen ({ $limit } beenden das Spiel):
tow-open = Offene Karten: { $cards }
tow-open-none = Keine offenen Karten
tow-formations = Formationen (Nummer + Punkte):
tow-formations-none = Alle Formationen sind geholt.
tow-dispersing = Beiseite: { $ducks }
tow-bags = Beutel: Enten { $ducks } · Futter { $food }
tow-decks = Stapel { $deck }
tow-discards = Ablage: { $cards }
tow-counted = { $letter }{ $count }
tow-legend = { $letters }. <: wer dort ist. Kleine Buchstaben: schon in einer Formation.
tow-legend-letter = { $letter } { $colour } ({ $shape })
tow-shape-sun = Sonne
tow-shape-leaf = Blatt
tow-shape-acorn = Eichel
tow-shape-cloud = Wolke

# The hand
tow-hand = **Deine Hand** · du bist `{ $letter }`, auf **{ $tile } { $called }**
tow-hand-tow = Schlepptau { $tow } ({ $free ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}) · Futter { $food }
tow-held-ready = **{ $place }** · Feld { $tile } · { $ducks } · **bereit**
tow-held = **{ $place }** · Feld { $tile } · { $ducks } · es fehlt: { $missing }
tow-hand-how = Führ die Enten einer Karte zu ihrem Feld und liefere sie dort ab. Die Karte kommt in deine Reihe.

# What is asked
tow-asked-act = **{ $who }** hat noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}: Was jetzt?
tow-asked-feed = **{ $who }** kann hier noch eine Ente füttern.
tow-asked-shaken = **{ $who }** hat { $duck } aus dem Beutel geschüttelt: Kommt sie mit?
tow-asked-lay = **{ $who }** legt { $card } an die Reihe: an welches Ende?
tow-asked-more = **{ $who }** kann hier vielleicht noch eine Karte erfüllen.
tow-asked-buy = **{ $who }** nimmt Futter am Kiosk: welches?
tow-asked-too-much-food = **{ $who }** hat mehr als vier Futter und legt eins zurück: welches?
tow-asked-shop-draw = **{ $who }** nimmt Karten am Kiosk: welche?
tow-asked-draw = **{ $who }** zieht auf vier Karten nach: woher?
tow-asked-discard = **{ $who }** hat mehr als vier Karten und wirft eine ab.
tow-asked-adopt = **{ $who }** lässt zwei Enten aus dem Schlepptau: welche?
tow-asked-adopted = **{ $who }** kann { $ducks } auf einen leeren Platz setzen: wohin?
tow-asked-formation = **{ $who }** kann eine Formation holen: welche?
tow-asked-where = **{ $who }** holt Formation { $formation }: Wo ist sie?
tow-asked-disperse = **{ $who }** schickt eine Ente zurück in den Park: auf welches Feld?
tow-asked-return = **{ $who }** kann vor dem Nachziehen Futter zurücklegen: welches?

tow-asked-you-act = Du hast noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Was willst du tun?
tow-asked-you-feed = Hier noch eine Ente füttern?
tow-asked-you-shaken = Du hast { $duck } aus dem Beutel geschüttelt. Fütterst du sie?
tow-asked-you-lay = { $card }: an welches Ende deiner Reihe?
tow-asked-you-more = Hier noch eine Karte erfüllen, oder weiter?
tow-asked-you-buy = Welches Futter nimmst du?
tow-asked-you-too-much-food = Du darfst nur vier Futter behalten: Welches legst du zurück?
tow-asked-you-shop-draw = Welche Karte nimmst du?
tow-asked-you-draw = Du ziehst auf vier Karten nach: Woher kommt die nächste?
tow-asked-you-discard = Du darfst nur vier Karten behalten: Welche wirfst du ab?
tow-asked-you-adopt = Welche zwei Enten verlassen dein Schlepptau? Eine davon kannst du auf eine Karte setzen.
tow-asked-you-adopted = Du kannst { $ducks } auf einen leeren Platz deiner Reihe setzen: wohin?
tow-asked-you-formation = Eine Formation holen?
tow-asked-you-where = Wo in deiner Reihe ist Formation { $formation }?
tow-asked-you-disperse = Eine Ente, die beiseite war, kommt zurück: auf welches der leersten Felder?
tow-asked-you-return = Futter zurücklegen, bevor du auf vier nachziehst?

# Before you end your turn early
tow-sure-end = Du hast noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Zug trotzdem beenden?

# Labels of buttons
tow-label-move = Zu { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-disperse = { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed = Füttern: { $duck }
tow-label-shake = Ente aus dem Beutel schütteln
tow-label-complete = Karte erfüllen: { $ducks }
tow-label-shop-food = Kiosk: Futter nehmen
tow-label-shop-cards = Kiosk: Karten nehmen
tow-label-adopt = Ente adoptieren
tow-label-adopt-two = { $one } und { $other }
tow-label-end = Zug beenden
tow-label-take = Füttern: Sie kommt mit
tow-label-leave = Laufen lassen
tow-label-left = Links anlegen: +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
tow-label-right = Rechts anlegen: +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
tow-label-done = Fertig
tow-label-buy = Futter nehmen: { $colour }
tow-label-return = Futter zurücklegen: { $colour }
tow-label-keep = Alles Futter behalten
tow-label-draw = { $place }: { $ducks }
tow-label-draw-deck = Vom Stapel
tow-label-discard = { $place }: { $ducks }
tow-label-place = Auf Karte { $column } setzen: { $colour }
tow-label-none = Keine auf eine Karte setzen
tow-label-claim = Formation { $formation } holen ({ $points } Punkte)
tow-label-pass = Jetzt keine holen
# Several moves in one press; { $letters } are the ducks on a tile
tow-label-walk = { $steps } Schritte zu { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed-some = Füttern: { $what ->
    [all] alle ({ $colours })
    [only] nur { $colours }
   *[some] { $colours }
}
tow-label-feed-there = { $ducks } füttern auf { $tile } { $called } ({ $actions } Aktionen)
tow-label-complete-at = { $ducks } erfüllen, { $end ->
    [left] links
   *[right] rechts
}: +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
tow-label-complete-there = { $ducks } erfüllen auf { $tile }, { $end ->
    [left] links
   *[right] rechts
}: +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
} ({ $actions } Aktionen)
tow-label-shop-there = Kiosk { $tile }: Futter nehmen ({ $actions } Aktionen)
tow-label-adopt-there = Ente adoptieren auf { $tile } ({ $actions } Aktionen)
tow-label-adopt-at = Karte { $column }: { $stays } bleibt, { $goes } geht
tow-label-buy-some = Futter nehmen: { $only ->
    [yes] nur { $colours }
   *[no] { $colours }
}
tow-label-return-some = Zurücklegen: { $colours }
tow-label-draw-all = Alle { $count } vom Stapel
tow-label-home = { $done ->
    [yes] Fertig, wähl Felder für mich
   *[no] Wähl die Felder für mich
}{ $keep ->
    [yes] {", Futter behalten"}
   *[no] {""}
}
tow-count-of = { $count } × { $colour }
tow-label-at = Karten { $column } bis { $last }, ab { $colour } abwärts

# What happened
tow-tile = **{ $tile } { $called }**
tow-news-start = **{ $who }** startet auf { $tile } mit { $ducks } in der Reihe.
tow-news-formations = Formationen im Spiel: { $formations }.
tow-news-food = **{ $who }** zieht Futter ({ $colours }).
tow-news-open = { $count ->
    [one] Neue offene Karte
   *[other] Neue offene Karten
}: { $cards }.
tow-news-drawn = Du ziehst { $cards }.
tow-news-draw = **{ $who }** zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
tow-news-take = **{ $who }** nimmt { $card } von den offenen Karten.
tow-news-discard = **{ $who }** wirft { $card } ab.
tow-news-move = **{ $who }** geht auf { $tile }.
tow-news-feed = **{ $who }** füttert { $duck }.
tow-news-shake = **{ $who }** schüttelt { $duck } aus dem Beutel.
tow-news-complete = **{ $who }** erfüllt **{ $card }**!
tow-news-lay = **{ $who }** legt { $card } { $side ->
    [left] links
   *[other] rechts
} an die Reihe.
tow-news-waddle = { $duck } watschelt aus dem Beutel und **{ $who }** hinterher.
tow-news-aside = Beiseite bis zum Ende des Zugs von **{ $who }**: { $ducks }.
tow-news-buy = **{ $who }** nimmt am Kiosk { $colour ->
    [orange] oranges
   *[other] { $colour }es
} Futter.
tow-news-return = **{ $who }** legt { $colour ->
    [orange] oranges
   *[other] { $colour }es
} Futter zurück.
tow-news-untow = **{ $who }** lässt { $ducks } aus dem Schlepptau.
tow-news-adopt = **{ $who }** setzt { $duck } für immer auf Karte { $column } der Reihe.
tow-news-claim = **{ $who } holt Formation { $formation }** für { $points } Punkte!
tow-news-trigger = **Das Ende naht:** { $reason ->
    [cards] Die Reihe von **{ $who }** ist lang genug.
    [formations] Die letzte Formation ist geholt.
   *[other] Alle Enten einer Farbe sind adoptiert.
} { $ending ->
    [equal] Diese Runde ist die letzte.
   *[book] Alle außer **{ $who }** haben noch einen Zug.
}
tow-news-disperse = { $duck } kehrt zurück auf { $tile }.
tow-news-shuffle = Die Ablage wird zu einem neuen Stapel gemischt.

# The end
tow-won = { $count ->
    [one] **{ $who } hat gewonnen!**
   *[other] **{ $who } teilen sich den Sieg!**
}
tow-ended-the-walk-is-over = **{ $trigger }** hat das Ende ausgelöst.
tow-ended-nobody-gets-anywhere = { $rounds } Runden lang hat niemand eine Karte erfüllt oder eine Ente adoptiert.
tow-tie = Gleichstand nach Punkten: Die längsten Ketten entscheiden.
tow-score = **{ $place }** · { $who }: **{ $points }** Punkte, { $runs } aus Ketten ({ $lengths }) und { $formations } aus Formationen

# On pictures, where there's little room
tow-head-turn = Zug { $number }
tow-head-replay = Rückblick
tow-head-won = { $who } { $count ->
    [one] gewinnt!
   *[other] teilen sich den Sieg!
}
tow-head-over = Das Spiel ist vorbei
tow-head-wait = Du bist noch nicht dran
tow-head-watch = Schau den Enten zu
tow-head-last = Letzte Runde
tow-head-act = { $who }: { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
tow-head-feed = { $who } füttert: noch eine Ente?
tow-head-shaken = { $who } hat geschüttelt: füttern?
tow-head-lay = { $who } legt an: an welches Ende?
tow-head-more = { $who } erfüllt Karten: noch eine?
tow-head-buy = { $who } nimmt Futter am Kiosk
tow-head-too-much-food = { $who } legt Futter zurück
tow-head-shop-draw = { $who } nimmt Karten am Kiosk
tow-head-draw = { $who } zieht Karten
tow-head-discard = { $who } wirft eine Karte ab
tow-head-adopt = { $who } adoptiert: welche zwei Enten?
tow-head-adopted = { $who } adoptiert: auf welche Karte?
tow-head-formation = { $who } kann eine Formation holen
tow-head-where = { $who } holt eine Formation: wo?
tow-head-disperse = { $who } schickt eine Ente zurück: wohin?
tow-head-return = { $who } kann Futter zurücklegen
tow-head-hand-act = { $actions ->
    [one] Noch 1 Aktion: Was jetzt?
   *[other] Noch { $actions } Aktionen: Was jetzt?
}
tow-head-hand-feed = Noch eine Ente füttern?
tow-head-hand-shaken = Diese Ente füttern?
tow-head-hand-lay = An welches Ende deiner Reihe?
tow-head-hand-more = Noch eine Karte erfüllen?
tow-head-hand-buy = Welches Futter nimmst du?
tow-head-hand-too-much-food = Welches Futter legst du zurück?
tow-head-hand-shop-draw = Welche Karte nimmst du?
tow-head-hand-draw = Welche Karte ziehst du?
tow-head-hand-discard = Welche Karte wirfst du ab?
tow-head-hand-adopt = Welche zwei Enten lässt du gehen?
tow-head-hand-adopted = Wohin kommt die Ente?
tow-head-hand-formation = Eine Formation holen?
tow-head-hand-where = Wo holst du sie?
tow-head-hand-disperse = Welches Feld bekommt eine Ente?
tow-head-hand-return = Futter zurücklegen?
tow-side-cards = Offene Karten
tow-side-in-tow = dabei
tow-side-formations = Freie Formationen
tow-side-no-formations = Keine Formationen mehr
tow-side-ducks = Entenbeutel
tow-side-food = Futterbeutel
tow-side-deck = Kartenstapel: noch { $count }
tow-side-aside = beiseite
tow-plate-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
tow-plate-cards = { $count } von { $limit } Karten
tow-plate-tow = Tau
tow-plate-food = Futter
tow-hand-here = Hier: { $tile } { $called }
tow-hand-own-tow = Dein Schlepptau{ $free ->
    [0] , voll
   *[other] {""}
}
tow-hand-own-food = Dein Futter
tow-hand-where = Feld { $tile }, { $steps ->
    [0] hier
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
tow-hand-ready = bereit
tow-row-points = Punkte
tow-closeup-open = Offene Karten, oder eine vom Stapel (noch { $count })
tow-closeup-hand = Deine Karten
tow-closeup-claim = kannst du holen
tow-hand-left = Freie Formationen
tow-hand-shaken = Aus dem Beutel
tow-hand-shop = Am Kiosk
tow-hand-short = { $count ->
    [0] passt!
    [one] 1 Ente fehlt
   *[other] { $count } Enten fehlen
}
tow-hand-needs = fehlt
tow-hand-row = Reihe: Ketten { $runs } + Formationen { $formations } = { $points } Punkte

# Alt texts
tow-alt-setting = Ein Park aus Sechsecken: { $locations } Orte, { $shops }-mal Kiosk und { $shops }-mal Adoption. Enten gibt es in vier Arten: { $ducks }.
tow-alt-turn = Zug { $number }.
tow-alt-over = Das Spiel ist vorbei. { $who } { $count ->
    [one] gewinnt!
   *[other] teilen sich den Sieg!
}
tow-alt-options = Zur Wahl: { $options }.
tow-alt-reach = Einen Schritt entfernt: { $tiles }.
tow-alt-called = { $tile } { $called }
tow-alt-none = leer
tow-alt-player = { $who } ({ $letter }, { $colour }) auf { $tile }: Schlepptau { $tow }; Futter { $food }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards } von { $limit } Karten.
tow-alt-tiles = Enten auf den Feldern: { $tiles }.
tow-alt-tile = { $tile } { $ducks }
tow-alt-open = Offene Karten: { $cards }.
tow-alt-no-open = Keine offenen Karten.
tow-alt-formations = Freie Formationen, Zeile für Zeile mit den Spalten ihrer Enten: { $formations }.
tow-alt-formation = { $number } für { $points } Punkte, { $pattern }
tow-alt-row = Reihe von { $who }: { $cards }. Ketten { $runs }, Formationen { $formations }.
tow-alt-own-row = Deine Reihe: { $cards }. Ketten { $runs }, Formationen { $formations }.
tow-alt-column = { $column } { $ducks }
tow-alt-used = { $duck } (in Formation)
tow-alt-bags = Entenbeutel: { $ducks }. Futterbeutel: { $food }.
tow-alt-deck = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} im Stapel.
tow-alt-count = { $count } { $colour }
tow-alt-you = Du bist { $letter }, auf { $tile }; Enten dort: { $here }. Dein Schlepptau: { $tow } ({ $free ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
}). Dein Futter: { $food }.
tow-alt-card = { $place } ({ $where }): { $ducks }; es fehlt: { $missing }.
tow-alt-card-ready = { $place } ({ $where }): { $ducks }; bereit.
tow-alt-run = { $colour } { $count }
tow-alt-place = { $place }: { $who }, { $colour }e { $character }, { $points } Punkte. Ketten: { $runs }; Formationen: { $formations }.

# Everyone's rows
tow-rows-head = Alle Reihen: { $limit } Karten beenden das Spiel
tow-rows-sum = Ketten { $runs } + Formationen { $formations }

# The end, drawn
tow-figure-runs = Ketten { $count }
tow-figure-formations = Formationen { $count }
tow-photo = So zählen die Ketten
