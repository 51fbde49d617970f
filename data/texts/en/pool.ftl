# Duck Pool. { $who }, { $whom } are people's names; { $pool } is a pool's number in the circle, { $called } its name.

pool-name-puddle = Puddle
pool-name-foot-bath = Foot Bath
pool-name-duckling-pool = Duckling Pool
pool-name-splash-pad = Splash Pad
pool-name-splash-pads = Splash Pads
pool-name-hot-tub = Hot Tub
pool-name-fountain = Fountain
pool-name-mud-bath = Mud Bath
pool-name-baby-slide = Baby Slide
pool-name-plunge-pool = Plunge Pool
pool-name-grotto = Grotto
pool-name-bubble-bath = Bubble Bath
pool-name-waterfall = Waterfall
pool-name-lazy-river = Lazy River
pool-name-tube-slide = Tube Slide
pool-name-salt-pool = Salt Pool
pool-name-diving-tower = Diving Tower
pool-name-lap-pool = Lap Pool
pool-name-paddle-lake = Paddle Lake
pool-name-wave-pool = Wave Pool
pool-name-wild-water = Wild Water
pool-name-lagoon = Lagoon

# The cards: their names, and what they do from a hand
pool-card-sam = Sam
pool-card-dingy = Dingy
pool-card-julie = Julie
pool-card-wilma = Wilma
pool-card-james = James
pool-card-amy = Amy
pool-card-lara = Lara
pool-card-albert = Albert
pool-card-arrrwin = Arrrwin
pool-card-goldie = Goldie
pool-card-ring = Ring
pool-card-flamingo = Flamingo

pool-does-sam = flips a duck below any pool, so its icons are gone.
pool-does-dingy = moves an opponent’s token to another pool.
pool-does-julie = takes a duck or a float from below any pool into your hand; another Julie only once a turn.
pool-does-wilma = moves a duck to another pool that has room for it.
pool-does-james = moves the dive marker to another pool.
pool-does-amy = draws a card.
pool-does-lara = discards the top card of an opponent’s points pile.
pool-does-albert = has no effect.
pool-does-arrrwin = ends your turn, and you don’t draw a card.
pool-does-goldie = has no effect, but whoever fills her pool gets 5 points.
pool-does-float = cancels any duck’s effect, yours or someone else’s.

# A card with its icons
pool-icons = { $card } { $icons }
pool-float-icons = { $card } ({ $icons ->
    [one] 1 float
   *[other] { $icons } floats
})
pool-several = { $count } × { $card }

# The board
pool-turn = **Turn { $number } · { $who }**
pool-turn-marker = **Turn { $number } · { $who }** dives into **{ $pool } { $called }**
pool-turn-diving = **Turn { $number } · { $who }** · **{ $card }** dives
pool-over = **The game is over**
pool-head-name = pool
pool-head-ducks = ducks
pool-head-floats = floats
pool-head-tokens = here
pool-no-pool = (no pool)
pool-below = **{ $pool }** { $cards }
pool-player = `{ $letter }` **{ $who }** · { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} · { $pile ->
    [0] no points yet
   *[other] pile of { $pile }, { $top } on top
}
pool-player-playing = ▶ { $player }
pool-player-skipping = { $player } · passing this turn
pool-decks = Deck { $deck } · discards { $discards } · pools to come { $pools }
pool-idle = No card played for { $idle ->
    [one] 1 turn
   *[other] { $idle } turns
}; after { $limit } the game ends.
pool-discards = Discards: { $cards }
pool-legend = > is the dive marker. Icons so far / needed: match the ducks exactly, and stay within the floats. ~~Struck through~~: flipped, no icons.

