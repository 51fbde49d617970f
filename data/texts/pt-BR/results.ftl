# What comes of games: somebody's statistics, and a server's leaderboards

# Which lists there are
ranks-all = Todos os jogos
season-name = { $quarter ->
    [1] janeiro a março
    [2] abril a junho
    [3] julho a setembro
   *[4] outubro a dezembro
} de { $year }
season-none = todos os tempos

# On the picture of a leaderboard
ranks-title = Ranking
ranks-which = { $game } · { $season }
ranks-rating = rating
ranks-games = partidas
ranks-wins = vitórias

# The same in words
ranks-alt = Ranking: { $game }, { $season }.
ranks-line = { $place }: { $name }, rating { $points }, { $won ->
    [0] nenhuma vitória
    [1] uma vitória
   *[other] { $won } vitórias
} em { $games ->
    [1] uma partida
   *[other] { $games } partidas
}.
ranks-people = { $count ->
    [1] Há uma pessoa nesta lista.
   *[other] Há { $count } pessoas nesta lista.
}

# Below it, and where there is none
ranks-how = -# Todo mundo começa com 1000. Só contam partidas entre pessoas: sem computadores, sem dicas. `/ducks stats` mostra como você vai, e lá você também pode sair do ranking.
ranks-none = Ainda não há ninguém nesta lista. Jogue uma partida com alguém deste servidor, sem computadores nem dicas, e vocês entram nela.
ranks-choose = Outro jogo
ranks-now = Esta temporada
ranks-always = Todos os tempos
ranks-share = Compartilhar
ranks-shared = { $name } compartilhou este ranking.

# On the picture of somebody's statistics
stats-headline = rating { $points } · { $place }º de { $people } · { $season }
stats-headline-unrated = ainda sem rating
stats-curve = Rating, partida a partida
stats-wins = Vitórias por jogo
stats-of = { $won } de { $games }
stats-computers = Com computadores
stats-rivals = Frente a frente
stats-rivals-none = ninguém ainda
stats-ducky = Patinho favorito
stats-ducky-none = nenhum escolhido ainda

# The same in words
stats-alt = Estatísticas de { $name }.
stats-rated = Rating { $points }, { $place }º lugar entre { $people } ({ $season }).
stats-unrated = Ainda sem rating.
stats-curve-told = Rating em { $game } { $count ->
    [1] na última partida
   *[other] nas últimas { $count } partidas
}: de { $first } a { $last }.
stats-wins-told = { $game }: { $won ->
    [0] nenhuma vitória
    [1] uma vitória
   *[other] { $won } vitórias
} em { $games ->
    [1] uma partida
   *[other] { $games } partidas
}.
stats-computers-told = Com computadores: { $won ->
    [0] nenhuma vitória
    [1] uma vitória
   *[other] { $won } vitórias
} em { $games ->
    [1] uma partida
   *[other] { $games } partidas
}.
stats-ducky-told = Patinho favorito: { $ducky }.
stats-rival-told = Contra { $name }: na frente { $ahead ->
    [0] nenhuma vez
    [1] uma vez
   *[other] { $ahead } vezes
}, atrás { $behind ->
    [0] nenhuma vez
    [1] uma vez
   *[other] { $behind } vezes
}.

# Around it, and where there is none
stats-none = Você ainda não terminou nenhuma partida neste servidor. Abra uma mesa com `/duckrace start` e volte depois de jogar.
stats-none-theirs = { $name } ainda não terminou nenhuma partida neste servidor.
stats-hidden = { $name } preferiu ficar fora do ranking, então não há estatísticas para mostrar.
stats-out = -# Você saiu do ranking: não tem rating, não aparece em listas, e ninguém mais vê isto.
stats-rated-how = -# Todo mundo começa com 1000. Só contam partidas entre pessoas: sem computadores, sem dicas. Se você sair do ranking, seus ratings em todos os servidores são apagados, você some das listas, e ninguém mais vê suas estatísticas.
stats-opt-out = Sair do ranking
stats-opt-in = Voltar ao ranking
