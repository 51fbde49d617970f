# What a game is about, in a line: in the lobby, on the first board and on the first hand

aim = **Goal:** { $aim }
aim-race = Touch buoys R, G and B, then be the first down the drain.
aim-gallery = Shoot everyone else's ducks. The last player with ducks wins.
aim-pool = Fill pools exactly and share their ducks. The most points win.
aim-tow = Lead ducks to the places on your cards, and line them up for points.

# How to play: a few pages for someone who's never seen the game

how-button = How to play
how-about = Learn { $game } in a minute
how-title = ### How to play { $game }{ $pages ->
    [one] { "" }
   *[other] { " " }· { $page } of { $pages }
}
how-back = Back
how-next = Next
how-rules = -# Want every detail? `/duck{ $kind } rules` has the full rules.

## Duck Race, page by page: below the picture, for people who can't see it, and in it

how-race-goal = You choose the ring you start on, and which way you face. Touch the buoys in any order: swimming over one is enough. With all three, make for the drain: you win the moment you're in, even halfway through a card. Until then, it's closed to you.
how-race-goal-alt = A small bathtub of hexagons. A ducky starts on a ring, swims over the buoys { $buoys } in some order, and then into the drain.
how-race-goal-start = You start on a ring
how-race-goal-touch = Touch { $buoys }
how-race-goal-drain = Then down the drain!

how-race-card = You play a card each round. **Blue** is your ducky's space, and the violet arrow its beak. Swim along the **red** line, then turn to a **green** arrow. The card turns with your ducky, so *left* is always your ducky's left. You can't stop early: every step has to be taken.
how-race-card-alt = Card { $card } goes from a blue hexagon along three red ones and ends in two green arrows. Then the same card lies on the water: under a ducky that faces north, and turned under one that faces south-east. Below, card { $forked } has two paths, { $letters }, and so has the water ahead of the ducky.
how-race-card-says = This is a card
how-race-card-laid = Lay it under your ducky
how-race-card-turns = It turns with your beak
how-race-card-start = start here
how-race-card-steps = swim these steps
how-race-card-facing = turn: choose one
how-race-card-paths = Two paths? Choose when you swim.

how-race-round = The edge of the tub, other duckies and the closed drain all go **bonk**. A **ring** ends your move wherever you swim into it: choose a free ring to pop up at, and which way to face. On a **buoy**, you only get the extra card if you stop there without a bonk; if your hand is empty, you draw one. Once everyone has moved, you draw new cards, and the next round begins.
how-race-round-alt = Four pictures. Cards { $cards } are carried out from the lowest to the highest. A ducky bonks into another one, stops, and faces back the way it came. A ducky swims into a ring and pops up at another one. A ducky stops on a buoy and swims on with a second card.
how-race-round-order = Everyone picks in secret. The lowest number swims first.
how-race-round-bonk = Bonk! You stop and turn your back to what you hit.
how-race-round-ring = Swim into a ring, and pop up at any free one.
how-race-round-buoy = Stop on a buoy, and you may play another card.

how-race-dog = This is only in the **advanced** game. Whoever leads the dog plays a card for him, or two from the deck, and chooses the rings. If there's a tie for the fewest buoys, the highest card played this round leads.
    - **Draw 3**, any time: draw three cards, then discard three.
    - **Keep going**, after your move: play one more card.
    - **Paddle**, before or after your card: one step ahead.
    - **Spin**, before your card: face any way.
    - **Swap**, before your card: trade places with the dog. If he's on a buoy, you touch it.
    With two or three players, everyone has two duckies. Each collects its own buoys, and getting one home is enough.
how-race-dog-alt = Four pictures. Of three duckies, the one with the fewest buoys has the dog beside it. The dog runs through a ducky, which ends up on a ring. A ducky swims into the dog and ends up on a ring, too. The tokens are { $tokens }.
how-race-dog-leader = The dog runs last. Fewest buoys? You lead him.
how-race-dog-chase = He chases every ducky he meets onto a ring.
how-race-dog-meet = Swim into him, and you're sent away too.
how-race-dog-tokens = Tokens: one to start with, one for each buoy you touch.

## Duck Gallery, page by page

how-gallery-turn = Six cards swim past in a line: your ducks, everyone else's, and some water. More wait in the deck behind it.
    { "" }**Your turn:** play one of your three cards, then draw a new one.
    - **Take Aim** puts a marker over a space, and **Shoot** hits the duck under a marker.
    - Others move the ducks or the markers. Markers stay over their space while the ducks move on, so you can push someone into the line of fire, and get yourself out of it.
how-gallery-end = **The catch:** if any of your cards can be played, you have to play one, even if it hits your own duck.
    { "" }**Duck and Cover** hides one of your ducks under the one next to it. Under **Bottoms Up**, a duck can't be shot until the next turn of whoever played it.
    { "" }**The end:** it's over as soon as only one player has ducks left, in the line or in the deck. If you've lost all of yours, you can't win any more, but you keep playing, or sit out.

