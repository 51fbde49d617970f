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
refused-stale = That's already been decided. Check the latest message.
refused-duplicate = Your click has already counted.
refused-not-yours = That's someone else's choice.
refused-no-undo = There's nothing to undo. You can undo your own last moves, until something new is revealed or someone else moves.
refused-touched = Someone else was faster. Try again.
refused-no-hints = There are no hints at this table: the host turned them off.
refused-cleared = That game was over so long ago that I only kept its result.
refused-not-over = This game isn't over yet. You can look back at it when it is.
refused-unreadable = That button is out of date.
form-too-late = That took me too long. Press it again.
something-broke = Something went wrong on my side. It's been logged, and your game is safe.
out-of-reach = I can't reach my memory right now. Nothing is lost: try again in a moment.

# About seats that are kept, and rematches
refused-kept = The last seats are kept for people who were asked first. Try again in a few minutes.
refused-not-kept = That seat isn't being kept any more.
refused-rematched = The rematch has already begun: { $link }

## What the rules refuse. A name ends with the engine's own code; { $typed } is what someone wrote

# A move
refused-other-question = That answers another question. Nothing has changed: check the latest message.
refused-no-replay = I can't take that back: I couldn't replay this game up to there. Nothing has changed, so just play on.
refused-move-not-offered = You can't do that right now. Nothing has changed: the latest message shows what you can do.
refused-move-not-asked = It's not your turn right now. Nothing has changed.
refused-move-not-your-turn = It's not your turn. Nothing has changed.
refused-move-game-over = This game is over, so there's nothing left to play.
refused-move-no-seat = There's no such seat in this game. Nothing has changed.
refused-move-not-in-hand = That card isn't in your hand. Nothing has changed: choose one you hold.
refused-move-picked-already = You've already picked that card. Choose another one, or change your pick first.
refused-move-ring-taken = That ring is taken. Choose a free one.
refused-move-cannot-be-played = You can't play that card right now. It's still in your hand, which says what's in the way.
refused-move-must-be-played = You can only discard a card when you can't play any. Choose one to play.
refused-move-deck-empty = There's no card left to draw. Nothing has changed: choose something else.
refused-move-only-cancels = You can't play a float by itself. Keep it to cancel a duck.
refused-move-no-float = You don't have a float to cancel with. Nothing has changed.
refused-move-nothing-to-cancel = There's nothing to cancel right now. You still have all your cards.
refused-move-held-already = You've already said “hold on” this turn. The window closes by itself.
refused-move-passing = You're passing for the rest of this turn. To cancel something, first say that you want to be asked again.
refused-move-by-orders = Nobody is asked about cancelling at this table. Leave an order with your hand instead.
refused-move-does-not-fit = You can't complete that card right now: you need all its ducks in your tow, and you have to be at its place. It's still in your hand.

# Opening a table, its options, starting
refused-setup-seats = { $game } is for { $least } to { $most } players. Add or remove someone, then start again.
refused-setup-impossible = I can't set the game up like that. Nothing has changed: try other options.
refused-setup-no-game = I don't have that game. `/ducks help` lists the ones I have.
refused-setup-no-player = I don't have a computer player like that for this game. Nothing has changed.
refused-setup-no-option = This game doesn't have that option. Nothing has changed: choose from the ones you see.
refused-setup-option-alone = **{ $option }** doesn't go with the other options. Leave it out, or change those first.
refused-setup-option-value = **{ $option }** can't be “{ $typed }”. Nothing has changed: choose one from the list.
refused-setup-no-board = I don't know a board called “{ $typed }”. `/duckrace boards` shows them all, or paste a whole board code.
refused-setup-board-too-long = “{ $typed }” is too long for a board code, which has at most { $most } characters. Check that you've copied just the code.
refused-setup-board-broken = The board code “{ $typed }” isn't right: a character was changed or lost on the way. Copy it once more.
refused-setup-board-other-tiles = The board code “{ $typed }” is from another version of Duck Race, with other tiles. `/duckrace boards` shows what you can play on here.
refused-setup-board-unplayable = Nobody could play on that board: its tiles don't fit together, or the drain or a buoy is missing. Try another code, or pick a board from the list.
refused-setup-board-rings = That board is too small: it has { $rings ->
    [one] one ring
   *[other] { $rings } rings
}, and { $duckies } duckies need { $needed }. Choose a larger one, or play with fewer duckies.

# A saved game that can't be loaded
refused-saved-damaged = I can't continue this game: what I saved of it is damaged. I'm sorry! It's been logged.
refused-saved-other-version = I can't continue this game: it began in another version of me, with other rules or cards. I'm sorry!
