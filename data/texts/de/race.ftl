# What Duck Race says: about its pictures, for screen readers; in questions, on buttons, and in the log.
# The dog, the edge and the drain are named without an article; the sentence around them chooses it by their name.

## Directions

race-compass-n = Norden
race-compass-ne = Nordosten
race-compass-se = Südosten
race-compass-s = Süden
race-compass-sw = Südwesten
race-compass-nw = Nordwesten

race-turned-ahead = geradeaus
race-turned-right = rechts
race-turned-sharp-right = scharf rechts
race-turned-back = zurück
race-turned-sharp-left = scharf links
race-turned-left = links

race-steps-ahead = { $count } geradeaus
race-then-face = { $steps }, dann Blick { $facings }
race-any-way = beliebig

# How far away something is; the second one where steps have just been mentioned
race-way =
    { $count ->
        [one] { $count } Schritt nach { $facing }
       *[other] { $count } Schritte nach { $facing }
    }
race-way-on = { $count } nach { $facing }
race-way-first =
    { $count ->
        [one] { $count } Schritt (zuerst nach { $facing })
       *[other] { $count } Schritte (zuerst nach { $facing })
    }
race-way-first-on = { $count } (zuerst nach { $facing })
race-right-here = genau hier, noch nicht berührt

## Where and what things are

race-setting = Zu sehen: { $board }.
race-title = Duck Race, { $board }, { $moment }.
race-hand-title = Deine Hand in Duck Race, { $moment }.
race-before-the-start = vor dem Start
race-in-round = Runde { $number }

race-board-tub = Plan „Wanne“
race-board-basin = Plan „Becken“
race-board-trough = Plan „Trog“
race-board-lagoon = Plan „Lagune“
race-board-harbour = Plan „Hafen“
race-board-canal = Plan „Kanal“
race-board-rapids = Plan „Stromschnellen“
race-board-delta = Plan „Delta“
race-board-marsh = Plan „Sumpf“
race-board-random-beginner = Zufallsplan (Einstieg)
race-board-random-moderate = Zufallsplan (mittel)
race-board-random-advanced = Zufallsplan (Profi)
race-board-own = eigener Plan

# Where: { $name } is a space, like J12
race-at = auf { $name }
race-in-drain = im Abfluss
race-on-ring = auf Ring { $ring } ({ $name })
race-on-buoy = auf Boje { $buoy } ({ $name })

# What: lying in the water, or met there
race-edge = Rand
race-water = freies Wasser
race-drain = Abfluss
race-ring = Ring { $ring }
race-buoy = Boje { $buoy }
race-standing-on = { $who } auf { $what ->
    [Abfluss] dem Abfluss
   *[other] { $what }
}
race-dog = Hund

# Whom: if everyone has two duckies, they're called a and b. A lone ducky goes by its owner's name
race-your-ducky = deine Ente
race-your-ducky-of-two = deine Ente { $letter }
race-their-ducky = die eigene Ente
race-their-ducky-of-two = die eigene Ente { $letter }
race-ducky-of = die Ente von { $name }
race-ducky-of-two = Ente { $letter } von { $name }

## Duckies and the dog

race-not-placed = { $who } ist noch nicht auf dem Plan.
race-stands = { $who } ist { $place }, Blick nach { $facing }.
race-stands-and-seeks = { $who } ist { $place }, Blick nach { $facing }; { $quest }.
race-stands-seeing = { $who } ist { $place }, Blick nach { $facing }, vor dem Schnabel: { $ahead }; { $quest }.

# { $quest }: what it has touched, then where it has to go
race-quest = hat { $buoys }; { $goals }
race-buoys =
    { $count ->
        [one] Boje { $buoys }
        [3] alle drei Bojen
       *[other] die Bojen { $buoys }
    }
race-goal = Boje { $buoy }: { $way }
race-goal-on = { $buoy }: { $way }
race-goal-drain = Abfluss: { $way }
race-goal-by-legs = { $goal } auf { $name }: { $way }

race-landmarks = Boje { $buoys }, Abfluss auf { $drain }.
race-landmark = { $buoy } auf { $name }

race-around = Rund um { $who }: { $around }.
race-in-directions = { $what } { $directions }
race-water-elsewhere = sonst freies Wasser
race-water-everywhere = überall freies Wasser

race-dog-stands = Der Hund ist { $place }, Blick nach { $facing }.
race-dog-loose = Der Hund ist { $place }, Blick nach { $facing }, vor der Schnauze: { $ahead }.
race-dog-led = Der Hund ist { $place }, Blick nach { $facing }, vor der Schnauze: { $ahead }. Die Leine hält { $leader }.
race-dog-led-by-you = Der Hund ist { $place }, Blick nach { $facing }, vor der Schnauze: { $ahead }. Die Leine hältst du.

