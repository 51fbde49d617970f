# Lessons: a guided game, one thing at a time. Nothing said of { $computer } has a gender

learn-button = Aprender jogando
learn-menu = ### Aprender jogando
    Lições curtas, de poucos minutos cada. Você pode sair a qualquer hora e continuar depois com `/ducks learn`.
learn-lesson = { $done ->
    [yes] ✓ { $lesson }
   *[no] { $lesson }
}
learn-continue = Continuar: { $lesson }, passo { $step }
learn-title = ### { $lesson } · { $step } de { $steps }
learn-over = ### { $lesson } · pronto!
learn-next = Avançar
learn-again = Tentar de novo
learn-all = Todas as lições
learn-play = Jogar agora
learn-play-about = -# Que tal uma partida de verdade? **Jogar agora** abre uma mesa aqui, para você e um computador. Aperte **Começar** quando quiser.

## Duck Race

learn-race = Duck Race
learn-race-figure = Uma banheira pequena, feita de hexágonos. Um patinho amarelo sai de uma argola, nada por cima das boias R, G e B e depois entra no ralo.
learn-race-goal = Você é um patinho de borracha em uma banheira. Nade por cima das boias R, G e B, em qualquer ordem, e depois desça antes de todo mundo pelo ralo, o redemoinho.
learn-race-start = Seu patinho é o amarelo, e o rosa é de { $computer }, um computador. Você sai de uma argola e escolhe para onde aponta o bico: que letra fica na direção da boia R?
learn-race-start-away = Dali, a boia R não fica bem em frente. Você nada para onde o bico aponta, então olhe para onde quer ir.
learn-race-card = A carta gira com o seu patinho: da casa azul, onde a seta violeta é o seu bico, nade pela linha vermelha. Que carta te leva por cima da boia R?
learn-race-card-edge = Com a 15, você daria de cara com a borda da banheira. O patinho para e se vira, e o resto da carta se perde.
learn-race-card-past = Quase, mas a 37 passa bem ao lado da R. Você tem que tocar a casa dela, nem que seja só de passagem.
learn-race-turn = Você nadou por cima da R: é a sua primeira boia! Agora vire para uma das setas verdes da carta, A ou C na água (B é uma boia): qual delas olha para a água livre?
learn-race-turn-edge = Agora seu bico está colado na borda da banheira, e a maioria das cartas daria em trombada.
learn-race-bonk = { $computer } nadou e deu de cara com o seu patinho: **trombada!** Aí é parar, dar as costas para você e perder o resto da carta. Com a borda da banheira é a mesma coisa.
learn-race-order = Todo mundo escolhe em segredo, e o menor número nada primeiro: a sua 26 veio antes da 46 de { $computer }. Que carta pode te levar à G?
learn-race-order-beside = Você pararia bem ao lado da G, e isso não é tocar.
learn-race-order-bonk = Trombada! { $computer } está no caminho: seu patinho fica onde está e se vira.
learn-race-path = A carta 17 tem dois caminhos, e você escolhe um na hora de nadar. Qual deles leva à G?
learn-race-path-other = Esse caminho se afasta da G.
learn-race-extra = Duas boias! Quem para em uma boia pode jogar logo mais uma carta: qual delas te leva à B?
learn-race-extra-edge = Trombada! Daqui, a 15 dá de cara com a borda da banheira.
learn-race-extra-stop = Parar sempre pode, mas uma das suas cartas te leva à B agora mesmo.
learn-race-back = As três boias são suas! Como depois de cada carta, primeiro você vira. O ralo fica lá longe, à esquerda: para que lado virar para ir até ele?
learn-race-back-away = Esse é o canto oposto da banheira, de costas para o ralo.
learn-race-enough = Você parou de novo em uma boia, então poderia jogar mais uma carta. Veja aonde a 15 te levaria: jogar, ou parar?
learn-race-enough-edge = Trombada! A 15 dá de cara com a borda. Não é obrigatório jogar uma carta, então melhor parar.
learn-race-ring = Aqui tem um atalho: entre em uma argola e saia em outra. Que carta te leva para dentro da argola 4?
learn-race-ring-edge = Trombada! Essa é a borda da banheira, e a argola 4 fica do outro lado.
learn-race-pop = Uma argola encerra o seu movimento, mesmo no meio de uma carta, e você pode sair em qualquer argola livre. De qual delas dá para nadar em linha reta até o ralo?
learn-race-pop-far = Dessa argola, o ralo não fica em linha reta, seja qual for o lado para onde você olhe.
learn-race-aim = Você sai olhando para o lado que quiser. Aponte o bico para o ralo!
learn-race-aim-away = Assim o seu bico não aponta para o ralo.
learn-race-drain = O ralo só aceita patinhos com as três boias, e você já tem todas. Que carta te leva para dentro?
learn-race-drain-edge = Trombada! Aqui, a 15 vira à esquerda e dá de cara com a borda.
learn-race-drain-past = A 29 desvia logo antes do ralo e passa ao lado dele.
learn-race-end = Você venceu sua primeira corrida! Entrou no ralo no meio da carta, e já basta.

