# A table at which a game is played, and its result

play-title = ### { $game } · { $channel }
play-hand = My hand
play-undo = Undo
play-paused = The game is paused. { $reason }
play-fault = This game cannot be played on: { $reason }
hand-of = -# { $game } in { $channel }
hand-nothing = Nothing is asked of you now.
select-move = Choose
result-title = ### { $game }: the game is over
result-rematch = Rematch
