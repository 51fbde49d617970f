# A table at which a game is played: the board for everybody

play-chosen = -# { $chosen } of { $asked } { $chosen ->
    [one] has
   *[other] have
} chosen
play-paused = **The game is paused.** { $reason }
play-ends = -# If nobody is back by { $when }, it ends.
play-asleep = -# A stand-in plays for { $who }, until { $who } presses anything.
play-due = -# Time runs out { $when }.
play-window = -# The window closes { $when }.
play-vote = -# { $who } would like to stop the game: { $votes } of { $needed } votes.
play-vote-too = Stop the game (yes or no)
play-fault-stop = `/ducks stop` clears it away.
play-hand = My hand
play-undo = Undo
select-move = Choose one of { $count }

# A hand, which is for one alone; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = You sit at a table of **{ $game }**: { $link }
    Your hand will be here as soon as the game begins.
hand-over = **{ $game }**: this game is over. { $link }
hand-asleep = A stand-in plays for you until you choose something yourself.
hand-chosen = ✓ You have chosen **{ $what }**. You may change your mind until all have chosen.
hand-chosen-window = ✓ You have chosen **{ $what }**. You may change your mind until it is decided.
hand-nothing = It's not your turn right now.
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = { $who }: it is your turn in **{ $game }**. { $link }
call = It is your turn in **{ $game }**. { $link }
remind-who = { $who }:
remind = { $last ->
    [yes] You are the last to choose in **{ $game }**: all others wait for you. { $link }
   *[no] You are still asked something in **{ $game }**. { $link }
}
remind-until = Time runs out { $when }. Then a computer plays for you until you're back.
note-paused = **{ $game }** is paused: { $link }
    { $reason }
moved = -# { $game }: the table is further down now. { $link }

# The result
result-title = ### { $game }: the game is over
result-title-stopped = ### { $game }: the game was stopped
result-title-expired = ### { $game }: the game was cleared away
result-without = { $reason } There is no winner.
result-rematch = Rematch
result-seed = -# Seed: `{ $seed }`
result-commitment = -# SHA-256 of the seed, known since the start: `{ $commitment }`
result-check = -# Check the record yourself: `uv run python -m engine verify { $file }`

# Why a game is paused or was stopped
reason-no-permission = I may not write here any more. As soon as I may, press anything to go on.
reason-stopped = The host has stopped it.
reason-stopped-by-admin = Somebody who manages this server has stopped it.
reason-voted = More than half at the table wanted to stop.
reason-cancelled = The host has cancelled it.
reason-deserted = Everybody has left.
reason-idle = Nobody has played for a long time.
reason-asleep = Everyone's away. Press **Continue** to play on.
reason-nobody-back = Nobody came back to it.
reason-channel-gone = Its channel is gone.

# In small print below the buttons
news-line = -# { $what }

# A private hand in the channel, when Discord won't let us change it much longer
hand-resting = -# Your hand in **{ $game }** is put away for now. Press the button to see it again.

# Where time runs out after hours: { $when } is a date
due-on = on { $when }

# Under the board of a paused game
play-resume = Continue
