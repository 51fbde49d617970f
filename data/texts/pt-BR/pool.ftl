# Duck Pool. { $who }, { $whom } are people's names; { $pool } is a pool's number in the circle, { $called } its name.

pool-name-puddle = Poça
pool-name-foot-bath = Lava-Pés
pool-name-duckling-pool = Piscininha
pool-name-splash-pad = Esguicho
pool-name-splash-pads = Esguichos
pool-name-hot-tub = Ofurô
pool-name-fountain = Chafariz
pool-name-mud-bath = Banho de Lama
pool-name-baby-slide = Escorregador
pool-name-plunge-pool = Poço Gelado
pool-name-grotto = Gruta
pool-name-bubble-bath = Espuma
pool-name-waterfall = Cachoeira
pool-name-lazy-river = Rio Lento
pool-name-tube-slide = Toboágua
pool-name-salt-pool = Água Salgada
pool-name-diving-tower = Plataforma
pool-name-lap-pool = Raia Olímpica
pool-name-paddle-lake = Pedalinhos
pool-name-wave-pool = Mar de Ondas
pool-name-wild-water = Corredeira
pool-name-lagoon = Lagoa

# The cards: their names, and what they do from a hand
pool-card-sam = Sam
pool-card-dingy = Dingy
pool-card-julie = Julie
pool-card-wilma = Wilma
pool-card-james = James
pool-card-amy = Amy
pool-card-lara = Lara
pool-card-albert = Albert
pool-card-arrrwin = Arrrwin
pool-card-goldie = Goldie
pool-card-ring = Argola
pool-card-flamingo = Flamingo

pool-does-sam = vira um pato em qualquer piscina, e os ícones dele somem.
pool-does-dingy = move a ficha de outra pessoa para outra piscina.
pool-does-julie = leva um pato ou uma boia de qualquer piscina para a mão; outra Julie, só uma vez por turno.
pool-does-wilma = move um pato para outra piscina em que ele caiba.
pool-does-james = move o marcador de mergulho para outra piscina.
pool-does-amy = compra uma carta.
pool-does-lara = descarta a carta de cima da pilha de pontos de outra pessoa.
pool-does-albert = não tem efeito.
pool-does-arrrwin = acaba com o seu turno, e você não compra carta.
pool-does-goldie = não tem efeito, mas quem encher a piscina dela ganha 5 pontos.
pool-does-float = cancela o efeito de qualquer pato, seu ou não.

# A card with its icons
pool-icons = { $card } { $icons }
pool-float-icons = { $card } ({ $icons ->
    [1] 1 boia
   *[other] { $icons } boias
})
pool-several = { $count } × { $card }

# The board
pool-turn = **Turno { $number } · { $who }**
pool-turn-marker = **Turno { $number } · { $who }** mergulha em **{ $pool } { $called }**
pool-turn-diving = **Turno { $number } · { $who }** · **{ $card }** mergulha
pool-over = **Fim de jogo**
pool-head-name = piscina
pool-head-ducks = patos
pool-head-floats = boias
pool-head-tokens = aqui
pool-no-pool = (sem piscina)
pool-below = **{ $pool }** { $cards }
pool-player = `{ $letter }` **{ $who }** · { $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
} · { $pile ->
    [0] ainda sem pontos
   *[other] pilha de { $pile }, { $top } em cima
}
pool-player-playing = ▶ { $player }
pool-player-skipping = { $player } · passa neste turno
pool-decks = Baralho { $deck } · descarte { $discards } · piscinas por vir { $pools }
pool-idle = { $idle ->
    [1] 1 turno
   *[other] { $idle } turnos
} sem nenhuma carta jogada; depois de { $limit }, a partida acaba.
pool-discards = Descarte: { $cards }
pool-legend = > é o marcador de mergulho. Ícones até agora / necessários: acerte os patos na medida e não passe do limite de boias. ~~Riscado~~: virado, sem ícones.