## Cards and what they do

# One's own: above their pictures, and in words
race-your-cards = Deine Karten
race-you-hold = Auf deiner Hand: { $cards }
race-you-hold-numbers = Auf deiner Hand: { $cards }.

race-card = Karte { $number }: { $paths }.
race-card-paths = Karte { $number }, { $paths }.
race-path = Weg { $letter }: { $what }
race-path-ends = { $path }: { $fate }
race-ducky-a-or-b = Ente { $letter }
race-whose-fate = { $who ->
    [Hund] der Hund
   *[other] { $who }
} { $fate }
race-both-fates = beide: { $fate }

# A fate: what a card would do to a ducky, or to the dog
race-touches = berührt Boje { $buoy }
race-ends = landet { $place }
race-ends-on-buoy = landet { $place } und darf noch eine Karte spielen
race-ends-on-new-buoy = berührt Boje { $buoy }, hält dort und darf noch eine Karte spielen
race-ends-facing = { $fate }, Blick { $facings ->
    [beliebig] beliebig
   *[other] nach { $facings }
}
race-bonks = rumst nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} gegen { $what ->
    [Rand] den Rand
    [Abfluss] den Abfluss
   *[other] { $what }
}, bleibt { $place }, Blick nach { $facing }
race-bonks-at-once = rumst sofort gegen { $what ->
    [Rand] den Rand
    [Abfluss] den Abfluss
   *[other] { $what }
}, Blick nach { $facing }
race-enters-ring = schwimmt in Ring { $ring }
race-wins = ist im Abfluss und gewinnt
race-meets-dog = stößt auf den Hund und muss weg
race-chases = verjagt { $who }
race-leaves = verschwindet im Abfluss

race-still-to-move = Noch dran: { $cards }.
race-laid-card = { $who } mit Karte { $card }

# How many cards, tokens or buoys someone has
race-count = { $who } { $count }
race-hands = Karten auf der Hand: { $counts }.
race-piles =
    { $deck ->
        [one] Stapel: { $deck } Karte. Abgeworfen: { $discards }.
       *[other] Stapel: { $deck } Karten. Abgeworfen: { $discards }.
    }

## Tokens

race-token-draw-3 = Zieh 3
race-token-keep-going = Weiter so
race-token-paddle = Paddeln
race-token-spin = Drehen
race-token-swap = Tauschen

race-token-does-draw-3 = Zieh 3 (jederzeit: zieh drei Karten, dann wirf drei ab)
race-token-does-keep-going = Weiter so (nach dem Schwimmen: spiel noch eine Karte)
race-token-does-paddle = Paddeln (vor oder nach einer Karte: ein Schritt geradeaus)
race-token-does-spin = Drehen (vor einer Karte: dreh dich, wohin du willst)
race-token-does-swap = Tauschen (vor einer Karte: tausch den Platz mit dem Hund)

race-several-tokens = { $count } × { $token }
race-your-tokens = Deine Chips: { $tokens }.
race-tokens-held = Chips: { $counts }.
race-count-with-blue = { $who } { $count } und { race-token-draw-3 }

## Questions, as everyone hears them

race-asked-path = { $who } wählt einen Weg auf Karte { $card } für { $whom ->
    [Hund] den Hund
   *[other] { $whom }
}.
race-asked-face = { $who } wählt die Blickrichtung für { $whom ->
    [Hund] den Hund
   *[other] { $whom }
}.
race-asked-ring = { $who } wählt einen Ring für { $whom ->
    [Hund] den Hund
   *[other] { $whom }
}.
race-asked-send = { $who } wählt, auf welchen Ring { $whom ->
    [Hund] der Hund
   *[other] { $whom }
} muss.
race-asked-which = { $who } wählt, welcher Karte der Hund zuerst folgt.
race-asked-before = { $who } kann einen Chip einsetzen, bevor Karte { $card } { $whom } bewegt.
race-asked-after = { $who } kann jetzt für { $whom } noch einen Chip einsetzen.
race-asked-extra = { $who } kann für { $whom } noch eine Karte spielen.
race-asked-more = { $who } spielt für { $whom } noch eine Karte.
race-asked-lead = { $who } führt den Hund, mit einer Karte aus der Hand oder zwei vom Stapel.
race-asked-discard = { $who } wirft eine Karte ab.
race-asked-pick = Alle wählen geheim eine Karte. Wir warten noch auf { $who }.
race-asked-order = Alle wählen geheim eine Karte: Die höchste stellt zuerst auf. Wir warten noch auf { $who }.
race-asked-forgive = Alle dürfen drehen statt schwimmen. Wir warten noch auf { $who }.
race-asked-blue = Wer jederzeit { race-token-draw-3 } einsetzen kann: { $who }.

## Questions, to the person who is asked

