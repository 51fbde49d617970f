# A table before the game

lobby-title = ### { $game }: a table is open
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · host
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · computer, { $level }: { $temper }
lobby-look = { $colour } { $character }
lobby-needed = { $taken } of { $most } seats { $taken ->
    [one] is
   *[other] are
} taken. { $missing ->
    [one] You need one more to start.
   *[other] You need { $missing } more to start.
}
lobby-ready = { $taken } of { $most } seats are taken. Press **Start** when you're all here.
lobby-full = All { $most } seats are taken. Press **Start** when you're ready.
lobby-empty = Nobody's here yet.
lobby-options = -# { $options }
lobby-sealed = -# Fair play: the shuffle is sealed as `{ $commitment }`
lobby-option = { $name }: **{ $value }**
lobby-eager = **starts when it's full**
lobby-no-hints = **no hints**
lobby-sit = Sit down
lobby-leave = Leave
lobby-ducky = My ducky
lobby-computers = -# Too few people? Add a computer:
lobby-add-computer = { $name } ({ $level })
lobby-remove = Remove
lobby-set = Options
lobby-start = Start
lobby-cancel = Cancel the table
lobby-expired = ### { $game }: the table was cleared away
    Nobody used it for a while. You can open a new one any time.
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

private-remove = **Who should go?**
private-remove-choose = Choose a seat
private-remove-nobody = There's nobody here but you.
private-options = **Game options.** You can change them until the game starts.
private-choice = { $name }: { $value }
private-type = { $what }…
private-eager = Start when full
private-eager-no = no
private-eager-yes = yes
private-ducky = **Pick your ducky.** Right now you're the { $character }.
private-ducky-choose = Choose a character
private-ducky-any = Any free one

## The games' options, and their values

option-rules = Rules
option-rules-about = The beginner game, or the advanced one: two duckies, action tokens and a bird dog
option-rules-beginner = beginner
option-rules-advanced = advanced
option-board = Board
option-board-about = The name of a board, or a board code
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
option-board-random-beginner = random (beginner)
option-board-random-moderate = random (moderate)
option-board-random-advanced = random (advanced)
option-forgiving = Forgiving
option-forgiving-about = Once the cards are revealed, everyone can turn their ducky instead of moving it
option-forgiving-no = no
option-forgiving-yes = yes
option-length = Length
option-length-about = A normal game or a long one
option-length-normal = normal
option-length-long = long
option-cancelling = Cancelling
option-cancelling-about = Give everyone with cards a moment to cancel, or let them leave orders in advance
option-cancelling-window = a moment each time
option-cancelling-orders = orders in advance
option-rescue = Overcrowded pools
option-rescue-about = Whether an effect can still save a pool that its duck has overcrowded
option-rescue-no = always lost
option-rescue-yes = can be rescued
option-ending = Last round
option-ending-about = What happens after someone triggers the end: one more turn for the others, or equal turns
option-ending-book = one more turn each
option-ending-equal = equal turns
option-typed = `{ $text }`

clock = Clock
clock-about = How long a decision can take
clock-off = no clock
clock-minute = 1 minute a decision
clock-live = 3 minutes a decision
clock-ten = 10 minutes a decision
clock-hour = 1 hour a decision
clock-day = 24 hours a decision
clock-days = 3 days a decision

## The command that opens a table

start-thread-name = { $game } · { $host }
start-opened = Your table is open in { $link }, and you're its host.
start-missing = I can't open a table here. I'm missing: { $permissions }.
start-no-server = Tables can only be opened in a server. Use this command in a channel there.
start-elsewhere = In this server, tables can only be opened in { $channels }.
start-too-many = { $tables ->
    [one] Only one table can be open at a time in this server, and there's one already.
   *[other] Only { $tables } tables can be open at a time in this server, and there are { $tables } already.
}
start-no-thread = I can only open a thread from a text channel.
start-thread-failed = I couldn't open a thread here. Discord says: “{ $reason }”.
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
# Those of computers
character-hatchling = Hatchling
character-buddy = Buddy
character-grandmaster = Grandmaster
characters-alt = Duckies in costume: { $characters }.
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name } (taken by { $who })