## Duck Race: the bird dog

learn-race-dog = Duck Race: o cão de caça
learn-race-dog-dog = No jogo **avançado**, um cão de caça corre atrás dos patinhos. Com dois ou três jogadores, cada pessoa tem dois: os seus são Ya e Yb.
learn-race-dog-meet = Ya nada com a carta 42. Quem dá de cara com o cachorro perde o resto do turno e vai parar em uma argola, então qual caminho é seguro?
learn-race-dog-meet-sent = Você deu de cara com o cachorro! Seu turno acabou, e { $computer }, que conduziu o cachorro por último, escolheu a sua argola.
learn-race-dog-lead = O cachorro corre por último, e quem tem menos boias conduz: agora é você. Pa está quase chegando, então com que carta o cachorro passa por cima dele?
learn-race-dog-lead-miss = Com a 12, ele desvia antes de chegar a Pa.
learn-race-dog-lead-deck = Duas cartas do baralho são uma surpresa, e talvez não levem o cachorro até Pa.
learn-race-dog-send = Pegou! Você escolhe para qual argola Pa vai: qual fica mais longe do ralo?
learn-race-dog-send-near = Dali, a volta até o ralo não é tão longa.
learn-race-dog-end = Bom garoto! Ele seguiu correndo e entrou no ralo, então está fora da banheira até a próxima rodada.

## Duck Race: tokens

learn-race-tokens = Duck Race: fichas de ação
learn-race-tokens-figure = As cinco fichas: Compra 3, Continuar, Remar, Girar e Trocar.
learn-race-tokens-tokens = No jogo **avançado**, você começa com a ficha azul **Compra 3** e pega mais uma por boia que tocar. Só você sabe quais tem.
learn-race-tokens-far-away = Seu patinho Ya, no alto à direita, já tem as três boias. Mas o ralo está a cinco casas, em linha reta.
learn-race-tokens-draw = E todas as suas cartas são curtas! Você pode usar **Compra 3** quando quiser: compre três cartas e descarte três.
learn-race-tokens-draw-short = Essa carta não leva Ya nem perto do ralo. Use antes a sua ficha!
learn-race-tokens-far = Você comprou três cartas e descartou a 3, a 7 e a 10. Qual delas vai quatro casas em linha reta?
learn-race-tokens-far-short = Essa não é a longa. Ya precisa ir o mais longe que der.
learn-race-tokens-spin = Logo antes da sua carta, você pode usar uma ficha. Ya olha para a borda, então qual delas faz o patinho se virar?
learn-race-tokens-spin-edge = Trombada! Assim, a 52 leva Ya direto para a borda depois de um único passo.
learn-race-tokens-spin-ahead = **Remar** é um passo em frente, e esse é o lado errado.
learn-race-tokens-face = **Girar** te vira para o lado que você quiser. Onde está o ralo?
learn-race-tokens-face-away = Trombada! Para esse lado, a 52 leva Ya direto para a borda.
learn-race-tokens-paddle = Faltou um passo! Depois da sua carta também dá para usar uma ficha: qual delas dá um passo em frente?
learn-race-tokens-paddle-wait = Aí Ya fica plantado na frente do ralo até a próxima rodada.
learn-race-tokens-end = Chegou! Das outras duas fichas, **Continuar** joga mais uma carta depois do seu movimento, e **Trocar** troca de lugar com o cachorro.

## Duck Gallery

learn-gallery = Duck Gallery
learn-gallery-line = Seis cartas nadam em fila, e a ponta esquerda é a frente. Os patos amarelos são seus: acerte todos os azuis antes que { $computer } acerte os seus.
learn-gallery-card = Não dá para sair atirando: antes, alguém tem que fazer mira. Que carta põe uma mira sobre um pato?
learn-gallery-card-move = **Passa na Frente** troca um pato seu com a carta da frente. Fica para depois, quando você estiver em perigo.
learn-gallery-aim = Em que casa você quer mirar? Escolha o pato azul mais perto da frente, à esquerda.
learn-gallery-aim-water = Isso é só água. Não tem ninguém para acertar.
learn-gallery-aim-own = Esse pato é seu, e agora está na linha de tiro!
learn-gallery-aim-behind = Também é um bom alvo, mas aqui o da frente vem primeiro.
learn-gallery-danger = { $computer } jogou **A Fila Anda**, e os patos andaram, mas as miras ficam onde estão. Agora ela está sobre o seu pato: que carta tira ele de lá?
learn-gallery-danger-own = **Fogo** acerta quem estiver na mira, e lá está o seu próprio pato. Ai!
learn-gallery-danger-aim = Mais uma mira não ajuda o pato que está na primeira.
learn-gallery-ahead = **Passa na Frente** troca um pato seu com a carta da frente. Qual dos seus dois está em perigo?
learn-gallery-ahead-other = Esse estava a salvo, e o outro continua na mira.
learn-gallery-shoot = Seu pato está a salvo, um azul está na sua mira, e { $computer } também fez mira. Que carta você joga?
learn-gallery-shoot-aim = Já tem um pato azul na mira. Não espere ele sair de lá!
learn-gallery-target = Duas miras para escolher: em que casa você atira?
learn-gallery-target-own = Era o seu próprio pato. Olhe sempre quem está na mira.
learn-gallery-end = Belo tiro! Uma última coisa: se alguma das suas cartas puder ser jogada, você tem que jogar uma, mesmo que acerte seu próprio pato.

