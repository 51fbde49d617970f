# A table before the game

lobby-title = ### { $game }: Ein Tisch ist offen
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · Host
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · Computer, { $level }: { $temper }
# All characters end in -ente, so the colour takes an e
lobby-look = { $colour }e { $character }
lobby-needed = { $taken } von { $most } Plätzen { $taken ->
    [one] ist
   *[other] sind
} besetzt. { $missing ->
    [one] Eine Person fehlt noch zum Start.
   *[other] { $missing } fehlen noch zum Start.
}
lobby-ready = { $taken } von { $most } Plätzen sind besetzt. Drückt **Start**, wenn alle da sind.
lobby-full = Alle { $most } Plätze sind besetzt. Drückt **Start**, wenn ihr so weit seid.
lobby-empty = Noch niemand da.
lobby-options = -# { $options }
lobby-sealed = -# Fair Play: Das Mischen ist versiegelt als `{ $commitment }`
lobby-option = { $name }: **{ $value }**
lobby-eager = **startet, sobald voll**
lobby-no-hints = **keine Tipps**
lobby-sit = Platz nehmen
lobby-leave = Aufstehen
lobby-ducky = Meine Ente
lobby-computers = -# Zu wenige Leute? Holt einen Computer dazu:
lobby-add-computer = { $name } ({ $level })
lobby-remove = Entfernen
lobby-set = Optionen
lobby-start = Start
lobby-cancel = Tisch absagen
lobby-expired = ### { $game }: Der Tisch wurde abgeräumt
    Hier war länger nichts los. Ihr könnt jederzeit einen neuen aufmachen.
lobby-cancelled = ### { $game }: Der Tisch wurde abgesagt

seat-colour-yellow = gelb
seat-colour-pink = pink
seat-colour-violet = violett
seat-colour-white = weiß
seat-colour-blue = blau
seat-colour-red = rot
seat-colour-green = grün
seat-colour-purple = violett

## Asked in private

private-remove = **Wer soll gehen?**
private-remove-choose = Platz wählen
private-remove-nobody = Außer dir ist niemand da.
private-options = **Spieloptionen.** Du kannst sie bis zum Start ändern.
private-choice = { $name }: { $value }
private-type = { $what } …
private-eager = Starten, wenn voll
private-eager-no = nein
private-eager-yes = ja
private-ducky = **Such dir eine Ente aus.** Gerade bist du die { $character }.
private-ducky-choose = Figur wählen
private-ducky-any = Irgendeine freie

## The games' options, and their values

option-rules = Regeln
option-rules-about = Das Einstiegsspiel oder das Profispiel: zwei Enten, Aktionschips und ein Jagdhund
option-rules-beginner = Einstieg
option-rules-advanced = Profi
option-board = Spielplan
option-board-about = Der Name eines Plans oder ein Plancode
option-board-own = Plancode
option-board-tub = Wanne
option-board-basin = Becken
option-board-trough = Trog
option-board-lagoon = Lagune
option-board-harbour = Hafen
option-board-canal = Kanal
option-board-rapids = Stromschnellen
option-board-delta = Delta
option-board-marsh = Sumpf
option-board-random-beginner = Zufall (Einstieg)
option-board-random-moderate = Zufall (mittel)
option-board-random-advanced = Zufall (Profi)
option-forgiving = Nachsichtig
option-forgiving-about = Wenn die Karten aufgedeckt sind, darf jede Ente sich drehen, statt zu schwimmen
option-forgiving-no = nein
option-forgiving-yes = ja
option-length = Länge
option-length-about = Ein normales oder ein langes Spiel
option-length-normal = normal
option-length-long = lang
option-cancelling = Stoppen
option-cancelling-about = Wer Karten hat, bekommt jedes Mal einen Moment zum Stoppen oder gibt vorher Aufträge
option-cancelling-window = jedes Mal ein Moment
option-cancelling-orders = Aufträge vorab
option-rescue = Überfüllte Becken
option-rescue-about = Ob ein Effekt ein Becken noch retten kann, das seine Ente überfüllt hat
option-rescue-no = immer verloren
option-rescue-yes = können gerettet werden
option-ending = Letzte Runde
option-ending-about = Wenn jemand das Ende auslöst: noch ein Zug für die anderen, oder gleich viele Züge für alle
option-ending-book = noch je ein Zug
option-ending-equal = gleich viele Züge
option-typed = `{ $text }`

clock = Zeitlimit
clock-about = Wie lange eine Entscheidung dauern darf
clock-off = kein Limit
clock-minute = 1 Minute pro Entscheidung
clock-live = 3 Minuten pro Entscheidung
clock-ten = 10 Minuten pro Entscheidung
clock-hour = 1 Stunde pro Entscheidung
clock-day = 24 Stunden pro Entscheidung
clock-days = 3 Tage pro Entscheidung

## The command that opens a table

start-thread-name = { $game } · { $host }
start-opened = Dein Tisch steht in { $link }, und du bist Host.
start-missing = Ich kann hier keinen Tisch aufmachen. Mir fehlt: { $permissions }.
start-no-server = Tische gibt’s nur auf einem Server. Nimm diesen Befehl dort in einem Kanal.
start-elsewhere = Auf diesem Server gibt’s Tische nur in { $channels }.
start-too-many = { $tables ->
    [one] Auf diesem Server darf immer nur ein Tisch offen sein, und einer ist es schon.
   *[other] Auf diesem Server dürfen nur { $tables } Tische gleichzeitig offen sein, und so viele sind es schon.
}
start-no-thread = Einen Thread kann ich nur in einem Textkanal aufmachen.
start-thread-failed = Ich konnte hier keinen Thread aufmachen. Discord sagt: „{ $reason }“.
permission-view-channel = Kanal anzeigen
permission-send-messages = Nachrichten senden
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden

## Characters: all end in -ente, so that colours and articles fit

character-fireman = Feuerwehrente
character-sailor = Matrosenente
character-pirate = Piratenente
character-chef = Küchenente
character-diver = Tauchente
character-knight = Ritterente
character-wizard = Zauberente
character-astronaut = Weltraumente
# Those of computers
character-hatchling = Babyente
character-buddy = Kumpelente
character-grandmaster = Großmeisterente
characters-alt = Verkleidete Enten: { $characters }.
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name } (vergeben an { $who })
