# What Discord shows while someone types a slash command. A text can't be longer than 100 characters

slash-ducks = Hilfe, deine Hand und deine Tische
slash-help = So wird gespielt, in zwei Minuten
slash-learn = Lern ein Spiel beim Spielen: kurze Lektionen, eins nach dem anderen
slash-hand = Schau dir deine Hand an, nur für dich sichtbar
slash-table = Finde deine Tische und den in diesem Kanal
slash-leave = Verlass deinen Tisch. Im Spiel übernimmt ein Computer deinen Platz
slash-stop = Beende das Spiel in diesem Kanal (Host, Serververwaltung oder Mehrheit)
slash-describe = Der Tisch in diesem Kanal als Text, für Screenreader
slash-stats = Deine Statistik auf diesem Server, oder die von anderen: Wertung, Siege, Lieblingsente, Duelle
slash-stats-person = Wessen Statistik du sehen möchtest
slash-leaderboard = Wer auf diesem Server am besten spielt
slash-leaderboard-game = In welchem Spiel. Wenn du es weglässt, in allen zusammen
slash-settings = Stell ein, wie ich dir Bescheid sage, wenn du dran bist
slash-privacy = Was ich über dich speichere, als Datei, und wie du es löschst
slash-history = Schau dir deine beendeten Spiele noch mal an, Schritt für Schritt
slash-puzzle = Das Rätsel des Tages: ein Spielplan, eine beste Lösung
slash-verify = Prüf die Aufzeichnung eines Spiels, die dir jemand gegeben hat: gültig, ungültig oder versiegelt
slash-verify-record = Die Datei, die du nach einem Spiel unter Fair Play bekommst
slash-about = Was dieser Bot ist und wie es ihm geht

slash-setup = Für die Serververwaltung: wo und wie Tische aufgemacht werden können
slash-setup-channel = Tische in diesem Kanal erlauben oder nicht mehr. Wenn keiner erlaubt ist, gehen alle
slash-setup-thread = Ob ein Tisch einen eigenen Thread bekommt, wenn der Host nichts anderes sagt
slash-setup-clock = Wie lange eine Entscheidung dauern darf, wenn der Host nichts anderes sagt
slash-setup-tables = Wie viele Tische gleichzeitig offen sein dürfen. 0 heißt beliebig viele
slash-setup-votes = Ob eine Mehrheit am Tisch das Spiel beenden kann
slash-setup-seasons = Ob die Ranglisten alle drei Monate neu anfangen
slash-setup-language = Was die Tische hier sprechen. Private Nachrichten bekommen alle in ihrer eigenen Sprache
slash-setup-language-discord = die des Servers, wie in Discord eingestellt
slash-setup-puzzle = Das Rätsel des Tages in diesem Kanal zeigen. Nenn ihn noch mal, um es abzustellen

## Each game's group

slash-race = Duck Race: Badeenten um die Wette durch die Wanne
slash-gallery = Duck Gallery: Zielt auf die Enten, die vorbeischwimmen
slash-pool = Duck Pool: Fordert im Spaßbad euer Glück heraus
slash-tow = Duck Tow: Führt Enten durch den Park
slash-start = Mach in diesem Kanal einen Tisch für { $game } auf
slash-start-thread = Gib dem Tisch einen eigenen Thread
slash-rules = Die Regeln von { $game }, Kapitel für Kapitel
slash-boards = Alle Spielpläne von Duck Race, mit Bildern
slash-board = Zeichne einen Spielplan nach seinem Namen oder Code
slash-board-code = Der Name eines Plans oder ein Plancode, den jemand geteilt hat
