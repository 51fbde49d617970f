# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = Fair play
fair-page = ### Fair play
    Everything that's up to chance in this game comes from one number, the seed. I make it from a secret that I drew when the table opened, and from what you all add to it: the numbers that Discord gives your clicks when you sit down and when the game starts, and a lucky word if you like. I can't change my secret any more, because its fingerprint, the SHA-256 below, has been here from the beginning, and I can't choose your numbers, so nobody can choose the shuffle, not even me. Once the game is over you get my secret, everything that was added and every move, so you can play it all again and see that nobody cheated.
fair-page-before = ### Fair play
    Everything that's up to chance in this game comes from one secret number, the seed, which I drew before the first card was dealt. Its fingerprint, the SHA-256 below, has been here since the start: if I ever changed the seed, it wouldn't match any more. Once the game is over you get the seed and every move, so you can play it all again and see that nobody cheated, not even me.
fair-commitment = { $shared ->
    [yes] SHA-256 of my secret
   *[no] SHA-256 of the seed
}: `{ $commitment }`
fair-later = -# { $shared ->
    [yes] My secret stays sealed
   *[no] The seed itself stays sealed
} until the game is over.
fair-continued = -# This game goes on from an earlier one with the same cards, so its secret and its seed are known already. It's for practice, and isn't rated.
fair-mine = You've added the number of the click that seated you: `{ $id }`
fair-mine-word = And your lucky word, **{ $word }**, as its SHA-256: `{ $digest }`
fair-additions = What the players added, seat by seat:
    ```
    { $lines }
    ```
fair-secret = My secret: `{ $secret }`
fair-seed = Seed: `{ $seed }`
fair-check = To check it, save the record below and give it to `/ducks verify`, or run this in a copy of Duckboard: `uv run python -m engine verify { $file }`

luck-button = Lucky word
luck-title = Your lucky word
luck-about = Anything you like, or nothing. It's mixed into the shuffle. You can change it until the start.
luck-word = Your lucky word is **{ $word }**. It'll be mixed into the shuffle, and you can change it until the game starts.
luck-none = You have no lucky word. The number of your click is still mixed into the shuffle.

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
