# What a game is about, in a line: in the lobby, on the first board and on the first hand

aim = **Objetivo:** { $aim }
aim-race = Toque as boias R, G e B e desça pelo ralo antes de todo mundo.
aim-gallery = Acerte os patos do resto da mesa. Quem ficar por último com patos vence.
aim-pool = Encha piscinas na medida certa e divida os patos. Quem tiver mais pontos vence.
aim-tow = Leve patos aos locais das suas cartas e alinhe-os para marcar pontos.

# How to play: a few pages for someone who's never seen the game

how-button = Como jogar
how-about = Aprenda { $game } em um minuto
how-title = ### Como jogar { $game }{ $pages ->
    [1] { "" }
   *[other] { " " }· { $page } de { $pages }
}
how-back = Voltar
how-next = Avançar
how-rules = -# Quer todos os detalhes? `/duck{ $kind } rules` tem as regras completas.

## Duck Race, page by page: below the picture, for people who can't see it, and in it

how-race-goal = Você escolhe a argola onde começa e para que lado olha. Toque as boias em qualquer ordem: basta nadar por cima. Com as três, corra para o ralo: você vence assim que entrar nele, mesmo no meio de uma carta. Até lá, ele está fechado para você.
how-race-goal-alt = Uma banheira pequena, feita de hexágonos. Um patinho sai de uma argola, nada por cima das boias { $buoys } em alguma ordem e depois entra no ralo.
how-race-goal-start = Você sai de uma argola
how-race-goal-touch = Toque { $buoys }
how-race-goal-drain = Depois, pro ralo!

how-race-card = Você joga uma carta por rodada. **Azul** é a casa do seu patinho, e a seta violeta é o bico. Nade pela linha **vermelha** e depois vire para uma seta **verde**. A carta gira com o patinho, então *esquerda* é sempre a esquerda dele. Não dá para parar antes: todos os passos têm que ser dados.
how-race-card-alt = A carta { $card } sai de um hexágono azul, passa por três vermelhos e termina em duas setas verdes. Depois, a mesma carta está na água: embaixo de um patinho que olha para o norte e, girada, embaixo de um que olha para o sudeste. Mais abaixo, a carta { $forked } tem dois caminhos, { $letters }, e a água à frente do patinho também.
how-race-card-says = Isto é uma carta
how-race-card-laid = Ponha sob o patinho
how-race-card-turns = Ela gira com o bico
how-race-card-start = comece aqui
how-race-card-steps = nade estes passos
how-race-card-facing = vire: escolha uma
how-race-card-paths = Dois caminhos? Escolha na hora de nadar.

how-race-round = A borda da banheira, os outros patinhos e o ralo fechado: tudo isso dá **trombada**. Uma **argola** encerra seu movimento assim que você entra nela: escolha uma argola livre para sair e para que lado olhar. Em uma **boia**, você só ganha a carta extra se parar ali sem trombar; com a mão vazia, você compra uma. Quando todo mundo tiver nadado, vocês compram cartas novas, e a próxima rodada começa.
how-race-round-alt = Quatro imagens. As cartas { $cards } são executadas da menor para a maior. Um patinho tromba com outro, para e olha para trás, de onde veio. Um patinho entra em uma argola e sai em outra. Um patinho para em uma boia e segue nadando com uma segunda carta.
how-race-round-order = Escolham em segredo. O menor número nada primeiro.
how-race-round-bonk = Trombou? Pare e dê as costas ao obstáculo.
how-race-round-ring = Entre em uma argola e saia em qualquer uma livre.
how-race-round-buoy = Parou em uma boia? Pode jogar mais uma carta.

