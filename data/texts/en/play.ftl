# A table with a running game: the board, for everyone

play-chosen = -# { $chosen } of { $asked } { $chosen ->
    [one] has
   *[other] have
} chosen
play-paused = **The game is paused.** { $reason }
play-ends = -# If nobody is back by { $when }, it ends.
play-older-rules = -# The rules have changed since this game began. It's played to its end by the rules it began with.
play-asleep = -# A computer is playing for { $who } until they're back.
play-due = -# Time runs out { $when }.
play-window = -# Time to cancel runs out { $when }.
play-vote = -# { $who } voted to stop the game: { $votes } of { $needed } votes.
play-vote-too = Vote to stop
play-fault-stop = Clear it away with `/ducks stop`.
play-hand = My hand
play-undo = Undo
select-move = Choose one of { $count }

# A hand, for one person only; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = You're at a table of **{ $game }**: { $link }
    Your hand will show up here once the game starts.
hand-over = **{ $game }** is over. For another one, press **Rematch** at the table: { $link }
hand-won = **You won!**
hand-asleep = A computer is playing for you. Press any button to take over again.
hand-chosen = ✓ You chose **{ $what }**. You can change your mind until everyone has chosen.
hand-chosen-window = ✓ You chose **{ $what }**. You can change your mind until it's decided.
hand-nothing = There's nothing for you to do right now.
hand-unsure = Keep playing
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = { $who }: it's your turn in **{ $game }**. { $link }
call = It's your turn in **{ $game }**. { $link }
remind-who = { $who }:
remind = { $last ->
    [yes] Everyone is waiting for you in **{ $game }**. { $link }
   *[no] It's still your turn in **{ $game }**. { $link }
}
remind-until = Time runs out { $when }. Then a computer plays for you until you're back.
note-paused = **{ $game }** is paused: { $link }
    { $reason }
moved = -# { $game }: the table has moved down. { $link }

# The result
result-title = ### { $game }: the game is over
result-title-stopped = ### { $game }: the game was stopped
result-title-expired = ### { $game }: the game was cleared away
result-without = { $reason } There's no winner.
result-helped = -# { $who } had hints.
result-rematch = Rematch

# Why a game is paused or was stopped
reason-no-permission = I've lost permission to post here. Once it's back, press any button to continue.
reason-channel-lost = I can't find the table's channel right now. The game goes on as soon as I can.
reason-stopped = The host stopped it.
reason-stopped-by-admin = A server manager stopped it.
reason-voted = More than half of the players voted to stop.
reason-cancelled = The host cancelled it.
reason-deserted = Everyone has left.
reason-idle = Nobody has played for a long time.
reason-asleep = Everyone is away. Press **Continue** to play on.
reason-nobody-back = Nobody came back.
reason-channel-gone = The channel was deleted.

# In small print below the buttons
news-line = -# { $what }

# A private hand in the channel, when Discord won't let us change it much longer
hand-resting = -# I can't keep your hand in **{ $game }** up to date here any more. Press the button to see how things stand, or how it ended.

# Where time runs out after hours: { $when } is a date
due-on = on { $when }

# Under the board of a paused game
play-resume = Continue
