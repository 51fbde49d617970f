# Games that are over: a list of one's own, a replay step by step, and what can be done from there. All but what is shared is private

## The list. { $games } are the filters

history-title = ### Your games{ $where ->
    [here] { " " }in this server
   *[all] { "" }
}
history-none = { $filtered ->
    [yes] None of your games is like that.
   *[no] You haven't finished a game yet. When you have, you can look back at it here.
}
history-line = { $number }. **{ $game }** with { $who } · { $when } · { $result }{ $ended }
history-result = { $won ->
    [yes] **won**
   *[no] place { $place } of { $seats }
} ({ $score })
history-score = { $kind ->
    [race] { $score ->
        [one] one buoy
       *[other] { $score } buoys
    }
    [gallery] { $score ->
        [0] no ducks left
        [one] one duck left
       *[other] { $score } ducks left
    }
   *[other] { $score ->
        [one] one point
       *[other] { $score } points
    }
}
history-continued = { " " }· played on from an earlier game
history-ended = { " " }· { $how }
history-pick = { $number }. { $game } · { $who }
history-open = Look at a game again
history-newer = ◂ Newer
history-older = Older ▸
history-everywhere = All my games
history-here = This server only

# How a game ended: the engine's reason
history-ended-home = down the drain with all buoys
history-ended-last-duck-swimming = one player's ducks were left
history-ended-last-ducks-went-together = the last ducks were shot together
history-ended-one-pool-left = one pool was left
history-ended-no-pool-left = no pool was left
history-ended-no-cards-left = the cards ran out
history-ended-nobody-plays-any-more = nobody wanted to go on
history-ended-the-walk-is-over = the walk was over
history-ended-nobody-gets-anywhere = nobody got anywhere

# Filters
history-kind = Which game?
history-kind-any = Any game
history-won = How did it go?
history-won-any = Won or lost
history-won-yes = Won
history-won-no = Lost
history-computers = Against whom?
history-computers-any = With or without computers
history-computers-no = Only people
history-computers-yes = With computers

## The replay

step-button = Replay
step-title = ### { $game } · { $when }
    -# Step { $number } of { $count }{ $mine ->
        [yes] { " " }· your view
       *[no] { "" }
    }
step-line = - { $what }
step-asked = -# Next: { $question }
step-first = First
step-back = ◂ Back
step-forward = Forward ▸
step-last = Last
step-play = { $whole ->
    [yes] Play it all
   *[no] Play
}
step-mine = My view
step-all = Everyone's view
step-share = Share
step-onward = Play on from here
step-lost = I can't replay this game any more: it was played with other rules or cards than I know now.
step-not-yours = You can only look at games that you played yourself, or that were played in this server.

## Sharing

share-title = ### { $game } · { $when }
    -# { $who } shared this · step { $number } of { $count }
share-open = Watch the game
share-done = Done: everyone in this channel can see it now.
share-no-server = There's nobody here to share it with. Try it in a server.
share-missing = I can't post here. I'm missing: { $permissions }.
share-failed = Discord won't let me post here. Try it in another channel.

## Playing on

onward-opened = You're playing on from there, against computers: { $link }
onward-over = The game is over at this step. Go back to one where something is still to be decided.
continued-here = -# Played on from an earlier game. It doesn't count towards anyone's rating.