how-race-dog = Isto só vale no jogo **avançado**. Quem conduz o cachorro joga uma carta para ele, ou duas do baralho, e escolhe as argolas. Se houver empate em quem tem menos boias, conduz quem jogou a maior carta da rodada.
    - **Compra 3**, a qualquer hora: compre três cartas e descarte três.
    - **Continuar**, depois do seu movimento: jogue mais uma carta.
    - **Remar**, antes ou depois da sua carta: um passo em frente.
    - **Girar**, antes da sua carta: olhe para o lado que quiser.
    - **Trocar**, antes da sua carta: troque de lugar com o cachorro. Se ele estiver em uma boia, você a toca.
    Com dois ou três jogadores, cada pessoa tem dois patinhos. Cada patinho junta as próprias boias, e basta um chegar.
how-race-dog-alt = Quatro imagens. De três patinhos, o que tem menos boias está com o cachorro ao lado. O cachorro passa por um patinho, que vai parar em uma argola. Um patinho dá de cara com o cachorro e também vai parar em uma argola. As fichas são { $tokens }.
how-race-dog-leader = O cachorro corre por último. Menos boias? Você o conduz.
how-race-dog-chase = Ele manda para uma argola cada patinho que encontra.
how-race-dog-meet = Deu de cara com ele? Também vai para uma argola.
how-race-dog-tokens = Fichas: uma no começo e uma por boia que você tocar.

## Duck Gallery, page by page

how-gallery-turn = Seis cartas nadam em fila: seus patos, os do resto da mesa e um pouco de água. Mais cartas esperam no baralho, lá atrás.
    { "" }**Sua vez:** jogue uma das suas três cartas e compre outra.
    - **Apontar** põe uma mira sobre uma casa, e **Fogo** acerta o pato que está na mira.
    - Outras cartas movem os patos ou as miras. As miras ficam na casa delas enquanto os patos andam, então dá para empurrar alguém para a linha de tiro e escapar dela.
how-gallery-end = **O porém:** se alguma das suas cartas puder ser jogada, você tem que jogar uma, mesmo que acerte seu próprio pato.
    { "" }**Esconde-Esconde** põe um dos seus patos embaixo do vizinho. Com **Bumbum pra Cima**, um pato não pode ser acertado até a próxima vez de quem jogou a carta.
    { "" }**O fim:** acaba assim que só uma pessoa ainda tiver patos, na fila ou no baralho. Se você perder todos os seus, não pode mais vencer, mas continua jogando, ou fica de fora.

how-gallery-turn-alt = Quatro imagens. Seis casas em fila na água, com patos em algumas delas e miras sobre duas. Uma mira é posta sobre um pato. Um pato na mira é acertado. Os patos andam para a esquerda, e outro fica na mira.
how-gallery-turn-line = Os patos nadam em fila. A frente fica à esquerda.
how-gallery-turn-aim = Apontar põe uma mira sobre uma casa.
how-gallery-turn-shoot = Fogo acerta o pato que está na mira.
how-gallery-turn-move = Outras cartas movem patos. As miras ficam onde estão.
how-gallery-end-alt = Quatro imagens. Um pato seu é acertado. Um pato se esconde atrás do vizinho. Um pato está com o rabo para cima e tem um escudo. O último pato usa uma coroa.
how-gallery-end-must = Se puder jogar, tem que jogar, até contra o próprio pato.
how-gallery-end-hide = Esconde-Esconde põe seu pato embaixo do vizinho.
how-gallery-end-safe = Bumbum pra Cima: este não leva tiro por enquanto.
how-gallery-end-last = Vence quem ficar por último com patos.

## Duck Pool, page by page

how-pool-turn = **Sua vez:** ponha o marcador de mergulho em uma piscina. Depois jogue cartas nela, quantas quiser: às cegas, do baralho, ou patos da sua mão. Pare quando quiser e compre uma carta.
    - **Encheu na medida?** Os patos são divididos entre quem tem a ficha naquela piscina. Os seus viram pontos, e uma piscina nova entra no lugar.
    - **Um pato a mais?** Lá se vão todos.
    Nos dois casos, seu turno acaba, e você não compra carta.
