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

# On pictures: few words, and plain ones
pool-picture-room = { $room } to go
pool-picture-full = full!
pool-picture-over = too many!
pool-picture-marker = dive here
pool-picture-floats = floats
pool-picture-here = here
pool-picture-flipped = ({ $card })
pool-picture-deck = deck
pool-picture-deck-left = { $count } left
pool-picture-discards = discards
pool-picture-discards-left = { $count }
pool-picture-pools = pools
pool-picture-pools-left = { $count } more
pool-picture-note = Exactly full: the players at that pool share its ducks. One too many: all are lost.
pool-picture-idle = { $more ->
    [one] One more turn without a card, and it’s over.
   *[other] { $more } more turns without a card, and it’s over.
}
pool-picture-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
pool-picture-pile = { $count ->
    [0] no ducks
    [one] 1 duck
   *[other] { $count } ducks
}
pool-picture-diving = { $duck ->
    [sam] Sam flips a duck: it no longer counts.
    [dingy] Dingy moves somebody else to another pool.
    [julie] Julie takes a card from a pool.
    [wilma] Wilma moves a duck to another pool.
    [james] James: the next cards go to another pool.
    [amy] Amy draws a card.
    [lara] Lara takes away an opponent’s top duck.
    [arrrwin] Arrrwin ends the turn.
    [goldie] Goldie: 5 points for whoever fills her pool.
   *[other] Albert is just very large.
}

pool-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pool-picture-copies = × { $count }
pool-picture-counted = { $goldie ->
    [0] { $ducks ->
        [one] 1 duck
       *[other] { $ducks } ducks
    }
   *[other] { $ducks } + Goldie { $goldie }
}
pool-picture-top = The top card
pool-picture-top-does = Nobody knows it. It dives in as soon as you turn it over.
pool-picture-dives = { $card } is diving!
pool-picture-odds-note = %: how likely the next card fills it, or is too many.
pool-picture-odds = { $fills } % fill, { $over } % over
pool-picture-cancel = Cancel it?
pool-picture-cancel-with = with your { $card },
pool-picture-cancel-not = or just wait
pool-picture-stop = Or stop: draw a card into your hand, and your turn ends.
pool-picture-no-float = You have no float, so you can’t cancel it. Nobody knows.
pool-picture-float-waits = Keep it: it can cancel the next duck.
pool-picture-orders = Your secret orders: these will be cancelled
pool-picture-empty = No cards yet. You draw one when you end a turn.

# What a card would do to the pool
pool-preview-now = { $called }, before its effect
pool-preview-now-plain = { $called } afterwards
pool-preview-places = { $count ->
    [0] takes up no place
    [one] takes up 1 place
   *[other] takes up { $count } places
}
pool-preview-room = then { $room } to go
pool-preview-over = too many: all are lost!
pool-preview-full = full: { $share ->
    [0] no duck for you
    [one] 1 duck for you!
   *[other] { $share } ducks for you!
}
pool-preview-full-elsewhere = full, but not for you{ $share ->
    [0] {""}
   *[other] {" "}(+{ $share })
}
pool-preview-odds-fills = { $share } % fill it
pool-preview-odds-over = { $share } % too many
pool-preview-odds-on = { $share } % neither

# The ducks in a few words
pool-brief-sam = flips a duck
pool-brief-dingy = moves a token
pool-brief-julie = takes a card
pool-brief-wilma = moves a duck
pool-brief-james = moves the marker
pool-brief-amy = draws a card
pool-brief-lara = takes a point away
pool-brief-albert = just very large
pool-brief-arrrwin = ends your turn
pool-brief-goldie = is worth 5 points
pool-brief-ring = cancels a duck
pool-brief-flamingo = cancels a duck
pool-picture-holds = holds { $ducks }

# The ducks in full
pool-called-sam = Sam the shy
pool-called-dingy = Dingy the silly
pool-called-julie = Julie the caring
pool-called-wilma = Wilma the crazy
pool-called-james = James the vain
pool-called-amy = Amy the cutie
pool-called-lara = Lara the adventurous
pool-called-albert = Albert the tough
pool-called-arrrwin = Arrrwin the grumpy
pool-called-goldie = Goldie the shiny
pool-called-ring = Ring
pool-called-flamingo = Flamingo

