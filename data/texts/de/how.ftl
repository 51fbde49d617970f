# What a game is about, in a line: in the lobby, on the first board and on the first hand

aim = **Ziel:** { $aim }
aim-race = Berühr die Bojen R, G und B, dann sei vor allen anderen im Abfluss.
aim-gallery = Schieß die Enten der anderen ab. Wer zuletzt noch Enten hat, gewinnt.
aim-pool = Füllt Becken genau und teilt euch die Enten. Die meisten Punkte gewinnen.
aim-tow = Führ Enten zu den Orten auf deinen Karten und reih sie auf. Das gibt Punkte.

# How to play: a few pages for someone who's never seen the game

how-button = So geht’s
how-about = Lern { $game } in einer Minute
how-title = ### So geht { $game }{ $pages ->
    [one] { "" }
   *[other] { " " }· { $page } von { $pages }
}
how-back = Zurück
how-next = Weiter
how-rules = -# Du willst es ganz genau wissen? Unter `/duck{ $kind } rules` stehen alle Regeln.

## Duck Race, page by page: below the picture, for people who can't see it, and in it

how-race-goal = Du suchst dir aus, auf welchem Ring du startest und wohin du schaust. Die Bojen berührst du in beliebiger Reihenfolge, drüberschwimmen reicht. Mit allen dreien ab zum Abfluss: Sobald du drin bist, hast du gewonnen, auch mitten in einer Karte. Vorher ist er für dich zu.
how-race-goal-alt = Eine kleine Wanne aus Sechsecken. Eine Ente startet auf einem Ring, schwimmt in irgendeiner Reihenfolge über die Bojen { $buoys } und dann in den Abfluss.
how-race-goal-start = Du startest auf einem Ring
how-race-goal-touch = Berühr { $buoys }
how-race-goal-drain = Dann ab in den Abfluss!

how-race-card = Jede Runde spielst du eine Karte. **Blau** ist das Feld deiner Ente, der violette Pfeil ihr Schnabel. Schwimm die **rote** Linie entlang, dann dreh dich zu einem **grünen** Pfeil. Die Karte dreht sich mit deiner Ente mit: *Links* ist immer links von ihr aus gesehen. Früher anhalten geht nicht: Jeder Schritt muss sein.
how-race-card-alt = Karte { $card } führt von einem blauen Sechseck über drei rote und endet mit zwei grünen Pfeilen. Dann liegt dieselbe Karte auf dem Wasser: unter einer Ente mit Blick nach Norden, und gedreht unter einer mit Blick nach Südosten. Darunter hat Karte { $forked } zwei Wege, { $letters }, und das Wasser vor der Ente auch.
how-race-card-says = Das ist eine Karte
how-race-card-laid = Leg sie unter die Ente
how-race-card-turns = Sie dreht sich mit
how-race-card-start = hier geht’s los
how-race-card-steps = schwimm diese Schritte
how-race-card-facing = dreh dich: such aus
how-race-card-paths = Zwei Wege? Wähl, wenn du schwimmst.

how-race-round = Am Wannenrand, an anderen Enten und am geschlossenen Abfluss macht es **Rums**. Ein **Ring** beendet deine Bewegung, sobald du hineinschwimmst: Such dir einen freien Ring aus, auf dem du auftauchst, und wohin du schaust. Auf einer **Boje** bekommst du die Extrakarte nur, wenn du dort ohne Rums anhältst; ist deine Hand leer, ziehst du eine. Wenn alle geschwommen sind, zieht ihr nach, und die nächste Runde beginnt.
how-race-round-alt = Vier Bilder. Die Karten { $cards } werden von der niedrigsten zur höchsten ausgeführt. Eine Ente rumst gegen eine andere, hält an und schaut dahin zurück, wo sie herkam. Eine Ente schwimmt in einen Ring und taucht auf einem anderen auf. Eine Ente hält auf einer Boje und schwimmt mit einer zweiten Karte weiter.
how-race-round-order = Alle wählen geheim. Die niedrigste Zahl schwimmt zuerst.
how-race-round-bonk = Rums! Du hältst an, mit dem Rücken zum Hindernis.
how-race-round-ring = Schwimm in einen Ring und tauch auf einem freien auf.
how-race-round-buoy = Halt auf einer Boje, dann geht noch eine Karte.

