# What a hard computer would do: hints during the game, and an analysis after it. Both are private

## Hints. { $what } is what the button says

hint-button = Tipp
hint-says = Mein Tipp: **{ $what }**.
hint-none = Mir fällt gerade nichts ein. Nichts hat sich geändert: Versuch’s gleich noch mal, oder spiel einfach weiter.

# What the host decides
private-hints = Tipps
private-hints-yes = erlaubt
private-hints-no = nicht erlaubt

## Analysis. { $said } and { $better } are what the buttons said

analysis-button = Analyse
analysis-thinking = Ich gehe deine Entscheidungen durch. Das kann bis zu einer Minute dauern …
analysis-title = ### { $game }: Was du besser hättest machen können
    -# Ich urteile nach dem, was du in dem Moment wissen konntest, nicht danach, was daraus wurde.
analysis-finding = **{ $when }** · { $question }
    Deine Wahl war **{ $said }**, aber **{ $better }** war besser.
analysis-cost = In hundert Spielen wie diesem würde dich das { $wins ->
    [1] einen Sieg
   *[other] etwa { $wins } Siege
} kosten.
analysis-good = Ich habe mir deine Entscheidungen angesehen, und keine hat dich viel gekostet. Gut gespielt!
analysis-later = Das Spiel läuft noch. Frag mich wieder, wenn es vorbei ist.
analysis-not-yours = Eine Analyse gibt es für alle, die bis zum Ende gespielt haben. **Protokoll** erzählt allen, was passiert ist.
analysis-busy = Ich gehe gerade noch ein Spiel von dir durch. Frag mich danach noch mal.
analysis-none = Ich konnte das gerade nicht durchdenken, weil zu viel los ist. Versuch’s in einer Minute noch mal.
analysis-lost = Dieses Spiel lässt sich nicht mehr nachspielen, deshalb kann ich es nicht durchgehen.

## Why: what makes the difference to the next best choice. The names are the game and what happens, or what gets better.
## { $odds } is how surely it happens: sure, likely or maybe. { $count } is how many points, cards or ducks

why-race-buoy = { $odds ->
    [sure] Damit kommst du zu Boje { $about }.
    [likely] Damit solltest du bald bei Boje { $about } sein.
   *[maybe] Damit bist du vielleicht bald bei Boje { $about }.
}
why-race-won = { $odds ->
    [sure] Damit bist du im Abfluss und gewinnst.
    [likely] Damit solltest du bald im Abfluss sein und gewinnen.
   *[maybe] Damit bist du vielleicht bald im Abfluss und gewinnst.
}
why-race-bonk = { $odds ->
    [sure] Sonst macht es Rums.
    [likely] Sonst macht es wahrscheinlich Rums.
   *[maybe] Sonst macht es vielleicht Rums.
}
why-race-dog = { $odds ->
    [sure] Sonst erwischt dich der Hund.
    [likely] Sonst erwischt dich wahrscheinlich der Hund.
   *[maybe] Sonst erwischt dich vielleicht der Hund.
}
why-race-way = Danach hast du es zu den Bojen und zum Abfluss kürzer.
why-race-way-last = Danach hast du es zur letzten Boje und zum Abfluss kürzer.
why-race-way-drain = Danach hast du es zum Abfluss kürzer.
why-race-tokens = Das ist besser für deine Aktionschips.

why-gallery-shot = { $odds ->
    [sure] Sonst verlierst du vor deinem nächsten Zug eine Ente.
    [likely] Sonst verlierst du vor deinem nächsten Zug wahrscheinlich eine Ente.
   *[maybe] So ist es unwahrscheinlicher, dass es vor deinem nächsten Zug eine deiner Enten erwischt.
}
why-gallery-hit = { $odds ->
    [sure] Das trifft eine Ente von { $about }.
    [likely] Das sollte eine Ente von { $about } treffen.
   *[maybe] Das trifft vielleicht eine Ente von { $about }.
}
why-gallery-out = { $odds ->
    [sure] Das trifft die letzte Ente von { $about }.
    [likely] Das sollte das Ende der letzten Ente von { $about } sein.
   *[maybe] Das ist vielleicht das Ende der letzten Ente von { $about }.
}
why-gallery-ducks = So bleiben deine Enten am ehesten am Leben.
why-gallery-line = Deine Enten sind in der Schlange besser aufgehoben.
why-gallery-marked = So sind weniger deiner Enten im Fadenkreuz.
why-gallery-danger = Auf deine Enten zu zielen ist dann schwerer.
why-gallery-turn = Bis du wieder dran bist, stehst du besser da.
why-gallery-cards = So behältst du bessere Karten.

why-pool-scored = { $odds ->
    [maybe] Das bringt dir in diesem Zug vielleicht Punkte.
   *[other] Das sollte dir in diesem Zug etwa { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    } bringen.
}
why-pool-they-scored = { $odds ->
    [maybe] Sonst bekommen die anderen in diesem Zug vielleicht Punkte.
   *[other] Sonst bekommen die anderen in diesem Zug etwa { $count ->
        [one] einen Punkt
       *[other] { $count } Punkte
    }.
}
why-pool-robs = Das nimmt { $about } vielleicht eine Ente vom Punktestapel.
why-pool-robbed = Sonst verlierst du vielleicht eine Ente von deinem Punktestapel.
why-pool-points = Das bringt dir mehr Punkte.
why-pool-pools = In den Becken, die sich füllen, stehst du damit besser da.
why-pool-hand = So behältst du bessere Enten auf der Hand.
why-pool-floats = So behältst du einen Reifen für später.

why-tow-scored = So holst du in diesem Zug { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
}.
why-tow-completed = So kannst du in diesem Zug { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} erfüllen.
why-tow-fed = So bekommst du { $count ->
    [one] eine Ente, die
   *[other] { $count } Enten, die
} deine Karten brauchen.
why-tow-bought = So bekommst du Futter für Enten, die du brauchst.
why-tow-score = Das sollte dir im nächsten Zug mehr Punkte bringen.
why-tow-row = In deiner Reihe bleibt mehr Platz für Formationen.
why-tow-ducks = Du bekommst mehr von den Enten, die du brauchst.
why-tow-food = Du hast mehr Futter übrig.
why-tow-cards = Du kommst mit deinen Karten voran.
why-tow-way = Danach hast du es kürzer zu den Orten, die du brauchst.

# For every game
why-won = { $odds ->
    [sure] Damit gewinnst du das Spiel.
    [likely] Damit solltest du das Spiel gewinnen.
   *[maybe] Damit gewinnst du vielleicht das Spiel.
}
why-lost = { $odds ->
    [sure] Sonst verlierst du das Spiel.
    [likely] Sonst verlierst du wahrscheinlich das Spiel.
   *[maybe] Sonst verlierst du vielleicht bald das Spiel.
}
why-others = Das macht es den anderen schwerer.
why-other = Ich hab’s im Kopf viele Male durchgespielt, und meistens ging es so besser aus.