# The hand
pool-hand = **Sua mão** · você é `{ $letter }`, em **{ $pool } { $called }**
pool-hand-nowhere = **Sua mão** · você é `{ $letter }`
pool-hand-empty = Ainda sem cartas. Você compra uma quando encerra um turno.
pool-held = { $count ->
    [1] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
pool-pile = Seus pontos: **{ $points }** ({ $cards })
pool-pile-empty = Seus pontos: nenhum ainda
pool-orders = Suas ordens para cancelar: { $ducks }
pool-orders-none = Você não deixou nenhuma ordem para cancelar.
pool-odds = O que a carta de cima pode fazer, antes do efeito:
pool-odds-line = **{ $pool } { $called }**: { $fills }% de encher, { $over }% de superlotar

# On pictures: few words, and plain ones
pool-picture-room = { $room ->
    [1] falta { $room }
   *[other] faltam { $room }
}
pool-picture-full = cheia!
pool-picture-over = demais!
pool-picture-marker = pule aqui
pool-picture-floats = boias
pool-picture-here = aqui
pool-picture-flipped = ({ $card })
pool-picture-deck = baralho
pool-picture-deck-left = restam { $count }
pool-picture-discards = descarte
pool-picture-discards-left = { $count }
pool-picture-pools = piscinas
pool-picture-pools-left = mais { $count }
pool-picture-note = Cheia na medida: quem está na piscina divide os patos. Um a mais: lá se vão todos.
pool-picture-idle = { $more ->
    [1] Mais um turno sem carta, e acabou.
   *[other] Mais { $more } turnos sem carta, e acabou.
}
pool-picture-cards = { $count ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $count } cartas
}
pool-picture-pile = { $count ->
    [0] sem patos
    [1] 1 pato
   *[other] { $count } patos
}
pool-picture-diving = { $duck ->
    [sam] Sam vira um pato: ele deixa de contar.
    [dingy] Dingy manda alguém para outra piscina.
    [julie] Julie pega uma carta de uma piscina.
    [wilma] Wilma leva um pato para outra piscina.
    [james] James: as próximas vão para outra piscina.
    [amy] Amy compra uma carta.
    [lara] Lara tira de alguém o pato de cima.
    [arrrwin] Arrrwin acaba com o turno.
    [goldie] Goldie: 5 pontos para quem encher a piscina.
   *[other] Albert só é grandão mesmo.
}

pool-picture-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
pool-picture-copies = × { $count }
pool-picture-counted = { $goldie ->
    [0] { $ducks ->
        [1] 1 pato
       *[other] { $ducks } patos
    }
   *[other] { $ducks } + Goldie { $goldie }
}
pool-picture-top = A carta de cima
pool-picture-top-does = Ninguém sabe qual é. Ela mergulha assim que for virada.
pool-picture-dives = { $card } está mergulhando!
pool-picture-odds-note = %: a chance de a próxima carta encher ou passar.
pool-picture-odds = { $fills }% enche, { $over }% passa
pool-picture-cancel = Cancelar?
pool-picture-cancel-with = com { $card },
pool-picture-cancel-not = ou só espere
pool-picture-stop = Ou pare: compre uma carta para a mão, e seu turno acaba.
pool-picture-no-float = Você não tem boia, então não pode cancelar. Ninguém mais sabe.
pool-picture-float-waits = Guarde: pode cancelar o próximo pato.
pool-picture-orders = Suas ordens secretas: estes serão cancelados
pool-picture-empty = Ainda sem cartas. Você compra uma quando encerra um turno.

# What a card would do to the pool
pool-preview-now = { $called }, antes do efeito
pool-preview-now-plain = { $called } depois disso
pool-preview-places = { $count ->
    [0] não ocupa lugar
    [1] ocupa 1 lugar
   *[other] ocupa { $count } lugares
}
pool-preview-room = aí { $room ->
    [1] falta { $room }
   *[other] faltam { $room }
}
pool-preview-over = demais: lá se vão todos!
pool-preview-full = cheia: { $share ->
    [0] nenhum pato para você
    [1] 1 pato para você!
   *[other] { $share } patos para você!
}
pool-preview-full-elsewhere = cheia, mas não para você{ $share ->
    [0] {""}
   *[other] {" "}(+{ $share })
}
pool-preview-odds-fills = { $share }% de encher
pool-preview-odds-over = { $share }% de passar
pool-preview-odds-on = { $share }% de seguir

