# A table with a running game: the board, for everyone

play-chosen = -# { $chosen ->
    [one] Ya eligió { $chosen } de { $asked }
   *[other] Ya eligieron { $chosen } de { $asked }
}
play-paused = **La partida está en pausa.** { $reason }
play-ends = -# Si nadie vuelve antes del { $when }, se acaba.
play-older-rules = -# Las reglas han cambiado desde que empezó esta partida. Se juega hasta el final con las de entonces.
play-asleep = -# Hasta que vuelva { $who }, juega una máquina en su lugar.
play-due = -# El tiempo se acaba { $when }.
play-window = -# El tiempo para anular se acaba { $when }.
play-vote = -# Votos para parar la partida: { $votes } de { $needed } ({ $who }).
play-vote-too = Votar por parar
play-fault-stop = Recógela con `/ducks stop`.
play-hand = Mi mano
play-undo = Deshacer
select-move = Elige entre { $count }

# A hand, for one person only; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = Estás en una mesa de **{ $game }**: { $link }
    Tu mano aparecerá aquí cuando empiece la partida.
hand-over = Se acabó la partida de **{ $game }**. ¿Otra? Pulsa **Revancha** en la mesa: { $link }
hand-won = **¡Ganaste!**
hand-asleep = Una máquina está jugando por ti. Pulsa cualquier botón para volver a jugar tú.
hand-chosen = ✓ Elegiste **{ $what }**. Puedes cambiarlo mientras falte alguien por elegir.
hand-chosen-window = ✓ Elegiste **{ $what }**. Puedes cambiarlo hasta que se decida.
hand-nothing = Ahora mismo no te toca hacer nada.
hand-unsure = Seguir jugando
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = { $who }: te toca en **{ $game }**. { $link }
call = Te toca en **{ $game }**. { $link }
remind-who = { $who }:
remind = { $last ->
    [yes] Solo faltas tú en **{ $game }**. { $link }
   *[no] Todavía te toca en **{ $game }**. { $link }
}
remind-until = El tiempo se acaba { $when }. Después, una máquina juega por ti hasta que vuelvas.
note-paused = **{ $game }** está en pausa: { $link }
    { $reason }
moved = -# { $game }: la mesa está más abajo. { $link }

# The result
result-title = ### { $game }: fin de la partida
result-title-stopped = ### { $game }: se paró la partida
result-title-expired = ### { $game }: se recogió la partida
result-without = { $reason } No gana nadie.
result-helped = -# Con pistas: { $who }.
result-rematch = Revancha

# Why a game is paused or was stopped
reason-no-permission = Ya no tengo permiso para escribir aquí. Cuando vuelva a tenerlo, pulsa cualquier botón para seguir.
reason-channel-lost = Ahora mismo no encuentro el canal de la mesa. La partida seguirá en cuanto lo encuentre.
reason-stopped = La paró quien dirige la mesa.
reason-stopped-by-admin = La paró alguien que administra el servidor.
reason-voted = Más de la mitad votó por parar.
reason-cancelled = La canceló quien dirige la mesa.
reason-deserted = Se ha ido todo el mundo.
reason-idle = Hace mucho que nadie juega.
reason-asleep = No hay nadie. Pulsa **Continuar** para seguir jugando.
reason-nobody-back = No volvió nadie.
reason-channel-gone = El canal se borró.

# In small print below the buttons
news-line = -# { $what }

# A private hand in the channel, when Discord won't let us change it much longer
hand-resting = -# Aquí ya no puedo mantener al día tu mano de **{ $game }**. Pulsa el botón para ver cómo va la partida o cómo acabó.

# Where time runs out after hours: { $when } is a date
due-on = el { $when }

# Under the board of a paused game
play-resume = Continuar
