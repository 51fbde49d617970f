# Lessons: a guided game, one thing at a time. How we say it in German: docs/languages/de.md

learn-button = Beim Spielen lernen
learn-menu = ### Beim Spielen lernen
    Kurze Lektionen, jede dauert ein paar Minuten. Du kannst jederzeit aufhören und später mit `/ducks learn` weitermachen.
learn-lesson = { $done ->
    [yes] ✓ { $lesson }
   *[no] { $lesson }
}
learn-continue = Weiter: { $lesson }, Schritt { $step }
learn-title = ### { $lesson } · { $step } von { $steps }
learn-over = ### { $lesson } · geschafft!
learn-next = Weiter
learn-again = Noch mal versuchen
learn-all = Alle Lektionen
learn-play = Jetzt spielen
learn-play-about = -# Lust auf ein richtiges Spiel? **Jetzt spielen** öffnet hier einen Tisch für dich und einen Computer. Drück dort **Start**, wenn’s losgehen soll.

## Duck Race

learn-race = Duck Race
learn-race-figure = Eine kleine Wanne aus Sechsecken. Eine gelbe Ente startet auf einem Ring, schwimmt über die Bojen R, G und B und dann in den Abfluss.
learn-race-goal = Du bist eine Badeente in der Wanne. Schwimm über die Bojen R, G und B, in beliebiger Reihenfolge, und sei dann vor allen anderen im Abfluss, dem Strudel.
learn-race-start = Du bist gelb, und { $computer }, ein Computer, ist pink. Du startest auf einem Rettungsring und wählst, wohin dein Schnabel zeigt: Welcher Buchstabe liegt in Richtung Boje R?
learn-race-start-away = Von da aus liegt R nicht geradeaus. Du schwimmst, wohin dein Schnabel zeigt, also schau dahin, wo du hinwillst.
learn-race-card = Eine Karte dreht sich mit deiner Ente: Vom blauen Feld, wo der violette Pfeil dein Schnabel ist, schwimmst du die rote Linie entlang. Welche Karte bringt dich über Boje R?
learn-race-card-edge = Mit 15 rumst du gegen den Wannenrand. Deine Ente hält an und dreht um, und der Rest der Karte verfällt.
learn-race-card-past = Knapp, aber 37 schwimmt genau an R vorbei. Du musst auf ihr Feld kommen, und sei es nur im Vorbeischwimmen.
learn-race-turn = Du bist über R geschwommen, das ist deine erste Boje! Jetzt drehst du dich zu einem der grünen Pfeile der Karte, A oder C auf dem Wasser (B ist eine Boje): Welcher zeigt aufs offene Wasser?
learn-race-turn-edge = Jetzt zeigt dein Schnabel genau auf den Wannenrand, und mit den meisten Karten würde es Rums machen.
learn-race-bonk = { $computer } ist gegen dich geprallt: **Rums!** Die andere Ente hält an, dreht dir den Rücken zu, und der Rest ihrer Karte verfällt. Am Wannenrand passiert dasselbe.
learn-race-order = Alle wählen geheim, und die niedrigste Zahl schwimmt zuerst: Deine 26 war vor der 46 von { $computer } dran. Welche Karte kann dich zu G bringen?
learn-race-order-beside = Du hältst genau neben G, und das ist nicht berührt.
learn-race-order-bonk = Rums! { $computer } ist im Weg: Deine Ente bleibt, wo sie ist, und dreht um.
learn-race-path = Karte 17 hat zwei Wege, und du wählst einen, wenn du mit Schwimmen dran bist. Welcher führt zu G?
learn-race-path-other = Dieser Weg führt von G weg.
learn-race-extra = Zwei Bojen! Wenn du auf einer Boje anhältst, darfst du sofort noch eine Karte spielen: Welche bringt dich zu B?
learn-race-extra-edge = Rums! Mit 15 geht es hier gegen den Wannenrand.
learn-race-extra-stop = Aufhören geht immer, aber eine deiner Karten bringt dich jetzt gleich zu B.
learn-race-back = Das sind alle drei Bojen! Zuerst drehst du dich, wie nach jeder Karte. Der Abfluss ist ganz weit links: Mit welcher Drehung schaust du wieder in seine Richtung?
learn-race-back-away = Da ist die hinterste Ecke der Wanne, und der Abfluss liegt in deinem Rücken.
learn-race-enough = Du hast wieder auf einer Boje angehalten, könntest also noch eine Karte spielen. Schau, wohin 15 dich bringt: spielen oder aufhören?
learn-race-enough-edge = Rums! Mit 15 geht es gegen den Rand. Du musst keine Karte spielen, also hör lieber auf.
learn-race-ring = Hier ist eine Abkürzung: Schwimm in einen Rettungsring, und du tauchst auf einem anderen auf. Welche Karte bringt dich in Ring 4?
learn-race-ring-edge = Rums! Das ist der Wannenrand, und zu Ring 4 geht es andersherum.
learn-race-pop = Ein Ring beendet deine Bewegung, auch mitten in einer Karte, und du kannst auf jedem freien Ring auftauchen. Von welchem aus kannst du geradewegs in den Abfluss schwimmen?
learn-race-pop-far = Von diesem Ring aus liegt der Abfluss nicht geradeaus, wohin du auch schaust.
learn-race-aim = Beim Auftauchen schaust du, wohin du willst. Richte den Schnabel auf den Abfluss!
learn-race-aim-away = So zeigt dein Schnabel nicht auf den Abfluss.
learn-race-drain = Der Abfluss nimmt nur Enten mit allen drei Bojen, und die hast du. Mit welcher Karte kommst du hinein?
learn-race-drain-edge = Rums! 15 biegt hier links ab, direkt gegen den Rand.
learn-race-drain-past = 29 biegt vor dem Abfluss ab und schwimmt daran vorbei.
learn-race-end = Du hast dein erstes Rennen gewonnen! Du warst mitten in der Karte schon im Abfluss, und mehr braucht es nicht.

