# What a hard computer would do: hints during the game, and an analysis after it. Both are private

## Hints. { $what } is what the button says

hint-button = Pista
hint-says = Yo elegiría **{ $what }**.
hint-none = Ahora no se me ocurre nada. No ha cambiado nada: prueba otra vez en un momento, o sigue jugando.

# What the host decides
private-hints = Pistas
private-hints-yes = permitidas
private-hints-no = no permitidas

## Analysis. { $said } and { $better } are what the buttons said

analysis-button = Análisis
analysis-thinking = Estoy repasando tus decisiones. Puede tardar hasta un minuto…
analysis-title = ### { $game }: lo que podías haber hecho mejor
    -# Juzgo por lo que podías saber en ese momento, no por cómo salió.
analysis-finding = **{ $when }** · { $question }
    Elegiste **{ $said }**, pero era mejor **{ $better }**.
analysis-cost = En cien partidas como esta, te costaría { $wins ->
    [1] una victoria
   *[other] unas { $wins } victorias
}.
analysis-good = Repasé tus decisiones, y ninguna te costó mucho. ¡Bien jugado!
analysis-later = La partida aún no ha terminado. Pregúntame cuando acabe.
analysis-not-yours = El análisis es para quienes jugaron hasta el final. La **Crónica** le cuenta a todo el mundo lo que pasó.
analysis-busy = Todavía estoy repasando otra partida tuya. Pregúntame cuando acabe.
analysis-none = Ahora no me dio tiempo a pensarlo, porque hay mucho movimiento. Prueba otra vez en un minuto.
analysis-lost = Esta partida ya no se puede repetir, así que no puedo repasarla.

## Why: what makes the difference to the next best choice. The names are the game and what happens, or what gets better.
## { $odds } is how surely it happens: sure, likely or maybe. { $count } is how many points, cards or ducks

why-race-buoy = { $odds ->
    [sure] Te lleva a la boya { $about }.
    [likely] Seguramente te lleve pronto a la boya { $about }.
   *[maybe] Quizá te lleve pronto a la boya { $about }.
}
why-race-won = { $odds ->
    [sure] Te vas por el desagüe y ganas.
    [likely] Seguramente te vayas pronto por el desagüe y ganes.
   *[maybe] Quizá te vayas pronto por el desagüe y ganes.
}
why-race-bonk = { $odds ->
    [sure] Si no, chocarías.
    [likely] Si no, seguramente chocarías.
   *[maybe] Si no, podrías chocar.
}
why-race-dog = { $odds ->
    [sure] Si no, te atraparía el perro.
    [likely] Si no, seguramente te atraparía el perro.
   *[maybe] Si no, podría atraparte el perro.
}
why-race-way = Te deja más cerca de las boyas y del desagüe.
why-race-way-last = Te deja más cerca de la última boya y del desagüe.
why-race-way-drain = Te deja más cerca del desagüe.
why-race-tokens = Les viene mejor a tus fichas de acción.

why-gallery-shot = { $odds ->
    [sure] Si no, perderías un pato antes de tu próximo turno.
    [likely] Si no, seguramente perderías un pato antes de tu próximo turno.
   *[maybe] Así es menos probable que le den a uno de tus patos antes de tu próximo turno.
}
why-gallery-hit = { $odds ->
    [sure] Le da a un pato de { $about }.
    [likely] Seguramente le dé a un pato de { $about }.
   *[maybe] Quizá le dé a un pato de { $about }.
}
why-gallery-out = { $odds ->
    [sure] Le da al último pato de { $about }.
    [likely] Seguramente sea el fin del último pato de { $about }.
   *[maybe] Quizá sea el fin del último pato de { $about }.
}
why-gallery-ducks = Es lo mejor para que tus patos sigan a flote.
why-gallery-line = Tus patos quedan mejor colocados en la fila.
why-gallery-marked = Menos patos tuyos quedan en el punto de mira.
why-gallery-danger = Cuesta más apuntar a tus patos.
why-gallery-turn = Te irá mejor cuando te vuelva a tocar.
why-gallery-cards = Te quedas con mejores cartas.

why-pool-scored = { $odds ->
    [maybe] Quizá te dé puntos este turno.
   *[other] Seguramente te dé { $count ->
        [one] un punto
       *[other] unos { $count } puntos
    } este turno.
}
why-pool-they-scored = { $odds ->
    [maybe] Si no, el resto podría sumar puntos este turno.
   *[other] Si no, el resto sumaría { $count ->
        [one] un punto
       *[other] unos { $count } puntos
    } este turno.
}
why-pool-robs = Quizá le quite un pato al montón de { $about }.
why-pool-robbed = Si no, podrías perder un pato de tu montón.
why-pool-points = Te da más puntos.
why-pool-pools = Te conviene más en las piscinas que se están llenando.
why-pool-hand = Te quedas con mejores patos en la mano.
why-pool-floats = Guardas un inflable para después.

why-tow-scored = Te permite sumar { $count ->
    [one] un punto
   *[other] { $count } puntos
} este turno.
why-tow-completed = Te permite completar { $count ->
    [one] una carta
   *[other] { $count } cartas
} este turno.
why-tow-fed = Consigues { $count ->
    [one] un pato
   *[other] { $count } patos
} que piden tus cartas.
why-tow-bought = Consigues pan para patos que necesitas.
why-tow-score = Seguramente te dé más puntos el próximo turno.
why-tow-row = Deja más sitio para formaciones en tu fila.
why-tow-ducks = Reúnes más de los patos que te hacen falta.
why-tow-food = Te queda más pan.
why-tow-cards = Avanzas con tus cartas.
why-tow-way = Te deja más cerca de los lugares que necesitas.

# For every game
why-won = { $odds ->
    [sure] Ganas la partida.
    [likely] Seguramente ganes la partida.
   *[maybe] Quizá ganes la partida.
}
why-lost = { $odds ->
    [sure] Si no, perderías la partida.
    [likely] Si no, seguramente perderías la partida.
   *[maybe] Si no, podrías perder pronto la partida.
}
why-others = Se lo pone más difícil al resto.
why-other = Lo he jugado muchas veces en mi cabeza, y casi siempre salió mejor.