pool-head-turn = Turn { $number }
pool-head-replay = Replay
pool-head-won = { $who } { $count ->
    [one] has won!
   *[other] have won!
}
pool-head-watch = Watch the ducks
pool-head-dive = { $who } chooses: which pool to fill?
pool-head-act = { $who } plays a card, or stops?
pool-head-window = { $card } is diving! A float can cancel that.
pool-head-from = { $duck ->
    [sam] { $who } flips a duck: in which pool?
    [julie] { $who } takes a card: from which pool?
   *[other] { $who } moves a duck: from which pool?
}
pool-head-which = { $duck ->
    [sam] { $who } flips a duck: which one?
    [julie] { $who } takes a card: which one?
   *[other] { $who } moves a duck: which one?
}
pool-head-haven = { $who } moves { $card }: to which pool?
pool-head-opponent = { $who } moves somebody’s token: whose?
pool-head-new-pool = { $who } moves { $whom }: to which pool?
pool-head-marker = { $who } dives on: into which pool?
pool-head-victim = { $who } takes away a top duck: whose?
pool-head-place = { $who } finds a new pool for { $whom }
pool-head-discard = { $who } has five cards: one goes
pool-head-over = The game is over
pool-head-wait = Not your turn yet
pool-head-hand-dive = Which pool do you want to fill?
pool-head-hand-act = Play a card into { $pool } { $called }, or stop?
pool-head-hand-window = { $card } is diving! Cancel it?
pool-head-hand-from = { $duck ->
    [sam] Flip a duck in which pool?
    [julie] Take a card from which pool?
   *[other] Move a duck from which pool?
}
pool-head-hand-which = { $duck ->
    [sam] Flip which duck?
    [julie] Take which card?
   *[other] Move which duck?
}
pool-head-hand-haven = Move { $card } to which pool?
pool-head-hand-opponent = Move whose token?
pool-head-hand-new-pool = Move the token to which pool?
pool-head-hand-marker = Dive on into which pool?
pool-head-hand-victim = Take away whose top duck?
pool-head-hand-place = Which pool for this token?
pool-head-hand-discard = Which card do you discard?

# For people who listen instead of looking
pool-alt-turn = Turn { $number }.
pool-alt-over = The game is over. { $who } { $count ->
    [one] has won.
   *[other] share the win.
}
pool-alt-setting = A water park with pools, and the ten ducks that dive into them: { $ducks }.
pool-alt-pool = Pool { $pool }, { $called }: { $room } to go, { $ducks } of { $most } ducks, { $floats } of { $bears } floats{ $tokens ->
    [none] {""}
   *[other] ; here: { $tokens }
}{ $cards ->
    [none] {""}
   *[other] ; in it: { $cards }
}.
pool-alt-pool-short = Pool { $pool }, { $called }: { $room } to go{ $tokens ->
    [none] {""}
   *[other] ; here: { $tokens }
}.
pool-alt-pool-full = Pool { $pool }, { $called }, is full: { $cards }.
pool-alt-pool-over = Pool { $pool }, { $called }, has too many: { $cards }.
pool-alt-gone = Place { $pool } has no pool any more.
pool-alt-flipped = { $card } (flipped)
pool-alt-marker = The dive marker is on pool { $pool }.
pool-alt-options = Choices: { $options }.
pool-alt-players = { $players }.
pool-alt-player = { $who } ({ $letter }, { $colour } { $shape }): { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}, { $pile ->
    [0] no points yet
    [one] 1 duck as points, { $top }
   *[other] { $pile } ducks as points, { $top } on top
}
pool-alt-decks = { $deck } in the deck, { $discards } discarded, { $pools } pools to come.
pool-alt-you = You are { $letter }, { $colour } { $shape }, at pool { $pool }, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
pool-alt-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}: { $does }{ $would ->
    [none] {""}
   *[other] {" "}Now: { $would }.
}
pool-alt-no-cards = You have no cards.
pool-alt-top = The top card: { $fills } % fill the pool, { $over } % are too many.
pool-alt-odds = Pool { $pool }: { $fills } % fill it, { $over } % are too many.
pool-alt-place = { $place }: { $who }, { $character }, { $colour } { $shape }, { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
pool-alt-photo = A photo shows the end: { $what }.
pool-photo-ducks = the ducks that won
pool-photo-nobody = not a single duck
pool-colour-yellow = yellow
pool-colour-blue = blue
pool-colour-red = red
pool-colour-green = green
pool-colour-purple = purple
pool-colour-white = white
pool-shape-sun = sun
pool-shape-drop = drop
pool-shape-heart = heart
pool-shape-leaf = leaf
pool-shape-star = star
pool-shape-cloud = cloud

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
pool-asked-you-act-on = What goes into **{ $pool } { $called }** ({ $room } to go)?
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