## Duck Race: the bird dog

learn-race-dog = Duck Race: der Jagdhund
learn-race-dog-dog = Im **Profispiel** läuft ein Jagdhund hinter den Enten her. Zu zweit oder zu dritt hast du zwei: Deine sind Ya und Yb.
learn-race-dog-meet = Ya schwimmt mit Karte 42. Wenn du in den Hund hineinschwimmst, ist dein Zug vorbei, und du musst weg. Welcher Weg ist also sicher?
learn-race-dog-meet-sent = Du bist in den Hund geschwommen! Dein Zug ist vorbei. { $computer } hat den Hund zuletzt geführt und deshalb deinen Ring ausgesucht.
learn-race-dog-lead = Der Hund läuft zuletzt, und wer die wenigsten Bojen hat, führt ihn: Das bist du. Pa ist fast im Ziel. Mit welcher Karte überrennt er Pa?
learn-race-dog-lead-miss = Mit 12 biegt er vor Pa ab.
learn-race-dog-lead-deck = Zwei Karten vom Stapel sind eine Überraschung, und mit diesen kommt er vielleicht gar nicht zu Pa.
learn-race-dog-send = Er hat Pa erwischt! Du suchst den Ring aus, auf den Pa muss: Welcher ist am weitesten vom Abfluss weg?
learn-race-dog-send-near = Von dort ist es gar nicht so weit zurück zum Abfluss.
learn-race-dog-end = Braver Hund! Er ist in den Abfluss weitergelaufen und bleibt bis zur nächsten Runde aus der Wanne.

## Duck Race: tokens

learn-race-tokens = Duck Race: Aktionschips
learn-race-tokens-figure = Die fünf Chips: Zieh 3, Weiter so, Paddeln, Drehen und Tauschen.
learn-race-tokens-tokens = Im **Profispiel** startest du mit dem blauen **Zieh 3** und ziehst für jede Boje, die du berührst, noch einen Chip. Nur du weißt, welche du hast.
learn-race-tokens-far-away = Deine Ente Ya, oben rechts, hat alle drei Bojen. Aber der Abfluss ist fünf Felder weg, in gerader Linie.
learn-race-tokens-draw = Und alle deine Karten sind kurze! **Zieh 3** kannst du einsetzen, wann du willst: Zieh drei Karten, dann wirf drei ab.
learn-race-tokens-draw-short = Mit dieser Karte kommt Ya nicht einmal in die Nähe des Abflusses. Setz erst deinen Chip ein!
learn-race-tokens-far = Du hast drei Karten gezogen und 3, 7 und 10 abgeworfen. Welche geht vier Felder geradeaus?
learn-race-tokens-far-short = Das ist nicht die lange. Ya braucht jedes Feld, das geht.
learn-race-tokens-spin = Direkt vor deiner Karte kannst du einen Chip einsetzen. Ya schaut zum Rand: Welcher Chip dreht Ya um?
learn-race-tokens-spin-edge = Rums! So prallt Ya mit 52 nach einem einzigen Schritt gegen den Rand.
learn-race-tokens-spin-ahead = **Paddeln** ist ein Schritt geradeaus, und das ist die falsche Richtung.
learn-race-tokens-face = Mit **Drehen** schaust du, wohin du willst. Wo ist der Abfluss?
learn-race-tokens-face-away = Rums! In diese Richtung prallt Ya mit 52 gegen den Rand.
learn-race-tokens-paddle = Ein Schritt fehlt! Auch nach deiner Karte kannst du einen Chip einsetzen: Welcher bringt dich einen Schritt weiter?
learn-race-tokens-paddle-wait = Dann sitzt Ya bis zur nächsten Runde direkt vor dem Abfluss.
learn-race-tokens-end = Im Ziel! Und die anderen zwei Chips: **Weiter so** spielt noch eine Karte, wenn du geschwommen bist, und **Tauschen** tauscht den Platz mit dem Hund.

