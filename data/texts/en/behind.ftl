# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = Fair play
fair-page = ### Fair play
    Everything that's up to chance in this game comes from one secret number, the seed, which I drew before the first card was dealt. Its fingerprint, the SHA-256 below, has been here since the start: if I ever changed the seed, it wouldn't match any more. Once the game is over you get the seed and every move, so you can play it all again and see that nobody cheated, not even me.
fair-commitment = SHA-256 of the seed: `{ $commitment }`
fair-later = -# The seed itself stays sealed until the game is over.
fair-seed = Seed: `{ $seed }`
fair-check = To check it, save the record below and run this in a copy of Duckboard: `uv run python -m engine verify { $file }`

details-button = { $kind ->
    [tow] Rows
   *[other] Details
}
log-button = Log
log-title = ### Everything that happened in { $game } · { $channel }
log-start = Start
log-round = Round { $number }
log-turn = Turn { $number }: { $who }
log-empty = Nothing has happened yet.
log-lost = This game was played under older rules, so I can't tell it move by move any more.
log-older = ◂ Older
log-newer = Newer ▸