how-race-dog = Das gibt es nur im **Profispiel**. Wer den Hund führt, spielt eine Karte für ihn, oder zwei vom Stapel, und sucht die Ringe aus. Haben mehrere die wenigsten Bojen, führt ihn, wer davon in dieser Runde die höchste Karte gespielt hat.
    - **Zieh 3**, jederzeit: Zieh drei Karten, dann wirf drei ab.
    - **Weiter so**, wenn du geschwommen bist: Spiel noch eine Karte.
    - **Paddeln**, vor oder nach deiner Karte: ein Schritt geradeaus.
    - **Drehen**, vor deiner Karte: Schau, wohin du willst.
    - **Tauschen**, vor deiner Karte: Tausch den Platz mit dem Hund. Steht er auf einer Boje, berührst du sie.
    Zu zweit oder zu dritt haben alle zwei Enten. Jede sammelt ihre eigenen Bojen, und eine im Ziel genügt.
how-race-dog-alt = Vier Bilder. Von drei Enten hat die mit den wenigsten Bojen den Hund neben sich. Der Hund überrennt eine Ente, die auf einem Ring landet. Eine Ente schwimmt in den Hund hinein und landet auch auf einem Ring. Die Chips sind { $tokens }.
how-race-dog-leader = Der Hund läuft zuletzt. Wenigste Bojen? Du führst ihn.
how-race-dog-chase = Er jagt jede Ente, die er trifft, auf einen Ring.
how-race-dog-meet = Schwimmst du in ihn hinein, musst du auch weg.
how-race-dog-tokens = Chips: einer zum Start und einer für jede Boje.

## Duck Gallery, page by page

how-gallery-turn = Sechs Karten schwimmen in einer Schlange vorbei: deine Enten, die der anderen und etwas Wasser. Mehr warten dahinter im Stapel.
    { "" }**Dein Zug:** Spiel eine deiner drei Karten, dann zieh eine neue.
    - **Zielen** setzt ein Fadenkreuz über ein Feld, und **Schuss** trifft die Ente im Fadenkreuz.
    - Andere Karten bewegen Enten oder Fadenkreuze. Ein Fadenkreuz bleibt über seinem Feld, während die Enten weiterschwimmen. So schiebst du andere in die Schusslinie und dich selbst hinaus.
how-gallery-end = **Der Haken:** Wenn du eine deiner Karten spielen kannst, musst du eine spielen, auch wenn es deine eigene Ente trifft.
    { "" }**In Deckung** versteckt eine deiner Enten unter der daneben. Unter **Schwänzchen hoch** kann eine Ente nicht getroffen werden, bis wieder dran ist, wer die Karte gespielt hat.
    { "" }**Das Ende:** Es ist vorbei, sobald nur noch eine Person Enten hat, in der Schlange oder im Stapel. Wenn du alle verloren hast, kannst du nicht mehr gewinnen, aber weiterspielen, oder du setzt aus.

how-gallery-turn-alt = Vier Bilder. Sechs Felder in einer Reihe auf dem Wasser, auf manchen eine Ente, über zweien ein Fadenkreuz. Ein Fadenkreuz wird über eine Ente gesetzt. Eine Ente im Fadenkreuz wird getroffen. Die Enten rücken nach links, sodass eine andere im Fadenkreuz ist.
how-gallery-turn-line = Enten schwimmen in einer Schlange. Vorn ist links.
how-gallery-turn-aim = Zielen setzt ein Fadenkreuz über ein Feld.
how-gallery-turn-shoot = Schuss trifft die Ente im Fadenkreuz.
how-gallery-turn-move = Andere Karten bewegen Enten. Fadenkreuze bleiben.
how-gallery-end-alt = Vier Bilder. Eine eigene Ente wird getroffen. Eine Ente versteckt sich hinter ihrer Nachbarin. Eine Ente hat den Schwanz in der Luft und einen Schild. Die letzte Ente trägt eine Krone.
how-gallery-end-must = Wenn du kannst, musst du, auch auf die eigene Ente.
how-gallery-end-hide = In Deckung versteckt deine Ente unter der daneben.
how-gallery-end-safe = Schwänzchen hoch: Die ist erst mal sicher.
how-gallery-end-last = Wer zuletzt noch Enten hat, gewinnt.

## Duck Pool, page by page

how-pool-turn = **Dein Zug:** Stell das Sprungbrett an ein Becken. Dann spiel Karten hinein, so viele du magst: blind vom Stapel oder Enten aus deiner Hand. Hör auf, wann du willst, und zieh eine Karte.
    - **Genau voll?** Die Enten werden unter allen verteilt, deren Stein an diesem Becken ist. Deine bringen dir Punkte, und ein neues Becken kommt.
    - **Eine Ente zu viel?** Alle sind verloren.
    In beiden Fällen ist dein Zug vorbei, und du ziehst keine Karte.
