# Lessons: a guided game, one thing at a time. A step is learn-<lesson>-<step>, and learn-<lesson>-<step>-<why> is what's
# said about a wrong choice; they're in data/content/<game>/lessons.toml. $computer is the name of the other player.

learn-button = Learn by playing
learn-menu = ### Learn by playing
    Short lessons, a few minutes each. You can leave at any time, and go on later with `/ducks learn`.
learn-lesson = { $done ->
    [yes] ✓ { $lesson }
   *[no] { $lesson }
}
learn-continue = Continue { $lesson } at step { $step }
learn-title = ### { $lesson } · { $step } of { $steps }
learn-over = ### { $lesson } · done!
learn-next = Next
learn-again = Try again
learn-all = All lessons
learn-play = Play now
learn-play-about = -# Ready for a real game? **Play now** opens a table here, for you and a computer. Press **Start** there to begin.

## Duck Race

learn-race = Duck Race
learn-race-figure = A small bathtub of hexagons. A yellow ducky starts on a ring, swims over the buoys R, G and B, and then into the drain.
learn-race-goal = You're a rubber ducky in a bathtub. Swim over the buoys R, G and B, in any order, then be the first down the drain, the whirlpool.
learn-race-start = You're yellow, and { $computer }, a computer, is pink. You start on a life ring, and choose which way your beak points: which letter is in the direction of buoy R?
learn-race-start-away = From there, R isn't straight ahead. You swim where your beak points, so face where you want to go.
learn-race-card = A card turns with your ducky: from the blue space, where the violet arrow is your beak, swim along the red line. Which card takes you over buoy R?
learn-race-card-edge = With 15 you'd run into the edge of the tub. Your ducky stops and turns round, and the rest of the card is lost.
learn-race-card-past = So close, but 37 swims right past R. You have to touch its space, if only in passing.
learn-race-turn = You swam over R, so that's your first buoy! Now turn to one of the card's green arrows, A or C on the water (B is a buoy): which one faces open water?
learn-race-turn-edge = Now your beak is right at the edge of the tub, and most cards would run you into it.
learn-race-bonk = { $computer } swam into you: **bonk!** It stops, turns its back to you, and loses the rest of its card. Run into the edge of the tub, and the same happens to you.
learn-race-order = Everyone picks in secret, and the lowest number swims first: your 26 was before { $computer }'s 46. Which card can take you to G?
learn-race-order-beside = You'd stop right beside G, and that's not touching it.
learn-race-order-bonk = Bonk! { $computer } is in the way: your ducky stays where it is and turns round.
learn-race-path = Card 17 has two paths, and you choose one when it's your turn to swim. Which one leads to G?
learn-race-path-other = That path leads away from G.
learn-race-extra = Two buoys! If you stop on a buoy, you may play another card right away: which one gets you to B?
learn-race-extra-edge = Bonk! Here, 15 runs you into the edge of the tub.
learn-race-extra-stop = You can always stop, but one of your cards gets you to B right now.
learn-race-back = That's all three buoys! First you turn, as you do after every card. The drain is far off on the left: which way brings you round toward it?
learn-race-back-away = That's the far corner of the tub, with your back to the drain.
learn-race-enough = You stopped on a buoy again, so you could play another card. Have a look where 15 would take you: play it, or stop?
learn-race-enough-edge = Bonk! 15 runs you into the edge. You don't have to play a card, so better stop.
learn-race-ring = Here's a shortcut: swim into a life ring, and you pop up at another one. Which card takes you into ring 4?
learn-race-ring-edge = Bonk! That's the edge of the tub, and ring 4 is the other way.
learn-race-pop = A ring ends your move, even in the middle of a card, and you can pop up at any free ring. From which one can you swim straight into the drain?
learn-race-pop-far = From that ring, the drain isn't straight ahead, whichever way you face.
learn-race-aim = You pop up facing any way you like. Point your beak at the drain!
learn-race-aim-away = That way, your beak doesn't point at the drain.
learn-race-drain = The drain only takes duckies with all three buoys, and you have them. Which card gets you in?
learn-race-drain-edge = Bonk! 15 turns left here, and runs you into the edge.
learn-race-drain-past = 29 turns off in front of the drain, and swims past it.
learn-race-end = You've won your first race! You were in the drain halfway through your card, and that's all it takes.

