# Small phrases are put into larger ones. A phrase that begins a sentence gets a capital first letter.

## Directions

race-compass-n = norte
race-compass-ne = nordeste
race-compass-se = sudeste
race-compass-s = sul
race-compass-sw = sudoeste
race-compass-nw = noroeste

race-turned-ahead = em frente
race-turned-right = à direita
race-turned-sharp-right = bem à direita
race-turned-back = atrás
race-turned-sharp-left = bem à esquerda
race-turned-left = à esquerda

race-steps-ahead = { $count } em frente
race-then-face = { $steps } (virada final: { $facings })
# After “para o”, and after a colon
race-any-way = lado que quiser

# How far away something is; the second one where steps have just been mentioned
race-way =
    { $count ->
        [1] { $count } passo ao { $facing }
       *[other] { $count } passos ao { $facing }
    }
race-way-on = { $count } ao { $facing }
race-way-first =
    { $count ->
        [1] { $count } passo (primeiro ao { $facing })
       *[other] { $count } passos (primeiro ao { $facing })
    }
race-way-first-on = { $count } (primeiro ao { $facing })
race-right-here = aqui mesmo, ainda sem tocar

## Where and what things are

race-setting = Este é { $board }.
race-title = Duck Race: { $board }, { $moment }.
race-hand-title = Sua mão em Duck Race, { $moment }.
race-before-the-start = antes da largada
race-in-round = rodada { $number }

race-board-tub = o tabuleiro Banheira
race-board-basin = o tabuleiro Bacia
race-board-trough = o tabuleiro Tina
race-board-lagoon = o tabuleiro Lagoa
race-board-harbour = o tabuleiro Porto
race-board-canal = o tabuleiro Canal
race-board-rapids = o tabuleiro Corredeira
race-board-delta = o tabuleiro Delta
race-board-marsh = o tabuleiro Brejo
race-board-random-beginner = um tabuleiro aleatório fácil
race-board-random-moderate = um tabuleiro aleatório médio
race-board-random-advanced = um tabuleiro aleatório difícil
race-board-own = um tabuleiro feito em casa

# Where: { $name } is a space, like J12
race-at = em { $name }
race-in-drain = no ralo
race-on-ring = na argola { $ring } em { $name }
race-on-buoy = na boia { $buoy } em { $name }

# What: lying in the water, or met there. Never after “em” or “de”, which would merge with the article
race-edge = a borda
race-water = água livre
race-drain = o ralo
race-ring = argola { $ring }
race-buoy = boia { $buoy }
race-standing-on = { $who } sobre { $what }
race-dog = o cachorro

# Whom: if everyone has two duckies, they're called a and b. A lone ducky goes by its owner's name
race-your-ducky = seu patinho
race-your-ducky-of-two = seu patinho “{ $letter }”
race-their-ducky = o próprio patinho
race-their-ducky-of-two = o próprio patinho “{ $letter }”
race-ducky-of = o patinho de { $name }
race-ducky-of-two = o patinho “{ $letter }” de { $name }

## Duckies and the dog

race-not-placed = { $who } ainda não está no tabuleiro.
race-stands = { $who } está { $place }, olhando para o { $facing }.
race-stands-and-seeks = { $who } está { $place }, olhando para o { $facing }; { $quest }.
race-stands-seeing = { $who } está { $place }, olhando para o { $facing }, com { $ahead } à frente; { $quest }.

# { $quest }: what it has touched, then where it has to go
race-quest = já tem: { $buoys }; { $goals }
race-buoys =
    { $count ->
        [1] boia { $buoys }
        [3] as três boias
       *[other] boias { $buoys }
    }
race-goal = boia { $buoy }: { $way }
race-goal-on = { $buoy }: { $way }
race-goal-drain = ralo: { $way }
race-goal-by-legs = { $goal } em { $name }: { $way }

race-landmarks = Boia { $buoys }; o ralo em { $drain }.
race-landmark = { $buoy } em { $name }

race-around = Em volta ({ $who }): { $around }.
race-in-directions = { $directions }, { $what }
race-water-elsewhere = de resto, água livre
race-water-everywhere = água livre por todo lado

