# The puzzle of the day: `/ducks puzzle`, and its post in a channel

puzzle-title = ### 🧩 { $game }: puzzle of { $when }
puzzle-name = Puzzler
puzzle-goal-race = You're alone in the water, and this is your whole hand: no card is drawn. Touch the buoys you're missing and reach the drain **with as few cards as you can**.
puzzle-goal-tow = It's your turn, with four actions. **Gain as many points as you can** by its end. The gift shops are closed, and nobody shakes a duck from the bag.
puzzle-goal-pool = Dive anywhere, play ducks from your hand if you like, then take **one card from the deck**. Find the way that's **most likely to fill a pool**, whoever's it is. Nobody cancels anything.
puzzle-goal-gallery = The others are having lunch: play all four of your cards, one after the other, without drawing. **Shoot as many of the others' ducks as you can.** Each of your own that's shot costs one.
puzzle-deck = In the deck, in an order nobody knows: { $cards }.
puzzle-deck-card = { $count } × { $card }{ $icons ->
    [0] { "" }
   *[other] { " " }({ $icons })
}
puzzle-next = Next from the duck deck: { $ducks }.
puzzle-said = -# So far: { $words }

## How good an answer is
puzzle-solved-race = 🎉 **Solved!** { $count } cards, and it can't be done with fewer.
puzzle-solved-tow = 🎉 **Solved!** { $count ->
    [one] { $count } point
   *[other] { $count } points
}, and no turn gains more.
puzzle-solved-pool = 🎉 **Solved!** That fills a pool { $count } times out of 100, and nothing is likelier.
puzzle-solved-gallery = 🎉 **Solved!** { $count ->
    [one] { $count } duck
   *[other] { $count } ducks
}, and nobody could shoot more.
puzzle-better-race = That works with { $count } cards, but there's a way with { $best }.
puzzle-better-tow = That gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}, but there's a turn that gains { $best }.
puzzle-better-pool = That fills a pool { $count } times out of 100, but there's a way that does { $best } times.
puzzle-better-gallery = That's { $count ->
    [one] { $count } duck
   *[other] { $count } ducks
}, but there's a way to get { $best }.
puzzle-failed-race = You're out of cards, and not down the drain. It can be done with { $best }.
puzzle-failed-tow = That gains nothing, but there's a turn that gains { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
puzzle-failed-pool = That can't fill a pool. There's a way that does { $best } times out of 100.
puzzle-failed-gallery = That gets you nothing. There's a way to get { $best ->
    [one] { $best } duck
   *[other] { $best } ducks
}.
puzzle-tries = { $tries ->
    [one] You needed just one try.
   *[other] You needed { $tries } tries.
}

## The answer
puzzle-answer-race = The best answer takes { $count } cards. This is one way:
puzzle-answer-tow = The best turn gains { $count ->
    [one] { $count } point
   *[other] { $count } points
}. This is one way:
puzzle-answer-pool = The best answer fills a pool { $count } times out of 100. This is one way:
puzzle-answer-gallery = The best answer gets { $count ->
    [one] { $count } duck
   *[other] { $count } ducks
}. This is one way:
puzzle-answer-step = **{ $number }. { $what }**
puzzle-answer-points = That's { $count ->
    [one] { $count } point
   *[other] { $count } points
} more.

# What comes of it in the end
puzzle-end-race = Home in { $count ->
    [one] { $count } card
   *[other] { $count } cards
}!
puzzle-end-tow = All in all, { $count ->
    [one] { $count } point
   *[other] { $count } points
} more than before.
puzzle-end-pool = Now { $count } of the { $all } cards in the deck would fill a pool: { $cards }.
puzzle-end-gallery = All told, that's { $count ->
    [one] { $count } duck
   *[other] { $count } ducks
} for you.

## Buttons
puzzle-solve = Solve it
puzzle-back = Take back
puzzle-again = Start over
puzzle-look = Look at the puzzle
puzzle-give-up = Give up and show the answer
puzzle-show-answer = Show the answer
puzzle-yesterdays-answer = Yesterday's answer

## Who has solved it
puzzle-streak = -# { $today ->
    [yes] { $days ->
        [one] It's the first day of your streak: come back tomorrow.
       *[other] That's { $days } days in a row!
    }
   *[no] { $days ->
        [one] You solved yesterday's. Solve today's to make it two in a row.
       *[other] You've solved { $days } days in a row. Solve today's to keep your streak.
    }
}
puzzle-gave-up = -# You've seen the answer, so this one doesn't count. There's a new puzzle tomorrow.
puzzle-past = -# This puzzle's day is over, so it doesn't count any more. `/ducks puzzle` has today's.
puzzle-nobody = -# Nobody in this server has solved it yet.
puzzle-solvers = -# Solved here by { $who }.
puzzle-solver = { $name } ({ $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
})
puzzle-more-solvers = { $count } more
puzzle-yesterday = -# { $count ->
    [0] Nobody here solved yesterday's puzzle.
    [one] One person here solved yesterday's puzzle.
   *[other] { $count } people here solved yesterday's puzzle.
} Everyone gets the same one, and a new one every day.

## Sentences
puzzle-gone = That puzzle isn't there any more. Use `/ducks puzzle` for today's.
puzzle-not-made = I couldn't make today's puzzle just now. Try again in a minute.
