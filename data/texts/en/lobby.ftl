# A table before the game

lobby-title = ### { $game }: a table is open
lobby-seats = { $taken } of { $most } seats are taken. { $least ->
    [one] One is enough to start.
   *[other] { $least } are enough to start.
}
lobby-seat = **{ $letter }** { $name }
lobby-seat-host = **{ $letter }** { $name } (host)
lobby-seat-computer = **{ $letter }** { $name } (computer)
lobby-empty = Nobody sits here yet.
lobby-options = -# { $options }
lobby-option = { $name }: **{ $value }**
lobby-sit = Sit down
lobby-leave = Leave
lobby-add-computer = Add computer
lobby-start = Start
lobby-cancel = Cancel
lobby-remove = Remove somebody
lobby-expired = ### { $game }: the table was cleared away
    Nobody touched it for a while. Open a new one any time.
lobby-cancelled = ### { $game }: the table was cancelled
computer-name = Computer { $number }

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