## Duck Gallery

learn-gallery = Duck Gallery
learn-gallery-line = Sechs Karten schwimmen in einer Schlange vorbei, und vorn ist links. Die gelben Enten sind deine: Schieß alle blauen ab, bevor { $computer } deine erwischt.
learn-gallery-card = Einfach schießen geht nicht: Erst muss jemand zielen. Welche Karte setzt ein Fadenkreuz über eine Ente?
learn-gallery-card-move = **Vordrängeln** tauscht eine deiner Enten mit der Karte davor. Das ist was für später, wenn du in Gefahr bist.
learn-gallery-aim = Auf welches Feld willst du zielen? Nimm die blaue Ente, die am weitesten vorn ist, also links.
learn-gallery-aim-water = Das ist nur Wasser. Da ist niemand zu treffen.
learn-gallery-aim-own = Das ist deine eigene Ente, und jetzt ist sie in der Schusslinie!
learn-gallery-aim-behind = Auch ein gutes Ziel, aber hier ist erst die vordere dran.
learn-gallery-danger = { $computer } hat **Aufrücken** gespielt, und die Enten sind weitergeschwommen, aber Fadenkreuze bleiben, wo sie sind. Jetzt ist es über deiner Ente: Welche Karte bringt sie da weg?
learn-gallery-danger-own = **Schuss** trifft, was im Fadenkreuz ist, und das ist deine eigene Ente. Autsch!
learn-gallery-danger-aim = Noch ein Fadenkreuz hilft deiner Ente nicht aus dem ersten heraus.
learn-gallery-ahead = **Vordrängeln** tauscht eine deiner Enten mit der Karte davor. Welche von deinen beiden ist in Gefahr?
learn-gallery-ahead-other = Die war sicher, und die andere ist immer noch im Fadenkreuz.
learn-gallery-shoot = Deine Ente ist in Sicherheit, eine blaue ist in deinem Fadenkreuz, und { $computer } hat auch gezielt. Welche Karte spielst du?
learn-gallery-shoot-aim = Eine blaue Ente ist schon im Fadenkreuz. Warte nicht, bis sie weg ist!
learn-gallery-target = Zwei Fadenkreuze zur Wahl: Auf welches Feld schießt du?
learn-gallery-target-own = Das war deine eigene Ente. Schau immer erst, wer im Fadenkreuz ist.
learn-gallery-end = Guter Schuss! Noch etwas: Wenn du eine deiner Karten spielen kannst, musst du eine spielen, auch wenn es deine eigene Ente trifft.

## Duck Pool

