# What commands say, privately, to whoever uses them

# When a command can't be carried out
error-changed = My commands have just changed. Try again in a minute.
error-servers-only = This only works in a server. Use it in one of the channels there.
error-tables-only = This only works in a server, in a channel that has a table.
error-you-may-not = You need this permission for that: { $permissions }.
error-i-may-not = I need this permission for that: { $permissions }.
error-too-fast = Not so fast! Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-value = I don't understand “{ $value }”.
error-not-for-you = You can't use this here.

# The guide
help-what = ## Duckboard in two minutes
    Four board games with ducks, right here in your channel. I deal the cards, know the rules and draw the board. You press buttons.
help-race = - **Duck Race**: rubber duckies race in a bathtub, { $least } to { $most } players.
help-gallery = - **Duck Gallery**: ducks swim past in a line, and everyone takes aim, { $least } to { $most } players.
help-pool = - **Duck Pool**: fill a pool exactly: one duck too many spoils it, { $least } to { $most } players.
help-tow = - **Duck Tow**: lead ducks through a park, { $least } to { $most } players.
help-table = ### 1 · Open a table, sit down
    `/duckrace start` (or `/duckgallery`, `/duckpool`, `/ducktow`) opens a table in a channel. Press **Sit down**. Too few people? Add computers: easy, normal or hard ones. Then press **Start**.
help-hand = ### 2 · Your hand is secret
    I send it to you as a direct message. If your direct messages are closed, or you'd rather stay in the channel, press **My hand** under the board, or use `/ducks hand`. Only you can see it.
help-play = ### 3 · Choose
    Press what you want to do. Everything you're asked is in your hand, and what's no secret is under the board as well. You can change your mind while others are still choosing. **Undo** takes back a slip, as long as nothing new has been revealed. Stuck? **Hint** says what a hard computer would do.
help-end = ### 4 · Leave, stop, play again
    `/ducks leave` gives your seat to a computer. `/ducks stop` ends the game (the host, a server manager, or a majority vote). **Rematch** plays again, and **Analysis** shows you what cost you most. If I'm restarted, your game goes on where it was.
help-more = -# Learn by playing: `/ducks learn` · Rules: `/duckrace rules` and so on · Your tables: `/ducks table` · The board as text: `/ducks describe` · Your finished games: `/ducks history` · Who plays best: `/ducks leaderboard` · Your data: `/ducks privacy`

# About
about-page = ## Duckboard { $version }
    Four board games with ducks for a chat: secret hands, drawn boards, and a game is never lost. It's free software under the MIT licence.
    { $tables ->
        [0] No tables are open right now.
        [one] One table is open right now.
       *[other] { $tables } tables are open right now.
    } { $ping ->
        [-1] { "" }
       *[other] Ping: { $ping } ms.
    }
    -# `/ducks help` is a two-minute guide.
about-busy = **How busy it is** (only you see this)
    Tables being updated: { $shown } · pictures waiting: { $waiting } (longest wait: { $oldest } ms)
    Pictures since the start: { $drawn } drawn, { $cached } reused, { $dropped } skipped (out of date), { $failed } failed · drawing processes restarted: { $restarts }

# The tables where someone sits
tables-title = ### Your tables
tables-here = ### In this channel
tables-line = **{ $game }** in { $channel }{ $link ->
    [none] { "" }
   *[other] { " " }· [go there]({ $link })
} · { $state }
tables-lobby = not started yet
tables-awaited = **it's your turn**
tables-waiting = waiting for other players
tables-watching = you're not playing here
tables-paused = paused
tables-none = You're not at a table, and there's none in this channel. Open one in a server with `/duckrace start`, or see `/ducks help`.
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = table { $number }
tables-ask-hand = Another table
tables-ask-leave = Which table?

# Hands
hand-none = You're not in a game right now. `/ducks table` shows your tables.

# Leaving and stopping
leave-which = ### Leave a table
    You're at more than one. Which one do you want to leave?
