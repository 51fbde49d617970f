# What went wrong, in one sentence to whoever clicked or wrote

refused-unknown = Esa mesa ya no existe.
refused-closed = Esta mesa está cerrada.
refused-begun = La partida ya empezó.
refused-not-begun = La partida todavía no ha empezado.
refused-paused = La partida está en pausa.
refused-occupied = Ya hay una mesa en este canal: { $link }
refused-full = No quedan asientos libres.
refused-seated = Ya estás en esta mesa.
refused-not-seated = No estás en esta mesa.
refused-not-host = Eso solo puede hacerlo quien dirige la mesa.
refused-taken = Alguien ya eligió ese personaje.
refused-stale = Eso ya está decidido. Mira el último mensaje.
refused-duplicate = Tu clic ya cuenta.
refused-not-yours = Eso le toca elegirlo a otra persona.
refused-no-undo = No hay nada que deshacer. Puedes deshacer tus últimas jugadas hasta que se muestre algo nuevo o juegue alguien más.
refused-touched = Alguien se adelantó. Inténtalo otra vez.
refused-no-hints = En esta mesa no hay pistas: las desactivó quien la dirige.
refused-cleared = Esa partida acabó hace tanto que solo guardo su resultado.
refused-not-over = Esta partida aún no ha acabado. Podrás repasarla cuando acabe.
refused-unreadable = Ese botón ya no sirve.
form-too-late = Tardé demasiado. Púlsalo otra vez.
something-broke = Algo falló por mi parte. Quedó anotado, y tu partida está a salvo.
out-of-reach = Ahora mismo no puedo consultar mi memoria. No se pierde nada: inténtalo de nuevo en un momento.

# About seats that are kept, and rematches
refused-kept = Los últimos asientos están reservados para quienes ya tenían invitación. Prueba en unos minutos.
refused-not-kept = Ese asiento ya no está reservado.
refused-rematched = La revancha ya empezó: { $link }

## What the rules refuse. A name ends with the engine's own code; { $typed } is what someone wrote

# A move
refused-other-question = Eso responde a otra pregunta. No ha cambiado nada: mira el último mensaje.
refused-no-replay = Eso no lo puedo deshacer: no logré reconstruir la partida hasta ahí. No ha cambiado nada, así que sigue jugando.
refused-move-not-offered = Eso no se puede ahora. No ha cambiado nada: el último mensaje muestra lo que puedes hacer.
refused-move-not-asked = Ahora no te toca. No ha cambiado nada.
refused-move-not-your-turn = No es tu turno. No ha cambiado nada.
refused-move-game-over = Esta partida ya acabó, así que no queda nada por jugar.
refused-move-no-seat = En esta partida no existe ese asiento. No ha cambiado nada.
refused-move-not-in-hand = Esa carta no está en tu mano. No ha cambiado nada: elige una de las tuyas.
refused-move-picked-already = Ya elegiste esa carta. Elige otra, o cambia primero tu elección.
refused-move-ring-taken = Ese flotador está ocupado. Elige uno libre.
refused-move-cannot-be-played = Ahora no puedes jugar esa carta. Sigue en tu mano, y ahí dice qué lo impide.
refused-move-must-be-played = Solo puedes descartar cuando no puedes jugar ninguna carta. Elige una para jugar.
refused-move-deck-empty = No quedan cartas que robar. No ha cambiado nada: elige otra cosa.
refused-move-only-cancels = Un inflable no se juega solo. Guárdalo para anular un pato.
refused-move-no-float = No tienes ningún inflable para anular. No ha cambiado nada.
refused-move-nothing-to-cancel = Ahora no hay nada que anular. Conservas todas tus cartas.
refused-move-held-already = Ya dijiste “un momento” en este turno. El plazo se cierra por sí solo.
refused-move-passing = Estás pasando lo que queda de turno. Para anular algo, pide primero que te vuelva a preguntar.
refused-move-by-orders = En esta mesa no se pregunta por las anulaciones. Deja una orden junto a tu mano.
refused-move-does-not-fit = Ahora no puedes completar esa carta: necesitas todos sus patos en tu séquito y estar en su lugar. Sigue en tu mano.

# Opening a table, its options, starting
refused-setup-seats = { $game } es un juego de { $least } a { $most } jugadores. Agrega o quita a alguien y prueba otra vez.
refused-setup-impossible = Así no puedo preparar la partida. No ha cambiado nada: prueba otras opciones.
refused-setup-no-game = Ese juego no lo tengo. En `/ducks help` están los que sí.
refused-setup-no-player = No tengo una máquina así para este juego. No ha cambiado nada.
refused-setup-no-option = Este juego no tiene esa opción. No ha cambiado nada: elige entre las que ves.
refused-setup-option-alone = **{ $option }** no combina con las demás opciones. Quítala, o cambia antes las otras.
refused-setup-option-value = **{ $option }** no puede ser “{ $typed }”. No ha cambiado nada: elige algo de la lista.
refused-setup-no-board = No conozco ningún tablero llamado “{ $typed }”. `/duckrace boards` los muestra todos, o pega un código de tablero completo.
refused-setup-board-too-long = “{ $typed }” es demasiado largo para un código de tablero, que tiene como mucho { $most } caracteres. Mira si copiaste solo el código.
refused-setup-board-broken = El código de tablero “{ $typed }” no está bien: por el camino cambió o se perdió algún carácter. Cópialo otra vez.
refused-setup-board-other-tiles = El código de tablero “{ $typed }” es de otra versión de Duck Race, con otras losetas. `/duckrace boards` muestra dónde se puede jugar aquí.
refused-setup-board-unplayable = En ese tablero no se podría jugar: sus losetas no encajan, o le falta el desagüe o una boya. Prueba otro código, o elige un tablero de la lista.
refused-setup-board-rings = Ese tablero es demasiado pequeño: tiene { $rings ->
    [one] un flotador
   *[other] { $rings } flotadores
}, y para { $duckies } patitos hacen falta { $needed }. Elige uno más grande, o juega con menos patitos.

# A saved game that can't be loaded
refused-saved-damaged = No puedo seguir con esta partida: lo que guardé está dañado. ¡Lo siento! Quedó anotado.
refused-saved-other-version = No puedo seguir con esta partida: empezó en otra versión mía, con otras reglas o cartas. ¡Lo siento!