## Duck Race: the bird dog

learn-race-dog = Duck Race: the bird dog
learn-race-dog-dog = In the **advanced** game, a bird dog runs after the duckies. With two or three players, you have two of them: yours are Ya and Yb.
learn-race-dog-meet = Ya swims with card 42. If you swim into the dog, your turn is over and you're sent away, so which path is safe?
learn-race-dog-meet-sent = You've run into the dog! Your turn is over, and { $computer }, who led him last, chose the ring you're sent to.
learn-race-dog-lead = The dog runs last, and whoever has the fewest buoys leads him: that's you. Pa is almost home, so which card makes him run through it?
learn-race-dog-lead-miss = With 12 he turns off before he gets to Pa.
learn-race-dog-lead-deck = Two cards from the deck are a surprise, and these two might not get him to Pa.
learn-race-dog-send = He's caught Pa! You choose the ring it's sent to: which one is farthest from the drain?
learn-race-dog-send-near = From there, it's not so far back to the drain.
learn-race-dog-end = Good dog! He ran on into the drain, so he's out of the tub until next round.

## Duck Race: tokens

learn-race-tokens = Duck Race: action tokens
learn-race-tokens-figure = The five tokens: Draw 3, Keep going, Paddle, Spin and Swap.
learn-race-tokens-tokens = In the **advanced** game, you start with the blue **Draw 3**, and draw another token for each buoy you touch. Only you know which ones you have.
learn-race-tokens-far-away = Your ducky Ya, at the top right, has all three buoys. But the drain is five spaces away, in a straight line.
learn-race-tokens-draw = And all your cards are short ones! You can use **Draw 3** whenever you like: draw three cards, then throw away three.
learn-race-tokens-draw-short = That card won't get Ya anywhere near the drain. Use your token first!
learn-race-tokens-far = You drew three cards, and threw away 3, 7 and 10. Which one goes straight ahead for four spaces?
learn-race-tokens-far-short = That's not the long one. Ya needs all the way it can get.
learn-race-tokens-spin = Just before your card, you can use a token. Ya faces the edge, so which one turns it round?
learn-race-tokens-spin-edge = Bonk! Like this, 52 runs Ya into the edge after a single step.
learn-race-tokens-spin-ahead = **Paddle** is one step ahead, and that's the wrong way.
learn-race-tokens-face = **Spin** turns you any way you like. Where's the drain?
learn-race-tokens-face-away = Bonk! That way, 52 runs Ya into the edge.
learn-race-tokens-paddle = One step short! After your card, you can use a token, too: which one takes a step ahead?
learn-race-tokens-paddle-wait = Then Ya sits right in front of the drain until next round.
learn-race-tokens-end = Home! Of the other two tokens, **Keep going** plays another card after your move, and **Swap** trades places with the dog.

## Duck Gallery

learn-gallery = Duck Gallery
learn-gallery-line = Six cards swim past in a line, and the left end is the front. The yellow ducks are yours: shoot all the blue ones before { $computer } shoots yours.
learn-gallery-card = You can't just shoot: someone has to take aim first. Which card puts a marker over a duck?
learn-gallery-card-move = **Move Ahead** swaps one of your ducks with the card in front of it. That's for later, when you're in danger.
learn-gallery-aim = Which space do you want to aim at? Take the blue duck that's nearest to the front, on the left.
learn-gallery-aim-water = That's just water. There's nobody to shoot.
learn-gallery-aim-own = That's your own duck, and now it's in the line of fire!
learn-gallery-aim-behind = That's a fine target as well, but the front one comes first here.
learn-gallery-danger = { $computer } played **Line Forward**, and the ducks moved on, but markers stay where they are. Now it's over your duck: which card gets it out of there?
learn-gallery-danger-own = **Shoot** hits whatever is under the marker, and that's your own duck. Ouch!
learn-gallery-danger-aim = Another marker doesn't help your duck under the first one.
learn-gallery-ahead = **Move Ahead** swaps a duck of yours with the card in front of it. Which of your two is in danger?
learn-gallery-ahead-other = That one was safe, and the other is still under the marker.
learn-gallery-shoot = Your duck is safe, a blue one is under your marker, and { $computer } has taken aim as well. Which card do you play?
learn-gallery-shoot-aim = There's a blue duck under a marker already. Don't wait until it has moved away!
learn-gallery-target = Two markers to choose from: which space do you shoot at?
learn-gallery-target-own = That was your own duck. Always look who's under the marker.
learn-gallery-end = Well shot! One last thing: if any of your cards can be played, you have to play one, even if it hits your own duck.

