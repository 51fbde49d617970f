# What went wrong, in one sentence to whoever clicked or wrote

refused-unknown = Essa mesa não existe mais.
refused-closed = Esta mesa está fechada.
refused-begun = A partida já começou.
refused-not-begun = A partida ainda não começou.
refused-paused = A partida está em pausa.
refused-occupied = Já tem uma mesa neste canal: { $link }
refused-full = Todos os lugares estão ocupados.
refused-seated = Você já está nesta mesa.
refused-not-seated = Você não está nesta mesa.
refused-not-host = Só quem é host pode fazer isso.
refused-taken = Alguém já escolheu esse personagem.
refused-stale = Isso já foi decidido. Veja a mensagem mais recente.
refused-duplicate = Seu clique já valeu.
refused-not-yours = Essa escolha é de outra pessoa.
refused-no-undo = Não há nada para desfazer. Você pode desfazer suas últimas jogadas até algo novo ser revelado ou outra pessoa jogar.
refused-touched = Alguém chegou antes. Tente de novo.
refused-no-hints = Não há dicas nesta mesa: quem é host desligou.
refused-cleared = Essa partida acabou há tanto tempo que só guardei o resultado.
refused-not-over = Esta partida ainda não acabou. Quando acabar, dá para rever tudo.
refused-unreadable = Esse botão já não vale mais.
form-too-late = Demorei demais. Aperte de novo.
something-broke = Algo deu errado do meu lado. O problema foi anotado, e sua partida está a salvo.
out-of-reach = Não consigo acessar minha memória agora. Nada se perdeu: tente de novo daqui a pouco.

# About seats that are kept, and rematches
refused-kept = Os últimos lugares estão guardados para quem recebeu convite primeiro. Tente de novo em alguns minutos.
refused-not-kept = Esse lugar não está mais guardado.
refused-rematched = A revanche já começou: { $link }

## What the rules refuse. A name ends with the engine's own code; { $typed } is what someone wrote

# A move
refused-other-question = Isso responde a outra pergunta. Nada mudou: veja a mensagem mais recente.
refused-no-replay = Não dá para desfazer isso: não consegui refazer a partida até ali. Nada mudou, é só seguir jogando.
refused-move-not-offered = Você não pode fazer isso agora. Nada mudou: a mensagem mais recente mostra o que dá para fazer.
refused-move-not-asked = Não é a sua vez agora. Nada mudou.
refused-move-not-your-turn = Não é a sua vez. Nada mudou.
refused-move-game-over = Esta partida acabou, não há mais nada para jogar.
refused-move-no-seat = Esse lugar não existe nesta partida. Nada mudou.
refused-move-not-in-hand = Essa carta não está na sua mão. Nada mudou: escolha uma que você tenha.
refused-move-picked-already = Você já escolheu essa carta. Escolha outra, ou troque antes a sua escolha.
refused-move-ring-taken = Essa argola está ocupada. Escolha uma livre.
refused-move-cannot-be-played = Você não pode jogar essa carta agora. Ela continua na sua mão, que diz o que atrapalha.
refused-move-must-be-played = Você só pode descartar quando não dá para jogar nenhuma carta. Escolha uma para jogar.
refused-move-deck-empty = Não há mais cartas para comprar. Nada mudou: escolha outra coisa.
refused-move-only-cancels = Não dá para jogar uma boia sozinha. Guarde-a para cancelar um pato.
refused-move-no-float = Você não tem nenhuma boia para cancelar. Nada mudou.
refused-move-nothing-to-cancel = Não há nada para cancelar agora. Você continua com todas as suas cartas.
refused-move-held-already = Você já disse “espera aí” neste turno. O tempo acaba sozinho.
refused-move-passing = Você está passando até o fim deste turno. Para cancelar algo, diga antes que quer voltar a responder.
refused-move-by-orders = Nesta mesa, ninguém é consultado sobre cancelar. Em vez disso, deixe uma ordem, junto da sua mão.
refused-move-does-not-fit = Você não pode completar essa carta agora: precisa de todos os patos dela no seu bando e de estar no local dela. Ela continua na sua mão.

# Opening a table, its options, starting
refused-setup-seats = { $game } é para { $least } a { $most } jogadores. Chame ou remova alguém e tente começar de novo.
refused-setup-impossible = Não consigo montar a partida assim. Nada mudou: tente outras opções.
refused-setup-no-game = Não tenho esse jogo. `/ducks help` mostra os que eu tenho.
refused-setup-no-player = Não tenho um computador assim para este jogo. Nada mudou.
refused-setup-no-option = Este jogo não tem essa opção. Nada mudou: escolha entre as que aparecem.
refused-setup-option-alone = **{ $option }** não combina com as outras opções. Deixe de fora, ou mude as outras antes.
refused-setup-option-value = **{ $option }** não pode ser “{ $typed }”. Nada mudou: escolha uma opção da lista.
refused-setup-no-board = Não conheço um tabuleiro chamado “{ $typed }”. `/duckrace boards` mostra todos; ou cole um código de tabuleiro inteiro.
refused-setup-board-too-long = “{ $typed }” é longo demais para um código de tabuleiro, que tem no máximo { $most } caracteres. Veja se você copiou só o código.
refused-setup-board-broken = O código de tabuleiro “{ $typed }” não está certo: algum caractere mudou ou se perdeu no caminho. Copie outra vez.
refused-setup-board-other-tiles = O código de tabuleiro “{ $typed }” é de outra versão de Duck Race, com outras peças. `/duckrace boards` mostra onde dá para jogar aqui.
refused-setup-board-unplayable = Não dá para jogar nesse tabuleiro: as peças não se encaixam, ou falta o ralo ou uma boia. Tente outro código ou escolha um tabuleiro da lista.
refused-setup-board-rings = Esse tabuleiro é pequeno demais: tem { $rings ->
    [1] uma argola
   *[other] { $rings } argolas
}, e { $duckies } patinhos precisam de { $needed }. Escolha um maior, ou jogue com menos patinhos.

# A saved game that can't be loaded
refused-saved-damaged = Não consigo continuar esta partida: o que guardei dela está danificado. Sinto muito! O problema foi anotado.
refused-saved-other-version = Não consigo continuar esta partida: ela começou em outra versão minha, com outras regras ou cartas. Sinto muito!
