# What went wrong, in one sentence to whoever clicked or wrote

refused-unknown = Diesen Tisch gibt es nicht mehr.
refused-closed = Dieser Tisch ist geschlossen.
refused-begun = Das Spiel hat schon angefangen.
refused-not-begun = Das Spiel hat noch nicht angefangen.
refused-paused = Das Spiel pausiert.
refused-occupied = In diesem Kanal steht schon ein Tisch: { $link }
refused-full = Alle Plätze sind besetzt.
refused-seated = Du sitzt schon an diesem Tisch.
refused-not-seated = Du sitzt nicht an diesem Tisch.
refused-not-host = Das kann nur der Host.
refused-taken = Diese Figur ist schon vergeben.
refused-stale = Das ist schon entschieden. Schau auf die neueste Nachricht.
refused-duplicate = Dein Klick hat schon gezählt.
refused-not-yours = Das entscheidet jemand anders.
refused-no-undo = Hier gibt es nichts rückgängig zu machen. Du kannst deine letzten Züge zurücknehmen, solange nichts Neues aufgedeckt ist und niemand sonst gezogen hat.
refused-touched = Da war jemand schneller. Versuch’s noch mal.
refused-no-hints = An diesem Tisch gibt es keine Tipps: Der Host hat sie abgeschaltet.
refused-cleared = Dieses Spiel ist so lange her, dass ich nur noch das Ergebnis habe.
refused-not-over = Dieses Spiel läuft noch. Wenn es vorbei ist, kannst du es dir noch mal ansehen.
refused-unreadable = Dieser Knopf ist veraltet.
form-too-late = Da war ich zu langsam. Drück noch mal.
something-broke = Bei mir ist etwas schiefgegangen. Der Fehler ist notiert, und dein Spiel ist sicher.
out-of-reach = Ich komme gerade nicht an mein Gedächtnis. Nichts ist verloren: Versuch’s gleich noch mal.

# About seats that are kept, and rematches
refused-kept = Die letzten Plätze sind für Leute frei gehalten, die zuerst gefragt wurden. Versuch’s in ein paar Minuten noch mal.
refused-not-kept = Dieser Platz wird nicht mehr frei gehalten.
refused-rematched = Die Revanche läuft schon: { $link }

## What the rules refuse. A name ends with the engine's own code; { $typed } is what someone wrote

# A move
refused-other-question = Das ist die Antwort auf eine andere Frage. Nichts hat sich geändert: Schau auf die neueste Nachricht.
refused-no-replay = Das kann ich nicht zurücknehmen: Ich konnte das Spiel nicht bis dahin nachspielen. Nichts hat sich geändert, spiel einfach weiter.
refused-move-not-offered = Das geht gerade nicht. Nichts hat sich geändert: In der neuesten Nachricht steht, was du tun kannst.
refused-move-not-asked = Du bist gerade nicht dran. Nichts hat sich geändert.
refused-move-not-your-turn = Du bist nicht dran. Nichts hat sich geändert.
refused-move-game-over = Dieses Spiel ist vorbei, da gibt es nichts mehr zu spielen.
refused-move-no-seat = Diesen Platz gibt es in diesem Spiel nicht. Nichts hat sich geändert.
refused-move-not-in-hand = Diese Karte hast du nicht auf der Hand. Nichts hat sich geändert: Nimm eine, die du hast.
refused-move-picked-already = Diese Karte hast du schon gewählt. Nimm eine andere, oder ändere erst deine Wahl.
refused-move-ring-taken = Dieser Ring ist besetzt. Nimm einen freien.
refused-move-cannot-be-played = Diese Karte kannst du gerade nicht spielen. Du hast sie noch, und bei deiner Hand steht, woran es liegt.
refused-move-must-be-played = Abwerfen darfst du nur, wenn du keine Karte spielen kannst. Such dir eine zum Spielen aus.
refused-move-deck-empty = Es gibt keine Karte mehr zu ziehen. Nichts hat sich geändert: Wähl etwas anderes.
refused-move-only-cancels = Einen Reifen kannst du nicht einfach so spielen. Heb ihn dir auf, um eine Ente zu stoppen.
refused-move-no-float = Du hast keinen Reifen zum Stoppen. Nichts hat sich geändert.
refused-move-nothing-to-cancel = Gerade gibt es nichts zu stoppen. Du hast noch alle deine Karten.
refused-move-held-already = Du hast in diesem Zug schon „Moment mal!“ gerufen. Die Zeit läuft von selbst ab.
refused-move-passing = Du passt für den Rest dieses Zugs. Wenn du etwas stoppen willst, sag erst, dass ich dich wieder fragen soll.
refused-move-by-orders = An diesem Tisch fragt niemand, ob du stoppen willst. Gib stattdessen bei deiner Hand einen Auftrag.
refused-move-does-not-fit = Diese Karte kannst du gerade nicht erfüllen: Du brauchst alle ihre Enten im Schlepptau und musst an ihrem Ort sein. Du hast sie noch auf der Hand.

# Opening a table, its options, starting
refused-setup-seats = { $game } ist für { $least } bis { $most } Personen. Holt jemanden dazu oder entfernt jemanden, dann startet noch mal.
refused-setup-impossible = So kann ich das Spiel nicht aufbauen. Nichts hat sich geändert: Probier andere Optionen.
refused-setup-no-game = Dieses Spiel habe ich nicht. `/ducks help` zeigt, welche ich habe.
refused-setup-no-player = So einen Computer habe ich für dieses Spiel nicht. Nichts hat sich geändert.
refused-setup-no-option = Diese Option gibt es in diesem Spiel nicht. Nichts hat sich geändert: Nimm eine, die du siehst.
refused-setup-option-alone = **{ $option }** passt nicht zu den anderen Optionen. Lass sie weg, oder ändere erst die anderen.
refused-setup-option-value = **{ $option }** kann nicht „{ $typed }“ sein. Nichts hat sich geändert: Nimm etwas aus der Liste.
refused-setup-no-board = Einen Plan namens „{ $typed }“ kenne ich nicht. `/duckrace boards` zeigt alle, oder füg einen ganzen Plancode ein.
refused-setup-board-too-long = „{ $typed }“ ist zu lang für einen Plancode, der hat höchstens { $most } Zeichen. Schau, ob du nur den Code kopiert hast.
refused-setup-board-broken = Der Plancode „{ $typed }“ stimmt nicht: Unterwegs hat sich ein Zeichen geändert oder ist verloren gegangen. Kopier ihn noch mal.
refused-setup-board-other-tiles = Der Plancode „{ $typed }“ kommt aus einer anderen Version von Duck Race, mit anderen Teilen. `/duckrace boards` zeigt, worauf du hier spielen kannst.
refused-setup-board-unplayable = Auf diesem Plan könnte niemand spielen: Seine Teile passen nicht zusammen, oder der Abfluss oder eine Boje fehlt. Probier einen anderen Code, oder nimm einen Plan aus der Liste.
refused-setup-board-rings = Dieser Plan ist zu klein: Er hat { $rings ->
    [one] einen Ring
   *[other] { $rings } Ringe
}, und { $duckies } Enten brauchen { $needed }. Nimm einen größeren, oder spielt mit weniger Enten.

# A saved game that can't be loaded
refused-saved-damaged = Ich kann dieses Spiel nicht fortsetzen: Was ich davon gespeichert habe, ist beschädigt. Tut mir leid! Der Fehler ist notiert.
refused-saved-other-version = Ich kann dieses Spiel nicht fortsetzen: Es hat in einer anderen Version von mir angefangen, mit anderen Regeln oder Karten. Tut mir leid!
