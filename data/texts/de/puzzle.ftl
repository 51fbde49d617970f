# The puzzle of the day: `/ducks puzzle`, and its post in a channel. How we say it in German: docs/languages/de.md

puzzle-title = ### 🧩 { $game }: Rätsel vom { $when }
puzzle-name = Rätselente
puzzle-goal-race = Du bist allein im Wasser, und das ist deine ganze Hand: Es wird nicht gezogen. Berühr die Bojen, die dir fehlen, und erreich den Abfluss **mit so wenigen Karten wie möglich**.
puzzle-goal-tow = Du bist dran und hast vier Aktionen. **Hol bis zum Ende des Zugs so viele Punkte wie möglich.** Die Kioske haben zu, und aus dem Beutel wird keine Ente geschüttelt.
puzzle-goal-pool = Stell das Sprungbrett an ein Becken, spiel Enten aus der Hand, wenn du magst, dann nimm **eine Karte vom Stapel**. Finde den Weg, der **am wahrscheinlichsten ein Becken füllt**, egal wer dort ist. Niemand stoppt etwas.
puzzle-goal-gallery = Die anderen sind beim Mittagessen: Spiel alle vier Karten, eine nach der anderen, ohne zu ziehen. **Triff so viele Enten der anderen wie möglich.** Jede eigene, die getroffen wird, kostet eine.
puzzle-deck = Im Stapel, in unbekannter Reihenfolge: { $cards }.
puzzle-deck-card = { $count } × { $card }{ $icons ->
    [0] {""}
   *[other] {" "}({ $icons })
}
puzzle-next = Als Nächstes vom Entenstapel: { $ducks }.
puzzle-said = -# Bisher: { $words }

## How good an answer is
puzzle-solved-race = 🎉 **Gelöst!** { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, und mit weniger geht es nicht.
puzzle-solved-tow = 🎉 **Gelöst!** { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}, und kein Zug bringt mehr.
puzzle-solved-pool = 🎉 **Gelöst!** Das füllt in { $count } von 100 Fällen ein Becken, und nichts ist wahrscheinlicher.
puzzle-solved-gallery = 🎉 **Gelöst!** { $count ->
    [one] { $count } Ente
   *[other] { $count } Enten
}, und mehr sind nicht zu treffen.
puzzle-better-race = Das geht mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, aber es gibt einen Weg mit { $best }.
puzzle-better-tow = Das bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}, aber es gibt einen Zug, der { $best } bringt.
puzzle-better-pool = Das füllt in { $count } von 100 Fällen ein Becken, aber es gibt einen Weg, der es in { $best } Fällen schafft.
puzzle-better-gallery = Das { $count ->
    [one] ist { $count } Ente
   *[other] sind { $count } Enten
}, aber es gibt einen Weg zu { $best }.
puzzle-failed-race = Du hast keine Karten mehr und bist nicht im Abfluss. Mit { $best } ist es zu schaffen.
puzzle-failed-tow = Das bringt nichts, aber es gibt einen Zug, der { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
} bringt.
puzzle-failed-pool = So wird kein Becken voll. Es gibt einen Weg, der es in { $best } von 100 Fällen schafft.
puzzle-failed-gallery = Das bringt dir nichts. Es gibt einen Weg zu { $best ->
    [one] { $best } Ente
   *[other] { $best } Enten
}.
puzzle-tries = { $tries ->
    [one] Du hast nur einen Versuch gebraucht.
   *[other] Du hast { $tries } Versuche gebraucht.
}

## The answer
puzzle-answer-race = Die beste Lösung braucht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. So geht es zum Beispiel:
puzzle-answer-tow = Der beste Zug bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}. So geht es zum Beispiel:
puzzle-answer-pool = Die beste Lösung füllt in { $count } von 100 Fällen ein Becken. So geht es zum Beispiel:
puzzle-answer-gallery = Die beste Lösung trifft { $count ->
    [one] { $count } Ente
   *[other] { $count } Enten
}. So geht es zum Beispiel:
puzzle-answer-step = **{ $number }. { $what }**
puzzle-answer-points = Das bringt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.

# What comes of it in the end
puzzle-end-race = Mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Abfluss!
puzzle-end-tow = Macht zusammen { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
} mehr als vorher.
puzzle-end-pool = Jetzt { $count ->
    [one] würde { $count }
   *[other] würden { $count }
} der { $all } Karten im Stapel ein Becken füllen: { $cards }.
puzzle-end-gallery = Unterm Strich { $count ->
    [one] ist das { $count } Ente
   *[other] sind das { $count } Enten
} für dich.

## Buttons
puzzle-solve = Rätsel lösen
puzzle-back = Zurücknehmen
puzzle-again = Von vorn
puzzle-look = Rätsel ansehen
puzzle-give-up = Aufgeben, Lösung zeigen
puzzle-show-answer = Lösung zeigen
puzzle-yesterdays-answer = Lösung von gestern

## Who has solved it
puzzle-streak = -# { $today ->
    [yes] { $days ->
        [one] Das ist der erste Tag deiner Serie: Komm morgen wieder.
       *[other] Das sind { $days } Tage in Folge!
    }
   *[no] { $days ->
        [one] Das von gestern hast du gelöst. Lös auch das von heute, dann sind es zwei in Folge.
       *[other] Du hast { $days } Tage in Folge gelöst. Lös das von heute, damit deine Serie hält.
    }
}
puzzle-gave-up = -# Du hast die Lösung gesehen, deshalb zählt dieses nicht. Morgen gibt es ein neues Rätsel.
puzzle-past = -# Der Tag dieses Rätsels ist vorbei, deshalb zählt es nicht mehr. Das von heute gibt es mit `/ducks puzzle`.
puzzle-nobody = -# Auf diesem Server hat es noch niemand gelöst.
puzzle-solvers = -# Hier gelöst von { $who }.
puzzle-solver = { $name } ({ $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
})
# After “gelöst von”
puzzle-more-solvers = { $count ->
    [one] einer weiteren Person
   *[other] { $count } weiteren
}
puzzle-yesterday = -# { $count ->
    [0] Das Rätsel von gestern hat hier niemand gelöst.
    [one] Das Rätsel von gestern hat hier eine Person gelöst.
   *[other] Das Rätsel von gestern haben hier { $count } Personen gelöst.
} Alle bekommen dasselbe, und jeden Tag gibt es ein neues.

## Sentences
puzzle-gone = Dieses Rätsel gibt es nicht mehr. Das von heute gibt es mit `/ducks puzzle`.
puzzle-not-made = Ich konnte das Rätsel von heute gerade nicht machen. Versuch’s in einer Minute noch mal.
