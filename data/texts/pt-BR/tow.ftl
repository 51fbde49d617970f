# Duck Tow. { $who } is a name; { $tile } is a tile's number in the park, { $called } what's there.
# Colours are masculine: those of ducks, and of bread.

tow-colour-yellow = amarelo
tow-colour-orange = laranja
tow-colour-brown = marrom
tow-colour-white = branco
tow-duck-yellow = um pato amarelo
tow-duck-orange = um pato laranja
tow-duck-brown = um pato marrom
tow-duck-white = um pato branco

tow-place-koi-pond = Lago Koi
tow-place-boat-house = Casa de Barcos
tow-place-rose-garden = Roseiral
tow-place-bandstand = Coreto
tow-place-playground = Parquinho
tow-place-picnic-lawn = Piquenique
tow-place-windmill = Moinho
tow-place-stone-bridge = Ponte de Pedra
tow-place-gift-shop = Lojinha
tow-place-adopt = Adoção

# A card by its place and its ducks
tow-card = { $place } ({ $ducks })
tow-card-letters = { $place } `{ $letters }`

# The board
tow-turn = **Turno { $number } · { $who }** · { $actions ->
    [0] sem ações
    [1] resta **1** ação
   *[other] restam **{ $actions }** ações
}
tow-turn-ending = **Turno { $number } · { $who }** está encerrando o turno
tow-over = **Fim de jogo**
tow-trigger = **{ $who }** provocou o fim: { $ending ->
    [equal] esta é a última rodada.
   *[book] o resto da mesa tem mais um turno.
}
tow-quiet = Há { $turns } turnos ninguém completa uma carta nem adota um pato. Se continuar assim até o fim do turno de **{ $who }**, a partida acaba.
tow-player = `{ $letter }` **{ $who }** · bando { $tow } · pães { $food } · { $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
} · **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
}
tow-player-playing = ▶ { $player }
tow-none = –
tow-rows = Fileiras de cartas (com { $limit }, a partida acaba):
tow-open = Cartas abertas: { $cards }
tow-open-none = Nenhuma carta aberta
tow-formations = Formações (número + pontos):
tow-formations-none = Todas as formações foram conquistadas.
tow-dispersing = De lado: { $ducks }
tow-bags = Sacola de patos { $ducks } · cesta de pães { $food }
tow-decks = baralho { $deck }
tow-discards = Descarte: { $cards }
tow-counted = { $letter }{ $count }
tow-legend = { $letters }. <: quem está ali. Letras minúsculas: usados por uma formação.
tow-legend-letter = { $letter } { $colour } ({ $shape })
tow-shape-sun = sol
tow-shape-leaf = folha
tow-shape-acorn = bolota
tow-shape-cloud = nuvem

# The hand
tow-hand = **Sua mão** · você é `{ $letter }`, em **{ $tile } { $called }**
tow-hand-tow = Bando { $tow } ({ $free ->
    [0] cheio
    [1] 1 lugar livre
   *[other] { $free } lugares livres
}) · pães { $food }
tow-held-ready = **{ $place }** · casa { $tile } · { $ducks } · **pronta**
tow-held = **{ $place }** · casa { $tile } · { $ducks } · ainda falta: { $missing }
tow-hand-how = Leve os patos de uma carta até a casa dela e entregue-os lá. A carta vai para a sua fileira.

# What is asked
tow-asked-act = **{ $who }** ainda tem { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
}: e agora?
tow-asked-feed = **{ $who }** pode alimentar mais um pato aqui.
tow-asked-shaken = **{ $who }** tirou { $duck } da sacola: ele entra no bando?
tow-asked-lay = **{ $who }** põe na fileira { $card }. Em qual ponta?
tow-asked-more = **{ $who }** talvez complete mais uma carta aqui.
tow-asked-buy = **{ $who }** pega pães na lojinha: quais?
tow-asked-too-much-food = **{ $who }** tem mais de quatro pães e devolve um: qual?
tow-asked-shop-draw = **{ $who }** pega cartas na lojinha: quais?
tow-asked-draw = **{ $who }** compra até ter quatro cartas: de onde?
tow-asked-discard = **{ $who }** tem mais de quatro cartas e descarta uma.
tow-asked-adopt = **{ $who }** solta dois patos do bando: quais?
tow-asked-adopted = **{ $who }** pode pôr { $ducks } em um lugar vazio: onde?
tow-asked-formation = **{ $who }** pode conquistar uma formação: qual?
tow-asked-where = **{ $who }** conquista a formação { $formation }: onde ela está?
tow-asked-disperse = **{ $who }** manda um pato de volta ao parque: para qual casa?
tow-asked-return = **{ $who }** pode devolver pães antes de completar quatro: quais?

