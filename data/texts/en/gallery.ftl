# Duck Gallery. Ducks are told apart by their owners' colours; { $who } and { $owner } are people's names.

gallery-colour-yellow = yellow
gallery-colour-blue = blue
gallery-colour-red = red
gallery-colour-green = green
gallery-colour-purple = purple
gallery-colour-white = white
gallery-shape-sun = sun
gallery-shape-drop = drop
gallery-shape-heart = heart
gallery-shape-leaf = leaf
gallery-shape-star = star
gallery-shape-cloud = cloud

# The cards: their names, what they do, and why one can't be played
gallery-card-take-aim = Take Aim
gallery-card-double-barrel = Double Barrel
gallery-card-shoot = Shoot
gallery-card-quick-shot = Quick Shot
gallery-card-misfire = Misfire
gallery-card-two-birds = Two Birds
gallery-card-bump-left = Bump Left
gallery-card-bump-right = Bump Right
gallery-card-line-forward = Line Forward
gallery-card-hang-back = Hang Back
gallery-card-move-ahead = Move Ahead
gallery-card-fast-forward = Fast Forward
gallery-card-disorderly-conduckt = Disorderly Conduckt
gallery-card-duck-shuffle = Duck Shuffle
gallery-card-duck-and-cover = Duck and Cover
gallery-card-bottoms-up = Bottoms Up

gallery-does-take-aim = put a marker on a free space.
gallery-does-double-barrel = put markers on two free spaces side by side.
gallery-does-shoot = hit the duck under a marker. The marker goes.
gallery-does-quick-shot = shoot any duck, no marker needed.
gallery-does-misfire = hit a duck next to a marker, on either side. The marker goes.
gallery-does-two-birds = hit the ducks under two markers side by side.
gallery-does-bump-left = move a marker one space toward the front.
gallery-does-bump-right = move a marker one space toward the deck.
gallery-does-line-forward = the front card goes under the duck deck. The others move up.
gallery-does-hang-back = swap one of your ducks with the card behind it.
gallery-does-move-ahead = swap one of your ducks with the card in front of it.
gallery-does-fast-forward = move one of your ducks to the front.
gallery-does-disorderly-conduckt = put the line in any order you like.
gallery-does-duck-shuffle = shuffle the whole line into the duck deck and deal a new one.
gallery-does-duck-and-cover = hide one of your ducks under a duck next to it.
gallery-does-bottoms-up = protect any duck until your next turn.

gallery-why-take-aim = every space already has a marker
gallery-why-double-barrel = every space already has a marker
gallery-why-shoot = there’s no marker to shoot at
gallery-why-quick-shot = no duck in the line can be shot
gallery-why-misfire = there’s no marker to misfire from
gallery-why-two-birds = no two markers are side by side
gallery-why-bump-left = no marker can move toward the front
gallery-why-bump-right = no marker can move toward the deck
gallery-why-hang-back = none of your ducks has a card behind it
gallery-why-move-ahead = none of your ducks has a card in front of it
gallery-why-fast-forward = you have no duck behind the front space
gallery-why-duck-and-cover = none of your ducks can hide under a duck next to it
gallery-why-bottoms-up = every duck in the line is already protected
gallery-why-no-duck = you have no duck in the line

