# Duck Gallery. Colours are those of ducks, which are masculine: shapes stand beside them after a comma.

gallery-colour-yellow = amarelo
gallery-colour-blue = azul
gallery-colour-red = vermelho
gallery-colour-green = verde
gallery-colour-purple = roxo
gallery-colour-white = branco
gallery-shape-sun = sol
gallery-shape-drop = gota
gallery-shape-heart = coração
gallery-shape-leaf = folha
gallery-shape-star = estrela
gallery-shape-cloud = nuvem

# The cards: their names, what they do, and why one can't be played
gallery-card-take-aim = Apontar
gallery-card-double-barrel = Cano Duplo
gallery-card-shoot = Fogo
gallery-card-quick-shot = Tiro Rápido
gallery-card-misfire = Tiro Torto
gallery-card-two-birds = Dois num Tiro Só
gallery-card-bump-left = Mira pra Esquerda
gallery-card-bump-right = Mira pra Direita
gallery-card-line-forward = A Fila Anda
gallery-card-hang-back = Fica pra Trás
gallery-card-move-ahead = Passa na Frente
gallery-card-fast-forward = Fura-Fila
gallery-card-disorderly-conduckt = Patodemônio
gallery-card-duck-shuffle = Embaralha Tudo
gallery-card-duck-and-cover = Esconde-Esconde
gallery-card-bottoms-up = Bumbum pra Cima

gallery-does-take-aim = ponha uma mira em uma casa livre.
gallery-does-double-barrel = ponha miras em duas casas livres lado a lado.
gallery-does-shoot = acerte o pato que está na mira. A mira sai.
gallery-does-quick-shot = acerte qualquer pato, nem precisa de mira.
gallery-does-misfire = acerte um pato ao lado de uma mira, de um lado ou do outro. A mira sai.
gallery-does-two-birds = acerte os patos em duas miras lado a lado.
gallery-does-bump-left = mova uma mira uma casa rumo à frente.
gallery-does-bump-right = mova uma mira uma casa rumo ao baralho.
gallery-does-line-forward = a carta da frente vai para baixo do baralho de patos. As outras avançam.
gallery-does-hang-back = troque um pato seu com a carta de trás.
gallery-does-move-ahead = troque um pato seu com a carta da frente.
gallery-does-fast-forward = leve um pato seu para a frente da fila.
gallery-does-disorderly-conduckt = ponha a fila na ordem que quiser.
gallery-does-duck-shuffle = embaralhe a fila inteira no baralho de patos e abra uma nova.
gallery-does-duck-and-cover = esconda um pato seu embaixo de um pato ao lado.
gallery-does-bottoms-up = proteja qualquer pato até a sua próxima vez.

gallery-why-take-aim = toda casa já tem mira
gallery-why-double-barrel = toda casa já tem mira
gallery-why-shoot = não há mira em que atirar
gallery-why-quick-shot = nenhum pato da fila pode ser acertado
gallery-why-misfire = não há mira de onde errar o tiro
gallery-why-two-birds = não há duas miras lado a lado
gallery-why-bump-left = nenhuma mira pode ir rumo à frente
gallery-why-bump-right = nenhuma mira pode ir rumo ao baralho
gallery-why-hang-back = nenhum pato seu tem uma carta atrás
gallery-why-move-ahead = nenhum pato seu tem uma carta na frente
gallery-why-fast-forward = você não tem pato atrás da primeira casa
gallery-why-duck-and-cover = nenhum pato seu pode se esconder embaixo de um vizinho
gallery-why-bottoms-up = todo pato da fila já está protegido
gallery-why-no-duck = você não tem nenhum pato na fila

# The board
gallery-turn = **Turno { $number } · { $who }**
gallery-turn-playing = **Turno { $number } · { $who }** joga **{ $card }**
gallery-over = **Fim de jogo**
gallery-row-space = casa
gallery-row-marker = mira
gallery-row-duck = pato
gallery-row-below = embaixo
gallery-row-safe = a salvo
gallery-safe = A casa **{ $space }** está protegida até a próxima vez de **{ $who }**.
gallery-player = `{ $letter }` **{ $who }** · { $colour }, { $shape } · { $ducks ->
    [0] **sem patos**
    [1] **1** pato
   *[other] **{ $ducks }** patos
} · { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
}
gallery-player-playing = ▶ { $player }
gallery-player-sitting-out = { $player } · de fora
gallery-decks = Baralho de patos { $ducks } · baralho de ações { $cards }
gallery-decks-known = Baralho de patos { $ducks } (no fundo: { $known }) · baralho de ações { $cards }
gallery-discards = Descarte: { $cards }
gallery-several = { $count } × { $card }
gallery-legend = A casa 1 é a frente; o baralho fica atrás da 6. X: mira. ~: água. embaixo: um pato escondido sob outro.

