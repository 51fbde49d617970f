# Who sits at a table before the game, and whom a seat is kept for

## Computers

# Names for computers of each level: short ones, because they stand on plates. No two are alike, also at different
# levels, and none is split by a space. The first of a level is the one that people meet first
computer-names-easy = Puddle Bubbles Nibbles Pip Tufty Waddles Dabble Sprig Bobber
computer-names-normal = Bill Mallory Teal Ripple Reed Splash Flapper Pickles Plume
computer-names-hard = Quack Webster Eider Drake Pekin Wigeon Smew Gadwall

# How well a computer plays, and its temper. They stand in the middle of sentences: “the hard computer”, “computer, easy:
# curious, easily distracted”. What it looks like in pictures is in lobby.ftl
level-easy = easy
level-normal = normal
level-hard = hard
temper-easy = curious, easily distracted
temper-normal = good-humoured, knows the game
temper-hard = thinks ahead, misses little

# { $who } are computers as below
computers-here = -# { $count ->
    [one] Computer
   *[other] Computers
}: { $who }
computer-of-level = { $name } ({ $level })

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, or none if you play alone
private-clock-usual = Clock: none alone, else { $clock }

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

## What the host decides

private-options-guest = **What will be played.** { $host } is the host, and can change it until the game starts.
private-back = Back
private-remove-person = { $look }
private-remove-computer = { $look } · computer, { $level }
private-remove-kept = hasn't sat down yet
lobby-cancel-done = The table for { $game } in { $channel } is cancelled.

# What may be chosen, where the name alone doesn't say it. Discord takes 100 characters
option-rules-beginner-about = One ducky each: the best way to start
option-rules-advanced-about = Two duckies each, action tokens, and the bird dog
option-forgiving-no-about = Your ducky swims the card you picked, wherever that leads
option-forgiving-yes-about = Once the cards are shown, you may give one up to turn your ducky instead of moving
option-cancelling-window-about = Every effect waits a moment for a float, or longer if someone says hold on
option-cancelling-orders-about = You say in advance what to cancel, and nobody has to wait
option-ending-book-about = Everyone but whoever triggers the end has one more turn
option-ending-equal-about = The round is played to its end: everyone has had the same number of turns

## Invitations

start-friend-about = Somebody to play with: they're called, and a seat is kept for them for ten minutes
start-friend-blind = I can't invite { $who }: they can't see this channel.
start-friend-surplus = I can't invite { $who }: there aren't enough seats.
# { $who } are mentions
invitation-call = { $who }: **{ $host }** wants to play **{ $game }** with you. { $count ->
    [one] Your seat is
   *[other] Your seats are
} kept until { $when }.
invitation-decline = No thanks
