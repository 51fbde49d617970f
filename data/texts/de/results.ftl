# What comes of games: somebody's statistics, and a server's leaderboards

# Which lists there are
ranks-all = Alle Spiele
season-name = { $quarter ->
    [1] Januar bis März
    [2] April bis Juni
    [3] Juli bis September
   *[4] Oktober bis Dezember
} { $year }
season-none = insgesamt

# On the picture of a leaderboard
ranks-title = Rangliste
ranks-which = { $game } · { $season }
ranks-rating = Wertung
ranks-games = Spiele
ranks-wins = Siege

# The same in words
ranks-alt = Rangliste: { $game }, { $season }.
ranks-line = { $place }: { $name }, Wertung { $points }, { $won ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $won } Siege
} in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
ranks-people = { $count ->
    [one] Auf dieser Liste steht eine Person.
   *[other] Auf dieser Liste stehen { $count } Personen.
}

# Below it, and where there is none
ranks-how = -# Alle fangen bei 1000 an. Es zählen nur Spiele unter Menschen, ohne Computer und ohne Tipps. `/ducks stats` zeigt, wie du stehst, und dort kannst du auch aussteigen.
ranks-none = Auf dieser Liste steht noch niemand. Spiel mit jemandem auf diesem Server, ohne Computer und ohne Tipps, dann steht ihr beide drauf.
ranks-choose = Anderes Spiel
ranks-now = Diese Saison
ranks-always = Insgesamt
ranks-share = Teilen
ranks-shared = { $name } hat diese Rangliste geteilt.

# On the picture of somebody's statistics
stats-headline = Wertung { $points } · Platz { $place } von { $people } · { $season }
stats-headline-unrated = noch ohne Wertung
stats-curve = Wertung, Spiel für Spiel
stats-wins = Siege nach Spiel
stats-of = { $won } von { $games }
stats-computers = Mit Computern
stats-rivals = Direkte Duelle
stats-rivals-none = noch keine
stats-ducky = Lieblingsente
stats-ducky-none = noch keine gewählt

# The same in words
stats-alt = Statistik von { $name }.
stats-rated = Wertung { $points }, Platz { $place } von { $people } ({ $season }).
stats-unrated = Noch ohne Wertung.
stats-curve-told = Wertung in { $game } { $count ->
    [one] im letzten Spiel
   *[other] in den letzten { $count } Spielen
}: von { $first } auf { $last }.
stats-wins-told = { $game }: { $won ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $won } Siege
} in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
stats-computers-told = Mit Computern: { $won ->
    [0] kein Sieg
    [one] ein Sieg
   *[other] { $won } Siege
} in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}.
stats-ducky-told = Lieblingsente: { $ducky }.
stats-rival-told = Gegen { $name }: { $ahead ->
    [0] nie
    [one] einmal
   *[other] { $ahead }-mal
} vorn, { $behind ->
    [0] nie
    [one] einmal
   *[other] { $behind }-mal
} dahinter.

# Around it, and where there is none
stats-none = Du hast auf diesem Server noch kein Spiel zu Ende gespielt. Mach mit `/duckrace start` einen Tisch auf, und komm danach wieder.
stats-none-theirs = { $name } hat auf diesem Server noch kein Spiel zu Ende gespielt.
stats-hidden = { $name } möchte keine Wertung, deshalb gibt es keine Statistik zu sehen.
stats-out = -# Du bist ausgestiegen: Du hast keine Wertung, stehst auf keiner Liste, und sonst kann das niemand sehen.
stats-rated-how = -# Alle fangen bei 1000 an. Es zählen nur Spiele unter Menschen, ohne Computer und ohne Tipps. Wenn du aussteigst, werden deine Wertungen auf allen Servern gelöscht, du stehst auf keiner Liste mehr, und niemand sonst sieht deine Statistik.
stats-opt-out = Aussteigen
stats-opt-in = Wieder einsteigen
