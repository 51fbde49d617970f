# What a hard computer would do: hints during the game, and an analysis after it. Both are private

## Hints. { $what } is what the button says

hint-button = Dica
hint-says = Eu escolheria **{ $what }**.
hint-none = Não me ocorre nada agora. Nada mudou: tente de novo daqui a pouco, ou siga jogando.

# What the host decides
private-hints = Dicas
private-hints-yes = permitidas
private-hints-no = proibidas

## Analysis. { $said } and { $better } are what the buttons said

analysis-button = Análise
analysis-thinking = Estou revendo suas decisões. Isso pode levar até um minuto…
analysis-title = ### { $game }: o que você poderia ter feito melhor
    -# Eu julgo pelo que você podia saber na hora, não pelo que deu no fim.
analysis-finding = **{ $when }** · { $question }
    Você escolheu **{ $said }**, mas **{ $better }** era melhor.
analysis-cost = Em cem partidas como esta, isso te custaria { $wins ->
    [1] uma vitória
   *[other] umas { $wins } vitórias
}.
analysis-good = Revi suas decisões, e nenhuma saiu cara. Mandou bem!
analysis-later = A partida ainda não acabou. Me pergunte de novo quando acabar.
analysis-not-yours = A análise é para quem jogou até o fim. **Histórico** conta a todo mundo o que aconteceu.
analysis-busy = Ainda estou revendo uma partida sua. Me pergunte de novo quando eu terminar.
analysis-none = Não consegui pensar direito agora, está acontecendo muita coisa. Tente de novo em um minuto.
analysis-lost = Não dá mais para repassar esta partida, então não consigo revê-la.

## Why: what makes the difference to the next best choice. The names are the game and what happens, or what gets better.
## { $odds } is how surely it happens: sure, likely or maybe. { $count } is how many points, cards or ducks

why-race-buoy = { $odds ->
    [sure] Assim você chega à boia { $about }.
    [likely] Assim você deve chegar logo à boia { $about }.
   *[maybe] Assim você talvez chegue logo à boia { $about }.
}
why-race-won = { $odds ->
    [sure] Assim você desce pelo ralo e vence.
    [likely] Assim você deve descer logo pelo ralo e vencer.
   *[maybe] Assim você talvez desça logo pelo ralo e vença.
}
why-race-bonk = { $odds ->
    [sure] Sem isso, você trombaria.
    [likely] Sem isso, você provavelmente trombaria.
   *[maybe] Sem isso, você poderia trombar.
}
why-race-dog = { $odds ->
    [sure] Sem isso, o cachorro te pegaria.
    [likely] Sem isso, o cachorro provavelmente te pegaria.
   *[maybe] Sem isso, o cachorro poderia te pegar.
}
why-race-way = Fica mais curto o seu caminho até as boias e o ralo.
why-race-way-last = Fica mais curto o seu caminho até a última boia e o ralo.
why-race-way-drain = Fica mais curto o seu caminho até o ralo.
why-race-tokens = É melhor para as suas fichas de ação.

why-gallery-shot = { $odds ->
    [sure] Sem isso, você perderia um pato antes da sua próxima vez.
    [likely] Sem isso, você provavelmente perderia um pato antes da sua próxima vez.
   *[maybe] Diminui a chance de acertarem um pato seu antes da sua próxima vez.
}
why-gallery-hit = { $odds ->
    [sure] Acerta um pato de { $about }.
    [likely] Deve acertar um pato de { $about }.
   *[maybe] Pode acertar um pato de { $about }.
}
why-gallery-out = { $odds ->
    [sure] Acerta o último pato de { $about }.
    [likely] Deve ser o fim do último pato de { $about }.
   *[maybe] Pode ser o fim do último pato de { $about }.
}
why-gallery-ducks = É o melhor jeito de manter seus patos vivos.
why-gallery-line = Seus patos ficam em lugares melhores na fila.
why-gallery-marked = Menos patos seus ficam na mira de alguém.
why-gallery-danger = Fica mais difícil mirar nos seus patos.
why-gallery-turn = Você vai estar melhor quando chegar a sua vez de novo.
why-gallery-cards = Você fica com cartas melhores.

why-pool-scored = { $odds ->
    [maybe] Pode te trazer pontos neste turno.
   *[other] Deve te trazer { $count ->
        [1] mais ou menos um ponto
       *[other] uns { $count } pontos
    } neste turno.
}
why-pool-they-scored = { $odds ->
    [maybe] Sem isso, o resto da mesa poderia ganhar pontos neste turno.
   *[other] Sem isso, o resto da mesa ganharia { $count ->
        [1] mais ou menos um ponto
       *[other] uns { $count } pontos
    } neste turno.
}
why-pool-robs = Pode tirar um pato da pilha de { $about }.
why-pool-robbed = Sem isso, você poderia perder um pato da sua pilha.
why-pool-points = Te traz mais pontos.
why-pool-pools = É melhor para você nas piscinas que estão enchendo.
why-pool-hand = Você fica com patos melhores na mão.
why-pool-floats = Você guarda uma boia para depois.

why-tow-scored = Com isso, você faz { $count ->
    [1] um ponto
   *[other] { $count } pontos
} neste turno.
why-tow-completed = Com isso, você completa { $count ->
    [1] uma carta
   *[other] { $count } cartas
} neste turno.
why-tow-fed = Com isso, você consegue { $count ->
    [1] um pato que falta nas suas cartas
   *[other] { $count } patos que faltam nas suas cartas
}.
why-tow-bought = Com isso, você tem pão para patos de que precisa.
why-tow-score = Deve te trazer mais pontos no próximo turno.
why-tow-row = Deixa mais espaço para formações na sua fileira.
why-tow-ducks = Você consegue mais dos patos de que precisa.
why-tow-food = Sobram mais pães para você.
why-tow-cards = Suas cartas avançam.
why-tow-way = Fica mais curto o seu caminho até os locais de que precisa.

# For every game
why-won = { $odds ->
    [sure] Assim você vence a partida.
    [likely] Assim você deve vencer a partida.
   *[maybe] Assim você talvez vença a partida.
}
why-lost = { $odds ->
    [sure] Sem isso, você perderia a partida.
    [likely] Sem isso, você provavelmente perderia a partida.
   *[maybe] Sem isso, você poderia perder a partida logo.
}
why-others = Complica a vida do resto da mesa.
why-other = Joguei isso muitas vezes na minha cabeça, e quase sempre acabou melhor.