race-dog-stands = O cachorro está { $place }, olhando para o { $facing }.
race-dog-loose = O cachorro está { $place }, olhando para o { $facing }, com { $ahead } à frente.
race-dog-led = O cachorro está { $place }, olhando para o { $facing }, com { $ahead } à frente; { $leader } o conduz.
race-dog-led-by-you = O cachorro está { $place }, olhando para o { $facing }, com { $ahead } à frente; você o conduz.

## Cards and what they do

# One's own: above their pictures, and in words
race-your-cards = Suas cartas
race-you-hold = Na sua mão: { $cards }
race-you-hold-numbers = Na sua mão: { $cards }.

race-card = Carta { $number }: { $paths }.
race-card-paths = Carta { $number }, { $paths }.
race-path = caminho { $letter }: { $what }
race-path-ends = { $path }: { $fate }
race-ducky-a-or-b = patinho “{ $letter }”
race-whose-fate = { $who } { $fate }
race-both-fates = os dois: { $fate }

# A fate: what a card would do to a ducky, or to the dog
race-touches = toca a boia { $buoy }
race-ends = termina { $place }
race-ends-on-buoy = termina { $place } e pode jogar mais uma carta
race-ends-on-new-buoy = toca a boia { $buoy }, termina ali e pode jogar mais uma carta
race-ends-facing = { $fate }, olhando para o { $facings }
race-bonks =
    { $count ->
        [1] tromba com { $what } depois de { $count } passo, { $place }, olhando para o { $facing }
       *[other] tromba com { $what } depois de { $count } passos, { $place }, olhando para o { $facing }
    }
race-bonks-at-once = tromba logo de cara com { $what }, olhando para o { $facing }
race-enters-ring = entra na argola { $ring }
race-wins = desce pelo ralo e vence
race-meets-dog = dá de cara com o cachorro e vai para uma argola
race-chases = espanta { $who }
race-leaves = sai pelo ralo

race-still-to-move = Ainda vão nadar: { $cards }.
race-laid-card = { $who } com a carta { $card }

# How many cards, tokens or buoys someone has
race-count = { $who } { $count }
race-hands = Cartas na mão: { $counts }.
race-piles =
    { $deck ->
        [1] Baralho: { $deck } carta. Descarte: { $discards }.
       *[other] Baralho: { $deck } cartas. Descarte: { $discards }.
    }

## Tokens

race-token-draw-3 = Compra 3
race-token-keep-going = Continuar
race-token-paddle = Remar
race-token-spin = Girar
race-token-swap = Trocar

race-token-does-draw-3 = Compra 3 (a qualquer hora: compre três cartas e descarte três)
race-token-does-keep-going = Continuar (depois de nadar: jogue mais uma carta)
race-token-does-paddle = Remar (antes ou depois de uma carta: um passo em frente)
race-token-does-spin = Girar (antes de uma carta: olhe para o lado que quiser)
race-token-does-swap = Trocar (antes de uma carta: troque de lugar com o cachorro)

race-several-tokens = { $count }× { $token }
race-your-tokens = Suas fichas: { $tokens }.
race-tokens-held = Fichas na mão: { $counts }.
race-count-with-blue = { $who } { $count } e { race-token-draw-3 }

## Questions, as everyone hears them

race-asked-path = { $who } escolhe um caminho da carta { $card } para { $whom }.
race-asked-face = { $who } escolhe para que lado olha { $whom }.
race-asked-ring = { $who } escolhe uma argola para { $whom }.
race-asked-send = { $who } escolhe para qual argola mandar { $whom }.
race-asked-which = { $who } escolhe qual carta o cachorro segue primeiro.
race-asked-before = { $who } pode usar uma ficha antes de mover { $whom } com a carta { $card }.
race-asked-after = { $who } pode usar uma ficha depois de mover { $whom }.
race-asked-extra = { $who } pode jogar mais uma carta para { $whom }.
race-asked-more = { $who } joga mais uma carta para { $whom }.
race-asked-lead = { $who } conduz o cachorro, com uma carta da mão ou duas do baralho.
race-asked-discard = { $who } descarta uma carta.
race-asked-pick = Todo mundo escolhe uma carta em segredo. Ainda à espera de: { $who }.
race-asked-order = Todo mundo escolhe uma carta em segredo: a maior entra na água primeiro. Ainda à espera de: { $who }.
race-asked-forgive = Todo mundo pode virar em vez de nadar. Ainda à espera de: { $who }.
race-asked-blue = { $who } pode usar { race-token-draw-3 } a qualquer hora.

