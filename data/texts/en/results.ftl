# What comes of games: somebody's statistics, and a server's leaderboards

# Which lists there are
ranks-all = All games
season-name = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }
season-none = all times

# On the picture of a leaderboard
ranks-title = Leaderboard
ranks-which = { $game } · { $season }
ranks-rating = rating
ranks-games = games
ranks-wins = wins

# The same in words
ranks-alt = Leaderboard: { $game }, { $season }.
ranks-line = { $place }: { $name }, rating { $points }, { $won ->
    [0] no wins
    [one] one win
   *[other] { $won } wins
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
ranks-people = { $count ->
    [one] One person is on this list.
   *[other] { $count } people are on this list.
}

# Below it, and where there is none
ranks-how = -# Everyone starts at 1000. Only games among people count: no computers, no hints. `/ducks stats` shows how you're doing, and there you can also opt out.
ranks-none = Nobody is on this list yet. Play a game with someone in this server, without computers or hints, and you'll both be on it.
ranks-choose = Another game
ranks-now = This season
ranks-always = All time
ranks-share = Share
ranks-shared = { $name } shared this leaderboard.

# On the picture of somebody's statistics
stats-headline = rating { $points } · place { $place } of { $people } · { $season }
stats-headline-unrated = not rated yet
stats-curve = Rating, game by game
stats-wins = Wins by game
stats-of = { $won } of { $games }
stats-computers = With computers
stats-rivals = Head to head
stats-rivals-none = nobody yet
stats-ducky = Favourite ducky
stats-ducky-none = none chosen yet

# The same in words
stats-alt = Statistics of { $name }.
stats-rated = Rating { $points }, place { $place } of { $people } ({ $season }).
stats-unrated = Not rated yet.
stats-curve-told = Rating in { $game } over the last { $count ->
    [one] game
   *[other] { $count } games
}: from { $first } to { $last }.
stats-wins-told = { $game }: { $won ->
    [0] no wins
    [one] one win
   *[other] { $won } wins
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
stats-computers-told = With computers: { $won ->
    [0] no wins
    [one] one win
   *[other] { $won } wins
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
stats-ducky-told = Favourite ducky: { $ducky }.
stats-rival-told = Against { $name }: ahead { $ahead ->
    [0] never
    [one] once
   *[other] { $ahead } times
}, behind { $behind ->
    [0] never
    [one] once
   *[other] { $behind } times
}.

# Around it, and where there is none
stats-none = You haven't finished a game in this server yet. Open a table with `/duckrace start`, and come back when you've played.
stats-none-theirs = { $name } hasn't finished a game in this server yet.
stats-hidden = { $name } doesn't want to be rated, so there are no statistics to show.
stats-out = -# You've opted out: you're not rated or listed, and nobody else can see this.
stats-rated-how = -# Everyone starts at 1000. Only games among people count: no computers, no hints. If you opt out, your ratings in all servers are deleted, you're no longer listed, and nobody else can see your statistics.
stats-opt-out = Opt out
stats-opt-in = Opt back in