## On the picture of the board; { $who } is a name without Markdown
gallery-front = frente
gallery-plate-out = sem patos, mas atira
gallery-plate-sitting-out = de fora
gallery-safe-duck = a salvo
gallery-safe-until = salvo até
gallery-hides = embaixo
gallery-next = próximo
gallery-miss = errou
gallery-deck = mais { $count }
gallery-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
gallery-head-turn = Turno { $number }
gallery-head-replay = Replay
gallery-head-won = { $who } { $count ->
    [1] venceu!
   *[other] venceram!
}
gallery-head-watch = Olho nos patos
gallery-head-playing = { $who } joga { $card }
gallery-head-card = { $who } escolhe uma carta
gallery-head-take-aim = { $who } faz mira: onde?
gallery-head-double-barrel = { $who } faz mira em dobro: onde?
gallery-head-shoot = { $who } atira: em qual mira?
gallery-head-quick-shot = { $who } atira: em qual pato?
gallery-head-misfire = { $who } atira torto: de qual mira?
gallery-head-two-birds = { $who } atira em dobro: onde?
gallery-head-bump-left = { $who } leva uma mira para a esquerda
gallery-head-bump-right = { $who } leva uma mira para a direita
gallery-head-hang-back = { $who } atrasa um pato: qual?
gallery-head-move-ahead = { $who } adianta um pato: qual?
gallery-head-fast-forward = { $who } manda um pato para a frente
gallery-head-duck-and-cover = { $who } esconde um pato: qual?
gallery-head-bottoms-up = { $who } protege um pato: qual?
gallery-head-neighbour = { $who } atira torto: para que lado?
gallery-head-cover = { $who } esconde um pato: embaixo de qual?
gallery-head-order = { $who } arruma a fila: qual é a número { $space }?

# The hand
gallery-hand = **Sua mão** · seus patos são `{ $letter }` { $colour }, { $shape }: { $ducks ->
    [0] não sobrou nenhum
    [1] resta 1
   *[other] restam { $ducks }
}
gallery-head-over = Fim de jogo
gallery-head-wait = Ainda não é a sua vez
gallery-head-hand-card = Que carta você joga?
gallery-head-hand-discard = Que carta você descarta?
gallery-head-hand-take-aim = Mirar em qual casa?
gallery-head-hand-double-barrel = Mirar em quais casas?
gallery-head-hand-shoot = Atirar em qual mira?
gallery-head-hand-quick-shot = Atirar em qual pato?
gallery-head-hand-misfire = Atirar torto de qual mira?
gallery-head-hand-two-birds = Atirar em quais miras?
gallery-head-hand-bump-left = Qual mira vai para a esquerda?
gallery-head-hand-bump-right = Qual mira vai para a direita?
gallery-head-hand-hang-back = Qual pato seu vai para trás?
gallery-head-hand-move-ahead = Qual pato seu passa na frente?
gallery-head-hand-fast-forward = Qual pato seu fura a fila?
gallery-head-hand-duck-and-cover = Qual pato seu se esconde?
gallery-head-hand-bottoms-up = Qual pato você protege?
gallery-head-hand-neighbour = Que lado você acerta?
gallery-head-hand-cover = Ele se esconde embaixo de qual pato?
gallery-head-hand-order = Que carta vai para a casa { $space }?
gallery-preview-choose = Suas opções agora
gallery-preview-order = Na ordem que quiser
gallery-preview-after = A fila depois disso
gallery-preview-waits = Antes, termine { $card }.
gallery-preview-why = Agora não: { $why }.
gallery-held = { $count ->
    [1] **{ $card }**: { $does }
   *[other] { $count } × **{ $card }**: { $does }
}
gallery-held-in-vain = { $count ->
    [1] ~~{ $card }~~: { $does } Agora não: { $why }.
   *[other] { $count } × ~~{ $card }~~: { $does } Agora não: { $why }.
}
gallery-all-in-vain = Você não pode jogar nenhuma destas agora, então descartaria uma.

