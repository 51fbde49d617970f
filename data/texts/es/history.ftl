# Games that are over: a list of one's own, a replay step by step, and what can be done from there. All but what is shared is private

## The list. { $games } are the filters

history-title = ### Tus partidas{ $where ->
    [here] { " " }en este servidor
   *[all] { "" }
}
history-none = { $filtered ->
    [yes] Ninguna de tus partidas es así.
   *[no] Todavía no has terminado ninguna partida. Cuando lo hagas, podrás repasarla aquí.
}
history-line = { $number }. **{ $game }** con { $who } · { $when } · { $result }{ $ended }
history-result = { $won ->
    [yes] **victoria**
   *[no] puesto { $place } de { $seats }
} ({ $score })
history-score = { $kind ->
    [race] { $score ->
        [one] una boya
       *[other] { $score } boyas
    }
    [gallery] { $score ->
        [0] sin patos
        [one] queda un pato
       *[other] quedan { $score } patos
    }
   *[other] { $score ->
        [one] un punto
       *[other] { $score } puntos
    }
}
history-continued = { " " }· seguida desde otra partida
history-ended = { " " }· { $how }
history-pick = { $number }. { $game } · { $who }
history-open = Volver a ver una partida
history-newer = ◂ Más recientes
history-older = Anteriores ▸
history-everywhere = Todas mis partidas
history-here = Solo este servidor

# How a game ended: the engine's reason
history-ended-home = por el desagüe con todas las boyas
history-ended-last-duck-swimming = quedaban patos de una sola persona
history-ended-last-ducks-went-together = los últimos patos cayeron a la vez
history-ended-one-pool-left = quedaba una piscina
history-ended-no-pool-left = no quedaban piscinas
history-ended-no-cards-left = se acabaron las cartas
history-ended-nobody-plays-any-more = nadie quiso seguir
history-ended-the-walk-is-over = se acabó el paseo
history-ended-nobody-gets-anywhere = nadie avanzaba

# Filters
history-kind = ¿Qué juego?
history-kind-any = Cualquier juego
history-won = ¿Qué tal fue?
history-won-any = Victorias y derrotas
history-won-yes = Victorias
history-won-no = Derrotas
history-computers = ¿Contra quién?
history-computers-any = Con o sin máquinas
history-computers-no = Solo personas
history-computers-yes = Con máquinas

## The replay

step-button = Repetición
step-title = ### { $game } · { $when }
    -# Paso { $number } de { $count }{ $mine ->
        [yes] { " " }· tu vista
       *[no] { "" }
    }
step-line = - { $what }
step-asked = -# Ahora: { $question }
step-first = Primero
step-back = ◂ Atrás
step-forward = Adelante ▸
step-last = Último
step-play = { $whole ->
    [yes] Verla entera
   *[no] Ver
}
step-mine = Mi vista
step-all = La vista común
step-share = Compartir
step-onward = Seguir desde aquí
step-lost = Ya no puedo repetir esta partida: se jugó con reglas o cartas distintas de las que conozco ahora.
step-not-yours = Solo puedes ver partidas que hayas jugado tú, o que se hayan jugado en este servidor.

## Sharing

share-title = ### { $game } · { $when }
    -# Lo comparte { $who } · paso { $number } de { $count }
share-open = Ver la partida
share-done = Listo: ahora lo ve todo el canal.
share-no-server = Aquí no hay nadie con quien compartirlo. Pruébalo en un servidor.
share-missing = No puedo escribir aquí. Me falta: { $permissions }.
share-failed = Discord no me deja escribir aquí. Prueba en otro canal.

## Playing on

onward-opened = Sigues jugando desde ahí, contra máquinas: { $link }
onward-over = En este paso la partida ya ha acabado. Vuelve a uno en el que quede algo por decidir.
continued-here = -# Seguida desde otra partida. No cuenta para el nivel de nadie.