# The ducks in a few words
pool-brief-sam = vira um pato
pool-brief-dingy = move uma ficha
pool-brief-julie = pega uma carta
pool-brief-wilma = move um pato
pool-brief-james = move o marcador
pool-brief-amy = compra uma carta
pool-brief-lara = tira um ponto
pool-brief-albert = só é grandão
pool-brief-arrrwin = encerra o turno
pool-brief-goldie = vale 5 pontos
pool-brief-ring = cancela um pato
pool-brief-flamingo = cancela um pato
pool-picture-holds = cabem { $ducks }

# The ducks in full
pool-called-sam = Sam Tímido
pool-called-dingy = Dingy Boboca
pool-called-julie = Julie Carinhosa
pool-called-wilma = Wilma Maluca
pool-called-james = James Vaidoso
pool-called-amy = Amy Fofinha
pool-called-lara = Lara Aventureira
pool-called-albert = Albert Fortão
pool-called-arrrwin = Arrrwin Rabugento
pool-called-goldie = Goldie Reluzente
pool-called-ring = Argola
pool-called-flamingo = Flamingo

pool-head-turn = Turno { $number }
pool-head-replay = Replay
pool-head-won = { $who } { $count ->
    [1] venceu!
   *[other] venceram!
}
pool-head-watch = Olho nos patos
pool-head-dive = { $who } escolhe: que piscina encher?
pool-head-act = { $who } joga uma carta, ou para?
pool-head-window = { $card } está mergulhando! Uma boia pode cancelar.
pool-head-from = { $duck ->
    [sam] { $who } vira um pato: em qual piscina?
    [julie] { $who } pega uma carta: de qual piscina?
   *[other] { $who } move um pato: de qual piscina?
}
pool-head-which = { $duck ->
    [sam] { $who } vira um pato: qual?
    [julie] { $who } pega uma carta: qual?
   *[other] { $who } move um pato: qual?
}
pool-head-haven = { $who } move { $card }: para qual piscina?
pool-head-opponent = { $who } move a ficha de alguém: de quem?
pool-head-new-pool = { $who } move { $whom }: para qual piscina?
pool-head-marker = { $who } segue mergulhando: em qual piscina?
pool-head-victim = { $who } tira um pato de cima: de quem?
pool-head-place = { $who } acha uma nova piscina para { $whom }
pool-head-discard = { $who } tem cinco cartas: uma sai
pool-head-over = Fim de jogo
pool-head-wait = Ainda não é a sua vez
pool-head-hand-dive = Que piscina você quer encher?
pool-head-hand-act = Jogar uma carta em { $pool } { $called }, ou parar?
pool-head-hand-window = { $card } está mergulhando! Cancelar?
pool-head-hand-from = { $duck ->
    [sam] Virar um pato em qual piscina?
    [julie] Pegar uma carta de qual piscina?
   *[other] Mover um pato de qual piscina?
}
pool-head-hand-which = { $duck ->
    [sam] Virar qual pato?
    [julie] Pegar qual carta?
   *[other] Mover qual pato?
}
pool-head-hand-haven = Mover { $card } para qual piscina?
pool-head-hand-opponent = Mover a ficha de quem?
pool-head-hand-new-pool = Mover a ficha para qual piscina?
pool-head-hand-marker = Seguir mergulhando em qual piscina?
pool-head-hand-victim = Tirar o pato de cima de quem?
pool-head-hand-place = Qual piscina para esta ficha?
pool-head-hand-discard = Que carta você descarta?

