# Who sits at a table before the game, and whom a seat is kept for

## Computers

# Names for computers: short ones, because they stand on plates. No two are alike, and none is split by a space
computer-names = Bill Puddle Waddles Quackers Drake Mallory Teal Pip Webster Eider Pekin Bubbles Dabble Plume Ripple
    Splash Nibbles Pickles Bobber Tufty Sprig Reed Wigeon Flapper

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, or none if you play alone
private-clock-usual = Clock: { $clock }, or none if you play alone

## Seats that are kept

lobby-kept = `·` kept for **{ $name }** until { $when }

## A rematch

lobby-title-rematch = ### { $game }: rematch
rematch-ready = { $who } { $count ->
    [one] is
   *[other] are
} ready, waiting for { $awaited }. It starts as soon as everyone's here.
rematch-waiting = You're ready. We're still waiting for { $awaited }: { $link }
rematch-seated = You're already at the table: { $link }