how-pool-end = **Der Haken:** Die meisten Enten stellen beim Springen etwas an. Sie versetzen Steine, drehen Enten um, klauen welche oder beenden deinen Zug. Ein **Schwimmreifen** auf irgendeiner Hand kann das stoppen. Aber zu viele Reifen vom Stapel verderben ein Becken auch.
    { "" }**Das Ende:** Das Spiel endet, wenn die Becken ausgehen. Jede Ente in deinem Punktestapel ist 1 Punkt, und **Goldie**, die immer bekommt, wer ihr Becken füllt, ist 5. Karten auf der Hand zählen nichts.
how-pool-turn-alt = Vier Bilder. Ein Sprungbrett mit der Aufschrift „hier rein“ steht an einem leeren Becken mit neun Plätzen. Eine Karte vom Stapel springt in ein Becken, in dem zwei Enten schwimmen. Sam, Julie und Amy füllen sechs von sechs Plätzen. Sam, Julie und Lara brauchen sieben, und das ist zu viel.
how-pool-turn-marker = Such das Becken aus, in das gesprungen wird.
how-pool-turn-dive = Spiel Karten hinein, so viele du dich traust.
how-pool-turn-full = Genau voll: Alle am Becken teilen sich die Enten.
how-pool-turn-over = Eine zu viel: Alle sind verloren!
how-pool-end-alt = Vier Bilder. Sam dreht eine Ente um, Julie nimmt eine Karte, und Wilma setzt eine Ente um. Ein Reifen fliegt auf Arrrwin. Goldie ist 5 wert. Vier Enten tragen zusammen eine Krone.
how-pool-end-effects = Die meisten Enten stellen beim Springen etwas an.
how-pool-end-cancel = Ein Reifen auf deiner Hand stoppt das.
how-pool-end-goldie = Goldie: 5 Punkte, wenn du ihr Becken füllst.
how-pool-end-pile = Jede Ente ist ein Punkt. Die meisten gewinnen.

## Duck Tow, page by page

how-tow-turn = **Dein Zug:** Du hast bis zu vier Aktionen, in beliebiger Reihenfolge und auch mehrmals dieselbe.
    - **Geh** aufs nächste Feld. **Füttere** dort Enten, jede mit Futter ihrer Farbe, und bis zu vier folgen dir.
    - **Schüttle** eine zufällige Ente aus dem Beutel.
    - **Liefere** Enten an einem Ort **ab**: Jede Karte dieses Orts nimmt die Enten, die sie zeigt, und kommt links oder rechts an deine Reihe.
    - Am **Kiosk** gibt es Futter und Karten. Bei der **Adoption** gibst du zwei Enten ab, und eine davon kann eine Lücke in deiner Reihe füllen.
    Danach füllst du Futter und Karten auf vier auf.
how-tow-end = **Der Haken:** In deiner Reihe kommt es auf die Reihenfolge an. Von jeder Farbe zählt nur deine längste Kette ohne Lücke, ein Punkt für jede Ente. Und wenn deine Reihe eine **Formation** zeigt, hol sie dir, bevor es jemand anders tut: Sie ist 2 bis 4 Punkte wert.
    { "" }**Das Ende:** Sobald eine Reihe lang genug ist oder die letzte Formation geholt ist, haben alle anderen noch einen Zug; mit *gleich viele Züge* wird stattdessen die Runde zu Ende gespielt. Vorbei ist es auch, wenn sechs Runden lang niemand eine Karte erfüllt oder eine Ente adoptiert. Die meisten Punkte gewinnen.
how-tow-turn-alt = Vier Bilder. Jemand geht im Park zum Kiosk neben dem Koi-Teich. Eine gelbe und eine orange Ente bekommen Futter ihrer Farbe und folgen. Mit beiden im Schlepptau geht es zum Bootshaus, und eine Karte mit diesen zwei Enten ist abgehakt. Die Karte kommt ans rechte Ende der Reihe.
how-tow-turn-move = Geh auf ein Feld neben deinem.
how-tow-turn-feed = Mit Futter ihrer Farbe folgt dir eine Ente.
how-tow-turn-drop = Führ Enten zum Ort auf deiner Karte.
how-tow-turn-lay = Leg die Karte links oder rechts an.
how-tow-end-alt = Vier Bilder einer Reihe aus sechs Karten. Die längste Kette jeder Farbe ist markiert, mit ihren Punkten. Eine gelbe Ente würde eine Lücke schließen, für 2 Punkte mehr. Ein Quadrat aus vier Enten ist eine geholte Formation. Jemand mit 13 Punkten trägt eine Krone, neben jemandem mit 9.
how-tow-end-runs = Von jeder Farbe zählt nur die längste Kette.
how-tow-end-gap = Eine adoptierte Ente kann eine Lücke schließen.
how-tow-end-claim = Hol dir eine Formation, die deine Reihe zeigt.
how-tow-end-most = Ketten plus Formationen: Die meisten Punkte gewinnen.