# For people who listen instead of looking
pool-alt-turn = Turno { $number }.
pool-alt-over = Fim de jogo. { $who } { $count ->
    [1] venceu.
   *[other] dividem a vitória.
}
pool-alt-setting = Um parque aquático com piscinas, e os dez patos que mergulham nelas: { $ducks }.
pool-alt-pool = Piscina { $pool }, { $called }: { $room ->
    [1] falta { $room }
   *[other] faltam { $room }
}, { $ducks } de { $most } patos, { $floats } de { $bears } boias{ $tokens ->
    [none] {""}
   *[other] ; aqui: { $tokens }
}{ $cards ->
    [none] {""}
   *[other] ; dentro: { $cards }
}.
pool-alt-pool-short = Piscina { $pool }, { $called }: { $room ->
    [1] falta { $room }
   *[other] faltam { $room }
}{ $tokens ->
    [none] {""}
   *[other] ; aqui: { $tokens }
}.
pool-alt-pool-full = A piscina { $pool }, { $called }, está cheia: { $cards }.
pool-alt-pool-over = A piscina { $pool }, { $called }, passou da conta: { $cards }.
pool-alt-gone = O lugar { $pool } não tem mais piscina.
pool-alt-flipped = { $card } (carta virada)
pool-alt-marker = O marcador de mergulho está na piscina { $pool }.
pool-alt-options = Opções: { $options }.
pool-alt-players = { $players }.
pool-alt-player = { $who } ({ $letter }, { $colour }, { $shape }): { $cards ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $cards } cartas
}, { $pile ->
    [0] ainda sem pontos
    [1] 1 pato nos pontos, { $top }
   *[other] { $pile } patos nos pontos, { $top } em cima
}
pool-alt-decks = { $deck } no baralho, { $discards } no descarte, { $pools } piscinas por vir.
pool-alt-you = Você é { $letter }, { $colour }, { $shape }, na piscina { $pool }, com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}.
pool-alt-card = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}: { $does }{ $would ->
    [none] {""}
   *[other] {" "}Agora: { $would }.
}
pool-alt-no-cards = Você não tem cartas.
pool-alt-top = A carta de cima: { $fills }% de encher a piscina, { $over }% de passar da conta.
pool-alt-odds = Piscina { $pool }: { $fills }% de encher, { $over }% de passar da conta.
pool-alt-place = { $place }º: { $who }, { $character }, { $colour }, { $shape }, { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}.
pool-alt-photo = Uma foto mostra o fim: { $what }.
pool-photo-ducks = os patos da vitória
pool-photo-nobody = nem um pato sequer
pool-colour-yellow = amarelo
pool-colour-blue = azul
pool-colour-red = vermelho
pool-colour-green = verde
pool-colour-purple = roxo
pool-colour-white = branco
pool-shape-sun = sol
pool-shape-drop = gota
pool-shape-heart = coração
pool-shape-leaf = folha
pool-shape-star = estrela
pool-shape-cloud = nuvem

# What the duck that dives is about to do, while it can be cancelled. { $mover } is whose turn it is
pool-about-to = { $duck ->
    [sam] **Sam** está prestes a virar um pato em uma das piscinas.
    [dingy] **Dingy** está prestes a mover a ficha de alguém que joga contra { $mover }.
    [julie] **Julie** está prestes a pegar uma carta de uma piscina para a mão de { $mover }.
    [wilma] **Wilma** está prestes a mover um pato para outra piscina.
    [james] **James** está prestes a mover o marcador de mergulho para outra piscina.
    [amy] **Amy** está prestes a comprar uma carta para { $mover }.
    [lara] **Lara** está prestes a descartar a carta de cima da pilha de pontos de alguém.
   *[other] **Arrrwin** está prestes a acabar com o turno de { $mover }.
}
pool-about-to-yours = { $duck ->
    [sam] Com **Sam**, você está prestes a virar um pato em uma das piscinas.
    [dingy] Com **Dingy**, você está prestes a mover a ficha de outra pessoa para outra piscina.
    [julie] Com **Julie**, você está prestes a pegar uma carta de uma piscina para a sua mão.
    [wilma] Com **Wilma**, você está prestes a mover um pato para outra piscina.
    [james] Com **James**, você está prestes a mover o marcador de mergulho para outra piscina.
    [amy] Com **Amy**, você está prestes a comprar uma carta.
    [lara] Com **Lara**, você está prestes a descartar a carta de cima da pilha de pontos de outra pessoa.
   *[other] **Arrrwin** está prestes a acabar com o seu turno.
}
pool-doomed = **A piscina { $pool } está superlotada.** Depois do efeito, tudo que ainda estiver nela se perde.

