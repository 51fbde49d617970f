# What Duck Race says: about its pictures, for screen readers; in questions, on buttons, and in the log.
# Small phrases are put into larger ones. A phrase that begins a sentence gets a capital first letter.

## Directions

race-compass-n = north
race-compass-ne = north-east
race-compass-se = south-east
race-compass-s = south
race-compass-sw = south-west
race-compass-nw = north-west

race-turned-ahead = ahead
race-turned-right = right
race-turned-sharp-right = sharp right
race-turned-back = back
race-turned-sharp-left = sharp left
race-turned-left = left

race-steps-ahead = { $count } ahead
race-then-face = { $steps }, then face { $facings }
race-any-way = any way

# How far away something is; the second one where steps have just been mentioned
race-way =
    { $count ->
        [one] { $count } step { $facing }
       *[other] { $count } steps { $facing }
    }
race-way-on = { $count } { $facing }
# A way that isn't straight: how far, and the direction of its first step
race-way-first =
    { $count ->
        [one] { $count } step away (first { $facing })
       *[other] { $count } steps away (first { $facing })
    }
race-way-first-on = { $count } away (first { $facing })
race-right-here = right here, not touched yet

## Where and what things are

race-setting = This is { $board }.
race-title = Duck Race on { $board }, { $moment }.
race-hand-title = Your hand in Duck Race, { $moment }.
race-before-the-start = before the start
race-in-round = round { $number }

race-board-tub = the tub board
race-board-basin = the basin board
race-board-trough = the trough board
race-board-lagoon = the lagoon board
race-board-harbour = the harbour board
race-board-canal = the canal board
race-board-rapids = the rapids board
race-board-delta = the delta board
race-board-marsh = the marsh board
race-board-random-beginner = a random beginner board
race-board-random-moderate = a random moderate board
race-board-random-advanced = a random advanced board
race-board-own = a home-made board

# Where: { $name } is a space, like J12
race-at = at { $name }
race-in-drain = in the drain
race-on-ring = on ring { $ring } at { $name }
race-on-buoy = on buoy { $buoy } at { $name }

# What: lying in the water, or met there
race-edge = the edge
race-water = free water
race-drain = the drain
race-ring = ring { $ring }
race-buoy = buoy { $buoy }
race-standing-on = { $who } on { $what }
race-dog = the dog

# Whom: if everyone has two duckies, they're called a and b. A lone ducky goes by its owner's name
race-your-ducky = your ducky
race-your-ducky-of-two = your ducky { $letter }
race-their-ducky = their ducky
race-their-ducky-of-two = their ducky { $letter }
race-ducky-of = { $name }'s ducky
race-ducky-of-two = { $name }'s ducky { $letter }

## Duckies and the dog

race-not-placed = { $who } isn't on the board yet.
race-stands = { $who } is { $place }, facing { $facing }.
race-stands-and-seeks = { $who } is { $place }, facing { $facing }; { $quest }.
race-stands-seeing = { $who } is { $place }, facing { $facing }, { $ahead } ahead; { $quest }.

# { $quest }: what it has touched, then where it has to go
race-quest = has { $buoys }; { $goals }
race-buoys =
    { $count ->
        [one] buoy { $buoys }
        [3] all three buoys
       *[other] buoys { $buoys }
    }
race-goal = buoy { $buoy } is { $way }
race-goal-on = { $buoy } { $way }
race-goal-drain = the drain is { $way }
race-goal-by-legs = { $goal } at { $name }: { $way }

race-landmarks = Buoy { $buoys }, the drain at { $drain }.
race-landmark = { $buoy } at { $name }

race-around = Around { $who }: { $around }.
race-in-directions = { $directions } is { $what }
race-water-elsewhere = otherwise free water
race-water-everywhere = free water everywhere

race-dog-stands = The dog is { $place }, facing { $facing }.
race-dog-loose = The dog is { $place }, facing { $facing }, { $ahead } ahead.
race-dog-led = The dog is { $place }, facing { $facing }, { $ahead } ahead; { $leader } leads him.
race-dog-led-by-you = The dog is { $place }, facing { $facing }, { $ahead } ahead; you lead him.

## Cards and what they do

# One's own: above their pictures, and in words
race-your-cards = Your cards
race-you-hold = In your hand: { $cards }
race-you-hold-numbers = In your hand: { $cards }.

race-card = Card { $number }: { $paths }.
race-card-paths = Card { $number }, { $paths }.
race-path = path { $letter }: { $what }
race-path-ends = { $path }: { $fate }
race-ducky-a-or-b = ducky { $letter }
race-whose-fate = { $who } { $fate }
race-both-fates = both: { $fate }

# A fate: what a card would do to a ducky, or to the dog
race-touches = touches buoy { $buoy }
race-ends = ends { $place }
race-ends-on-buoy = ends { $place } and gets to play another card
race-ends-on-new-buoy = touches buoy { $buoy }, ends there and gets to play another card
race-ends-facing = { $fate }, facing { $facings }
race-bonks =
    { $count ->
        [one] bonks into { $what } after { $count } step, { $place }, facing { $facing }
       *[other] bonks into { $what } after { $count } steps, { $place }, facing { $facing }
    }
