# Who sits at a table before the game, and whom a seat is kept for

## Computers

computer-names-easy = Puddle Bubbles Nibbles Pip Tufty Waddles Dabble Sprig Bobber
computer-names-normal = Bill Mallory Teal Ripple Reed Splash Flapper Pickles Plume
computer-names-hard = Quack Webster Eider Drake Pekin Wigeon Smew Gadwall

level-easy = fácil
level-normal = normal
level-hard = difícil
temper-easy = vive no mundo da lua
temper-normal = gente boa, conhece o jogo
temper-hard = pensa longe, deixa passar pouca coisa

computers-here = -# { $count ->
    [1] Computador
   *[other] Computadores
}: { $who }
computer-of-level = { $name } ({ $level })

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, ou nenhum se for só você
private-clock-usual = Relógio: { $clock } (nenhum se for só você)

## Seats that are kept

lobby-kept = `·` guardado para **{ $name }** até { $when }

## A rematch

lobby-title-rematch = ### { $game }: revanche
rematch-ready = { $who } { $count ->
    [1] já está
   *[other] já estão
} na mesa, à espera de { $awaited }. A partida começa assim que todo mundo chegar.
rematch-waiting = Seu lugar está garantido. Ainda à espera de { $awaited }: { $link }
rematch-seated = Você já está na mesa: { $link }

## What the host decides

private-options-guest = **O que vamos jogar.** { $host } é host e pode mudar tudo até a partida começar.
private-back = Voltar
private-remove-person = { $look }
private-remove-computer = { $look } · computador, { $level }
private-remove-kept = ainda não se sentou
lobby-cancel-done = A mesa de { $game } em { $channel } foi cancelada.

# Discord takes 100 characters
option-rules-beginner-about = Um patinho para cada: o melhor jeito de começar
option-rules-advanced-about = Dois patinhos para cada, fichas de ação e o cão de caça
option-forgiving-no-about = Seu patinho nada a carta escolhida, dê no que der
option-forgiving-yes-about = Com as cartas na mesa, você pode abrir mão de uma e só virar o patinho, sem nadar
option-cancelling-window-about = Cada efeito espera um instante por uma boia, ou mais se alguém disser “espera aí”
option-cancelling-orders-about = Você diz antes o que quer cancelar, e ninguém precisa esperar
option-ending-book-about = Todo mundo tem mais um turno, menos quem provocou o fim
option-ending-equal-about = A rodada vai até o fim: todo mundo joga o mesmo número de turnos

## Invitations

start-friend-about = Alguém para jogar com você: eu chamo e guardo um lugar por dez minutos
start-friend-blind = Não dá para convidar { $who }: sem acesso a este canal.
start-friend-surplus = Não dá para convidar { $who }: não há lugares suficientes.
# { $who } are mentions
invitation-call = { $who }: **{ $host }** quer jogar **{ $game }** com { $count ->
    [1] você. Seu lugar está guardado
   *[other] vocês. Os lugares estão guardados
} até { $when }.
invitation-decline = Agora não