# What is asked. { $duck } is the duck whose effect it is, by its kind
pool-asked-dive = **{ $who }** escolhe em que piscina mergulhar.
pool-asked-act = **{ $who }** joga uma carta ou encerra o turno.
pool-asked-window = { $does } Qualquer pessoa com uma boia pode cancelar isso. Precisa de mais tempo? Aperte **Espera aí!**
pool-asked-from = { $duck ->
    [sam] Com Sam, **{ $who }** vira um pato: em qual piscina?
    [julie] Com Julie, **{ $who }** pega uma carta: de qual piscina?
   *[other] Com Wilma, **{ $who }** move um pato: de qual piscina?
}
pool-asked-which = { $duck ->
    [sam] Com Sam, **{ $who }** vira um pato na piscina { $pool }: qual?
    [julie] Com Julie, **{ $who }** pega uma carta da piscina { $pool }: qual?
   *[other] Com Wilma, **{ $who }** move um pato da piscina { $pool }: qual?
}
pool-asked-haven = Com Wilma, **{ $who }** tira { $card } da piscina { $pool }: para qual piscina vai?
pool-asked-opponent = Com Dingy, **{ $who }** move a ficha de alguém: de quem?
pool-asked-new-pool = Com Dingy, **{ $who }** move a ficha de **{ $whom }**: para qual piscina?
pool-asked-marker = Com James, **{ $who }** move o marcador de mergulho: para qual piscina?
pool-asked-victim = Com Lara, **{ $who }** descarta a carta de cima de uma pilha de pontos: de quem?
pool-asked-place = **{ $who }** procura uma nova piscina para a ficha de **{ $whom }**: qual?
pool-asked-place-own = **{ $who }** procura uma nova piscina para a própria ficha: qual?
pool-asked-discard = **{ $who }** tem cinco cartas e descarta uma.
pool-asked-skip = { $who } pode passar pelo resto do turno, ou voltar atrás.
pool-asked-orders = { $who } pode deixar ordens secretas para cancelar patos.

pool-asked-you-dive = Em que piscina os patos mergulham neste turno?
pool-asked-you-act = Jogar uma carta em **{ $pool } { $called }** ({ $room ->
    [1] falta { $room }
   *[other] faltam { $room }
}), ou encerrar o turno?
pool-asked-you-act-on = O que vai para **{ $pool } { $called }** ({ $room ->
    [1] falta { $room }
   *[other] faltam { $room }
})?
pool-asked-you-window = { $does } Quer cancelar? Se você não apertar nada, acontece.
pool-asked-you-window-without = { $does } Você não tem boia, então não pode cancelar. Ninguém mais sabe disso.
pool-asked-you-from = { $duck ->
    [sam] Sam vira um pato: em qual piscina?
    [julie] Julie pega uma carta para a sua mão: de qual piscina?
   *[other] Wilma move um pato: de qual piscina?
}
pool-asked-you-which = { $duck ->
    [sam] Sam vira um pato na piscina { $pool }: qual?
    [julie] Julie pega uma carta da piscina { $pool }: qual?
   *[other] Wilma move um pato da piscina { $pool }: qual?
}
pool-asked-you-haven = Wilma move { $card } da piscina { $pool }: para qual piscina?
pool-asked-you-opponent = Dingy move a ficha de alguém: de quem?
pool-asked-you-new-pool = Dingy move a ficha de **{ $whom }**: para qual piscina?
pool-asked-you-marker = James move o marcador de mergulho: para qual piscina?
pool-asked-you-victim = Lara descarta a carta de cima de uma pilha de pontos: de quem?
pool-asked-you-place = A ficha de **{ $whom }** precisa de uma nova piscina: qual?
pool-asked-you-place-own = Sua ficha precisa de uma nova piscina: qual?
pool-asked-you-discard = Você tem cinco cartas: qual descarta?
pool-asked-you-skip = Você pode passar pelo resto deste turno, ou voltar atrás.
pool-asked-you-orders = Você pode deixar ordens: o próximo pato daquele tipo é cancelado, se até lá você tiver uma boia.
pool-answered = { $question } Sua resposta até agora: { $answer }.

