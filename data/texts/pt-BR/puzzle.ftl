# The puzzle of the day: `/ducks puzzle`, and its post in a channel

puzzle-title = ### 🧩 { $game }: desafio de { $when }
puzzle-name = Desafiante
puzzle-goal-race = Só tem você na água, e esta é toda a sua mão: ninguém compra cartas. Toque as boias que faltam e chegue ao ralo **com o menor número de cartas que conseguir**.
puzzle-goal-tow = É a sua vez, com quatro ações. **Ganhe o máximo de pontos que conseguir** até o fim do turno. As lojinhas estão fechadas, e ninguém tira patos da sacola.
puzzle-goal-pool = Mergulhe onde quiser, jogue patos da mão se tiver vontade e depois vire **uma carta do baralho**. Ache o jeito com **mais chance de encher uma piscina**, seja lá de quem for. Ninguém cancela nada.
puzzle-goal-gallery = O resto da mesa foi almoçar: jogue suas quatro cartas, uma depois da outra, sem comprar. **Acerte o máximo de patos que não são seus.** Cada pato seu acertado desconta um.
puzzle-deck = No baralho, em uma ordem que ninguém sabe: { $cards }.
puzzle-deck-card = { $count } × { $card }{ $icons ->
    [0] { "" }
   *[other] { " " }({ $icons })
}
puzzle-next = Os próximos do baralho de patos: { $ducks }.
puzzle-said = -# Até agora: { $words }

## How good an answer is
puzzle-solved-race = 🎉 **Resolvido!** { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}, e com menos não dá.
puzzle-solved-tow = 🎉 **Resolvido!** { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}, e nenhum turno rende mais.
puzzle-solved-pool = 🎉 **Resolvido!** Isso enche uma piscina { $count ->
    [1] { $count } vez
   *[other] { $count } vezes
} em 100, e não há chance melhor.
puzzle-solved-gallery = 🎉 **Resolvido!** { $count ->
    [1] { $count } pato
   *[other] { $count } patos
}, e mais que isso ninguém acerta.
puzzle-better-race = Dá certo com { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}, mas há um jeito com { $best }.
puzzle-better-tow = Isso rende { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}, mas há um turno que rende { $best }.
puzzle-better-pool = Isso enche uma piscina { $count ->
    [1] { $count } vez
   *[other] { $count } vezes
} em 100, mas há um jeito que consegue { $best }.
puzzle-better-gallery = { $count ->
    [1] É { $count } pato
   *[other] São { $count } patos
}, mas há um jeito de acertar { $best }.
puzzle-failed-race = Suas cartas acabaram, e nada de ralo. Dá para fazer com { $best }.
puzzle-failed-tow = Isso não rende nada, mas há um turno que rende { $best ->
    [1] { $best } ponto
   *[other] { $best } pontos
}.
puzzle-failed-pool = Isso não tem como encher uma piscina. Há um jeito que enche { $best ->
    [1] { $best } vez
   *[other] { $best } vezes
} em 100.
puzzle-failed-gallery = Assim você não ganha nada. Há um jeito de acertar { $best ->
    [1] { $best } pato
   *[other] { $best } patos
}.
puzzle-tries = { $tries ->
    [1] Você só precisou de uma tentativa.
   *[other] Você precisou de { $tries } tentativas.
}

## The answer
puzzle-answer-race = A melhor resposta usa { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}. Um dos jeitos é este:
puzzle-answer-tow = O melhor turno rende { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}. Um dos jeitos é este:
puzzle-answer-pool = A melhor resposta enche uma piscina { $count ->
    [1] { $count } vez
   *[other] { $count } vezes
} em 100. Um dos jeitos é este:
puzzle-answer-gallery = A melhor resposta acerta { $count ->
    [1] { $count } pato
   *[other] { $count } patos
}. Um dos jeitos é este:
puzzle-answer-step = **{ $number }. { $what }**
puzzle-answer-points = { $count ->
    [1] É mais { $count } ponto
   *[other] São mais { $count } pontos
}.

# What comes of it in the end
puzzle-end-race = No ralo com só { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}!
puzzle-end-tow = No total, { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
} a mais do que antes.
puzzle-end-pool = Agora, { $count } das { $all } cartas do baralho { $count ->
    [1] encheria
   *[other] encheriam
} uma piscina: { $cards }.
puzzle-end-gallery = No fim das contas, { $count ->
    [1] { $count } pato
   *[other] { $count } patos
} para você.

## Buttons
puzzle-solve = Resolver
puzzle-back = Voltar atrás
puzzle-again = Recomeçar
puzzle-look = Ver o desafio
puzzle-give-up = Desistir e ver a resposta
puzzle-show-answer = Mostrar a resposta
puzzle-yesterdays-answer = A resposta de ontem

## Who has solved it
puzzle-streak = -# { $today ->
    [yes] { $days ->
        [1] É o primeiro dia da sua série: volte amanhã.
       *[other] Já são { $days } dias seguidos!
    }
   *[no] { $days ->
        [1] Você resolveu o de ontem. Resolva o de hoje para fazer dois dias seguidos.
       *[other] Você resolveu { $days } dias seguidos. Resolva o de hoje para manter a série.
    }
}
puzzle-gave-up = -# Você viu a resposta, então este não conta. Amanhã tem desafio novo.
puzzle-past = -# O dia deste desafio já passou, então ele não conta mais. `/ducks puzzle` traz o de hoje.
puzzle-nobody = -# Ninguém neste servidor resolveu ainda.
puzzle-solvers = -# Já resolveram aqui: { $who }.
puzzle-solver = { $name } ({ $tries ->
    [1] { $tries } tentativa
   *[other] { $tries } tentativas
})
puzzle-more-solvers = mais { $count }
puzzle-yesterday = -# { $count ->
    [0] Ninguém aqui resolveu o desafio de ontem.
    [1] Uma pessoa aqui resolveu o desafio de ontem.
   *[other] { $count } pessoas aqui resolveram o desafio de ontem.
} O desafio é o mesmo para todo mundo, e todo dia tem um novo.

## Sentences
puzzle-gone = Esse desafio não existe mais. Use `/ducks puzzle` para ver o de hoje.
puzzle-not-made = Não consegui montar o desafio de hoje agora. Tente de novo em um minuto.
