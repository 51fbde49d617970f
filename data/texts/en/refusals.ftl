# What went wrong, in one sentence to whoever clicked or wrote

refused-unknown = That table is gone.
refused-closed = This table is closed.
refused-begun = The game has already started.
refused-not-begun = The game hasn't started yet.
refused-paused = The game is paused.
refused-occupied = There's already a table in this channel: { $link }
refused-full = All seats are taken.
refused-seated = You're already at this table.
refused-not-seated = You're not at this table.
refused-not-host = Only the host can do that.
refused-taken = Someone else has already picked that character.
refused-seats = This game can't start with this many players.
refused-options = That does not work: { $words }
refused-stale = That's already been decided. Check the latest message.
refused-duplicate = Your click has already counted.
refused-not-yours = That's someone else's choice.
refused-illegal = { $words }
refused-no-undo = There's nothing to undo. You can undo your own last moves, until something new is revealed or someone else moves.
refused-unplayable = This game cannot be played on: { $words }
refused-touched = Someone else was faster. Try again.
refused-unreadable = That button is out of date.
form-too-late = That took me too long. Press it again.
something-broke = Something went wrong on my side. It's been logged, and your game is safe.