# Labels of buttons; { $letter } is another player's
pool-label-dive = { $pool } { $called } ({ $room ->
    [1] falta { $room }
   *[other] faltam { $room }
})
pool-label-top = Jogar a carta de cima
pool-label-play = Jogar { $card }
pool-label-end = Encerrar e comprar carta
pool-label-end-without = Encerrar o turno
pool-label-pass = Deixar acontecer
pool-label-cancel = Cancelar
pool-label-hold-on = Espera aí!
pool-label-pass-turn = Não perguntar neste turno
pool-label-ask-again = Voltar a perguntar
pool-label-from = De { $pool } { $called }
pool-label-card = { $card }
pool-label-to = { $pool } { $called } ({ $room ->
    [1] falta { $room }
   *[other] faltam { $room }
})
pool-label-token = Ficha de { $letter }, agora em { $pool }
pool-label-rob = { $card } de { $letter }
pool-label-discard = Descartar { $card }
pool-label-order = Se vier { $card }, cancelar
pool-label-lift = Se vier { $card }, deixar

# What happened
pool-news-pool = Novidades no círculo: { $pools }.
pool-news-laid = **{ $pool } { $called }** (patos { $ducks }, boias { $floats })
pool-news-start = Todas as fichas começam na piscina { $pool }.
pool-news-marker = **{ $who }** pôs o marcador de mergulho na piscina { $pool }.
pool-news-place = **{ $who }** jogou **{ $card }** { $source ->
    [deck] do baralho
   *[other] da mão
} na piscina { $pool }.
pool-news-effect = Ninguém cancelou { $card }.
pool-news-effect-arrrwin = Arrrwin acabou com o turno.
pool-news-hold = **{ $who }** disse: espera aí!
pool-news-cancel = **{ $who }** cancelou { $duck } com a carta { $card }.
pool-news-flip = **{ $who }** virou { $card } na piscina { $pool }.
pool-news-take = **{ $who }** pegou { $card } da piscina { $pool }.
pool-news-carry = **{ $who }** moveu { $card } da piscina { $pool } para a piscina { $to }.
pool-news-token = **{ $who }** moveu a ficha de **{ $whom }** para a piscina { $pool }.
pool-news-token-own = **{ $who }** moveu a própria ficha para a piscina { $pool }.
pool-news-rob = **{ $who }** tirou { $card } da pilha de pontos de **{ $whom }**.
pool-news-rob-up = Agora { $card } está em cima.
pool-news-end = **{ $who }** encerrou o turno.
pool-news-draw = **{ $who }** comprou { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
pool-news-drawn = Você comprou { $cards }.
pool-news-discard = **{ $who }** descartou { $card }.
pool-news-overcrowded = **A piscina { $pool } está superlotada!** Todas as cartas dela se perdem, e o turno de **{ $who }** acaba.
pool-news-full = **{ $who } encheu a piscina { $pool }!**
pool-news-full-lost = Para o descarte: { $cards }.
pool-news-points = **{ $who }** levou { $cards } para a pilha de pontos.
pool-news-gone = A piscina { $pool } saiu do jogo, e não há uma nova.
pool-news-skip = **{ $who }** passa pelo resto do turno.
pool-news-unskip = **{ $who }** quer voltar a responder.
pool-news-shuffle = O descarte foi embaralhado em um novo baralho.

# The end
pool-won = { $count ->
    [1] **{ $who } venceu!**
   *[other] **{ $who } dividem a vitória!**
}
pool-ended-one-pool-left = Só sobrou uma piscina.
pool-ended-no-pool-left = Não sobrou nenhuma piscina.
pool-ended-no-cards-left = Não sobraram cartas para jogar.
pool-ended-nobody-plays-any-more = Ninguém quis jogar mais nenhuma carta.
pool-score = **{ $place }º** · { $who }: **{ $points }** { $points ->
    [1] ponto
   *[other] pontos
}{ $goldies ->
    [0] {""}
    [1] , com uma Goldie
   *[other] , com { $goldies } Goldies
}
