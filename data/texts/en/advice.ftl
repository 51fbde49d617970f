# What a hard computer would do: hints during the game, and an analysis after it. Both are private

## Hints. { $what } is what the button says

hint-button = Hint
hint-says = I'd choose **{ $what }**.
hint-none = I can't think of anything right now. Nothing has changed: try again in a moment, or just play on.

# What the host decides
private-hints = Hints
private-hints-yes = allowed
private-hints-no = not allowed

## Analysis. { $said } and { $better } are what the buttons said

analysis-button = Analysis
analysis-thinking = I'm looking through your decisions. This can take up to a minute…
analysis-title = ### { $game }: what you could have done better
    -# I judge by what you could know at the time, not by what came of it.
analysis-finding = **{ $when }** · { $question }
    You chose **{ $said }**, but **{ $better }** was better.
analysis-cost = In a hundred games like this, it would cost you { $wins ->
    [1] one win
   *[other] about { $wins } wins
}.
analysis-good = I looked through your decisions, and none of them cost you much. Well played!
analysis-later = The game isn't over yet. Ask me again when it is.
analysis-not-yours = An analysis is for those who played to the end. **Log** tells everyone what happened.
analysis-busy = I'm still looking through a game of yours. Ask me again when I'm done.
analysis-none = I couldn't think it through just now, because there's too much going on. Try again in a minute.
analysis-lost = This game can't be replayed any more, so I can't look through it.

## Why: what makes the difference to the next best choice. The names are the game and what happens, or what gets better.
## { $odds } is how surely it happens: sure, likely or maybe. { $count } is how many points, cards or ducks

why-race-buoy = { $odds ->
    [sure] It gets you to buoy { $about }.
    [likely] It should get you to buoy { $about } soon.
   *[maybe] It may get you to buoy { $about } soon.
}
why-race-won = { $odds ->
    [sure] It takes you down the drain, and you win.
    [likely] It should take you down the drain soon, and win you the game.
   *[maybe] It may take you down the drain soon, and win you the game.
}
why-race-bonk = { $odds ->
    [sure] Without it, you'd bonk.
    [likely] Without it, you'd probably bonk.
   *[maybe] Without it, you might bonk.
}
why-race-dog = { $odds ->
    [sure] Without it, the dog would get you.
    [likely] Without it, the dog would probably get you.
   *[maybe] Without it, the dog might get you.
}
why-race-way = It leaves you a shorter way to the buoys and the drain.
why-race-way-last = It leaves you a shorter way to the last buoy and the drain.
why-race-way-drain = It leaves you a shorter way to the drain.
why-race-tokens = It's better for your action tokens.

why-gallery-shot = { $odds ->
    [sure] Without it, you'd lose a duck before your next turn.
    [likely] Without it, you'd probably lose a duck before your next turn.
   *[maybe] It makes it less likely that one of your ducks is shot before your next turn.
}
why-gallery-hit = { $odds ->
    [sure] It hits one of { $about }'s ducks.
    [likely] It should hit one of { $about }'s ducks.
   *[maybe] It may hit one of { $about }'s ducks.
}
why-gallery-out = { $odds ->
    [sure] It shoots { $about }'s last duck.
    [likely] It should be the end of { $about }'s last duck.
   *[maybe] It may be the end of { $about }'s last duck.
}
why-gallery-ducks = It's the best way to keep your ducks alive.
why-gallery-line = Your ducks are in better places in the line.
why-gallery-marked = Fewer of your ducks are in somebody's sights.
why-gallery-danger = Your ducks are harder to aim at.
why-gallery-turn = You're better off by the time it's your turn again.
why-gallery-cards = You keep better cards.

why-pool-scored = { $odds ->
    [maybe] It may bring you points this turn.
   *[other] It should bring you about { $count ->
        [one] a point
       *[other] { $count } points
    } this turn.
}
why-pool-they-scored = { $odds ->
    [maybe] Without it, the others might get points this turn.
   *[other] Without it, the others would get about { $count ->
        [one] a point
       *[other] { $count } points
    } this turn.
}
why-pool-robs = It may take a duck off { $about }'s pile.
why-pool-robbed = Without it, you might lose a duck off your pile.
why-pool-points = It brings you more points.
why-pool-pools = It's better for you in the pools that are filling up.
why-pool-hand = You keep better ducks in your hand.
why-pool-floats = You keep a float for later.

why-tow-scored = It lets you get { $count ->
    [one] a point
   *[other] { $count } points
} this turn.
why-tow-completed = It lets you complete { $count ->
    [one] a card
   *[other] { $count } cards
} this turn.
why-tow-fed = It gets you { $count ->
    [one] a duck
   *[other] { $count } ducks
} that your cards need.
why-tow-bought = It gets you food for ducks that you need.
why-tow-score = It should bring you more points next turn.
why-tow-row = It leaves more room for formations in your row.
why-tow-ducks = You get more of the ducks that you need.
why-tow-food = You have more food left.
why-tow-cards = You get on with your cards.
why-tow-way = It leaves you a shorter way to the places you need.

# For every game
why-won = { $odds ->
    [sure] It wins you the game.
    [likely] It should win you the game.
   *[maybe] It may win you the game.
}
why-lost = { $odds ->
    [sure] Without it, you'd lose the game.
    [likely] Without it, you'd probably lose the game.
   *[maybe] Without it, you might lose the game soon.
}
why-others = It makes things harder for the others.
why-other = I've played it out in my head many times, and it mostly turned out better.
