# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = Juego limpio
fair-page = ### Juego limpio
    Todo el azar de esta partida sale de un solo número, la semilla. La formo con un secreto que saqué cuando se abrió la mesa y con lo que agregan quienes juegan: los números que Discord da a tus clics cuando te sientas y cuando empieza la partida, y una palabra de la suerte si quieres. Mi secreto ya no lo puedo cambiar, porque su huella, el SHA-256 de abajo, está aquí desde el principio; y tus números no los puedo elegir. Así que nadie puede elegir cómo se barajan las cartas, ni siquiera yo. Al acabar la partida recibes mi secreto, todo lo que se agregó y cada jugada, para repetirla entera y ver que nadie hizo trampa.
fair-page-before = ### Juego limpio
    Todo el azar de esta partida sale de un solo número secreto, la semilla, que saqué antes de repartir la primera carta. Su huella, el SHA-256 de abajo, está aquí desde el principio: si yo cambiara la semilla, ya no coincidiría. Al acabar la partida recibes la semilla y cada jugada, para repetirla entera y ver que nadie hizo trampa, ni siquiera yo.
fair-commitment = { $shared ->
    [yes] SHA-256 de mi secreto
   *[no] SHA-256 de la semilla
}: `{ $commitment }`
fair-later = -# { $shared ->
    [yes] Mi secreto sigue sellado
   *[no] La semilla sigue sellada
} hasta que acabe la partida.
fair-continued = -# Esta partida sigue desde otra con las mismas cartas, así que su secreto y su semilla ya se conocen. Es para practicar, y no cuenta para el nivel.
fair-mine = Agregaste el número del clic con el que te sentaste: `{ $id }`
fair-mine-word = Y tu palabra de la suerte, **{ $word }**, como su SHA-256: `{ $digest }`
fair-additions = Lo que agregaron quienes juegan, asiento por asiento:
    ```
    { $lines }
    ```
fair-secret = Mi secreto: `{ $secret }`
fair-seed = Semilla: `{ $seed }`
fair-check = Para comprobarlo, guarda el registro de abajo y dáselo a `/ducks verify`, o ejecuta esto en una copia de Duckboard: `uv run python -m engine verify { $file }`

luck-button = Palabra de la suerte
luck-title = Tu palabra de la suerte
luck-about = Lo que quieras, o nada. Se baraja con las cartas. Puedes cambiarla hasta empezar.
luck-word = Tu palabra de la suerte es **{ $word }**. Se barajará con las cartas, y puedes cambiarla hasta que empiece la partida.
luck-none = No tienes palabra de la suerte. El número de tu clic se baraja igual con las cartas.

details-button = { $kind ->
    [tow] Filas
   *[other] Detalles
}
log-button = Crónica
log-title = ### Todo lo que pasó en { $game } · { $channel }
log-start = Comienzo
log-round = Ronda { $number }
log-turn = Turno { $number }: { $who }
log-empty = Todavía no ha pasado nada.
log-lost = Esta partida se jugó con reglas antiguas, así que ya no puedo contarla jugada por jugada.
log-older = ◂ Anteriores
log-newer = Más recientes ▸