# The board
gallery-turn = **Turn { $number } · { $who }**
gallery-turn-playing = **Turn { $number } · { $who }** plays **{ $card }**
gallery-over = **The game is over**
gallery-row-space = space
gallery-row-marker = marker
gallery-row-duck = duck
gallery-row-below = hides
gallery-row-safe = safe
gallery-safe = Space **{ $space }** is safe until **{ $who }**’s next turn.
gallery-player = `{ $letter }` **{ $who }** · { $colour } { $shape } · { $ducks ->
    [0] **out**
    [one] **1** duck
   *[other] **{ $ducks }** ducks
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
gallery-player-playing = ▶ { $player }
gallery-player-sitting-out = { $player } · sitting out
gallery-decks = Duck deck { $ducks } · action deck { $cards }
gallery-decks-known = Duck deck { $ducks } (at the bottom: { $known }) · action deck { $cards }
gallery-discards = Discards: { $cards }
gallery-several = { $count } × { $card }
gallery-legend = Space 1 is the front; the deck is behind 6. X: marker. ~: water. hides: a duck under another one.

## On the picture of the board; { $who } is a name without Markdown
gallery-front = front
gallery-plate-out = out, still shoots
gallery-plate-sitting-out = sitting out
gallery-safe-duck = safe
gallery-safe-until = safe until
gallery-hides = hides
gallery-next = next
gallery-miss = miss
gallery-deck = { $count } left
gallery-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
gallery-head-turn = Turn { $number }
gallery-head-replay = Replay
gallery-head-won = { $who } { $count ->
    [one] wins!
   *[other] win together!
}
gallery-head-watch = Watch the ducks
gallery-head-playing = { $who } plays { $card }
gallery-head-card = { $who } chooses a card
gallery-head-take-aim = { $who } takes aim: where?
gallery-head-double-barrel = { $who } takes aim twice: where?
gallery-head-shoot = { $who } shoots: at which marker?
gallery-head-quick-shot = { $who } shoots any duck: which one?
gallery-head-misfire = { $who } misfires: from which marker?
gallery-head-two-birds = { $who } shoots twice: where?
gallery-head-bump-left = { $who } moves a marker to the left
gallery-head-bump-right = { $who } moves a marker to the right
gallery-head-hang-back = { $who } moves a duck back: which one?
gallery-head-move-ahead = { $who } moves a duck ahead: which one?
gallery-head-fast-forward = { $who } sends a duck to the front
gallery-head-duck-and-cover = { $who } hides a duck: which one?
gallery-head-bottoms-up = { $who } protects a duck: which one?
gallery-head-neighbour = { $who } misfires: to which side?
gallery-head-cover = { $who } hides a duck: under which one?
gallery-head-order = { $who } puts the line in order: which is number { $space }?

# The hand
gallery-hand = **Your hand** · your ducks are `{ $letter }` { $colour } { $shape }, { $ducks ->
    [0] and you’re out
    [one] 1 is left
   *[other] { $ducks } are left
}
gallery-head-over = The game is over
gallery-head-wait = Not your turn yet
gallery-head-hand-card = Which card do you play?
gallery-head-hand-discard = Which card do you discard?
gallery-head-hand-take-aim = Aim at which space?
gallery-head-hand-double-barrel = Aim at which spaces?
gallery-head-hand-shoot = Shoot at which marker?
gallery-head-hand-quick-shot = Shoot which duck?
gallery-head-hand-misfire = Misfire from which marker?
gallery-head-hand-two-birds = Shoot at which markers?
gallery-head-hand-bump-left = Which marker moves left?
gallery-head-hand-bump-right = Which marker moves right?
gallery-head-hand-hang-back = Which of your ducks moves back?
gallery-head-hand-move-ahead = Which of your ducks moves ahead?
gallery-head-hand-fast-forward = Which of your ducks goes to the front?
gallery-head-hand-duck-and-cover = Which of your ducks hides?
gallery-head-hand-bottoms-up = Which duck do you protect?
gallery-head-hand-neighbour = Which side do you hit?
gallery-head-hand-cover = Your duck hides under which duck?
gallery-head-hand-order = Which card goes to space { $space }?
gallery-preview-choose = Your choices now
gallery-preview-order = Any order you like
gallery-preview-after = The line afterwards
gallery-preview-waits = Finish { $card } first.
gallery-preview-why = Not now: { $why }.
gallery-held = { $count ->
    [one] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
gallery-held-in-vain = { $count ->
    [one] ~~{ $card }~~: { $does } Not right now: { $why }.
   *[other] { $count } × ~~{ $card }~~: { $does } Not right now: { $why }.
}
gallery-all-in-vain = You can’t play any of these right now, so you’d discard one.

# For people who listen to the pictures
gallery-alt-turn = Turn { $number }.
gallery-alt-over = The game is over. { $who } { $count ->
    [one] has
   *[other] have
} won.
gallery-alt-setting = A shooting gallery at a fair: six places in a line on the water, and the ducks of all six colours: { $ducks }.
gallery-alt-look = { $colour } { $shape } { $letter }
gallery-alt-line = The line from the front: { $cards }.
gallery-alt-empty-line = Nothing swims in the line any more.
gallery-alt-space = { $space } { $card }
gallery-alt-aimed = { $space } { $card }, aimed at
gallery-alt-options = Choices: { $options }.
gallery-alt-option = { $letter }: { $what }
gallery-alt-players = { $players }.
gallery-alt-player = { $who } ({ $letter }, { $colour } { $shape }): { $ducks ->
    [0] out
    [one] 1 duck left
   *[other] { $ducks } ducks left
}
gallery-alt-player-sitting-out = { $player }, sitting out
gallery-alt-decks = { $ducks } in the duck deck, { $cards } in the action deck.
gallery-alt-known = At the bottom of the duck deck, the next first: { $ducks }.
gallery-alt-safe = Space { $space } is safe until { $who }’s next turn.
gallery-alt-you = You are { $letter }, { $colour } { $shape }; { $ducks ->
    [0] you’re out
    [one] 1 duck is left
   *[other] { $ducks } ducks are left
}.
gallery-alt-card = { $card }: { $does }
gallery-alt-card-after = { $card }: { $does } The line afterwards: { $line }.
gallery-alt-card-in-vain = { $card }: { $does } Not right now: { $why }.
gallery-alt-place = { $place }: { $who }, { $character }, { $colour } { $shape }, { $ducks ->
    [0] no ducks left
    [one] 1 duck left
   *[other] { $ducks } ducks left
}.
gallery-alt-photo = A photo shows the end: { $what }.
gallery-photo-last = the last duck swimming
gallery-photo-last-many = the last ducks swimming
gallery-photo-together = gone together

# What is asked
gallery-asked-card = **{ $who }** chooses a card to play.
gallery-asked-take-aim = **{ $who }** takes aim: at which space?
gallery-asked-double-barrel = **{ $who }** takes aim twice: where?
gallery-asked-shoot = **{ $who }** shoots: at which marker?
gallery-asked-quick-shot = **{ $who }** shoots without a marker: at which duck?
gallery-asked-misfire = **{ $who }** misfires: from which marker?
gallery-asked-two-birds = **{ $who }** shoots twice: at which markers?
gallery-asked-bump-left = **{ $who }** moves a marker toward the front: which one?
gallery-asked-bump-right = **{ $who }** moves a marker toward the deck: which one?
gallery-asked-hang-back = **{ $who }** swaps a duck with the card behind it: which one?
gallery-asked-move-ahead = **{ $who }** swaps a duck with the card in front of it: which one?
gallery-asked-fast-forward = **{ $who }** sends a duck to the front: which one?
gallery-asked-duck-and-cover = **{ $who }** hides a duck: which one?
gallery-asked-bottoms-up = **{ $who }** protects a duck: which one?
gallery-asked-neighbour = **{ $who }** misfires from the marker on { $space }: which side?
gallery-asked-cover = **{ $who }** hides the duck on { $space }: under which duck?
gallery-asked-order = **{ $who }** puts the line in order: which card goes to space { $space }?
gallery-asked-sitting = { $who } can sit out or come back.

gallery-asked-you-card = Which card do you want to play?
gallery-asked-you-discard = You can’t play any of your cards. Which one do you discard?
gallery-asked-you-take-aim = Take Aim: which space gets the marker?
gallery-asked-you-double-barrel = Double Barrel: which spaces get the markers?
gallery-asked-you-shoot = Shoot: at which marker?
gallery-asked-you-quick-shot = Quick Shot: at which duck?
gallery-asked-you-misfire = Misfire: from which marker? You’ll hit a card next to it.
gallery-asked-you-two-birds = Two Birds: at which markers?
gallery-asked-you-bump-left = Bump Left: which marker moves toward the front?
gallery-asked-you-bump-right = Bump Right: which marker moves toward the deck?
gallery-asked-you-hang-back = Hang Back: which of your ducks swaps with the card behind it?
gallery-asked-you-move-ahead = Move Ahead: which of your ducks swaps with the card in front of it?
gallery-asked-you-fast-forward = Fast Forward: which of your ducks goes to the front?
gallery-asked-you-duck-and-cover = Duck and Cover: which of your ducks hides?
gallery-asked-you-bottoms-up = Bottoms Up: which duck do you protect until your next turn?
gallery-asked-you-neighbour = Misfire from the marker on { $space }: which card next to it do you hit?
gallery-asked-you-cover = Your duck on { $space } hides: under which duck?
gallery-asked-you-order = Which card goes to space { $space }?
gallery-asked-you-sit-out = You have no ducks left. You can sit out: your turns are skipped until you come back. If only computers are left, they play on to the end.
gallery-asked-you-come-back = You’re sitting out, so your turns are skipped. You can come back any time.

# Labels of buttons; { $card } is what lies there
gallery-at-water = water
gallery-at-unseen = a card from the deck
gallery-at-duck = { $colour } duck
gallery-at-own = your duck
gallery-at-pair = { $colour } over { $hidden }
gallery-at-safe = { $card }, safe
gallery-short-own = yours
gallery-short-safe = safe { $card }
gallery-label-play = { $card }
gallery-label-discard = Discard { $card }
gallery-label-aim = Aim at { $space } ({ $card })
gallery-label-aim-two = Aim at { $space } and { $next } ({ $card }, { $other })
gallery-label-shoot = Shoot at { $space } ({ $card })
gallery-label-shoot-two = Shoot at { $space } and { $next } ({ $card }, { $other })
gallery-label-marker = From the marker on { $space }
gallery-label-bump = Marker { $space } to { $to } ({ $aimed })
gallery-label-move = Swap { $space } with { $to } ({ $aimed })
gallery-label-move-first = Send { $space } to the front ({ $card })
gallery-label-hide = Hide the duck on { $space }
gallery-label-under = Under { $space } ({ $card })
gallery-label-protect = Protect { $space } ({ $card })
gallery-label-put = From { $space }: { $card }
gallery-label-put-here = Stays on { $space }: { $card }
gallery-label-keep = Leave the rest as it is
gallery-label-sit-out = Sit out
gallery-label-come-back = Come back

# What happened
gallery-whose = **{ $owner }**’s duck
gallery-news-play = **{ $who }** played **{ $card }**.
gallery-news-discard = **{ $who }** couldn’t play anything and discarded { $card }.
gallery-news-aim = **{ $who }** took aim at space { $space }.
gallery-news-hit = **{ $who }** shot **{ $owner }**’s duck on space { $space }!
gallery-news-hit-own = **{ $who }** shot one of their own ducks on space { $space }!
gallery-news-hit-up = **{ $owner }**’s duck came up from under it.
gallery-news-hit-marker = The marker on { $marker } is gone.
gallery-news-miss = **{ $who }** shot at space { $space } and hit nobody.
gallery-news-miss-marker = The marker stays.
gallery-news-out = **{ $who }** has no ducks left, but still plays cards.
gallery-news-sit-out = **{ $who }** sits out.
gallery-news-come-back = **{ $who }** is playing again.
gallery-news-bump = **{ $who }** moved the marker on { $space } to { $to }.
gallery-news-forward = **{ $who }** sent the front card under the duck deck: { $ducks }.
gallery-news-move = **{ $who }** moved the card on { $space } to { $to }.
gallery-news-reshuffle = **{ $who }** shuffled the whole line into the duck deck.
gallery-news-hide = **{ $who }** hid the duck on { $space } under the one on { $under }.
gallery-news-protect = **{ $who }** protected the duck on { $space }.
gallery-news-lift = **{ $who }**’s Bottoms Up has worn off.
gallery-news-fill = New in the line: { $ducks }.
gallery-news-filled = { $duck } on { $space }
gallery-news-drawn = You drew { $cards }.
gallery-news-shuffle = The discards were shuffled into a new action deck.

# The end
gallery-won = { $count ->
    [one] **{ $who } has won!**
   *[other] **{ $who } share the win!**
}
gallery-ended-last-duck-swimming = Nobody else has a duck left.
gallery-ended-last-ducks-went-together = The last ducks were shot at the same moment.
gallery-score = **{ $place }** · { $who }: { $ducks ->
    [0] no ducks left
    [one] 1 duck left
   *[other] { $ducks } ducks left
}