race-asked-you-path = Welchen Weg auf Karte { $card } nimmst du für { $whom ->
    [Hund] den Hund
   *[other] { $whom }
}?
race-asked-anyway = Auf jedem rumst es sofort: { $turns ->
    [yes] Du wählst nur noch die Blickrichtung danach.
   *[no] Es ist egal, welchen du nimmst.
}
race-asked-you-face = Wohin schaut { $whom ->
    [Hund] der Hund
   *[other] { $whom }
}?
race-asked-you-ring = Welchen Ring nimmst du für { $whom ->
    [Hund] den Hund
   *[other] { $whom }
}?
race-asked-you-send = Auf welchen Ring schickst du { $whom ->
    [Hund] den Hund
   *[other] { $whom }
}?
race-asked-you-which = Welcher Karte folgt der Hund zuerst?
race-asked-you-before = Gleich bewegt Karte { $card } { $whom }. Los, oder erst einen Chip einsetzen?
race-asked-you-after = { $whom } ist geschwommen. Fertig, oder einen Chip einsetzen?
race-asked-you-extra = Noch eine Karte für { $whom }, oder genug?
race-asked-you-drawn = Deine Hand war leer, du hast Karte { $card } gezogen. Spielst du sie für { $whom }, oder genug?
race-asked-you-more = Spiel noch eine Karte für { $whom }.
race-asked-you-lead = Führ den Hund, mit einer deiner Karten oder zwei vom Stapel.
race-asked-you-discard = Wirf eine Karte ab.
race-asked-you-pick = Wähl eine Karte für { $whom }.
race-asked-you-order = Wähl eine Karte fürs Aufstellen. Die höchste fängt an, und die Karte ist danach weg.
race-asked-you-forgive = Du hast Karte { $card } für { $whom } gewählt. Schwimmen, oder abgeben und nur drehen?
race-asked-you-blue = Du kannst jederzeit { race-token-draw-3 } einsetzen: Zieh drei Karten, dann wirf drei ab.

race-asked-and-chosen = { $asked } Deine Wahl: { $answer }. Du kannst sie noch ändern.
race-not-your-turn = Du bist gerade nicht dran.

race-over = Das Rennen ist vorbei: Sieg für { $who }.
race-you-won = Das Rennen ist vorbei: Du hast gewonnen!

## Choices

race-options = { $options }.
race-secret-options = Zur Wahl: { $options }.
race-option = { $letter }: { $what }
race-option-go = los
race-option-go-does = los, { $fates }
race-option-done = fertig
race-option-stop = genug
race-option-deck = zwei Karten vom Stapel
race-option-race = schwimmen
race-option-race-does = schwimmen, { $fates }
race-option-turn = nach { $facing } drehen
race-option-card = Karte { $number }
race-option-card-does = Karte { $number }, { $fates }
race-option-ring-at = Ring { $ring } auf { $name }
race-option-ring-near = Ring { $ring } auf { $name }, { $goal }: { $way }
race-option-facing-sees = { $facing }, davor { $ahead }

# On its button, one of your own cards
race-label-card = { $number }

## At the top of a picture, where there's little room

race-head-start = Start
race-head-round = Runde { $number }
race-head-racing = Und los!
race-head-won = { $who } gewinnt!
race-head-over = Das Rennen ist vorbei
race-head-chosen = Gewählt! Noch kannst du ändern
race-head-wait = Andere wählen noch
race-head-still = { $head } Warten auf { $who }
race-head-ducky = die Ente

# When everyone is asked at once
race-head-all-pick = Wählt eure Karten!
race-head-all-order = Kartenwahl: Die höchste fängt an!
race-head-all-forgive = Schwimmen oder nur drehen?

# When one person is asked
race-head-one-path = { $who } wählt einen Weg
race-head-one-face = { $who } wählt die Blickrichtung
race-head-one-ring = { $who } wählt einen Ring
race-head-one-send = { $who } schickt { $whom ->
    [Hund] den Hund
   *[other] { $whom }
} weg
race-head-one-which = { $who }: Welche Karte zuerst?
race-head-one-before = { $who } kann einen Chip einsetzen
race-head-one-after = { $who } kann einen Chip einsetzen
race-head-one-extra = { $who } kann noch eine Karte spielen
race-head-one-more = { $who } spielt noch eine Karte
race-head-one-lead = { $who } führt den Hund
race-head-one-discard = { $who } wirft ab