## Duck Pool

learn-pool = Duck Pool
learn-pool-pools = Every pool has room for so many ducks. Fill one exactly, and the players whose tokens are there share its ducks: each is a point.
learn-pool-dive = Your turn! First, choose a pool to dive into: yours is the one where your token is, and it needs just one more.
learn-pool-dive-elsewhere = Your token isn't at that pool. If you filled it, its ducks wouldn't be yours.
learn-pool-fill = Now play a card into it, from your hand or blind from the deck. The icons on a card say how much room it takes: which one fills the last place exactly?
learn-pool-fill-over = Albert takes up four places, and there was only one left. One too many, and all the ducks in the pool are lost!
learn-pool-fill-blind = A card from the deck can be anything: this one was too big, and all the ducks in the pool are lost.
learn-pool-fill-stop = You can stop and draw a card, but then { $computer } may fill the pool before you do.
learn-pool-share = Exactly full, and three points for you! Most ducks do something when they dive: Dingy moved { $computer }'s token away first, so you didn't have to share.
learn-pool-cancel = Now { $computer } plays Lara, who takes a duck from your points. A float in your hand can cancel what a duck does, and you have a ring: use it!
learn-pool-cancel-robbed = Lara took a duck from your pile, and that's a point less for you.
learn-pool-cancel-hold = That only gets you more time to think. Your ring would stop Lara.
learn-pool-theirs = Lara did nothing, but { $computer }'s pool needs just one more now. You could spoil it: dive in there!
learn-pool-theirs-own = Your own pool is still empty, and { $computer } would fill theirs next.
learn-pool-spoil = One too many, and everything in there is lost. Which card is surely too big?
learn-pool-spoil-gift = It was James, who takes up one place: the pool was full, and { $computer } got all the ducks. The deck is a gamble!
learn-pool-spoil-end = You can always stop, and draw a card. But { $computer } needs only one more here.
learn-pool-end = Splash! Dive as often as you dare, and stop in time: when the pools run out, the most points win.

## Duck Tow

learn-tow = Duck Tow
learn-tow-park = You're taking a walk in the park, as the pawn with the bright ring around it. Feed the ducks, and they'll follow you to the places that your cards ask for.
learn-tow-cards = Each of your cards is a place in the park, with the ducks that it wants. The Boat House card wants a yellow and an orange duck.
learn-tow-feed = You have four actions in your turn. An orange duck follows you already, and a yellow one sits on your tile: which action makes it follow you, too?
learn-tow-feed-early = The Boat House wants a yellow duck as well, and now you've walked away from the one on your tile.
learn-tow-feed-shake = That draws a duck from the bag, and you never know which one. There's a yellow one right here.
learn-tow-feed-end = That ends your turn, with all your actions unused.
learn-tow-move = It took a yellow food, and follows you. Now lead both ducks to the Boat House: where do you walk?
learn-tow-move-away = That's not the Boat House. Each step to a tile next to yours is an action, so mind the way.
learn-tow-drop = Drop them off, and the card joins your row. For each colour, your longest unbroken run scores a point a duck: so at which end does it belong?
learn-tow-drop-left = There, your orange ducks aren't side by side: the card between them has none. It's a run of one instead of two.
learn-tow-drop-end = That ends your turn, with both ducks still behind you.
learn-tow-claim = Four ducks in a square: your row shows one of the formations! Whoever claims it first gets its points.
learn-tow-claim-pass = You could still claim it after your next card, unless { $computer } is faster.
learn-tow-end = Lovely! When somebody's row is long enough, or all formations are gone, the most points win: runs plus formations.