# The hand
pool-hand = **Your hand** · you’re `{ $letter }`, at **{ $pool } { $called }**
pool-hand-nowhere = **Your hand** · you’re `{ $letter }`
pool-hand-empty = No cards yet. You draw one when you end a turn.
pool-held = { $count ->
    [one] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
pool-pile = Your points: **{ $points }** ({ $cards })
pool-pile-empty = Your points: none yet
pool-orders = Your orders to cancel: { $ducks }
pool-orders-none = You haven’t left any orders to cancel.
pool-odds = What the top card could do, before its effect:
pool-odds-line = **{ $pool } { $called }**: { $fills } % fill it, { $over } % overcrowd it

# What the duck that dives is about to do, while it can be cancelled. { $mover } is whose turn it is
pool-about-to = { $duck ->
    [sam] **Sam** is about to flip a duck below one of the pools.
    [dingy] **Dingy** is about to move the token of one of { $mover }’s opponents.
    [julie] **Julie** is about to take a card from below a pool into { $mover }’s hand.
    [wilma] **Wilma** is about to move a duck to another pool.
    [james] **James** is about to move the dive marker to another pool.
    [amy] **Amy** is about to draw a card for { $mover }.
    [lara] **Lara** is about to discard the top card of someone’s points pile.
   *[other] **Arrrwin** is about to end { $mover }’s turn.
}
pool-about-to-yours = { $duck ->
    [sam] Your **Sam** is about to flip a duck below one of the pools.
    [dingy] Your **Dingy** is about to move an opponent’s token to another pool.
    [julie] Your **Julie** is about to take a card from below a pool into your hand.
    [wilma] Your **Wilma** is about to move a duck to another pool.
    [james] Your **James** is about to move the dive marker to another pool.
    [amy] Your **Amy** is about to draw a card for you.
    [lara] Your **Lara** is about to discard the top card of someone else’s points pile.
   *[other] Your **Arrrwin** is about to end your turn.
}
pool-doomed = **Pool { $pool } is overcrowded.** After the effect, everything that’s still below it is lost.

# What is asked. { $duck } is the duck whose effect it is, by its kind
pool-asked-dive = **{ $who }** chooses the pool to dive into.
pool-asked-act = **{ $who }** plays a card or ends their turn.
pool-asked-window = { $does } Anyone with a float can cancel that. Need more time? Press **Hold on!**
pool-asked-from = **{ $who }** { $duck ->
    [sam] flips a duck with Sam: below which pool?
    [julie] takes a card with Julie: from below which pool?
   *[other] moves a duck with Wilma: from which pool?
}
pool-asked-which = **{ $who }** { $duck ->
    [sam] flips a duck below pool { $pool } with Sam: which one?
    [julie] takes a card from below pool { $pool } with Julie: which one?
   *[other] moves a duck from pool { $pool } with Wilma: which one?
}
pool-asked-haven = **{ $who }** moves { $card } from pool { $pool } with Wilma: to which pool?
pool-asked-opponent = **{ $who }** moves an opponent’s token with Dingy: whose?
pool-asked-new-pool = **{ $who }** moves **{ $whom }**’s token with Dingy: to which pool?
pool-asked-marker = **{ $who }** moves the dive marker with James: to which pool?
pool-asked-victim = **{ $who }** discards the top card of a points pile with Lara: whose?
pool-asked-place = **{ $who }** finds a new pool for **{ $whom }**’s token: which one?
pool-asked-place-own = **{ $who }** finds a new pool for their own token: which one?
pool-asked-discard = **{ $who }** has five cards and discards one.
pool-asked-skip = { $who } can pass for the rest of the turn, or take that back.
pool-asked-orders = { $who } can leave secret orders to cancel ducks.

pool-asked-you-dive = Which pool do the ducks dive into this turn?
pool-asked-you-act = Play a card into **{ $pool } { $called }** ({ $room } to go), or end your turn?
pool-asked-you-window = { $does } Do you cancel that? If you don’t press anything, it happens.
pool-asked-you-window-without = { $does } You have no float, so you can’t cancel that. The others don’t know.
pool-asked-you-from = { $duck ->
    [sam] Sam flips a duck: below which pool?
    [julie] Julie takes a card into your hand: from below which pool?
   *[other] Wilma moves a duck: from which pool?
}
pool-asked-you-which = { $duck ->
    [sam] Sam flips a duck below pool { $pool }: which one?
    [julie] Julie takes a card from below pool { $pool }: which one?
   *[other] Wilma moves a duck from pool { $pool }: which one?
}
pool-asked-you-haven = Wilma moves { $card } from pool { $pool }: to which pool?
pool-asked-you-opponent = Dingy moves an opponent’s token: whose?
pool-asked-you-new-pool = Dingy moves **{ $whom }**’s token: to which pool?
pool-asked-you-marker = James moves the dive marker: to which pool?
pool-asked-you-victim = Lara discards the top card of a points pile: whose?
pool-asked-you-place = **{ $whom }**’s token needs a new pool: which one?
pool-asked-you-place-own = Your token needs a new pool: which one?
pool-asked-you-discard = You have five cards: which one do you discard?
pool-asked-you-skip = You can pass for the rest of this turn, or take that back.
pool-asked-you-orders = You can leave orders: the next duck of that kind is cancelled, if you have a float by then.
pool-answered = { $question } Your answer so far: { $answer }.

# Labels of buttons; { $letter } is another player's
pool-label-dive = { $pool } { $called } ({ $room } to go)
pool-label-top = Play the top card
pool-label-play = Play { $card }
pool-label-end = End turn, draw a card
pool-label-end-without = End turn
pool-label-pass = Let it happen
pool-label-cancel = Cancel it
pool-label-hold-on = Hold on!
pool-label-pass-turn = Don’t ask again this turn
pool-label-ask-again = Ask me again
pool-label-from = From { $pool } { $called }
pool-label-card = { $card }
pool-label-to = { $pool } { $called } ({ $room } to go)
pool-label-token = { $letter }’s token, now at { $pool }
pool-label-rob = { $letter }’s { $card }
pool-label-discard = Discard { $card }
pool-label-order = Cancel the next { $card }
pool-label-lift = Don’t cancel { $card }

# What happened
pool-news-pool = New in the circle: { $pools }.
pool-news-laid = **{ $pool } { $called }** (ducks { $ducks }, floats { $floats })
pool-news-start = All tokens start at pool { $pool }.
pool-news-marker = **{ $who }** put the dive marker on pool { $pool }.
pool-news-place = **{ $who }** played **{ $card }** { $source ->
    [deck] from the deck
   *[other] from their hand
} into pool { $pool }.
pool-news-effect = Nobody cancelled { $card }.
pool-news-effect-arrrwin = Arrrwin ended the turn.
pool-news-hold = **{ $who }** said: hold on!
pool-news-cancel = **{ $who }** cancelled { $duck } with a { $card }.
pool-news-flip = **{ $who }** flipped { $card } below pool { $pool }.
pool-news-take = **{ $who }** took { $card } from below pool { $pool }.
pool-news-carry = **{ $who }** moved { $card } from pool { $pool } to pool { $to }.
pool-news-token = **{ $who }** moved **{ $whom }**’s token to pool { $pool }.
pool-news-token-own = **{ $who }** moved their own token to pool { $pool }.
pool-news-rob = **{ $who }** made **{ $whom }** discard { $card } from their points pile.
pool-news-rob-up = { $card } is on top now.
pool-news-end = **{ $who }** ended their turn.
pool-news-draw = **{ $who }** drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
pool-news-drawn = You drew { $cards }.
pool-news-discard = **{ $who }** discarded { $card }.
pool-news-overcrowded = **Pool { $pool } is overcrowded!** All its cards are lost, and **{ $who }**’s turn is over.
pool-news-full = **{ $who } filled pool { $pool }!**
pool-news-full-lost = Discarded: { $cards }.
pool-news-points = **{ $who }** got { $cards } as points.
pool-news-gone = Pool { $pool } is gone, and there’s no new one.
pool-news-skip = **{ $who }** passes for the rest of the turn.
pool-news-unskip = **{ $who }** wants to be asked again.
pool-news-shuffle = The discards were shuffled into a new deck.

# The end
pool-won = { $count ->
    [one] **{ $who } has won!**
   *[other] **{ $who } share the win!**
}
pool-ended-one-pool-left = Only one pool was left.
pool-ended-no-pool-left = No pool was left.
pool-ended-no-cards-left = There were no cards left to play.
pool-ended-nobody-plays-any-more = Nobody wanted to play another card.
pool-score = **{ $place }** · { $who }: **{ $points }** { $points ->
    [one] point
   *[other] points
}{ $goldies ->
    [0] {""}
    [one] , with a Goldie
   *[other] , with { $goldies } Goldies
}
