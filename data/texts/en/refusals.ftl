# What went wrong, in one sentence to whoever clicked or wrote

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
refused-options = That does not work: { $words }
refused-stale = This was decided meanwhile: look at the newest message.
refused-duplicate = This was taken already.
refused-not-yours = This is for somebody else to choose.
refused-illegal = { $words }
refused-no-undo = You have nothing to take back now: it goes for your own last moves, until something new is shown or somebody else moves.
refused-unplayable = This game cannot be played on: { $words }
refused-touched = Somebody was faster: try again.
refused-unreadable = This button is out of date.
form-too-late = That took me too long: press it once more.
something-broke = Something went wrong here, and it was written down. Nothing of the game is lost.

# About seats that are kept, and rematches
refused-kept = The last seats are kept for people who were asked first. Try again in a few minutes.
refused-not-kept = That seat isn't being kept any more.
refused-rematched = The rematch has already begun: { $link }