how-pool-end = **O porém:** a maioria dos patos apronta alguma ao mergulhar. Eles movem fichas, viram ou roubam outros patos, ou acabam com o seu turno. Uma **boia** na mão de qualquer pessoa pode cancelar isso. Mas boias demais vindas do baralho também estragam uma piscina.
    { "" }**O fim:** a partida acaba quando as piscinas acabam. Cada pato na sua pilha vale 1 ponto, e **Goldie**, que vai para quem encher a piscina dela, vale 5. Cartas que sobram na mão não valem nada.
how-pool-turn-alt = Quatro imagens. Um trampolim que diz “pule aqui” está em uma piscina vazia com nove argolas. Uma carta do baralho mergulha em uma piscina onde nadam dois patos. Sam, Julie e Amy ocupam seis de seis lugares. Sam, Julie e Lara ocupam sete, e é demais.
how-pool-turn-marker = Escolha a piscina do mergulho.
how-pool-turn-dive = Jogue cartas nela, até onde a coragem der.
how-pool-turn-full = Cheia na medida: as fichas ali dividem os patos.
how-pool-turn-over = Um a mais: lá se vão todos!
how-pool-end-alt = Quatro imagens. Sam vira um pato, Julie pega uma carta, e Wilma move um pato. Uma boia é jogada em Arrrwin. Goldie vale 5. Quatro patos usam juntos uma coroa.
how-pool-end-effects = A maioria dos patos apronta algo ao mergulhar.
how-pool-end-cancel = Uma boia na sua mão cancela isso.
how-pool-end-goldie = Goldie: 5 pontos para quem encher a piscina dela.
how-pool-end-pile = Cada pato ganho é um ponto. Quem tem mais vence.

## Duck Tow, page by page

how-tow-turn = **Sua vez:** você tem até quatro ações, em qualquer ordem e quantas vezes quiser.
    - **Ande** até a casa vizinha. **Alimente** os patos de lá, um pão da cor de cada um, e até quatro deles vão atrás de você.
    - **Sacuda** a sacola para tirar um pato ao acaso.
    - **Entregue** patos em um local: cada carta daquele local leva os patos que mostra e vai para a ponta esquerda ou direita da sua fileira.
    - A **lojinha** tem pães e cartas. **Adotar** custa dois patos, e um deles pode tapar um buraco na sua fileira.
    No fim, você volta a ter quatro pães e quatro cartas.
how-tow-end = **O porém:** a ordem da fileira importa. De cada cor, só conta a sua maior sequência sem buracos, um ponto por pato. E quando sua fileira mostrar uma **formação**, conquiste-a antes de todo mundo: ela vale de 2 a 4 pontos.
    { "" }**O fim:** quando a fileira de alguém ficar longa o bastante, ou a última formação for conquistada, o resto da mesa tem mais um turno; com *turnos iguais*, em vez disso, a rodada vai até o fim. Também acaba se ninguém completar uma carta nem adotar um pato por seis rodadas. Quem tiver mais pontos vence.
how-tow-turn-alt = Quatro imagens. Alguém anda pelo parque até a lojinha ao lado do Lago Koi. Um pato amarelo e um laranja ganham pães das suas cores e vão atrás. Com os dois no bando, essa pessoa está na Casa de Barcos, e uma carta com esses dois patos está marcada. A carta é posta na ponta direita da fileira.
how-tow-turn-move = Ande até uma casa vizinha.
how-tow-turn-feed = Com um pão da cor dele, o pato segue você.
how-tow-turn-drop = Leve patos ao local da sua carta.
how-tow-turn-lay = Ponha a carta em uma das pontas da fileira.
how-tow-end-alt = Quatro imagens de uma fileira de seis cartas. A maior sequência de cada cor está marcada, com seus pontos. Um pato amarelo taparia um buraco e daria mais 2 pontos. Um quadrado de quatro patos é uma formação conquistada. Quem tem 13 pontos usa uma coroa, ao lado de quem tem 9.
how-tow-end-runs = Só conta a maior sequência de cada cor.
how-tow-end-gap = Um pato adotado pode tapar um buraco.
how-tow-end-claim = Conquiste uma formação que sua fileira mostre.
how-tow-end-most = Sequências mais formações: quem tem mais vence.