# For people who listen to the pictures
gallery-alt-turn = Turno { $number }.
gallery-alt-over = Fim de jogo. { $who } { $count ->
    [1] venceu
   *[other] venceram
}.
gallery-alt-setting = Um estande de tiro de parque de diversões: seis lugares em fila na água e os patos de todas as seis cores: { $ducks }.
gallery-alt-look = { $letter } { $colour } ({ $shape })
gallery-alt-line = A fila, a partir da frente: { $cards }.
gallery-alt-empty-line = Não nada mais ninguém na fila.
gallery-alt-space = { $space } { $card }
gallery-alt-aimed = { $space } { $card }, na mira
gallery-alt-options = Opções: { $options }.
gallery-alt-option = { $letter }: { $what }
gallery-alt-players = { $players }.
gallery-alt-player = { $who } ({ $letter }, { $colour }, { $shape }): { $ducks ->
    [0] sem patos
    [1] resta 1 pato
   *[other] restam { $ducks } patos
}
gallery-alt-player-sitting-out = { $player }, de fora
gallery-alt-decks = { $ducks } no baralho de patos, { $cards } no baralho de ações.
gallery-alt-known = No fundo do baralho de patos, a partir do próximo: { $ducks }.
gallery-alt-safe = A casa { $space } está protegida até a próxima vez de { $who }.
gallery-alt-you = Você é { $letter }, { $colour }, { $shape }; { $ducks ->
    [0] não restam patos
    [1] resta 1 pato
   *[other] restam { $ducks } patos
}.
gallery-alt-card = { $card }: { $does }
gallery-alt-card-after = { $card }: { $does } A fila depois disso: { $line }.
gallery-alt-card-in-vain = { $card }: { $does } Agora não: { $why }.
gallery-alt-place = { $place }º: { $who }, { $character }, { $colour }, { $shape }, { $ducks ->
    [0] nenhum pato
    [1] 1 pato
   *[other] { $ducks } patos
}.
gallery-alt-photo = Uma foto mostra o fim: { $what }.
gallery-photo-last = o último pato na água
gallery-photo-last-many = os últimos patos na água
gallery-photo-together = caíram juntos

# What is asked
gallery-asked-card = **{ $who }** escolhe uma carta para jogar.
gallery-asked-take-aim = **{ $who }** faz mira: em qual casa?
gallery-asked-double-barrel = **{ $who }** faz mira em dobro: onde?
gallery-asked-shoot = **{ $who }** atira: em qual mira?
gallery-asked-quick-shot = **{ $who }** atira sem mira: em qual pato?
gallery-asked-misfire = **{ $who }** atira torto: de qual mira?
gallery-asked-two-birds = **{ $who }** atira em dobro: em quais miras?
gallery-asked-bump-left = **{ $who }** move uma mira rumo à frente: qual?
gallery-asked-bump-right = **{ $who }** move uma mira rumo ao baralho: qual?
gallery-asked-hang-back = **{ $who }** troca um pato com a carta de trás: qual?
gallery-asked-move-ahead = **{ $who }** troca um pato com a carta da frente: qual?
gallery-asked-fast-forward = **{ $who }** manda um pato para a frente da fila: qual?
gallery-asked-duck-and-cover = **{ $who }** esconde um pato: qual?
gallery-asked-bottoms-up = **{ $who }** protege um pato: qual?
gallery-asked-neighbour = **{ $who }** atira torto da mira na casa { $space }: para que lado?
gallery-asked-cover = **{ $who }** esconde o pato da casa { $space }: embaixo de qual pato?
gallery-asked-order = **{ $who }** arruma a fila: que carta vai para a casa { $space }?
gallery-asked-sitting = { $who } pode ficar de fora ou voltar.

gallery-asked-you-card = Que carta você quer jogar?
gallery-asked-you-discard = Você não pode jogar nenhuma das suas cartas. Qual você descarta?
gallery-asked-you-take-aim = Apontar: qual casa recebe a mira?
gallery-asked-you-double-barrel = Cano Duplo: quais casas recebem as miras?
gallery-asked-you-shoot = Fogo: em qual mira?
gallery-asked-you-quick-shot = Tiro Rápido: em qual pato?
gallery-asked-you-misfire = Tiro Torto: de qual mira? Você vai acertar uma carta ao lado.
gallery-asked-you-two-birds = Dois num Tiro Só: em quais miras?
gallery-asked-you-bump-left = Mira pra Esquerda: qual mira vai rumo à frente?
gallery-asked-you-bump-right = Mira pra Direita: qual mira vai rumo ao baralho?
gallery-asked-you-hang-back = Fica pra Trás: qual pato seu troca com a carta de trás?
gallery-asked-you-move-ahead = Passa na Frente: qual pato seu troca com a carta da frente?
gallery-asked-you-fast-forward = Fura-Fila: qual pato seu vai para a frente da fila?
gallery-asked-you-duck-and-cover = Esconde-Esconde: qual pato seu se esconde?
gallery-asked-you-bottoms-up = Bumbum pra Cima: qual pato você protege até a sua próxima vez?
gallery-asked-you-neighbour = Tiro Torto da mira na casa { $space }: que carta ao lado você acerta?
gallery-asked-you-cover = Seu pato da casa { $space } se esconde: embaixo de qual pato?
gallery-asked-you-order = Que carta vai para a casa { $space }?
gallery-asked-you-sit-out = Seus patos acabaram. Você pode ficar de fora: sua vez é pulada até você voltar. Se só sobrarem computadores, eles jogam até o fim.
gallery-asked-you-come-back = Você está de fora, então sua vez é pulada. Pode voltar quando quiser.

