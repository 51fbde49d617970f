# Duck Tow. { $who } is a name; { $tile } is a tile's number in the park, { $called } what's there.

tow-colour-yellow = yellow
tow-colour-orange = orange
tow-colour-brown = brown
tow-colour-white = white
tow-duck-yellow = a yellow duck
tow-duck-orange = an orange duck
tow-duck-brown = a brown duck
tow-duck-white = a white duck

tow-place-koi-pond = Koi Pond
tow-place-boat-house = Boat House
tow-place-rose-garden = Rose Garden
tow-place-bandstand = Bandstand
tow-place-playground = Playground
tow-place-picnic-lawn = Picnic Lawn
tow-place-windmill = Windmill
tow-place-stone-bridge = Stone Bridge
tow-place-gift-shop = Gift Shop
tow-place-adopt = Adoption

# A card by its place and its ducks
tow-card = { $place } ({ $ducks })
tow-card-letters = { $place } `{ $letters }`

# The board
tow-turn = **Turn { $number } · { $who }** · { $actions ->
    [0] no actions left
    [one] **1** action left
   *[other] **{ $actions }** actions left
}
tow-turn-ending = **Turn { $number } · { $who }** is ending their turn
tow-over = **The game is over**
tow-trigger = **{ $who }** triggered the end: { $ending ->
    [equal] this round is the last.
   *[book] everyone else has one more turn.
}
tow-quiet = Nobody has completed a card or adopted a duck for { $turns } turns. If nobody does by the end of **{ $who }**’s turn, the game ends.
tow-player = `{ $letter }` **{ $who }** · tow { $tow } · food { $food } · { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
} · **{ $points }** { $points ->
    [one] point
   *[other] points
}
tow-player-playing = ▶ { $player }
tow-none = –
tow-rows = Rows of cards ({ $limit } end the game):
tow-open = Open cards: { $cards }
tow-open-none = No open cards
tow-formations = Formations (number + points):
tow-formations-none = All formations are claimed.
tow-dispersing = Set aside: { $ducks }
tow-bags = Bags: ducks { $ducks } · food { $food }
tow-decks = deck { $deck }
tow-discards = Discards: { $cards }
tow-counted = { $letter }{ $count }
tow-legend = { $letters }. <: who’s there. Small letters: used by a formation.
tow-legend-letter = { $letter } { $colour } { $shape }
tow-shape-sun = sun
tow-shape-leaf = leaf
tow-shape-acorn = acorn
tow-shape-cloud = cloud

# The hand
tow-hand = **Your hand** · you’re `{ $letter }`, on **{ $tile } { $called }**
tow-hand-tow = Tow { $tow } ({ $free ->
    [0] full
    [one] 1 place free
   *[other] { $free } places free
}) · food { $food }
tow-held-ready = **{ $place }** · tile { $tile } · { $ducks } · **ready**
tow-held = **{ $place }** · tile { $tile } · { $ducks } · you need { $missing }
tow-hand-how = Lead a card’s ducks to its tile and drop them off there. The card goes into your row.

# What is asked
tow-asked-act = **{ $who }** has { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}: what next?
tow-asked-feed = **{ $who }** can feed another duck here.
tow-asked-shaken = **{ $who }** shook { $duck } out of the bag: does it join the tow?
tow-asked-lay = **{ $who }** adds { $card } to their row: at which end?
tow-asked-more = **{ $who }** might complete another card here.
tow-asked-buy = **{ $who }** takes food at the gift shop: which?
tow-asked-too-much-food = **{ $who }** has more than four food and puts one back: which?
tow-asked-shop-draw = **{ $who }** takes cards at the gift shop: which?
tow-asked-draw = **{ $who }** draws up to four cards: from where?
tow-asked-discard = **{ $who }** has more than four cards and discards one.
tow-asked-adopt = **{ $who }** lets two ducks out of their tow: which ones?
tow-asked-adopted = **{ $who }** can put { $ducks } on an empty spot: where?
tow-asked-formation = **{ $who }** can claim a formation: which one?
tow-asked-where = **{ $who }** claims formation { $formation }: where is it?
tow-asked-disperse = **{ $who }** sends a duck back into the park: to which tile?
tow-asked-return = **{ $who }** can put food back before drawing up to four: which?