tow-asked-you-act = Você ainda tem { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
}. O que quer fazer?
tow-asked-you-feed = Alimentar mais um pato aqui?
tow-asked-you-shaken = Você tirou { $duck } da sacola. Quer alimentar?
tow-asked-you-lay = { $card }: em qual ponta da sua fileira?
tow-asked-you-more = Completar mais uma carta aqui, ou seguir em frente?
tow-asked-you-buy = Que pão você pega?
tow-asked-you-too-much-food = Você só pode ficar com quatro pães: qual devolve?
tow-asked-you-shop-draw = Que carta você pega?
tow-asked-you-draw = Você compra até ter quatro cartas: de onde vem a próxima?
tow-asked-you-discard = Você só pode ficar com quatro cartas: qual descarta?
tow-asked-you-adopt = Quais dois patos saem do seu bando? Um deles você pode pôr em uma carta.
tow-asked-you-adopted = Você pode pôr { $ducks } em um lugar vazio da sua fileira: onde?
tow-asked-you-formation = Conquistar uma formação?
tow-asked-you-where = Onde está a formação { $formation } na sua fileira?
tow-asked-you-disperse = Um pato que ficou de lado volta: para qual das casas mais vazias?
tow-asked-you-return = Devolver algum pão antes de completar quatro?

# Before you end your turn early
tow-sure-end = Você ainda tem { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
}. Encerrar o turno mesmo assim?

