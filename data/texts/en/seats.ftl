# Who sits at a table before the game, and whom a seat is kept for

## Computers

# Names for computers: short ones, because they stand on plates. No two are alike, and none is split by a space
computer-names = Bill Puddle Waddles Quackers Drake Mallory Teal Pip Webster Eider Pekin Bubbles Dabble Plume Ripple
    Splash Nibbles Pickles Bobber Tufty Sprig Reed Wigeon Flapper

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, or none if you play alone
private-clock-usual = Clock: { $clock }, or none if you play alone
