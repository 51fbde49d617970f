# Games that are over: a list of one's own, a replay step by step, and what can be done from there. All but what is shared is private

## The list. { $games } are the filters

history-title = ### Deine Spiele{ $where ->
    [here] { " " }auf diesem Server
   *[all] { "" }
}
history-none = { $filtered ->
    [yes] So ein Spiel hast du nicht.
   *[no] Du hast noch kein Spiel zu Ende gespielt. Wenn es so weit ist, kannst du es dir hier noch mal ansehen.
}
history-line = { $number }. **{ $game }** mit { $who } · { $when } · { $result }{ $ended }
history-result = { $won ->
    [yes] **gewonnen**
   *[no] Platz { $place } von { $seats }
} ({ $score })
history-score = { $kind ->
    [race] { $score ->
        [one] eine Boje
       *[other] { $score } Bojen
    }
    [gallery] { $score ->
        [0] keine Ente übrig
        [one] eine Ente übrig
       *[other] { $score } Enten übrig
    }
   *[other] { $score ->
        [one] ein Punkt
       *[other] { $score } Punkte
    }
}
history-continued = { " " }· weitergespielt aus einem früheren Spiel
history-ended = { " " }· { $how }
history-pick = { $number }. { $game } · { $who }
history-open = Ein Spiel noch mal ansehen
history-newer = ◂ Neuere
history-older = Ältere ▸
history-everywhere = Alle meine Spiele
history-here = Nur dieser Server

# How a game ended: the engine's reason
history-ended-home = mit allen Bojen in den Abfluss
history-ended-last-duck-swimming = nur noch eine Person hatte Enten
history-ended-last-ducks-went-together = die letzten Enten erwischte es zusammen
history-ended-one-pool-left = ein Becken war übrig
history-ended-no-pool-left = kein Becken war übrig
history-ended-no-cards-left = die Karten gingen aus
history-ended-nobody-plays-any-more = niemand wollte mehr
history-ended-the-walk-is-over = der Spaziergang war vorbei
history-ended-nobody-gets-anywhere = es ging nicht mehr voran

# Filters
history-kind = Welches Spiel?
history-kind-any = Alle Spiele
history-won = Wie lief’s?
history-won-any = Gewonnen oder verloren
history-won-yes = Gewonnen
history-won-no = Verloren
history-computers = Gegen wen?
history-computers-any = Mit oder ohne Computer
history-computers-no = Nur Menschen
history-computers-yes = Mit Computern

## The replay

step-button = Rückblick
step-title = ### { $game } · { $when }
    -# Schritt { $number } von { $count }{ $mine ->
        [yes] { " " }· deine Sicht
       *[no] { "" }
    }
step-line = - { $what }
step-asked = -# Als Nächstes: { $question }
step-first = Anfang
step-back = ◂ Zurück
step-forward = Vor ▸
step-last = Ende
step-play = { $whole ->
    [yes] Alles abspielen
   *[no] Abspielen
}
step-mine = Meine Sicht
step-all = Sicht für alle
step-share = Teilen
step-onward = Von hier weiterspielen
step-lost = Dieses Spiel kann ich nicht mehr nachspielen: Es lief mit anderen Regeln oder Karten, als ich heute kenne.
step-not-yours = Du kannst dir nur Spiele ansehen, die du selbst gespielt hast oder die auf diesem Server gespielt wurden.

## Sharing

share-title = ### { $game } · { $when }
    -# Geteilt von { $who } · Schritt { $number } von { $count }
share-open = Spiel ansehen
share-done = Erledigt: Alle in diesem Kanal können es jetzt sehen.
share-no-server = Hier ist niemand, mit dem du es teilen könntest. Probier’s auf einem Server.
share-missing = Ich kann hier nichts schreiben. Mir fehlt: { $permissions }.
share-failed = Discord lässt mich hier nichts schreiben. Probier’s in einem anderen Kanal.

## Playing on

onward-opened = Du spielst von da an weiter, gegen Computer: { $link }
onward-over = An dieser Stelle ist das Spiel schon vorbei. Geh zurück, bis wieder etwas zu entscheiden ist.
continued-here = -# Weitergespielt aus einem früheren Spiel. Es zählt für keine Wertung.
