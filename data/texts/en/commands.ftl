# What commands say, privately, to whoever uses them

# When a command cannot be carried out
error-changed = My commands have just changed. Try again in a minute.
error-servers-only = This only works in a server: use it in one of the channels there.
error-tables-only = This works only in a server, in the channel of a table.
error-you-may-not = For this you need the permission { $permissions }.
error-i-may-not = For this I need the permission { $permissions }.
error-too-fast = Not so fast: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-value = I cannot do anything with “{ $value }”.
error-not-for-you = You may not use this here.

# The guide
help-what = ## Duckboard in two minutes
    Four board games with ducks, played right here. I deal the cards, know the rules and draw the board; you press buttons.
help-race = - **Duck Race**: rubber duckies race in a bathtub, { $least } to { $most } players.
help-gallery = - **Duck Gallery**: ducks swim past in a line, and everybody takes aim, { $least } to { $most } players.
help-pool = - **Duck Pool**: fill a pool, but not by one duck too many, { $least } to { $most } players.
help-tow = - **Duck Tow**: lead ducks through a park, { $least } to { $most } players.
help-table = ### 1 · Open a table, sit down
    `/duckrace start` (or `/duckgallery`, `/duckpool`, `/ducktow`) opens a table in a channel. Press **Sit down**. Too few people? **Add computer** fills a seat. Then press **Start**.
help-hand = ### 2 · Your hand is secret
    I send it to you as a direct message. If yours are closed, or you would rather stay in the channel: **My hand** under the board shows it to you alone, and so does `/ducks hand`.
help-play = ### 3 · Choose
    Press what you want to do: secret things in your hand, open ones under the board. As long as others still choose you may change your mind. **Undo** takes back a slip until something new was shown.
help-end = ### 4 · Leave, stop, play again
    `/ducks leave` gives your seat to a computer, `/ducks stop` ends the table (the host, who manages the server, or more than half by vote), **Rematch** plays again. Nothing is lost when I am restarted.
help-more = -# The rules: `/duckrace rules` and so on · Your tables: `/ducks table` · The board in words: `/ducks describe`

# About
about-page = ## Duckboard { $version }
    Four board games with ducks for a chat: secret hands, drawn boards, and no game is ever lost. It is free software under the MIT licence.
    { $tables ->
        [0] No table is open at the moment.
        [one] One table is open at the moment.
       *[other] { $tables } tables are open at the moment.
    } { $ping ->
        [-1] { "" }
       *[other] Ping: { $ping } ms.
    }
    -# `/ducks help` is a guide of two minutes.

# The tables where somebody sits
tables-title = ### Your tables
tables-here = ### In this channel
tables-line = **{ $game }** in { $channel }{ $link ->
    [none] { "" }
   *[other] { " " }· [go there]({ $link })
} · { $state }
tables-lobby = not started yet
tables-awaited = **it is your move**
tables-waiting = the others are thinking
tables-watching = you do not sit there
tables-paused = paused
tables-none = You sit at no table, and none is open here. Open one in a server with `/duckrace start`, or see `/ducks help`.
tables-pick = { $game } · { $channel }
tables-channel = #{ $name }
tables-number = table { $number }
tables-ask-hand = Another table
tables-ask-leave = Which table?

# Hands
hand-none = You sit at no table at which a game is going on. `/ducks table` shows where you sit.

# Leaving and stopping
leave-which = ### Leave a table
    You sit at several: which one do you want to leave?
leave-sure = ### Leave { $game } in { $channel }?
    { $alone ->
        [yes] Nobody but computers would be left, so the game ends here.
       *[no] The game goes on without you: a computer takes your seat, and you cannot come back into this game.
    }
leave-yes = Leave
leave-done = You have left { $game } in { $channel }.
leave-none = You sit at no table.
stop-sure = ### Stop { $game } in { $channel } for everybody?
    { $begun ->
        [yes] The game ends here, without a winner.
       *[no] The table is cleared away before the game has begun.
    }
stop-yes = Stop it
stop-done = { $game } in { $channel } is stopped.
stop-none = There is no table in this channel.
stop-not-you = Only the host, or somebody with the permission Manage Server, may stop this table.
vote-sure = ### Stop { $game } in { $channel }?
    You are not the host, so it takes a vote: the game ends when more than half of those who play want it to. Sleepers do not count.
vote-yes = I want to stop
vote-done = Your vote on { $game } in { $channel } is counted. The table shows how it stands.
vote-back = You want to play on: your vote on { $game } in { $channel } is taken back.
keep-button = No, go on
keep-done = Nothing has changed.

# What somebody sets for themselves
settings-title = ### When it is your turn and you are not looking: { $manner }
    It holds at all your tables. Whoever has pressed something within the last minute is not called at all.
settings-choose = How shall I call you?
settings-ping = a ping in the channel
settings-dm = a direct message, no pings
settings-silent = nothing at all, no reminders either

# What is set for a server
setup-title = ### Tables in this server
setup-everywhere = - They may stand in every channel.
setup-channels = - They may stand in { $channels }, and in threads there.
setup-thread = - { $thread ->
    [yes] Each gets a thread of its own
   *[no] They stand in the channel itself
}, if nobody says otherwise.
setup-clock = - The clock, if nobody says otherwise: { $clock }.
setup-tables = - { $tables ->
    [0] Any number of them may be open at once.
    [one] Only one may be open at a time.
   *[other] At most { $tables } may be open at once.
}
setup-votes = - A game is stopped by its host or by who manages this server{ $votes ->
    [yes] , or by more than half of those who play
   *[no] { "" }
}.
setup-how = -# Change it with `/ducks setup`: what you do not name stays as it is.
setup-full = No more than { $most } channels can be named.

# The table in words
describe-none = There is no table in this channel.
describe-lobby = The table is open, but the game has not begun: there is nothing to describe yet.
describe-title = ### { $game } in { $channel }, in words
describe-hand = ### Your hand

# Rules
rules-title = ## { $game } · { $chapter }
rules-overview = What it is about
rules-more = { $chapter } ({ $part })
rules-choose = Choose a chapter

# Boards
boards-title = ## The boards of Duck Race
boards-grade = { $grade ->
    [beginner] **For beginners**
    [moderate] **Moderate**, with a strait or two
   *[advanced] **Advanced**, with many straits
}
boards-line = - **{ $name }**: { $spaces } spaces, { $rings } rings{ $shown ->
    [yes] { " " }· shown below
   *[no] { "" }
}
boards-choose = Show another one
boards-use = -# Play on one with `/duckrace start board:{ $name }` · or on a random one, with a code to share
board-title = ## { $name ->
    [own] A board from a code
   *[other] The board { $name }
}
board-size = { $spaces } spaces, { $rings } rings. To play on it, copy this into `/duckrace start board:`
