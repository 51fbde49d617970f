# What comes of games: somebody's statistics, and a server's leaderboards

# Which lists there are
ranks-all = Tous les jeux
season-name = { $quarter ->
    [1] janvier à mars
    [2] avril à juin
    [3] juillet à septembre
   *[4] octobre à décembre
} { $year }
season-none = depuis toujours

# On the picture of a leaderboard
ranks-title = Classement
ranks-which = { $game } · { $season }
ranks-rating = cote
ranks-games = parties
ranks-wins = victoires

# The same in words
ranks-alt = Classement : { $game }, { $season }.
ranks-line = { $place } : { $name }, cote { $points }, { $won ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $won } victoires
} en { $games } { $games ->
    [one] partie
   *[other] parties
}.
ranks-people = { $count ->
    [one] { $count } personne dans ce classement.
   *[other] { $count } personnes dans ce classement.
}

# Below it, and where there is none
ranks-how = -# Tout le monde part de 1000. Seules les parties entre humains comptent : ni ordis, ni conseils. `/ducks stats` montre où tu en es, et c’est là aussi que tu peux te retirer du classement.
ranks-none = Il n’y a encore personne dans ce classement. Joue une partie avec quelqu’un de ce serveur, sans ordis ni conseils, et vous y serez.
ranks-choose = Un autre jeu
ranks-now = Cette saison
ranks-always = Depuis toujours
ranks-share = Partager
ranks-shared = Classement partagé par { $name }.

# On the picture of somebody's statistics
stats-headline = cote { $points } · place { $place } sur { $people } · { $season }
stats-headline-unrated = pas encore de cote
stats-curve = La cote, partie par partie
stats-wins = Victoires par jeu
stats-of = { $won } sur { $games }
stats-computers = Avec des ordis
stats-rivals = Face à face
stats-rivals-none = encore personne
stats-ducky = Canard favori
stats-ducky-none = pas encore choisi

# The same in words
stats-alt = Statistiques : { $name }.
stats-rated = Cote { $points }, place { $place } sur { $people } ({ $season }).
stats-unrated = Pas encore de cote.
stats-curve-told = Cote à { $game }, { $count ->
    [one] dernière partie
   *[other] { $count } dernières parties
} : de { $first } à { $last }.
stats-wins-told = { $game } : { $won ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $won } victoires
} en { $games } { $games ->
    [one] partie
   *[other] parties
}.
stats-computers-told = Avec des ordis : { $won ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $won } victoires
} en { $games } { $games ->
    [one] partie
   *[other] parties
}.
stats-ducky-told = Canard favori : { $ducky }.
stats-rival-told = Contre { $name } : { $ahead ->
    [0] jamais
    [one] une fois
   *[other] { $ahead } fois
} devant, { $behind ->
    [0] jamais
    [one] une fois
   *[other] { $behind } fois
} derrière.

# Around it, and where there is none
stats-none = Tu n’as pas encore fini de partie sur ce serveur. Ouvre une table avec `/duckrace start`, et reviens après avoir joué.
stats-none-theirs = { $name } n’a pas encore fini de partie sur ce serveur.
stats-hidden = { $name } ne veut pas de cote, il n’y a donc pas de statistiques à montrer.
stats-out = -# Tu as choisi de te retirer : pas de cote, pas de classement, et personne d’autre ne voit cette page.
stats-rated-how = -# Tout le monde part de 1000. Seules les parties entre humains comptent : ni ordis, ni conseils. Si tu te retires, tes cotes de tous les serveurs sont effacées, tu n’apparais plus dans les classements, et personne d’autre ne voit tes statistiques.
stats-opt-out = Me retirer
stats-opt-in = Revenir
