# What commands say, privately, to whoever uses them

# When a command can't be carried out
error-changed = Meine Befehle haben sich gerade geändert. Versuch’s in einer Minute noch mal.
error-servers-only = Das geht nur auf einem Server. Probier’s dort in einem Kanal.
error-tables-only = Das geht nur auf einem Server, in einem Kanal mit einem Tisch.
error-you-may-not = Dafür brauchst du diese Berechtigung: { $permissions }.
error-i-may-not = Dafür brauche ich diese Berechtigung: { $permissions }.
error-too-fast = Nicht so schnell! Versuch’s in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch mal.
error-value = „{ $value }“ verstehe ich nicht.
error-not-for-you = Das kannst du hier nicht benutzen.

# The guide
help-what = ## Duckboard in zwei Minuten
    Vier Brettspiele mit Enten, direkt hier in eurem Kanal. Ich teile die Karten aus, kenne die Regeln und zeichne den Spielplan. Ihr drückt Knöpfe.
help-race = - **Duck Race**: Badeenten schwimmen in der Wanne um die Wette, { $least } bis { $most } Personen.
help-gallery = - **Duck Gallery**: Enten schwimmen in einer Schlange vorbei, und alle zielen, { $least } bis { $most } Personen.
help-pool = - **Duck Pool**: Füllt Becken ganz genau, eine Ente zu viel verdirbt alles, { $least } bis { $most } Personen.
help-tow = - **Duck Tow**: Führt Enten durch einen Park, { $least } bis { $most } Personen.
help-table = ### 1 · Tisch aufmachen, Platz nehmen
    `/duckrace start` (oder `/duckgallery`, `/duckpool`, `/ducktow`) macht in einem Kanal einen Tisch auf. Drück **Platz nehmen**. Zu wenige Leute? Holt Computer dazu: leichte, normale oder starke. Dann drückt **Start**.
help-hand = ### 2 · Deine Hand ist geheim
    Ich schicke sie dir als Direktnachricht. Wenn das bei dir abgeschaltet ist oder du lieber im Kanal bleibst, drück unter dem Plan **Meine Hand** oder nimm `/ducks hand`. Nur du siehst sie.
help-play = ### 3 · Entscheiden
    Drück, was du tun willst. Alles, was ich dich frage, steht bei deiner Hand, und was kein Geheimnis ist, auch unter dem Plan. Solange andere noch wählen, kannst du dich umentscheiden. **Rückgängig** nimmt einen Patzer zurück, solange nichts Neues aufgedeckt ist. Du kommst nicht weiter? **Tipp** sagt, was ein starker Computer tun würde.
help-end = ### 4 · Gehen, aufhören, noch mal spielen
    `/ducks leave` gibt deinen Platz einem Computer. `/ducks stop` beendet das Spiel (Host, Serververwaltung oder Mehrheit). Mit **Revanche** spielt ihr noch mal, und **Analyse** zeigt dir, was dich am meisten gekostet hat. Wenn ich neu gestartet werde, geht euer Spiel da weiter, wo es war.
help-more = -# Beim Spielen lernen: `/ducks learn` · Regeln: `/duckrace rules` und so weiter · Deine Tische: `/ducks table` · Der Plan als Text: `/ducks describe` · Deine beendeten Spiele: `/ducks history` · Wer am besten spielt: `/ducks leaderboard` · Deine Daten: `/ducks privacy`

# About
about-page = ## Duckboard { $version }
    Vier Brettspiele mit Enten für den Chat: mit geheimen Händen und gezeichneten Plänen, und kein Spiel geht verloren. Freie Software unter der MIT-Lizenz.
    { $tables ->
        [0] Gerade ist kein Tisch offen.
        [one] Gerade ist ein Tisch offen.
       *[other] Gerade sind { $tables } Tische offen.
    } { $ping ->
        [-1] { "" }
       *[other] Ping: { $ping } ms.
    }
    -# `/ducks help` erklärt dir alles in zwei Minuten.
about-busy = **Wie viel los ist** (siehst nur du)
    Tische, die gerade aktualisiert werden: { $shown } · wartende Bilder: { $waiting } (am längsten: { $oldest } ms)
    Bilder seit dem Start: { $drawn } gezeichnet, { $cached } wiederverwendet, { $dropped } übersprungen (veraltet), { $failed } missglückt · Zeichenprozesse neu gestartet: { $restarts }

# The tables where someone sits
tables-title = ### Deine Tische
tables-here = ### In diesem Kanal
tables-line = **{ $game }** in { $channel }{ $link ->
    [none] { "" }
   *[other] { " " }· [hier lang]({ $link })
} · { $state }
tables-lobby = noch nicht gestartet
tables-awaited = **du bist dran**
tables-waiting = wartet auf andere
tables-watching = du spielst hier nicht mit
tables-paused = pausiert
tables-none = Du sitzt an keinem Tisch, und in diesem Kanal steht keiner. Mach auf einem Server mit `/duckrace start` einen auf, oder schau unter `/ducks help`.
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = Tisch { $number }
tables-ask-hand = Anderer Tisch
tables-ask-leave = Welcher Tisch?

# Hands
hand-none = Du bist gerade in keinem Spiel. `/ducks table` zeigt deine Tische.