# On the picture of a hand, to its owner
race-head-hand-pick = Wähl eine Karte
race-head-hand-order = Wähl: Die höchste Karte fängt an
race-head-hand-forgive = Schwimmen oder nur drehen?
race-head-hand-path = Wähl einen Weg
race-head-hand-face = Wähl eine Blickrichtung
race-head-hand-ring = Wähl einen Ring
race-head-hand-send = Wähl einen Ring
race-head-hand-which = Welche Karte zuerst?
race-head-hand-before = Los, oder erst ein Chip?
race-head-hand-after = Fertig, oder noch ein Chip?
race-head-hand-extra = Noch eine Karte, oder genug?
race-head-hand-drawn = Gezogene Karte spielen?
race-head-hand-more = Spiel noch eine Karte
race-head-hand-lead = Führ den Hund
race-head-hand-discard = Wirf eine Karte ab

## What happened: who did what, and then

race-news = { $who ->
    [Hund] Der Hund
   *[other] { $who }
} { $what }.
race-news-swim = schwimmt mit Karte { $card } von { $start } nach { $end }
race-news-paddle = paddelt von { $start } nach { $end }
race-news-walk = läuft mit Karte { $card } von { $start } nach { $end }
race-news-bonk = rumst gegen { $what ->
    [Rand] den Rand
    [Abfluss] den Abfluss
   *[other] { $what }
}
race-news-bonk-on-somebody = rumst gegen eine Ente
race-news-buoy = berührt Boje { $buoy }
race-news-dog = stößt auf den Hund
race-news-home = verschwindet im Abfluss
race-news-ring = taucht auf Ring { $ring } auf
race-news-use = setzt { $token } ein
race-news-extra = spielt noch Karte { $card }
race-news-draw = zieht eine Karte
race-news-own-draw = zieht Karte { $card }
race-news-show = deckt für den Start Karte { $card } auf
race-news-lead =
    { $count ->
        [one] führt den Hund mit Karte { $cards }
       *[other] führt den Hund mit den Karten { $cards }
    }
race-news-enter = kommt aus dem Abfluss
race-news-leave = verschwindet im Abfluss
race-news-chase = wird vom Hund verjagt
race-news-swap = tauscht den Platz mit dem Hund
race-news-forgive = dreht sich, statt zu schwimmen

# Only in the log, where no picture shows it
race-news-round = Runde { $number } beginnt.
race-news-reveal = Die Karten werden aufgedeckt: { $cards }.
race-news-revealed = { $who } { $card }
race-news-token = zieht einen Chip
race-news-own-token = zieht den Chip { $token }
race-news-discard = wirft Karte { $card } ab
race-news-stop = spielt keine Karte mehr
race-news-shuffle =
    { $cards ->
        [one] Die abgeworfene Karte ist der neue Stapel.
       *[other] Die { $cards } abgeworfenen Karten werden zu einem neuen Stapel gemischt.
    }

# The end
race-result-home = { $who } gewinnt das Rennen: mit allen drei Bojen in den Abfluss, in Runde { $round }.
race-result-buoys = Berührte Bojen: { $counts }.

## The board at length

race-scheme = Spalten haben Buchstaben von Westen nach Osten, Zeilen haben Zahlen von Norden nach Süden. Ein Schritt nach Norden oder Süden ändert die Zahl um zwei, jeder andere den Buchstaben um eins und die Zahl um eins. Was nicht aufgezählt ist, ist kein Wasser, sondern Rand oder Lücke.
race-row = Zeile { $number }: { $spaces }.
race-thing-in-row = { $column } ({ $what })
race-buoy-looks = Boje { $letter } ({ $colour }, { $shape }) ist auf { $name }.
race-colour-red = rot
race-colour-green = grün
race-colour-blue = blau
race-shape-round = rund
race-shape-cone = Kegel
race-shape-barrel = Fass
race-drain-is = Der Abfluss ist auf { $name }.
race-rings = Ringe: { $rings }.
race-ring-is = { $ring } auf { $name }

## On the button of a way to face

race-label-facing = { $arrow } { $what }

## The picture of the result

race-result-moment = Runde { $round }: ab in den Abfluss!

# In words: everyone on the podium, and the photo of the last move
race-result-place = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] Vierter
} Platz auf dem Podest: { $who } ({ $character }){ $crown ->
    [yes] , mit Krone
   *[no] {""}
}. { $buoys }.
race-result-ducky = Ente { $letter }: { $buoys }
race-result-no-buoy = keine Boje
race-result-photo = Auf dem Foto: { $what }

## What happened, beside a picture: without the names of spaces, which no picture shows

race-log = **{ $who ->
    [Hund] Der Hund
   *[other] { $who }
}** { $what }.
race-log-swim =
    { $count ->
        [one] schwimmt { $count } Feld weit mit Karte { $card }
       *[other] schwimmt { $count } Felder weit mit Karte { $card }
    }
race-log-paddle = paddelt ein Feld weit
race-log-walk =
    { $count ->
        [one] läuft { $count } Feld weit mit Karte { $card }
       *[other] läuft { $count } Felder weit mit Karte { $card }
    }
