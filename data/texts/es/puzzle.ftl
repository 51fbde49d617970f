# El reto del día: `/ducks puzzle`, y su mensaje en un canal

puzzle-title = ### 🧩 { $game }: reto del { $when }
puzzle-name = Detective
puzzle-goal-race = No hay nadie más en el agua, y esta es toda tu mano: no se roban cartas. Toca las boyas que te faltan y llega al desagüe **con el menor número de cartas**.
puzzle-goal-tow = Es tu turno, con cuatro acciones. **Gana todos los puntos que puedas** antes de que acabe. Las tiendas están cerradas, y nadie sacude la bolsa de patos.
puzzle-goal-pool = Lánzate a la piscina que quieras, juega patos de tu mano si quieres, y luego **una carta del mazo**. Encuentra la forma **más probable de llenar una piscina**, sea de quien sea. Nadie anula nada.
puzzle-goal-gallery = El resto está comiendo: juega tus cuatro cartas, una tras otra, sin robar. **Dales a tantos patos ajenos como puedas.** Cada pato tuyo que caiga resta uno.
puzzle-deck = En el mazo, en un orden que nadie conoce: { $cards }.
puzzle-deck-card = { $count } × { $card }{ $icons ->
    [0] { "" }
   *[other] { " " }({ $icons })
}
puzzle-next = Lo próximo del mazo de patos: { $ducks }.
puzzle-said = -# Por ahora: { $words }

## How good an answer is
puzzle-solved-race = 🎉 **¡Resuelto!** { $count } cartas, y con menos no se puede.
puzzle-solved-tow = 🎉 **¡Resuelto!** { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}, y ningún turno da más.
puzzle-solved-pool = 🎉 **¡Resuelto!** Así se llena una piscina { $count } de cada 100 veces, y no hay nada más probable.
puzzle-solved-gallery = 🎉 **¡Resuelto!** { $count ->
    [one] { $count } pato
   *[other] { $count } patos
}, y nadie podría darle a más.
puzzle-better-race = Así se puede con { $count } cartas, pero hay una forma con { $best }.
puzzle-better-tow = Así ganas { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}, pero hay un turno que da { $best }.
puzzle-better-pool = Así se llena una piscina { $count } de cada 100 veces, pero hay una forma que lo logra { $best } veces.
puzzle-better-gallery = Así { $count ->
    [one] cae { $count } pato
   *[other] caen { $count } patos
}, pero hay una forma de llegar a { $best }.
puzzle-failed-race = Te has quedado sin cartas y sin llegar al desagüe. Se puede con { $best }.
puzzle-failed-tow = Así no ganas nada, pero hay un turno que da { $best ->
    [one] { $best } punto
   *[other] { $best } puntos
}.
puzzle-failed-pool = Así no se puede llenar ninguna piscina. Hay una forma que lo logra { $best } de cada 100 veces.
puzzle-failed-gallery = Así no consigues nada. Hay una forma de darle a { $best ->
    [one] { $best } pato
   *[other] { $best } patos
}.
puzzle-tries = { $tries ->
    [one] Te bastó un solo intento.
   *[other] Te hicieron falta { $tries } intentos.
}

## The answer
puzzle-answer-race = La mejor solución usa { $count } cartas. Esta es una forma:
puzzle-answer-tow = El mejor turno da { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}. Esta es una forma:
puzzle-answer-pool = La mejor solución llena una piscina { $count } de cada 100 veces. Esta es una forma:
puzzle-answer-gallery = Con la mejor solución { $count ->
    [one] cae { $count } pato
   *[other] caen { $count } patos
}. Esta es una forma:
puzzle-answer-step = **{ $number }. { $what }**
puzzle-answer-points = Eso da { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} más.

# What comes of it in the end
puzzle-end-race = ¡En el desagüe con solo { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}!
puzzle-end-tow = En total, { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
} más que antes.
puzzle-end-pool = Ahora, { $count } de las { $all } cartas del mazo { $count ->
    [one] llenaría
   *[other] llenarían
} una piscina: { $cards }.
puzzle-end-gallery = Al final, { $count ->
    [one] { $count } pato
   *[other] { $count } patos
} a tu favor.

## Buttons
puzzle-solve = Resolverlo
puzzle-back = Un paso atrás
puzzle-again = Volver a empezar
puzzle-look = Ver el reto
puzzle-give-up = Rendirme y ver la solución
puzzle-show-answer = Ver la solución
puzzle-yesterdays-answer = La solución de ayer

## Who has solved it
puzzle-streak = -# { $today ->
    [yes] { $days ->
        [one] Es el primer día de tu racha: vuelve mañana.
       *[other] ¡Ya van { $days } días seguidos!
    }
   *[no] { $days ->
        [one] Resolviste el de ayer. Resuelve el de hoy y serán dos seguidos.
       *[other] Llevas { $days } días seguidos. Resuelve el de hoy para mantener tu racha.
    }
}
puzzle-gave-up = -# Has visto la solución, así que este no cuenta. Mañana hay un reto nuevo.
puzzle-past = -# El día de este reto ya pasó, así que no cuenta. El de hoy está en `/ducks puzzle`.
puzzle-nobody = -# En este servidor aún no lo ha resuelto nadie.
puzzle-solvers = -# Resuelto aquí por { $who }.
puzzle-solver = { $name } ({ $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
})
puzzle-more-solvers = { $count } más
puzzle-yesterday = -# { $count ->
    [0] Aquí nadie resolvió el reto de ayer.
    [one] Aquí una persona resolvió el reto de ayer.
   *[other] Aquí { $count } personas resolvieron el reto de ayer.
} Es el mismo para todo el mundo, y cada día hay uno nuevo.

## Sentences
puzzle-gone = Ese reto ya no está. El de hoy está en `/ducks puzzle`.
puzzle-not-made = Ahora no pude preparar el reto de hoy. Prueba otra vez en un minuto.
