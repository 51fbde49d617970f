# Who sits at a table before the game, and whom a seat is kept for

## Computers

computer-names-easy = Puddle Bubbles Nibbles Pip Tufty Waddles Dabble Sprig Bobber
computer-names-normal = Bill Mallory Teal Ripple Reed Splash Flapper Pickles Plume
computer-names-hard = Quack Webster Eider Drake Pekin Wigeon Smew Gadwall

# How well a computer plays, and its temper
level-easy = leicht
level-normal = normal
level-hard = stark
temper-easy = neugierig, leicht abzulenken
temper-normal = gut gelaunt, kennt das Spiel
temper-hard = denkt voraus, übersieht wenig

# { $who } are computers as below
computers-here = -# { $count ->
    [one] Computer
   *[other] Computer
}: { $who }
computer-of-level = { $name } ({ $level })

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, allein ohne Limit
private-clock-usual = Zeitlimit: allein keins, sonst { $clock }

## Seats that are kept

lobby-kept = `·` für **{ $name }** frei gehalten bis { $when }

## A rematch

lobby-title-rematch = ### { $game }: Revanche
rematch-ready = { $count ->
    [one] { $who } ist
   *[other] { $who } sind
} bereit, wir warten noch auf { $awaited }. Los geht’s, sobald alle da sind.
rematch-waiting = Du bist bereit. Wir warten noch auf { $awaited }: { $link }
rematch-seated = Du sitzt schon am Tisch: { $link }

## What the host decides

private-options-guest = **Das wird gespielt.** Host ist { $host } und kann es bis zum Start ändern.
private-back = Zurück
private-remove-person = { $look }
private-remove-computer = { $look } · Computer, { $level }
private-remove-kept = sitzt noch nicht am Tisch
lobby-cancel-done = Der Tisch für { $game } in { $channel } ist abgesagt.

# What may be chosen, where the name alone doesn't say it. Discord takes 100 characters
option-rules-beginner-about = Alle haben eine Ente: am besten für den Anfang
option-rules-advanced-about = Alle haben zwei Enten, dazu Aktionschips und der Jagdhund
option-forgiving-no-about = Deine Ente schwimmt die gewählte Karte, wohin das auch führt
option-forgiving-yes-about = Wenn die Karten aufgedeckt sind, darfst du deine abgeben und die Ente nur drehen
option-cancelling-window-about = Jeder Effekt wartet kurz auf einen Reifen, und länger, wenn jemand „Moment mal!“ ruft
option-cancelling-orders-about = Du sagst vorher, was du stoppen willst, und niemand muss warten
option-ending-book-about = Wer das Ende auslöst, ist fertig, alle anderen haben noch einen Zug
option-ending-equal-about = Die Runde wird zu Ende gespielt: Alle hatten gleich viele Züge

## Invitations

start-friend-about = Mit wem du spielen willst: Ich rufe die Person und halte ihr zehn Minuten einen Platz frei
start-friend-blind = Ich kann { $who } nicht einladen: kein Zugang zu diesem Kanal.
start-friend-surplus = Ich kann { $who } nicht einladen: So viele Plätze gibt es nicht.
# { $who } are mentions
invitation-call = { $who }: **{ $host }** möchte mit { $count ->
    [one] dir **{ $game }** spielen. Dein Platz ist
   *[other] euch **{ $game }** spielen. Eure Plätze sind
} bis { $when } frei gehalten.
invitation-decline = Nein danke