# Labels of buttons
tow-label-move = Ir a { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-disperse = { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed = Alimentar { $duck }
tow-label-shake = Tirar um pato da sacola
tow-label-complete = Completar { $ducks }
tow-label-shop-food = Lojinha: pegar pães
tow-label-shop-cards = Lojinha: pegar cartas
tow-label-adopt = Adotar um pato
tow-label-adopt-two = { $one } e { $other }
tow-label-end = Encerrar o turno
tow-label-take = Alimentar: entra no bando
tow-label-leave = Deixar ir
tow-label-left = Na ponta esquerda: +{ $points } { $points ->
    [1] ponto
   *[other] pontos
}
tow-label-right = Na ponta direita: +{ $points } { $points ->
    [1] ponto
   *[other] pontos
}
tow-label-done = Pronto
tow-label-buy = Pegar pão { $colour }
tow-label-return = Devolver pão { $colour }
tow-label-keep = Ficar com todos os pães
tow-label-draw = { $place }: { $ducks }
tow-label-draw-deck = Do baralho
tow-label-discard = { $place }: { $ducks }
tow-label-place = Pôr { $colour } na carta { $column }
tow-label-none = Não pôr nenhum
tow-label-claim = Conquistar a formação { $formation } ({ $points } pontos)
tow-label-pass = Nenhuma por enquanto
# Several moves in one press; { $letters } are the ducks on a tile
tow-label-walk = { $steps } passos até { $tile }: { $called }{ $letters ->
    [none] {""}
   *[other] {" "}({ $letters })
}
tow-label-feed-some = Alimentar { $what ->
    [all] todos: { $colours }
    [only] só { $colours }
   *[some] { $colours }
}
tow-label-feed-there = Alimentar { $ducks } em { $tile } { $called } ({ $actions } ações)
tow-label-complete-at = Completar { $ducks }, ponta { $end ->
    [left] esquerda
   *[right] direita
}: +{ $points } { $points ->
    [1] ponto
   *[other] pontos
}
tow-label-complete-there = Completar { $ducks } em { $tile }, ponta { $end ->
    [left] esquerda
   *[right] direita
}: +{ $points } { $points ->
    [1] ponto
   *[other] pontos
} ({ $actions } ações)
tow-label-shop-there = Lojinha { $tile }: pegar pães ({ $actions } ações)
tow-label-adopt-there = Adotar um pato em { $tile } ({ $actions } ações)
tow-label-adopt-at = Pôr { $stays } na carta { $column }, soltar { $goes }
tow-label-buy-some = Pegar { $only ->
    [yes] só { $colours }
   *[no] { $colours }
}
tow-label-return-some = Devolver { $colours }
tow-label-draw-all = Todas as { $count } do baralho
tow-label-home = { $done ->
    [yes] Pronto, escolha as casas por mim
   *[no] Escolha as casas por mim
}{ $keep ->
    [yes] {", fico com os pães"}
   *[no] {""}
}
tow-count-of = { $count }× { $colour }
tow-label-at = Cartas { $column } a { $last }, do { $colour } para baixo

# What happened
tow-tile = **{ $tile } { $called }**
tow-news-start = **{ $who }** começa em { $tile } com { $ducks } na fileira.
tow-news-formations = Formações em jogo: { $formations }.
tow-news-food = **{ $who }** ganhou pães: { $colours }.
tow-news-open = { $count ->
    [1] Nova carta aberta
   *[other] Novas cartas abertas
}: { $cards }.
tow-news-drawn = Você comprou { $cards }.
tow-news-draw = **{ $who }** comprou { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
tow-news-take = **{ $who }** pegou { $card } das cartas abertas.
tow-news-discard = **{ $who }** descartou { $card }.
tow-news-move = **{ $who }** foi até { $tile }.
tow-news-feed = **{ $who }** alimentou { $duck }.
tow-news-shake = **{ $who }** tirou { $duck } da sacola.
tow-news-complete = **{ $who }** completou **{ $card }**!
tow-news-lay = **{ $who }** pôs { $card } na ponta { $side ->
    [left] esquerda
   *[other] direita
} da fileira.
tow-news-waddle = { $duck } saiu gingando da sacola atrás de **{ $who }**.
tow-news-aside = De lado até o fim do turno de **{ $who }**: { $ducks }.
tow-news-buy = **{ $who }** pegou pão { $colour } na lojinha.
tow-news-return = **{ $who }** devolveu pão { $colour }.
tow-news-untow = **{ $who }** soltou do bando { $ducks }.
tow-news-adopt = **{ $who }** pôs { $duck } na carta { $column } da fileira, para ficar.
tow-news-claim = **{ $who } conquistou a formação { $formation }** e ganhou { $points } pontos!
tow-news-trigger = **O fim está próximo:** { $reason ->
    [cards] a fileira de **{ $who }** está longa o bastante.
    [formations] a última formação foi conquistada.
   *[other] todos os patos de uma cor foram adotados.
} { $ending ->
    [equal] Esta é a última rodada.
   *[book] Todo mundo, menos **{ $who }**, tem mais um turno.
}
tow-news-disperse = { $duck } voltou para { $tile }.
tow-news-shuffle = O descarte foi embaralhado em um novo baralho.

# The end
tow-won = { $count ->
    [1] **{ $who } venceu!**
   *[other] **{ $who } dividem a vitória!**
}
tow-ended-the-walk-is-over = **{ $trigger }** provocou o fim.
tow-ended-nobody-gets-anywhere = Há { $rounds } rodadas ninguém completava uma carta nem adotava um pato.
tow-tie = Empate em pontos: decidem as maiores sequências.
tow-score = **{ $place }º** · { $who }: **{ $points }** pontos, { $runs } de sequências ({ $lengths }) e { $formations } de formações

# On pictures, where there's little room
tow-head-turn = Turno { $number }
tow-head-replay = Replay
tow-head-won = { $who } { $count ->
    [1] venceu!
   *[other] dividem a vitória!
}
tow-head-over = Fim de jogo
tow-head-wait = Ainda não é a sua vez
tow-head-watch = Olho nos patos
tow-head-last = Última rodada
tow-head-act = { $who }: { $actions ->
    [1] resta 1 ação
   *[other] restam { $actions } ações
}
tow-head-feed = { $who } alimenta: mais um pato?
tow-head-shaken = { $who } sacudiu a sacola: alimentar?
tow-head-lay = { $who } põe uma carta: em qual ponta?
tow-head-more = { $who } completa cartas: mais uma?
tow-head-buy = { $who } pega pães na lojinha
tow-head-too-much-food = { $who } devolve pães
tow-head-shop-draw = { $who } pega cartas na lojinha
tow-head-draw = { $who } compra cartas
tow-head-discard = { $who } descarta uma carta
tow-head-adopt = { $who } adota: quais dois patos?
tow-head-adopted = { $who } adota: em qual carta?
tow-head-formation = { $who } pode conquistar uma formação
tow-head-where = { $who } conquista uma formação: onde?
tow-head-disperse = { $who } devolve um pato: para onde?
tow-head-return = { $who } pode devolver pães
tow-head-hand-act = { $actions ->
    [1] Resta 1 ação: e agora?
   *[other] Restam { $actions } ações: e agora?
}
tow-head-hand-feed = Alimentar mais um pato?
tow-head-hand-shaken = Alimentar este pato?
tow-head-hand-lay = Em qual ponta da fileira?
tow-head-hand-more = Completar mais uma carta?
tow-head-hand-buy = Que pão você pega?
tow-head-hand-too-much-food = Que pão você devolve?
tow-head-hand-shop-draw = Que carta você pega?
tow-head-hand-draw = Que carta você compra?
tow-head-hand-discard = Que carta você descarta?
tow-head-hand-adopt = Quais dois patos saem do bando?
tow-head-hand-adopted = Onde fica o pato?
tow-head-hand-formation = Conquistar uma formação?
tow-head-hand-where = Onde você a conquista?
tow-head-hand-disperse = Qual casa recebe um pato?
tow-head-hand-return = Devolver algum pão?
tow-side-cards = Cartas
tow-side-in-tow = no bando
tow-side-formations = Formações livres
tow-side-no-formations = Acabaram as formações
tow-side-ducks = Sacola
tow-side-food = Cesta
tow-side-deck = Baralho: restam { $count }
tow-side-aside = de lado
tow-plate-points = { $count ->
    [1] 1 ponto
   *[other] { $count } pontos
}
tow-plate-cards = { $count } de { $limit } cartas
tow-plate-tow = Bando
tow-plate-food = Pães
tow-hand-here = Aqui: { $tile } { $called }
tow-hand-own-tow = Seu bando{ $free ->
    [0] , cheio
   *[other] {""}
}
tow-hand-own-food = Seus pães
tow-hand-where = casa { $tile }, { $steps ->
    [0] aqui
    [1] 1 passo
   *[other] { $steps } passos
}
tow-hand-ready = pronta
tow-row-points = pontos
tow-closeup-open = Cartas abertas, ou uma do baralho (restam { $count })
tow-closeup-hand = Suas cartas
tow-closeup-claim = você pode conquistar
tow-hand-left = Formações ainda livres
tow-hand-shaken = Saiu da sacola
tow-hand-shop = Na lojinha
tow-hand-short = { $count ->
    [0] está na fileira
    [1] falta 1 pato
   *[other] faltam { $count } patos
}
tow-hand-needs = falta
tow-hand-row = Fileira: sequências { $runs } + formações { $formations } = { $points } pontos

# Alt texts
tow-alt-setting = Um parque de hexágonos: { $locations } locais, { $shops } lojinhas e { $shops } lugares de adoção. Há quatro tipos de patos: { $ducks }.
tow-alt-turn = Turno { $number }.
tow-alt-over = Fim de jogo. { $who } { $count ->
    [1] venceu!
   *[other] dividem a vitória!
}
tow-alt-options = Opções: { $options }.
tow-alt-reach = A um passo: { $tiles }.
tow-alt-called = { $tile } { $called }
tow-alt-none = nenhum
tow-alt-player = { $who } ({ $letter }, { $colour }) em { $tile }. Bando: { $tow }; pães: { $food }; { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}, { $cards } de { $limit } cartas.
tow-alt-tiles = Patos nas casas: { $tiles }.
tow-alt-tile = { $tile }: { $ducks }
tow-alt-open = Cartas abertas: { $cards }.
tow-alt-no-open = Nenhuma carta aberta.
tow-alt-formations = Formações livres, com as colunas dos patos linha por linha: { $formations }.
tow-alt-formation = { $number } por { $points } pontos, { $pattern }
tow-alt-row = Fileira de { $who }: { $cards }. Sequências { $runs }, formações { $formations }.
tow-alt-own-row = Sua fileira: { $cards }. Sequências { $runs }, formações { $formations }.
tow-alt-column = { $column } { $ducks }
tow-alt-used = { $duck } (usado)
tow-alt-bags = Sacola de patos: { $ducks }. Cesta de pães: { $food }.
tow-alt-deck = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} no baralho.
tow-alt-count = { $colour } { $count }
tow-alt-you = Você é { $letter }, em { $tile }; patos ali: { $here }. Seu bando: { $tow } ({ $free ->
    [0] cheio
    [1] 1 lugar livre
   *[other] { $free } lugares livres
}). Seus pães: { $food }.
tow-alt-card = { $place } ({ $where }): { $ducks }; ainda falta: { $missing }.
tow-alt-card-ready = { $place } ({ $where }): { $ducks }; pronta.
tow-alt-run = { $colour } { $count }
tow-alt-place = { $place }º: { $who }, { $character } { $colour }, { $points } pontos. Sequências: { $runs }; formações: { $formations }.

# Everyone's rows
tow-rows-head = Todas as fileiras: com { $limit } cartas, acaba
tow-rows-sum = sequências { $runs } + formações { $formations }

# The end, drawn
tow-figure-runs = sequências { $count }
tow-figure-formations = formações { $count }
tow-photo = Como contam as sequências