## Questions, to the person who is asked

race-asked-you-path = Escolha um caminho da carta { $card } para { $whom }.
race-asked-anyway = Em qualquer um, é trombada logo de cara: { $turns ->
    [yes] você só escolhe para que lado olhar depois.
   *[no] tanto faz qual você escolher.
}
race-asked-you-face = Escolha para que lado olha { $whom }.
race-asked-you-ring = Escolha uma argola para { $whom }.
race-asked-you-send = Escolha para qual argola mandar { $whom }.
race-asked-you-which = Escolha qual carta o cachorro segue primeiro.
race-asked-you-before = A carta { $card } vai mover { $whom }. Vai, ou usa uma ficha antes?
race-asked-you-after = { $whom } já nadou. Pronto, ou quer usar uma ficha?
race-asked-you-extra = Mais uma carta para { $whom }, ou quer parar?
race-asked-you-drawn = Sua mão estava vazia, e você comprou a carta { $card }. Quer jogá-la para { $whom } ou parar?
race-asked-you-more = Jogue mais uma carta para { $whom }.
race-asked-you-lead = Conduza o cachorro, com uma carta sua ou duas do baralho.
race-asked-you-discard = Descarte uma carta.
race-asked-you-pick = Escolha uma carta para { $whom }.
race-asked-you-order = Escolha uma carta para decidir quem entra na água primeiro. A maior vai na frente, e você perde a carta.
race-asked-you-forgive = Você escolheu a carta { $card } para { $whom }. Vai nadar, ou abre mão dela e só vira?
race-asked-you-blue = Você pode usar { race-token-draw-3 } a qualquer hora: compre três cartas e descarte três.

race-asked-and-chosen = { $asked } Você escolheu { $answer }, e ainda dá para mudar.
race-not-your-turn = Não é a sua vez agora.

race-over = A corrida acabou: vitória de { $who }.
race-you-won = A corrida acabou: você venceu!

## Choices

race-options = { $options }.
race-secret-options = Opções: { $options }.
race-option = { $letter }: { $what }
race-option-go = vai
race-option-go-does = vai, { $fates }
race-option-done = pronto
race-option-stop = parar
race-option-deck = duas cartas do baralho
race-option-race = nadar
race-option-race-does = nadar, { $fates }
race-option-turn = virar para o { $facing }
race-option-card = carta { $number }
race-option-card-does = carta { $number }, { $fates }
race-option-ring-at = argola { $ring } em { $name }
race-option-ring-near = argola { $ring } em { $name }, { $goal }: { $way }
race-option-facing-sees = { $facing }, com { $ahead } à frente

# On its button, one of your own cards
race-label-card = { $number }

## At the top of a picture, where there's little room

race-head-start = Largada
race-head-round = Rodada { $number }
race-head-racing = Foi dada a largada!
race-head-won = { $who } venceu!
race-head-over = A corrida acabou
race-head-chosen = Escolhido! Ainda dá para mudar
race-head-wait = Ainda tem gente escolhendo
race-head-still = { $head } Falta: { $who }
race-head-ducky = o patinho

# When everyone is asked at once
race-head-all-pick = Escolham as cartas!
race-head-all-order = Escolham: a maior entra primeiro!
race-head-all-forgive = Nadar, ou só virar?

# When one person is asked
race-head-one-path = { $who } escolhe um caminho
race-head-one-face = { $who } escolhe para onde olhar
race-head-one-ring = { $who } escolhe uma argola
race-head-one-send = { $who } manda embora { $whom }
race-head-one-which = { $who }: qual carta primeiro?
race-head-one-before = { $who } pode usar uma ficha
race-head-one-after = { $who } pode usar uma ficha
race-head-one-extra = { $who } pode jogar mais uma
race-head-one-more = { $who } joga mais uma carta
race-head-one-lead = { $who } conduz o cachorro
race-head-one-discard = { $who } descarta