how-gallery-turn-alt = Four pictures. Six spaces in a line on the water, with ducks on some of them and markers over two. A marker is put over a duck. A duck under a marker is hit. The ducks move on to the left, so that another one is under the marker.
how-gallery-turn-line = Ducks swim in a line. The front is on the left.
how-gallery-turn-aim = Take Aim puts a marker over a space.
how-gallery-turn-shoot = Shoot hits the duck under a marker.
how-gallery-turn-move = Other cards move ducks. Markers stay where they are.
how-gallery-end-alt = Four pictures. A duck of your own is hit. A duck hides behind its neighbour. A duck has its tail in the air, and a shield. The last duck wears a crown.
how-gallery-end-must = You have to play if you can, even at your own duck.
how-gallery-end-hide = Duck and Cover hides your duck under its neighbour.
how-gallery-end-safe = Bottoms Up: this one can’t be shot for now.
how-gallery-end-last = The last player with ducks wins.

## Duck Pool, page by page

how-pool-turn = **Your turn:** put the dive marker on a pool. Then play cards into it, as many as you like: blind from the deck, or ducks from your hand. Stop whenever you want, and draw a card.
    - **Exactly full?** Its ducks are dealt out among everyone whose token is at that pool. Yours go to your points, and a new pool takes its place.
    - **One duck too many?** They're all lost.
    Either way, your turn is over, and you don't draw.
how-pool-end = **The catch:** most ducks do something when they dive in. They move tokens, flip or steal other ducks, or end your turn. A **float** in anyone's hand can cancel that. But too many floats from the deck spoil a pool as well.
    { "" }**The end:** the game ends when the pools run out. Each duck in your pile is 1 point, and **Goldie**, who goes to whoever fills her pool, is 5. Cards left in your hand count for nothing.
how-pool-turn-alt = Four pictures. A springboard that says “dive here” is on an empty pool with nine rings. A card from the deck dives into a pool where two ducks swim. Sam, Julie and Amy fill six of six places. Sam, Julie and Lara take up seven, which is too many.
how-pool-turn-marker = Choose the pool you dive into.
how-pool-turn-dive = Play cards into it, as many as you dare.
how-pool-turn-full = Exactly full: tokens at the pool share its ducks.
how-pool-turn-over = One too many: all are lost!
how-pool-end-alt = Four pictures. Sam flips a duck, Julie takes a card, and Wilma moves a duck. A float is thrown at Arrrwin. Goldie is worth 5. Four ducks wear a crown together.
how-pool-end-effects = Most ducks do something when they dive.
how-pool-end-cancel = A float in your hand cancels that.
how-pool-end-goldie = Goldie: 5 points for whoever fills her pool.
how-pool-end-pile = Each duck you get is a point. The most points win.

## Duck Tow, page by page

how-tow-turn = **Your turn:** you have up to four actions, in any order and as often as you like.
    - **Move** to the next tile. **Feed** ducks there, one food of their colour each, and up to four of them follow you.
    - **Shake** the bag for a random duck.
    - **Drop off** ducks at a location: each card of that place takes the ducks it shows, and is laid at the left or right end of your row.
    - The **gift shop** has food and cards. **Adopt** gives up two ducks, so that one of them can fill a gap in your row.
    Then your food and your cards are refilled to four.
how-tow-end = **The catch:** the order of your row matters. For each colour, only your longest unbroken run counts, a point for each duck. And when your row shows a **formation**, claim it before someone else does: it's worth 2 to 4 points.
    { "" }**The end:** once someone's row is long enough, or the last formation is claimed, everyone else has one more turn; with *equal turns*, the round is played to its end instead. It’s also over if nobody completes a card or adopts a duck for six rounds. The most points win.
how-tow-turn-alt = Four pictures. A player in the park walks to the gift shop next to Koi Pond. A yellow and an orange duck are fed with food of their colours, and follow. With both in tow, the player is at the Boat House, and a card with these two ducks is ticked. The card is laid at the right end of the row.
how-tow-turn-move = Move to a tile next to yours.
how-tow-turn-feed = Food of its colour makes a duck follow you.
how-tow-turn-drop = Lead ducks to the place on your card.
how-tow-turn-lay = Lay the card at either end of your row.
how-tow-end-alt = Four pictures of a row of six cards. The longest run of each colour is marked, with its points. A yellow duck would close a gap, for 2 more points. A square of four ducks is a claimed formation. A player with 13 points wears a crown, next to one with 9.
how-tow-end-runs = Only the longest run of each colour counts.
how-tow-end-gap = An adopted duck can close a gap.
how-tow-end-claim = Claim a formation that your row shows.
how-tow-end-most = Runs plus formations: the most points win.