learn-pool = Duck Pool
learn-pool-pools = In jedes Becken passen so und so viele Enten. Ist eins genau voll, teilen sich alle, deren Stein dort ist, die Enten: Jede ist ein Punkt.
learn-pool-dive = Du bist dran! Such zuerst ein Becken aus, in das gesprungen wird: Deins ist das mit deinem Stein, und da fehlt nur noch ein Platz.
learn-pool-dive-elsewhere = Dein Stein ist nicht an diesem Becken. Wenn du es füllst, gehören die Enten nicht dir.
learn-pool-fill = Jetzt spiel eine Karte hinein, aus der Hand oder blind vom Stapel. Die Symbole auf einer Karte sagen, wie viel Platz sie braucht: Welche füllt genau den letzten Platz?
learn-pool-fill-over = Albert braucht vier Plätze, und es war nur noch einer frei. Eine zu viel, und alle Enten im Becken sind verloren!
learn-pool-fill-blind = Eine Karte vom Stapel kann alles sein: Diese war zu groß, und alle Enten im Becken sind verloren.
learn-pool-fill-stop = Du kannst aufhören und eine Karte ziehen, aber dann füllt { $computer } das Becken vielleicht vor dir.
learn-pool-share = Genau voll, und drei Punkte für dich! Die meisten Enten stellen beim Springen etwas an: Dingy hat erst den Stein von { $computer } versetzt, so musstest du nicht teilen.
learn-pool-cancel = Jetzt spielt { $computer } Lara, die dir eine Ente von deinen Punkten nimmt. Ein Reifen auf deiner Hand kann stoppen, was eine Ente tut, und du hast einen Ring: Nimm ihn!
learn-pool-cancel-robbed = Lara hat eine Ente von deinem Stapel genommen, und das ist ein Punkt weniger für dich.
learn-pool-cancel-hold = Damit bekommst du nur mehr Zeit zum Überlegen. Dein Ring würde Lara stoppen.
learn-pool-theirs = Lara hat nichts angestellt, aber im Becken von { $computer } fehlt jetzt nur noch ein Platz. Du könntest es verderben: Spring da hinein!
learn-pool-theirs-own = Dein eigenes Becken ist noch leer, und { $computer } würde als Nächstes das andere füllen.
learn-pool-spoil = Eine zu viel, und alles darin ist verloren. Welche Karte ist sicher zu groß?
learn-pool-spoil-gift = Es war James, der einen Platz braucht: Das Becken war voll, und { $computer } hat alle Enten bekommen. Der Stapel ist Glückssache!
learn-pool-spoil-end = Aufhören und eine Karte ziehen geht immer. Aber { $computer } fehlt hier nur noch ein Platz.
learn-pool-end = Platsch! Lass springen, solange du dich traust, und hör rechtzeitig auf: Wenn die Becken ausgehen, gewinnen die meisten Punkte.

## Duck Tow

learn-tow = Duck Tow
learn-tow-park = Du gehst im Park spazieren, als Figur mit dem hellen Ring darum. Füttere die Enten, und sie folgen dir zu den Orten, die deine Karten verlangen.
learn-tow-cards = Jede deiner Karten ist ein Ort im Park, mit den Enten, die dorthin sollen. Die Karte vom Bootshaus will eine gelbe und eine orange Ente.
learn-tow-feed = In deinem Zug hast du vier Aktionen. Eine orange Ente folgt dir schon, und auf deinem Feld sitzt eine gelbe: Mit welcher Aktion folgt sie dir auch?
learn-tow-feed-early = Das Bootshaus will auch eine gelbe Ente, und jetzt bist du von der auf deinem Feld weggegangen.
learn-tow-feed-shake = Das zieht eine Ente aus dem Beutel, und du weißt nie, welche. Eine gelbe sitzt doch genau hier.
learn-tow-feed-end = Damit endet dein Zug, und alle deine Aktionen sind ungenutzt.
learn-tow-move = Sie hat ein gelbes Futter genommen und folgt dir. Jetzt führ beide Enten zum Bootshaus: Wohin gehst du?
learn-tow-move-away = Das ist nicht das Bootshaus. Jeder Schritt auf ein Feld neben deinem ist eine Aktion, also achte auf den Weg.
learn-tow-drop = Liefere sie ab, und die Karte kommt in deine Reihe. Von jeder Farbe zählt deine längste Kette ohne Lücke, ein Punkt für jede Ente: An welches Ende gehört die Karte also?
learn-tow-drop-left = Dort sind deine orangen Enten nicht nebeneinander: Die Karte dazwischen hat keine. Das ist eine Kette aus einer statt aus zweien.
learn-tow-drop-end = Damit endet dein Zug, und beide Enten laufen dir noch hinterher.
learn-tow-claim = Vier Enten im Quadrat: Deine Reihe zeigt eine der Formationen! Wer sie sich zuerst holt, bekommt ihre Punkte.
learn-tow-claim-pass = Du kannst sie dir auch nach deiner nächsten Karte holen, wenn { $computer } nicht schneller ist.
learn-tow-end = Wunderbar! Wenn eine Reihe lang genug ist oder alle Formationen weg sind, gewinnen die meisten Punkte: Ketten plus Formationen.
