# What comes of games: somebody's statistics, and a server's leaderboards

# Which lists there are
ranks-all = Todos los juegos
season-name = { $quarter ->
    [1] enero a marzo
    [2] abril a junio
    [3] julio a septiembre
   *[4] octubre a diciembre
} de { $year }
season-none = de siempre

# On the picture of a leaderboard
ranks-title = Clasificación
ranks-which = { $game } · { $season }
ranks-rating = nivel
ranks-games = partidas
ranks-wins = victorias

# The same in words
ranks-alt = Clasificación: { $game }, { $season }.
ranks-line = { $place }: { $name }, nivel { $points }, { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
ranks-people = { $count ->
    [one] En esta lista hay una persona.
   *[other] En esta lista hay { $count } personas.
}

# Below it, and where there is none
ranks-how = -# Se empieza con 1000. Solo cuentan las partidas entre personas: sin máquinas ni pistas. `/ducks stats` muestra cómo te va, y ahí también puedes salirte.
ranks-none = Todavía no hay nadie en esta lista. Juega una partida con alguien de este servidor, sin máquinas ni pistas, y ya habrá dos nombres aquí.
ranks-choose = Otro juego
ranks-now = Esta temporada
ranks-always = De siempre
ranks-share = Compartir
ranks-shared = { $name } compartió esta clasificación.

# On the picture of somebody's statistics
stats-headline = nivel { $points } · puesto { $place } de { $people } · { $season }
stats-headline-unrated = aún sin nivel
stats-curve = Nivel, partida a partida
stats-wins = Victorias por juego
stats-of = { $won } de { $games }
stats-computers = Con máquinas
stats-rivals = Cara a cara
stats-rivals-none = nadie todavía
stats-ducky = Patito favorito
stats-ducky-none = aún ninguno

# The same in words
stats-alt = Estadísticas de { $name }.
stats-rated = Nivel { $points }, puesto { $place } de { $people } ({ $season }).
stats-unrated = Aún sin nivel.
stats-curve-told = Nivel en { $game } { $count ->
    [one] en la última partida
   *[other] en las últimas { $count } partidas
}: de { $first } a { $last }.
stats-wins-told = { $game }: { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
stats-computers-told = Con máquinas: { $won ->
    [0] ninguna victoria
    [one] una victoria
   *[other] { $won } victorias
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
stats-ducky-told = Patito favorito: { $ducky }.
stats-rival-told = Frente a { $name }: por delante { $ahead ->
    [0] nunca
    [one] una vez
   *[other] { $ahead } veces
}, por detrás { $behind ->
    [0] nunca
    [one] una vez
   *[other] { $behind } veces
}.

# Around it, and where there is none
stats-none = Todavía no has terminado ninguna partida en este servidor. Abre una mesa con `/duckrace start` y vuelve cuando hayas jugado.
stats-none-theirs = { $name } todavía no ha terminado ninguna partida en este servidor.
stats-hidden = { $name } no quiere tener nivel, así que no hay estadísticas que mostrar.
stats-out = -# Estás fuera: no tienes nivel ni sales en las listas, y esto no lo ve nadie más.
stats-rated-how = -# Se empieza con 1000. Solo cuentan las partidas entre personas: sin máquinas ni pistas. Si te sales, tu nivel se borra en todos los servidores, dejas de salir en las listas y nadie más ve tus estadísticas.
stats-opt-out = Salirme
stats-opt-in = Volver a entrar