tow-asked-you-act = You have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left. What do you want to do?
tow-asked-you-feed = Feed another duck here?
tow-asked-you-shaken = You shook { $duck } out of the bag. Feed it?
tow-asked-you-lay = { $card }: at which end of your row?
tow-asked-you-more = Complete another card here, or go on?
tow-asked-you-buy = Which food do you take?
tow-asked-you-too-much-food = You can only keep four food: which do you put back?
tow-asked-you-shop-draw = Which card do you take?
tow-asked-you-draw = You draw up to four cards: where does the next one come from?
tow-asked-you-discard = You can only keep four cards: which one do you discard?
tow-asked-you-adopt = Which two ducks leave your tow? You can put one of them on a card.
tow-asked-you-adopted = You can put { $ducks } on an empty spot in your row: where?
tow-asked-you-formation = Claim a formation?
tow-asked-you-where = Where is formation { $formation } in your row?
tow-asked-you-disperse = A duck that was set aside goes back: to which of the emptiest tiles?
tow-asked-you-return = Put any food back before you draw up to four?

# Before you end your turn early
tow-sure-end = You have { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left. End your turn anyway?

# Labels of buttons
tow-label-move = Move to { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-disperse = { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed = Feed { $duck }
tow-label-shake = Shake a duck out of the bag
tow-label-complete = Complete { $ducks }
tow-label-shop-food = Gift shop: take food
tow-label-shop-cards = Gift shop: take cards
tow-label-adopt = Adopt a duck
tow-label-adopt-two = { $one } and { $other }
tow-label-end = End your turn
tow-label-take = Feed it: it joins your tow
tow-label-leave = Let it go
tow-label-left = At the left end: +{ $points } { $points ->
    [one] point
   *[other] points
}
tow-label-right = At the right end: +{ $points } { $points ->
    [one] point
   *[other] points
}
tow-label-done = Done
tow-label-buy = Take { $colour } food
tow-label-return = Put back { $colour } food
tow-label-keep = Keep all your food
tow-label-draw = { $place }: { $ducks }
tow-label-draw-deck = From the deck
tow-label-discard = { $place }: { $ducks }
tow-label-place = Put { $colour } on card { $column }
tow-label-none = Put neither on a card
tow-label-claim = Claim formation { $formation } ({ $points } points)
tow-label-pass = Don’t claim one now
# Several moves in one press; { $letters } are the ducks on a tile
tow-label-walk = { $steps } steps to { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed-some = Feed { $what ->
    [all] all: { $colours }
    [only] only { $colours }
   *[some] { $colours }
}
tow-label-feed-there = Feed { $ducks } on { $tile } { $called } ({ $actions } actions)
tow-label-complete-at = Complete { $ducks }, { $end ->
    [left] left
   *[right] right
} end: +{ $points } { $points ->
    [one] point
   *[other] points
}
tow-label-complete-there = Complete { $ducks } on { $tile }, { $end ->
    [left] left
   *[right] right
} end: +{ $points } { $points ->
    [one] point
   *[other] points
} ({ $actions } actions)
tow-label-shop-there = Gift shop { $tile }: take food ({ $actions } actions)
tow-label-adopt-there = Adopt a duck on { $tile } ({ $actions } actions)
tow-label-adopt-at = Put { $stays } on card { $column }, let { $goes } go
tow-label-buy-some = Take { $only ->
    [yes] only { $colours }
   *[no] { $colours }
}
tow-label-return-some = Put back { $colours }
tow-label-draw-all = All { $count } from the deck
tow-label-home = { $done ->
    [yes] Done, choose tiles for me
   *[no] Choose the tiles for me
}{ $keep ->
    [yes] {", keep all food"}
   *[no] {""}
}
tow-count-of = { $count } { $colour }
tow-label-at = Cards { $column } to { $last }, { $colour } and below

# What happened
tow-tile = **{ $tile } { $called }**
tow-news-start = **{ $who }** starts on { $tile } with { $ducks } in their row.
tow-news-formations = Formations in play: { $formations }.
tow-news-food = **{ $who }** drew { $colours } food.
tow-news-open = New open { $count ->
    [one] card
   *[other] cards
}: { $cards }.
tow-news-drawn = You drew { $cards }.
tow-news-draw = **{ $who }** drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
tow-news-take = **{ $who }** took { $card } from the open cards.
tow-news-discard = **{ $who }** discarded { $card }.
tow-news-move = **{ $who }** walked to { $tile }.
tow-news-feed = **{ $who }** fed { $duck }.
tow-news-shake = **{ $who }** shook { $duck } out of the bag.
tow-news-complete = **{ $who }** completed **{ $card }**!
tow-news-lay = **{ $who }** laid { $card } at the { $side ->
    [left] left
   *[other] right
} end of their row.
tow-news-waddle = { $duck } waddled out of the bag after **{ $who }**.
tow-news-aside = Set aside until the end of **{ $who }**’s turn: { $ducks }.
tow-news-buy = **{ $who }** took { $colour } food at the gift shop.
tow-news-return = **{ $who }** put { $colour } food back.
tow-news-untow = **{ $who }** let { $ducks } out of their tow.
tow-news-adopt = **{ $who }** put { $duck } on card { $column } of their row for good.
tow-news-claim = **{ $who } claimed formation { $formation }** for { $points } points!
tow-news-trigger = **The end is near:** { $reason ->
    [cards] **{ $who }**’s row is long enough.
    [formations] the last formation is claimed.
   *[other] all ducks of a colour are adopted.
} { $ending ->
    [equal] This round is the last.
   *[book] Everyone but **{ $who }** has one more turn.
}
tow-news-disperse = { $duck } went back to { $tile }.
tow-news-shuffle = The discards were shuffled into a new deck.

# The end
tow-won = { $count ->
    [one] **{ $who } has won!**
   *[other] **{ $who } share the win!**
}
tow-ended-the-walk-is-over = **{ $trigger }** triggered the end.
tow-ended-nobody-gets-anywhere = Nobody had completed a card or adopted a duck for { $rounds } rounds.
tow-tie = It’s a tie on points: the longest runs decide.
tow-score = **{ $place }** · { $who }: **{ $points }** points, { $runs } from runs ({ $lengths }) and { $formations } from formations

# On pictures, where there's little room
tow-head-turn = Turn { $number }
tow-head-replay = Replay
tow-head-won = { $who } { $count ->
    [one] wins!
   *[other] share the win!
}
tow-head-over = The game is over
tow-head-wait = Not your turn yet
tow-head-watch = Watch the ducks
tow-head-last = Last round
tow-head-act = { $who }: { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
tow-head-feed = { $who } feeds: another duck?
tow-head-shaken = { $who } shook the bag: feed this duck?
tow-head-lay = { $who } adds a card: at which end?
tow-head-more = { $who } completes cards: another one?
tow-head-buy = { $who } takes food at the gift shop
tow-head-too-much-food = { $who } puts food back
tow-head-shop-draw = { $who } takes cards at the gift shop
tow-head-draw = { $who } draws cards
tow-head-discard = { $who } discards a card
tow-head-adopt = { $who } adopts: which two ducks?
tow-head-adopted = { $who } adopts: onto which card?
tow-head-formation = { $who } can claim a formation
tow-head-where = { $who } claims a formation: where?
tow-head-disperse = { $who } sends a duck back: where to?
tow-head-return = { $who } can put food back
tow-head-hand-act = { $actions ->
    [one] 1 action left: what next?
   *[other] { $actions } actions left: what next?
}
tow-head-hand-feed = Feed another duck?
tow-head-hand-shaken = Feed this duck?
tow-head-hand-lay = At which end of your row?
tow-head-hand-more = Complete another card?
tow-head-hand-buy = Which food do you take?
tow-head-hand-too-much-food = Which food do you put back?
tow-head-hand-shop-draw = Which card do you take?
tow-head-hand-draw = Which card do you draw?
tow-head-hand-discard = Which card do you discard?
tow-head-hand-adopt = Which two ducks leave your tow?
tow-head-hand-adopted = Where does the duck go?
tow-head-hand-formation = Claim a formation?
tow-head-hand-where = Where do you claim it?
tow-head-hand-disperse = Which tile gets a duck back?
tow-head-hand-return = Put any food back?
tow-side-cards = Cards to take
tow-side-in-tow = in the tow
tow-side-formations = Formations to claim
tow-side-no-formations = No formations left
tow-side-ducks = Duck bag
tow-side-food = Food bag
tow-side-deck = Card deck: { $count } left
tow-side-aside = set aside
tow-plate-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
tow-plate-cards = { $count } of { $limit } cards
tow-plate-tow = Tow
tow-plate-food = Food
tow-hand-here = Here: { $tile } { $called }
tow-hand-own-tow = Your tow{ $free ->
    [0] , full
   *[other] {""}
}
tow-hand-own-food = Your food
tow-hand-where = tile { $tile }, { $steps ->
    [0] here
    [one] 1 step
   *[other] { $steps } steps
}
tow-hand-ready = ready
tow-row-points = points
tow-closeup-open = Open cards, or a card from the deck ({ $count } left)
tow-closeup-hand = Your cards
tow-closeup-claim = you could claim
tow-hand-left = Formations still to claim
tow-hand-shaken = Out of the bag
tow-hand-shop = In the gift shop
tow-hand-short = { $count ->
    [0] your row shows it
    [one] 1 duck short
   *[other] { $count } ducks short
}
tow-hand-needs = needs
tow-hand-row = Your row: runs { $runs } + formations { $formations } = { $points } points

# Alt texts
tow-alt-setting = A park of hexagons: { $locations } locations, { $shops } gift shops and { $shops } places for adoption. Ducks come in four kinds: { $ducks }.
tow-alt-turn = Turn { $number }.
tow-alt-over = The game is over. { $who } { $count ->
    [one] wins!
   *[other] share the win!
}
tow-alt-options = Choices: { $options }.
tow-alt-reach = One step away: { $tiles }.
tow-alt-called = { $tile } { $called }
tow-alt-none = none
tow-alt-player = { $who } ({ $letter }, { $colour }) on { $tile }: tow { $tow }; food { $food }; { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards } of { $limit } cards.
tow-alt-tiles = Ducks on the tiles: { $tiles }.
tow-alt-tile = { $tile } { $ducks }
tow-alt-open = Open cards: { $cards }.
tow-alt-no-open = No open cards.
tow-alt-formations = Formations left, with the columns of their ducks line by line: { $formations }.
tow-alt-formation = { $number } for { $points } points, { $pattern }
tow-alt-row = { $who }’s row: { $cards }. Runs { $runs }, formations { $formations }.
tow-alt-own-row = Your row: { $cards }. Runs { $runs }, formations { $formations }.
tow-alt-column = { $column } { $ducks }
tow-alt-used = { $duck } (used)
tow-alt-bags = Duck bag: { $ducks }. Food bag: { $food }.
tow-alt-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the deck.
tow-alt-count = { $count } { $colour }
tow-alt-you = You are { $letter }, on { $tile }; ducks there: { $here }. Your tow: { $tow } ({ $free ->
    [0] full
    [one] 1 place free
   *[other] { $free } places free
}). Your food: { $food }.
tow-alt-card = { $place } ({ $where }): { $ducks }; needs { $missing }.
tow-alt-card-ready = { $place } ({ $where }): { $ducks }; ready.
tow-alt-run = { $colour } { $count }
tow-alt-place = { $place }: { $who }, { $colour } { $character }, { $points } points. Runs: { $runs }; formations: { $formations }.

# Everyone's rows
tow-rows-head = Everyone’s rows: { $limit } cards end the game
tow-rows-sum = runs { $runs } + formations { $formations }

# The end, drawn
tow-figure-runs = runs { $count }
tow-figure-formations = formations { $count }
tow-photo = How the runs count