# Leaving and stopping
leave-which = ### Einen Tisch verlassen
    Du sitzt an mehreren. Welchen willst du verlassen?
leave-sure = ### { $game } in { $channel } verlassen?
    { $alone ->
        [yes] Dann wären nur noch Computer übrig, deshalb endet das Spiel.
       *[no] Das Spiel geht ohne dich weiter: Ein Computer übernimmt deinen Platz, und du kannst nicht zurück.
    }
leave-yes = Verlassen
leave-done = Du hast { $game } in { $channel } verlassen.
leave-none = Du sitzt an keinem Tisch.
stop-sure = ### { $game } in { $channel } für alle beenden?
    { $begun ->
        [yes] Das Spiel endet hier, und niemand gewinnt.
       *[no] Das Spiel hat noch nicht angefangen. Der Tisch wird abgeräumt.
    }
stop-yes = Beenden
stop-done = Du hast { $game } in { $channel } beendet.
stop-none = In diesem Kanal steht kein Tisch.
stop-not-you = Dieses Spiel kann nur der Host beenden, oder wer den Server verwalten darf.
vote-sure = ### { $game } in { $channel } beenden?
    Du bist nicht Host, deshalb wird abgestimmt: Das Spiel endet, sobald mehr als die Hälfte aufhören will. Wer weg ist, zählt nicht.
vote-yes = Fürs Aufhören stimmen
vote-done = Du hast dafür gestimmt, { $game } in { $channel } zu beenden. Wenn du es dir anders überlegst, drück am Tisch noch mal **Fürs Aufhören stimmen**.
vote-back = Du hast deine Stimme fürs Aufhören zurückgenommen ({ $game } in { $channel }).
keep-button = Doch nicht
keep-done = Nichts hat sich geändert.

# What people set for themselves
settings-title = ### Wenn du dran bist und nicht hinsiehst: { $manner }
    Das gilt für alle deine Tische. Wenn du in der letzten Minute etwas gedrückt hast, melde ich mich nicht.
settings-choose = Wie soll ich dir Bescheid sagen?
settings-ping = ein Ping im Kanal
settings-dm = eine Direktnachricht, kein Ping
settings-silent = gar nichts, auch keine Erinnerungen

# What is set for a server
setup-title = ### Tische auf diesem Server
setup-everywhere = - Tische sind in jedem Kanal erlaubt.
setup-channels = - Tische sind in { $channels } erlaubt, auch in Threads dort.
setup-thread = - { $thread ->
    [yes] Jeder Tisch bekommt einen eigenen Thread
   *[no] Tische bleiben im Kanal selbst
}, wenn der Host nichts anderes sagt.
setup-clock = - Zeitlimit, wenn der Host nichts anderes sagt: { $clock }.
setup-tables = - { $tables ->
    [0] Beliebig viele Tische dürfen gleichzeitig offen sein.
    [one] Es darf immer nur ein Tisch offen sein.
   *[other] Höchstens { $tables } Tische dürfen gleichzeitig offen sein.
}
setup-votes = - Ein Spiel beenden können { $votes ->
    [yes] der Host, die Serververwaltung und eine Mehrheit am Tisch
   *[no] der Host und die Serververwaltung
}.
setup-seasons = - Ranglisten { $seasons ->
    [yes] fangen alle drei Monate neu an, und eine läuft immer weiter
   *[no] fangen nie neu an: Es gibt keine Saisons
}.
setup-language = - Die Tische sprechen: { $language }.
setup-language-discord = - Die Tische sprechen die Sprache, die für den Server in Discord eingestellt ist.
setup-puzzle = - Das Rätsel des Tages erscheint in { $channel }. Nenn diesen Kanal noch mal, um es abzustellen.
setup-no-puzzle = - Das Rätsel des Tages erscheint in keinem Kanal.
setup-puzzle-missing = Ich kann das Rätsel in { $channel } nicht posten. Mir fehlt: { $permissions }.
setup-how = -# Ändere das mit `/ducks setup`. Was du weglässt, bleibt, wie es ist.
setup-full = Das sind zu viele: Höchstens { $most } Kanäle gehen.

# The table as text
describe-none = In diesem Kanal steht kein Tisch.
describe-lobby = Das Spiel hat noch nicht angefangen, es gibt noch nichts zu beschreiben.
describe-title = ### { $game } in { $channel }, als Text
describe-hand = ### Deine Hand

# Rules
rules-title = ## { $game } · { $chapter }
rules-choose = Kapitel wählen

# Boards
boards-title = ## Die Spielpläne von Duck Race
boards-grade = { $grade ->
    [beginner] **Einstieg**
    [moderate] **Mittel**, mit ein oder zwei Engstellen
   *[advanced] **Profi**, mit vielen Engstellen
}
boards-line = - **{ $name }**: { $spaces } Felder, { $rings } Ringe{ $shown ->
    [yes] { " " }· unten zu sehen
   *[no] { "" }
}
boards-choose = Anderen Plan zeigen
boards-use = -# Spiel darauf mit `/duckrace start board:{ $name }` · oder auf einem zufälligen, dessen Code du teilen kannst
board-title = ## { $name ->
    [own] Ein Plan aus einem Code
   *[other] Der Plan „{ $name }“
}
board-size = { $spaces } Felder, { $rings } Ringe. Um darauf zu spielen, kopier das in `/duckrace start board:`
