# The first page of the playground: what Duckboard is, and its games.

front-name = Duckboard
front-learn = Aprender a jogar
front-line = Quatro jogos de tabuleiro com patos, para jogar com a turma ou contra computadores.

front-race = Corrida de patinhos de borracha na banheira. Cuidado com o cachorro!
front-gallery = Os patos passam em fila, e todo mundo faz mira.
front-pool = Encha uma piscina até o último pato. Um a mais estraga tudo.
front-tow = Alimente os patos do parque, e eles vão atrás de você.

front-players = { $least }–{ $most } jogadores
front-players-undrawn = { $least }–{ $most } jogadores, por enquanto só em palavras

# The covers, for people who can't see them
front-cover-race = Três patinhos de borracha nadam para o ralo de uma banheira, e um cachorro nada atrás deles.
front-cover-gallery = Cinco patos de chapéu passam em um estande de tiro, o do meio na mira.
front-cover-pool = Uma piscininha com seis patos em círculo, e um mergulhador pulando em outra.
front-cover-tow = Quatro patos em fila gingam por um caminho atrás de um peão que solta migalhas.