leave-sure = ### Leave { $game } in { $channel }?
    { $alone ->
        [yes] Only computers would be left, so the game ends here.
       *[no] The game goes on without you: a computer takes your seat, and you can't come back into this game.
    }
leave-yes = Leave
leave-done = You've left { $game } in { $channel }.
leave-none = You're not at a table.
stop-sure = ### Stop { $game } in { $channel } for everyone?
    { $begun ->
        [yes] The game ends here, without a winner.
       *[no] The game hasn't started yet. The table is cleared away.
    }
stop-yes = Stop it
stop-done = You've stopped { $game } in { $channel }.
stop-none = There's no table in this channel.
stop-not-you = Only the host, or someone with the Manage Server permission, can stop this game.
vote-sure = ### Stop { $game } in { $channel }?
    You're not the host, so it takes a vote: the game ends once more than half of the players want to stop. Players who are away don't count.
vote-yes = Vote to stop
vote-done = You've voted to stop { $game } in { $channel }. To take your vote back, press **Vote to stop** at the table.
vote-back = You've taken back your vote to stop { $game } in { $channel }.
keep-button = Never mind
keep-done = Nothing has changed.

# What people set for themselves
settings-title = ### When it's your turn and you're not looking: { $manner }
    This applies to all your tables. If you clicked something in the last minute, I won't notify you.
settings-choose = How should I notify you?
settings-ping = a ping in the channel
settings-dm = a direct message, no pings
settings-silent = nothing at all, not even reminders

# What is set for a server
setup-title = ### Tables in this server
setup-everywhere = - Tables can be opened in every channel.
setup-channels = - Tables can be opened in { $channels }, and in threads there.
setup-thread = - { $thread ->
    [yes] Each table gets its own thread
   *[no] Tables stay in the channel itself
}, unless the host says otherwise.
setup-clock = - The clock, unless the host says otherwise: { $clock }.
setup-tables = - { $tables ->
    [0] Any number of tables can be open at once.
    [one] Only one table can be open at a time.
   *[other] At most { $tables } tables can be open at once.
}
setup-votes = - A game can be stopped by its host or a server manager{ $votes ->
    [yes] , or by a majority vote of its players
   *[no] { "" }
}.
setup-seasons = - Leaderboards { $seasons ->
    [yes] start again every three months, and there's one for all times
   *[no] never start again: there are no seasons
}.
setup-language = - Tables speak { $language }.
setup-language-discord = - Tables speak the server's language, as it's set in Discord.
setup-puzzle = - The puzzle of the day is posted in { $channel }. Name that channel again to stop it.
setup-no-puzzle = - The puzzle of the day isn't posted anywhere.
setup-puzzle-missing = I can't post the puzzle in { $channel }. I'm missing: { $permissions }.
setup-how = -# Change this with `/ducks setup`. Whatever you leave out stays as it is.
setup-full = That's too many: you can name { $most } channels at most.

# The table as text
describe-none = There's no table in this channel.
describe-lobby = The game hasn't started yet, so there's nothing to describe.
describe-title = ### { $game } in { $channel }, as text
describe-hand = ### Your hand

# Rules
rules-title = ## { $game } · { $chapter }
rules-choose = Choose a chapter

# Boards
boards-title = ## The boards of Duck Race
boards-grade = { $grade ->
    [beginner] **For beginners**
    [moderate] **Moderate**, with one or two narrow straits
   *[advanced] **Advanced**, with many narrow straits
}
boards-line = - **{ $name }**: { $spaces } spaces, { $rings } rings{ $shown ->
    [yes] { " " }· shown below
   *[no] { "" }
}
boards-choose = Show another board
boards-use = -# Play on one with `/duckrace start board:{ $name }` · or on a random one, which has a code you can share
board-title = ## { $name ->
    [own] A board from a code
   *[other] The { $name } board
}
board-size = { $spaces } spaces, { $rings } rings. To play on it, copy this into `/duckrace start board:`