# On the picture of a hand, to its owner
race-head-hand-pick = Escolha uma carta
race-head-hand-order = Escolha: a maior entra primeiro
race-head-hand-forgive = Nadar, ou só virar?
race-head-hand-path = Escolha um caminho
race-head-hand-face = Escolha para onde olhar
race-head-hand-ring = Escolha uma argola
race-head-hand-send = Escolha uma argola
race-head-hand-which = Qual carta primeiro?
race-head-hand-before = Vai, ou usa uma ficha antes?
race-head-hand-after = Pronto, ou usar uma ficha?
race-head-hand-extra = Mais uma carta, ou parar?
race-head-hand-drawn = Jogar a carta comprada, ou parar?
race-head-hand-more = Jogue mais uma carta
race-head-hand-lead = Conduza o cachorro
race-head-hand-discard = Descarte uma carta

## What happened: who did what, and then

race-news = { $who } { $what }.
race-news-swim = nadou de { $start } a { $end } com a carta { $card }
race-news-paddle = remou de { $start } a { $end }
race-news-walk = foi de { $start } a { $end } com a carta { $card }
race-news-bonk = trombou com { $what }
race-news-bonk-on-somebody = trombou com um patinho
race-news-buoy = tocou a boia { $buoy }
race-news-dog = deu de cara com o cachorro
race-news-home = desceu pelo ralo
race-news-ring = apareceu na argola { $ring }
race-news-use = usou { $token }
race-news-extra = jogou também a carta { $card }
race-news-draw = comprou uma carta
race-news-own-draw = comprou a carta { $card }
race-news-show = virou a carta { $card } para a largada
race-news-lead =
    { $count ->
        [1] conduziu o cachorro com a carta { $cards }
       *[other] conduziu o cachorro com as cartas { $cards }
    }
race-news-enter = saiu de dentro do ralo
race-news-leave = foi embora pelo ralo
race-news-chase = teve que fugir do cachorro
race-news-swap = trocou de lugar com o cachorro
race-news-forgive = virou em vez de nadar

# Only in the log, where no picture shows it
race-news-round = Começa a rodada { $number }.
race-news-reveal = As cartas foram reveladas: { $cards }.
race-news-revealed = { $who }: { $card }
race-news-token = pegou uma ficha
race-news-own-token = pegou a ficha { $token }
race-news-discard = descartou a carta { $card }
race-news-stop = não jogou mais cartas
race-news-shuffle =
    { $cards ->
        [1] A carta descartada é o novo baralho.
       *[other] As { $cards } cartas descartadas foram embaralhadas em um novo baralho.
    }

# The end
race-result-home = { $who } venceu a corrida: desceu pelo ralo com as três boias, na rodada { $round }.
race-result-buoys = Boias tocadas: { $counts }.

## The board at length

race-scheme = As colunas têm letras de oeste a leste, e as linhas têm números de norte a sul. Um passo para o norte ou para o sul muda o número em dois; qualquer outro passo muda a letra em uma e o número em um. Uma casa que não está na lista não é água: é borda ou buraco.
race-row = Linha { $number }: { $spaces }.
race-thing-in-row = { $column } ({ $what })
race-buoy-looks = A boia { $letter } ({ $colour }, { $shape }) está em { $name }.
race-colour-red = vermelha
race-colour-green = verde
race-colour-blue = azul
race-shape-round = redonda
race-shape-cone = cone
race-shape-barrel = barril
race-drain-is = O ralo está em { $name }.
race-rings = Argolas: { $rings }.
race-ring-is = { $ring } em { $name }

## On the button of a way to face

race-label-facing = { $arrow } { $what }

## The picture of the result

race-result-moment = Rodada { $round }: pelo ralo!

# In words: everyone on the podium, and the photo of the last move
race-result-place = { $place ->
    [1] Primeiro
    [2] Segundo
    [3] Terceiro
   *[other] Quarto
} lugar no pódio: { $who } ({ $character }){ $crown ->
    [yes] , com a coroa
   *[no] {""}
}. { $buoys }.
race-result-ducky = patinho “{ $letter }”: { $buoys }
race-result-no-buoy = nenhuma boia
race-result-photo = Na foto: { $what }

## What happened, beside a picture: without the names of spaces, which no picture shows

race-log = **{ $who }** { $what }.
race-log-swim =
    { $count ->
        [1] nadou { $count } casa com a carta { $card }
       *[other] nadou { $count } casas com a carta { $card }
    }
race-log-paddle = remou uma casa
race-log-walk =
    { $count ->
        [1] andou { $count } casa com a carta { $card }
       *[other] andou { $count } casas com a carta { $card }
    }
