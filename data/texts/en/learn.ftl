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
learn-you = You
learn-play = -# Ready for a real game? Type `/duck{ $kind } start` in a channel, press **Sit down**, add a computer, and press **Start**.

## Duck Race

learn-race = Duck Race
learn-race-goal = You're the yellow ducky, Y. Swim over the buoys R, G and B, in any order, then be the first down the drain, that whirlpool at the bottom.
learn-race-start = You start on a life ring, and choose which way your beak points. Which letter is in the direction of buoy R?
learn-race-start-away = From there, R isn't straight ahead. Most cards begin by going ahead, so face where you want to go.
learn-race-card = A card is a way to swim: from the blue space along the red line, as shown on the water below it. Which card takes you over buoy R?
learn-race-card-edge = With 15 you'd run into the edge of the tub. Your ducky stops and turns round, and the rest of the card is lost.
learn-race-card-past = So close, but 37 swims right past R. You have to touch its space, if only in passing.
learn-race-turn = You swam over R, so that's your first buoy! Now the card lets you turn to one of its green arrows: which one faces open water?
learn-race-turn-edge = Now your beak is right at the edge of the tub, and most cards would run you into it.
learn-race-bonk = { $computer } swam after you and ran into you: **bonk!** It stops there, turns its back to you, and the rest of its card is lost.
learn-race-order = Everyone picks in secret, and the lowest number swims first: your 26 was before { $computer }'s 46. Which card can take you to G?
learn-race-order-beside = You'd stop right beside G, and that's not touching it.
learn-race-order-bonk = Bonk! { $computer } is in the way: your ducky stays where it is and turns round.
learn-race-path = Card 17 has two paths, and you choose one when it's your turn to swim. Which one leads to G?
learn-race-path-other = That path leads away from G.
learn-race-extra = Two buoys! If you stop on a buoy, you may play another card right away: which one gets you to B?
learn-race-extra-edge = Bonk! Here, 15 runs you into the edge of the tub.
learn-race-extra-stop = You can always stop, but one of your cards gets you to B right now.
learn-race-back = That's all three buoys! Now for the drain, far off on the left: which way brings you round toward it?
learn-race-back-away = That's the far corner of the tub, with your back to the drain.
learn-race-enough = You stopped on a buoy again, so you could play another card. Have a look where 15 would take you: play it, or stop?
learn-race-enough-edge = Bonk! 15 runs you into the edge again. You don't have to play a card, so better stop.
learn-race-ring = { $computer } bonked into you again. Now a shortcut: swim into a life ring, and you'll pop up at another. Which card takes you into ring 4?
learn-race-ring-edge = Bonk! That's the edge of the tub, and ring 4 is the other way.
learn-race-pop = A ring ends your move, even in the middle of a card, and you can pop up at any free ring. From which one can you swim straight into the drain?
learn-race-pop-far = From that ring, the drain isn't straight ahead, whichever way you face.
learn-race-aim = You pop up facing any way you like. Point your beak at the drain!
learn-race-aim-away = That's not the way to the drain.
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
learn-race-tokens-draw = Ya has all its buoys, but the drain is five spaces away, and your cards are too short. Which token gets you new ones?
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
