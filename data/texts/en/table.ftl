# The table: what is said around every game

game-race = Duck Race
game-gallery = Duck Gallery
game-pool = Duck Pool
game-tow = Duck Tow

## The lobby

lobby-title = ### { $game }: a table is open
lobby-seats = { $taken } of { $most } seats are taken. { $least ->
    [one] One is enough to start.
   *[other] { $least } are enough to start.
}
lobby-seat = **{ $letter }** { $name }
lobby-seat-host = **{ $letter }** { $name } (host)
lobby-seat-computer = **{ $letter }** { $name } (computer)
lobby-empty = Nobody sits here yet.
lobby-options = -# { $options }
lobby-option = { $name }: **{ $value }**
lobby-sit = Sit down
lobby-leave = Leave
lobby-add-computer = Add computer
lobby-start = Start
lobby-cancel = Cancel
lobby-remove = Remove somebody
lobby-expired = ### { $game }: the table was cleared away
    Nobody touched it for a while. Open a new one any time.
lobby-cancelled = ### { $game }: the table was cancelled
computer-name = Computer { $number }

## The game

play-title = ### { $game } · { $channel }
play-hand = My hand
play-undo = Undo
play-paused = The game is paused. { $reason }
play-fault = This game cannot be played on: { $reason }
hand-of = -# { $game } in { $channel }
hand-nothing = Nothing is asked of you now.
select-move = Choose
result-title = ### { $game }: the game is over
result-rematch = Rematch

## What went wrong, in one sentence to whoever clicked

refused-unknown = There is no such table any more.
refused-closed = This table is closed.
refused-begun = The game has begun already.
refused-not-begun = The game has not begun yet.
refused-paused = The game is paused.
refused-occupied = This channel has a table already: { $link }
refused-full = All seats are taken.
refused-seated = You sit here already.
refused-not-seated = You do not sit at this table.
refused-not-host = Only the host may do this.
refused-taken = Somebody else has chosen this character.
refused-seats = With so few or so many at the table this game cannot start.
refused-options = These options do not go together: { $words }
refused-stale = This was decided meanwhile: look at the newest message.
refused-duplicate = This was taken already.
refused-not-yours = This is for somebody else to choose.
refused-illegal = { $words }
refused-unplayable = This game cannot be played on: { $words }
refused-touched = Somebody was faster: try again.
start-opened = The table is open. Sit down with its button.
start-missing = I cannot hold a table here: I need { $permissions }.
refused-unreadable = This button is out of date.
something-broke = Something went wrong here, and it was written down. Nothing of the game is lost.
