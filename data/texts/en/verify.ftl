# What `/ducks verify` says about a record

verify-good = ### Good
    I've replayed this record of { $game } with { $seats } players: its { $moves ->
        [one] one move leads
       *[other] { $moves } moves lead
    } exactly where it says.
verify-seed = { $shared ->
    [yes] Its seed follows from the secret and from { $count ->
        [0] nothing else: no player has added anything.
        [one] the one thing that the players added.
       *[other] the { $count } things that the players added.
    }
   *[no] Its seed is the one that was promised when the game began.
}
verify-commitment = -# { $shared ->
    [yes] SHA-256 of the secret
   *[no] SHA-256 of the seed
}: `{ $commitment }`. If you were there, compare it with the one that you were shown when the table opened, and compare the numbers of your clicks.
verify-sealed = ### Sealed
    This is a record of { $game } with { $seats } players that was written before the end, so its seed isn't in it. I can't replay it: ask for the record after the game.
verify-bad = ### Bad
    { $why }
verify-detail = -# What I found, in the words of my checker: `{ $detail }`

verify-large = That file is too large for a record. Records have { $kilobytes } KB at most.
verify-lost = I couldn't download that file from Discord. Try again in a moment.

## Why it's bad, by the engine's codes

verify-why-layout = Something stands where it doesn't belong, so this isn't a record that I wrote.
verify-why-signs = This isn't plain UTF-8 text with my line ends. Send me the file as you got it, without opening it in an editor.
verify-why-cut = The end of the record is missing. Send me the whole file.
verify-why-altered = Someone has changed the record: it doesn't match the digest in its last line.
verify-why-long = It has more moves than any game.
verify-why-sealed = It's sealed, so it can't be replayed.
verify-why-setup = No game can begin the way this record says.
verify-why-content = It was played with other cards or boards than I have, so I can't replay it.
verify-why-commitment = The secret isn't the one that was promised when the table opened: its SHA-256 is another one.
verify-why-additions = What the players added is out of order, there twice, or belongs to no seat.
verify-why-seed = The seed doesn't follow from the secret and from what the players added. One of them was changed.
verify-why-move = One of the moves couldn't be made in this game.
verify-why-outcome = The moves lead to another result than the record says.
verify-why-state = The moves lead to another end than the record says.
