# What Discord shows while someone types a slash command. A text can't be longer than 100 characters

slash-ducks = Help, your hand, and your tables
slash-help = How to play, in two minutes
slash-learn = Learn a game by playing: short lessons, one thing at a time
slash-hand = Look at your hand, where only you can see it
slash-table = Find your tables, and the one in this channel
slash-leave = Leave your table. In a game, a computer takes your seat
slash-stop = Stop the game in this channel (the host, a server manager, or a majority vote)
slash-describe = This channel's table as text, for screen readers
slash-stats = Your statistics in this server, or someone else's: rating, wins, favourite ducky, rivals
slash-stats-person = Whose statistics you'd like to see
slash-leaderboard = Who plays best in this server
slash-leaderboard-game = Of which game. If you leave it out, of all games together
slash-settings = Choose how I notify you when it's your turn
slash-privacy = What I keep about you, as a file, and how to delete it
slash-history = Look back at your finished games, step by step
slash-puzzle = The puzzle of the day: one board, one best answer
slash-verify = Check the record of a game that someone gave you: good, bad or sealed
slash-verify-record = The file that Fair play gives you after a game
slash-about = What this bot is, and how it's doing

slash-setup = For server managers: where tables can be opened, and how
slash-setup-channel = Allow tables in this channel, or stop allowing them. If you allow none, they can be anywhere
slash-setup-thread = Whether a table gets its own thread, unless the host says otherwise
slash-setup-clock = How long a decision can take, unless the host says otherwise
slash-setup-tables = How many tables can be open at once. 0 means any number
slash-setup-votes = Whether players can stop their game by a majority vote
slash-setup-seasons = Whether leaderboards start again every three months
slash-setup-language = What tables speak here. Private messages are in each player's own language
slash-setup-language-discord = the server's, as it's set in Discord
slash-setup-puzzle = Post the puzzle of the day in this channel. Name it again to stop that

## Each game's group

slash-race = Duck Race: race duckies in a bathtub
slash-gallery = Duck Gallery: take aim as the ducks swim past
slash-pool = Duck Pool: push your luck at the water park
slash-tow = Duck Tow: lead ducks through a park
slash-start = Open a table for { $game } in this channel
slash-start-thread = Give the table its own thread
slash-rules = The rules of { $game }, chapter by chapter
slash-boards = All boards of Duck Race, with pictures
slash-board = Draw a board from its name or code
slash-board-code = The name of a board, or a board code that someone shared
