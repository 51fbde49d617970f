# A table at which a game is played: the board for everybody

play-title = ### { $game } · { $channel }
play-chosen = -# { $chosen } of { $asked } { $chosen ->
    [one] has
   *[other] have
} chosen
play-paused = **The game is paused.** { $reason }
play-ends = -# It ends { $when }, if nobody comes back.
play-asleep = -# A stand-in plays for { $who }, until { $who } presses anything.
play-due = -# A stand-in plays { $when }.
play-window = -# The window closes { $when }.
play-vote = -# { $who } would like to stop the game: { $votes } of { $needed } votes.
play-vote-too = Stop the game (yes or no)
play-fault = This game cannot be played on: { $reason }
play-fault-stop = `/ducks stop` clears it away.
play-hand = My hand
play-undo = Undo
play-commitment = -# The seed is sealed until the end. Its SHA-256: `{ $commitment }`
select-move = Choose one of { $count }

# A hand, which is for one alone; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = You sit at a table of **{ $game }**: { $link }
    Your hand will be here as soon as the game begins.
hand-over = **{ $game }**: this game is over. { $link }
hand-asleep = A stand-in plays for you until you choose something yourself.
hand-chosen = ✓ You have chosen **{ $what }**. You may change your mind until all have chosen.
hand-chosen-window = ✓ You have chosen **{ $what }**. You may change your mind until it is decided.
hand-public = { $question } Choose below the board.
hand-nothing = Nothing is asked of you now.
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = { $who }: it is your turn in **{ $game }**. { $link }
call = It is your turn in **{ $game }**. { $link }
remind-who = { $who }:
remind = { $last ->
    [yes] You are the last to choose in **{ $game }**: all others wait for you. { $link }
   *[no] You are still asked something in **{ $game }**. { $link }
}
remind-until = A stand-in plays for you { $when }, until you press anything.
note-paused = **{ $game }** is paused: { $link }
    { $reason }
moved = -# { $game }: the table is further down now. { $link }

# The result
result-title = ### { $game }: the game is over
result-title-stopped = ### { $game }: the game was stopped
result-title-expired = ### { $game }: the game was cleared away
result-without = { $reason } There is no winner.
result-rematch = Rematch

# Why a game is paused or was stopped
reason-no-permission = I may not write here any more. As soon as I may, press anything to go on.
reason-stopped = The host has stopped it.
reason-stopped-by-admin = Somebody who manages this server has stopped it.
reason-voted = More than half at the table wanted to stop.
reason-cancelled = The host has cancelled it.
reason-deserted = Everybody has left.
reason-idle = Nobody has played for a long time.
reason-asleep = Everybody is away. Press anything to go on.
reason-nobody-back = Nobody came back to it.
reason-channel-gone = Its channel is gone.
