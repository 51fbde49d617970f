# A table before the game

lobby-title = ### { $game }: a table is open
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · host
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · computer
lobby-look = { $colour } { $character }
lobby-needed = { $taken } of { $most } seats { $taken ->
    [one] is
   *[other] are
} taken. { $missing ->
    [one] One more is needed to start.
   *[other] { $missing } more are needed to start.
}
lobby-ready = { $taken } of { $most } seats are taken. Press **Start** when you're all here.
lobby-full = All { $most } seats are taken. Press **Start** when you're ready.
lobby-empty = Nobody sits here yet.
lobby-options = -# { $options }
lobby-option = { $name }: **{ $value }**
lobby-eager = **starts when full**
lobby-sit = Sit down
lobby-leave = Leave
lobby-ducky = My ducky
lobby-add-computer = Add computer
lobby-remove = Remove
lobby-set = Options
lobby-start = Start
lobby-cancel = Cancel the table
lobby-expired = ### { $game }: the table was cleared away
    Nobody touched it for a while. Open a new one any time.
lobby-cancelled = ### { $game }: the table was cancelled

seat-colour-yellow = yellow
seat-colour-pink = pink
seat-colour-violet = violet
seat-colour-white = white
seat-colour-blue = blue
seat-colour-red = red
seat-colour-green = green
seat-colour-purple = purple

## Asked in private

private-remove = **Who shall go?**
private-remove-choose = Choose a seat
private-remove-nobody = Nobody sits here but you.
private-options = **What shall be played?** Everything can be changed until the game starts.
private-choice = { $name }: { $value }
private-type = { $what }…
private-eager = Start when full
private-eager-no = no
private-eager-yes = yes
private-ducky = **Who is your ducky?** You are the { $character }.
private-ducky-choose = Choose a character
private-ducky-any = Whichever is free

## Options of the games, and what each may be

option-rules = Rules
option-rules-about = The beginner's game, or with two duckies, action tokens and the bird dog
option-rules-beginner = beginner
option-rules-advanced = advanced
option-board = Board
option-board-about = A board by its name, or a board code
option-board-own = Board code
option-board-tub = Tub
option-board-basin = Basin
option-board-trough = Trough
option-board-lagoon = Lagoon
option-board-harbour = Harbour
option-board-canal = Canal
option-board-rapids = Rapids
option-board-delta = Delta
option-board-marsh = Marsh
option-board-random-beginner = random, beginner
option-board-random-moderate = random, moderate
option-board-random-advanced = random, advanced
option-forgiving = Forgiving
option-forgiving-about = Everybody may turn instead of moving, after the cards are shown
option-forgiving-no = no
option-forgiving-yes = yes
option-length = Length
option-length-about = A normal game or a long one
option-length-normal = normal
option-length-long = long
option-cancelling = Cancelling
option-cancelling-about = Ask everybody who holds a float each time, or let them leave orders
option-cancelling-window = ask each time
option-cancelling-orders = leave orders
option-typed = `{ $text }`

clock = Clock
clock-about = How long a decision may take
clock-off = no clock
clock-minute = 1 minute a decision
clock-live = 3 minutes a decision
clock-ten = 10 minutes a decision
clock-hour = 1 hour a decision
clock-day = 24 hours a decision
clock-days = 3 days a decision

## The command that opens a table

start-about = Open a table for { $game } in this channel
start-thread-about = Put the table into a thread of its own
start-thread-name = { $game } · { $host }
start-opened = The table is open in { $link }, and you sit there as its host.
start-missing = I cannot hold a table here: I need { $permissions }.
start-no-server = Tables stand in channels of a server: use this command there.
start-elsewhere = In this server tables stand in { $channels }.
start-too-many = { $tables ->
    [one] In this server only one table may be open at a time, and there is one.
   *[other] In this server only { $tables } tables may be open at a time, and there are as many.
}
start-no-thread = A thread can only be opened from a text channel.
start-thread-failed = I could not open a thread here: Discord says “{ $reason }”.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## Characters

character-fireman = Fireman
character-sailor = Sailor
character-pirate = Pirate
character-chef = Chef
character-diver = Diver
character-knight = Knight
character-wizard = Wizard
character-astronaut = Astronaut
characters-alt = Duckies in costume: { $characters }.
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name } (taken by { $who })