race-bonks-at-once = bonks into { $what } right away, facing { $facing }
race-enters-ring = enters ring { $ring }
race-wins = goes down the drain and wins
race-meets-dog = runs into the dog and is sent away
race-chases = chases { $who } away
race-leaves = leaves through the drain

race-still-to-move = Still to move: { $cards }.
race-laid-card = { $who } with card { $card }

# How many cards, tokens or buoys someone has
race-count = { $who } { $count }
race-hands = Cards in hand: { $counts }.
race-piles =
    { $deck ->
        [one] Deck: { $deck } card. Discarded: { $discards }.
       *[other] Deck: { $deck } cards. Discarded: { $discards }.
    }

## Tokens

race-token-draw-3 = Draw 3
race-token-keep-going = Keep going
race-token-paddle = Paddle
race-token-spin = Spin
race-token-swap = Swap

race-token-does-draw-3 = Draw 3 (any time: draw three cards, then discard three)
race-token-does-keep-going = Keep going (after moving: play one more card)
race-token-does-paddle = Paddle (before or after a card: take one step ahead)
race-token-does-spin = Spin (before a card: turn to face any way)
race-token-does-swap = Swap (before a card: trade places with the dog)

race-several-tokens = { $count } { $token }
race-your-tokens = Your tokens: { $tokens }.
race-tokens-held = Tokens held: { $counts }.
race-count-with-blue = { $who } { $count } and { race-token-draw-3 }

## Questions, as everyone hears them

race-asked-path = { $who } chooses a path on card { $card } for { $whom }.
race-asked-face = { $who } chooses which way { $whom } faces.
race-asked-ring = { $who } chooses a ring for { $whom }.
race-asked-send = { $who } chooses a ring to send { $whom } to.
race-asked-which = { $who } chooses which card the dog follows first.
race-asked-before = { $who } can use a token before card { $card } moves { $whom }.
race-asked-after = { $who } can use a token after moving { $whom }.
race-asked-extra = { $who } can play another card for { $whom }.
race-asked-more = { $who } plays another card for { $whom }.
race-asked-lead = { $who } leads the dog, with a card from their hand or two from the deck.
race-asked-discard = { $who } discards a card.
race-asked-pick = Everyone picks a card in secret. Still to pick: { $who }.
race-asked-order = Everyone picks a card in secret: the highest places first. Still to pick: { $who }.
race-asked-forgive = Everyone can turn instead of moving. Still to decide: { $who }.
race-asked-blue = { $who } can use { race-token-draw-3 } at any time.

## Questions, to the person who is asked

race-asked-you-path = Choose a path on card { $card } for { $whom }.
race-asked-anyway = Every path bonks right away: { $turns ->
    [yes] you're only choosing which way to face afterwards.
   *[no] it makes no difference which you choose.
}
race-asked-you-face = Choose which way { $whom } faces.
race-asked-you-ring = Choose a ring for { $whom }.
race-asked-you-send = Choose a ring to send { $whom } to.
race-asked-you-which = Choose which card the dog follows first.
race-asked-you-before = Card { $card } is about to move { $whom }. Go, or use a token first?
race-asked-you-after = { $whom } has moved. Done, or use a token?
race-asked-you-extra = Play another card for { $whom }, or stop?
race-asked-you-drawn = Your hand was empty, so you drew card { $card }. Play it for { $whom }, or stop?
race-asked-you-more = Play another card for { $whom }.
race-asked-you-lead = Lead the dog, with one of your cards or two from the deck.
race-asked-you-discard = Discard a card.
race-asked-you-pick = Pick a card for { $whom }.
race-asked-you-order = Pick a card to decide who places first. The highest goes first, and you lose the card.
race-asked-you-forgive = You picked card { $card } for { $whom }. Race on, or give it up and just turn?
race-asked-you-blue = You can use { race-token-draw-3 } at any time: draw three cards, then discard three.

race-asked-and-chosen = { $asked } You chose { $answer }, and you can still change it.
race-not-your-turn = It's not your turn right now.

race-over = The race is over: { $who } won.
race-you-won = The race is over: you won!

## Choices

race-options = { $options }.
race-secret-options = Choices: { $options }.
race-option = { $letter }: { $what }
race-option-go = go
race-option-go-does = go, { $fates }
race-option-done = done
race-option-stop = stop
race-option-deck = two cards from the deck
race-option-race = race on
race-option-race-does = race on, { $fates }
race-option-turn = turn { $facing }
race-option-card = card { $number }
race-option-card-does = card { $number }, { $fates }
race-option-ring-at = ring { $ring } at { $name }
race-option-ring-near = ring { $ring } at { $name }, { $goal } { $way }
race-option-facing-sees = { $facing }, { $ahead } ahead

# On its button, one of your own cards
race-label-card = { $number }

## At the top of a picture, where there's little room