## Duck Pool

learn-pool = Duck Pool
learn-pool-pools = Em cada piscina cabe um certo número de patos. Encha uma na medida certa, e quem tem a ficha ali divide os patos: cada um vale um ponto.
learn-pool-dive = Sua vez! Primeiro, escolha em que piscina mergulhar: a sua é aquela em que está a sua ficha, e nela só falta um.
learn-pool-dive-elsewhere = Sua ficha não está nessa piscina. Se você a enchesse, os patos não seriam seus.
learn-pool-fill = Agora jogue uma carta nela, da sua mão ou às cegas, do baralho. Os ícones de uma carta dizem quantos lugares ela ocupa: qual delas preenche exatamente o último lugar?
learn-pool-fill-over = Albert ocupa quatro lugares, e só restava um. Passou da conta, e lá se vão todos os patos da piscina!
learn-pool-fill-blind = Do baralho pode vir qualquer coisa: esta carta era grande demais, e lá se vão todos os patos da piscina.
learn-pool-fill-stop = Você pode parar e comprar uma carta, mas aí { $computer } talvez encha a piscina antes de você.
learn-pool-share = Cheia na medida, e três pontos para você! A maioria dos patos faz alguma coisa ao mergulhar: Dingy tirou antes a ficha de { $computer } dali, e você não precisou dividir.
learn-pool-cancel = Agora { $computer } joga Lara, que tira um pato dos seus pontos. Uma boia na sua mão pode cancelar o que um pato faz, e você tem uma argola: use!
learn-pool-cancel-robbed = Lara tirou um pato da sua pilha, e é um ponto a menos para você.
learn-pool-cancel-hold = Isso só te dá mais tempo para pensar. Sua argola pararia Lara.
learn-pool-theirs = Lara não fez nada, mas agora só falta um na piscina de { $computer }. Você pode estragar a festa: mergulhe lá!
learn-pool-theirs-own = Sua própria piscina ainda está vazia, e em seguida { $computer } encheria a outra.
learn-pool-spoil = Um a mais, e lá se vai tudo que está nela. Que carta é grande demais com certeza?
learn-pool-spoil-gift = Era James, que ocupa um lugar: a piscina encheu, e { $computer } ficou com todos os patos. O baralho é uma loteria!
learn-pool-spoil-end = Você sempre pode parar e comprar uma carta. Mas { $computer } só precisa de mais um aqui.
learn-pool-end = Tchibum! Mergulhe até onde a coragem der e pare a tempo: quando as piscinas acabam, quem tem mais pontos vence.

## Duck Tow

learn-tow = Duck Tow
learn-tow-park = Você está passeando no parque: é o peão com o aro brilhante em volta. Alimente os patos, e eles vão atrás de você até os lugares que suas cartas pedem.
learn-tow-cards = Cada carta sua é um local do parque, com os patos que ele pede. A carta da Casa de Barcos pede um pato amarelo e um laranja.
learn-tow-feed = Você tem quatro ações no seu turno. Um pato laranja já te segue, e tem um amarelo na sua casa: que ação faz ele te seguir também?
learn-tow-feed-early = A Casa de Barcos também pede um pato amarelo, e você deixou para trás o que estava na sua casa.
learn-tow-feed-shake = Isso tira um pato da sacola, e nunca se sabe qual. Tem um amarelo bem aqui.
learn-tow-feed-end = Isso encerra o seu turno, com todas as ações sem usar.
learn-tow-move = Ele comeu um pão amarelo e agora segue você. Leve os dois patos à Casa de Barcos: para onde você anda?
learn-tow-move-away = Essa não é a Casa de Barcos. Cada passo até uma casa vizinha é uma ação, então cuide do caminho.
learn-tow-drop = Entregue os patos, e a carta entra na sua fileira. De cada cor, a sua maior sequência sem buracos vale um ponto por pato: então em que ponta fica a carta?
learn-tow-drop-left = Ali, seus patos laranja não ficam lado a lado: a carta entre eles não tem nenhum. A sequência é de um, em vez de dois.
learn-tow-drop-end = Isso encerra o seu turno, com os dois patos ainda atrás de você.
learn-tow-claim = Quatro patos em quadrado: sua fileira mostra uma das formações! Quem conquistar primeiro leva os pontos.
learn-tow-claim-pass = Você ainda poderia conquistá-la depois da sua próxima carta, a não ser que { $computer } chegue antes.
learn-tow-end = Que beleza! Quando a fileira de alguém fica longa o bastante, ou acabam as formações, quem tem mais pontos vence: sequências mais formações.