# Labels of buttons; { $card } is what lies there
gallery-at-water = água
gallery-at-unseen = uma carta do baralho
gallery-at-duck = pato { $colour }
gallery-at-own = seu pato
gallery-at-pair = { $colour } sobre { $hidden }
gallery-at-safe = { $card }, a salvo
gallery-short-own = seu
gallery-short-safe = { $card } a salvo
gallery-label-play = { $card }
gallery-label-discard = Descartar { $card }
gallery-label-aim = Mirar em { $space } ({ $card })
gallery-label-aim-two = Mirar em { $space } e { $next } ({ $card }, { $other })
gallery-label-shoot = Atirar em { $space } ({ $card })
gallery-label-shoot-two = Atirar em { $space } e { $next } ({ $card }, { $other })
gallery-label-marker = Da mira em { $space }
gallery-label-bump = Mira de { $space } para { $to } ({ $aimed })
gallery-label-move = Trocar { $space } com { $to } ({ $aimed })
gallery-label-move-first = { $space } vai para a frente ({ $card })
gallery-label-hide = Esconder o pato em { $space }
gallery-label-under = Embaixo de { $space } ({ $card })
gallery-label-protect = Proteger { $space } ({ $card })
gallery-label-put = De { $space }: { $card }
gallery-label-put-here = Fica em { $space }: { $card }
gallery-label-keep = Deixar o resto como está
gallery-label-sit-out = Ficar de fora
gallery-label-come-back = Voltar ao jogo

# What happened
gallery-whose = um pato de **{ $owner }**
gallery-news-play = **{ $who }** jogou **{ $card }**.
gallery-news-discard = **{ $who }** não podia jogar nada e descartou { $card }.
gallery-news-aim = **{ $who }** fez mira na casa { $space }.
gallery-news-hit = **{ $who }** acertou um pato de **{ $owner }** na casa { $space }!
gallery-news-hit-own = **{ $who }** acertou um dos próprios patos na casa { $space }!
gallery-news-hit-up = Embaixo havia um pato de **{ $owner }**, que agora apareceu.
gallery-news-hit-marker = A mira da casa { $marker } saiu.
gallery-news-miss = **{ $who }** atirou na casa { $space } e não acertou ninguém.
gallery-news-miss-marker = A mira fica.
gallery-news-out = **{ $who }** não tem mais patos, mas continua jogando cartas.
gallery-news-sit-out = **{ $who }** fica de fora.
gallery-news-come-back = **{ $who }** voltou ao jogo.
gallery-news-bump = **{ $who }** moveu a mira da casa { $space } para a { $to }.
gallery-news-forward = **{ $who }** mandou a carta da frente para baixo do baralho de patos: { $ducks }.
gallery-news-move = **{ $who }** moveu a carta da casa { $space } para a { $to }.
gallery-news-reshuffle = **{ $who }** embaralhou a fila inteira no baralho de patos.
gallery-news-hide = **{ $who }** escondeu o pato da casa { $space } embaixo do da { $under }.
gallery-news-protect = **{ $who }** protegeu o pato da casa { $space }.
gallery-news-lift = O Bumbum pra Cima de **{ $who }** perdeu o efeito.
gallery-news-fill = Novidades na fila: { $ducks }.
gallery-news-filled = { $duck } na casa { $space }
gallery-news-drawn = Você comprou { $cards }.
gallery-news-shuffle = O descarte foi embaralhado em um novo baralho de ações.

# The end
gallery-won = { $count ->
    [1] **{ $who } venceu!**
   *[other] **{ $who } dividem a vitória!**
}
gallery-ended-last-duck-swimming = Ninguém mais tem patos.
gallery-ended-last-ducks-went-together = Os últimos patos foram acertados no mesmo instante.
gallery-score = **{ $place }º** · { $who }: { $ducks ->
    [0] nenhum pato
    [1] 1 pato
   *[other] { $ducks } patos
}