race-head-start = Start
race-head-round = Round { $number }
race-head-racing = Off they go!
race-head-won = { $who } wins!
race-head-over = The race is over
race-head-chosen = Chosen! You can still change it
race-head-wait = Others are choosing
race-head-still = { $head } Waiting for { $who }
race-head-ducky = the ducky

# When everyone is asked at once
race-head-all-pick = Pick your cards!
race-head-all-order = Pick a card: the highest places first!
race-head-all-forgive = Race on, or just turn?

# When one person is asked
race-head-one-path = { $who } chooses a path
race-head-one-face = { $who } chooses which way to face
race-head-one-ring = { $who } chooses a ring
race-head-one-send = { $who } sends { $whom } away
race-head-one-which = { $who }: which card first?
race-head-one-before = { $who } can use a token
race-head-one-after = { $who } can use a token
race-head-one-extra = { $who } can play another card
race-head-one-more = { $who } plays another card
race-head-one-lead = { $who } leads the dog
race-head-one-discard = { $who } discards

# On the picture of a hand, to its owner
race-head-hand-pick = Pick a card
race-head-hand-order = Pick a card: the highest places first
race-head-hand-forgive = Race on, or just turn?
race-head-hand-path = Choose a path
race-head-hand-face = Choose which way to face
race-head-hand-ring = Choose a ring
race-head-hand-send = Choose a ring
race-head-hand-which = Which card first?
race-head-hand-before = Go, or use a token first?
race-head-hand-after = Done, or use a token?
race-head-hand-extra = Play another card, or stop?
race-head-hand-drawn = Play the card you drew, or stop?
race-head-hand-more = Play another card
race-head-hand-lead = Lead the dog
race-head-hand-discard = Discard a card

## What happened: who did what, and then

race-news = { $who } { $what }.
race-news-swim = swam from { $start } to { $end } with card { $card }
race-news-paddle = paddled from { $start } to { $end }
race-news-walk = went from { $start } to { $end } with card { $card }
race-news-bonk = bonked into { $what }
race-news-bonk-on-somebody = bonked into a ducky
race-news-buoy = touched buoy { $buoy }
race-news-dog = ran into the dog
race-news-home = went down the drain
race-news-ring = popped up at ring { $ring }
race-news-use = used { $token }
race-news-extra = played card { $card } as well
race-news-draw = drew a card
race-news-own-draw = drew card { $card }
race-news-show = turned over card { $card } for the start
race-news-lead =
    { $count ->
        [one] led the dog with card { $cards }
       *[other] led the dog with cards { $cards }
    }
race-news-enter = came out of the drain
race-news-leave = left through the drain
race-news-chase = was chased away by the dog
race-news-swap = swapped places with the dog
race-news-forgive = turned instead of moving

# Only in the log, where no picture shows it
race-news-round = Round { $number } begins.
race-news-reveal = The cards are revealed: { $cards }.
race-news-revealed = { $who } { $card }
race-news-token = drew a token
race-news-own-token = drew the token { $token }
race-news-discard = discarded card { $card }
race-news-stop = played no more cards
race-news-shuffle =
    { $cards ->
        [one] The discarded card is the new deck.
       *[other] The { $cards } discarded cards were shuffled into a new deck.
    }

# The end
race-result-home = { $who } wins the race: down the drain with all three buoys, in round { $round }.
race-result-buoys = Buoys touched: { $counts }.

## The board at length

race-scheme = Columns are lettered from west to east, and rows are numbered from north to south. A step north or south changes the number by two; any other step changes the letter by one and the number by one. A space that isn't listed isn't water: it's an edge or a gap.
race-row = Row { $number }: { $spaces }.
race-thing-in-row = { $column } ({ $what })
race-buoy-looks = Buoy { $letter } ({ $colour }, { $shape }) is at { $name }.
race-colour-red = red
race-colour-green = green
race-colour-blue = blue
race-shape-round = round
race-shape-cone = cone
race-shape-barrel = barrel
race-drain-is = The drain is at { $name }.
race-rings = Rings: { $rings }.
race-ring-is = { $ring } at { $name }

## On the button of a way to face

race-label-facing = { $arrow } { $what }

## The picture of the result

race-result-moment = Round { $round }: down the drain!

# In words: everyone on the podium, and the photo of the last move
race-result-place = { $place ->
    [1] First
    [2] Second
    [3] Third
   *[other] Fourth
} place on the podium: { $who } ({ $character }){ $crown ->
    [yes] , wearing the crown
   *[no] {""}
}. { $buoys }.
race-result-ducky = ducky { $letter }: { $buoys }
race-result-no-buoy = no buoy
race-result-photo = In the photo: { $what }

## What happened, beside a picture: without the names of spaces, which no picture shows

race-log = **{ $who }** { $what }.
race-log-swim =
    { $count ->
        [one] swam { $count } space with card { $card }
       *[other] swam { $count } spaces with card { $card }
    }
race-log-paddle = paddled one space
race-log-walk =
    { $count ->
        [one] went { $count } space with card { $card }
       *[other] went { $count } spaces with card { $card }
    }
