# Who sits at a table before the game, and whom a seat is kept for

## Computers

computer-names-easy = Puddle Bubbles Nibbles Pip Tufty Waddles Dabble Sprig Bobber
computer-names-normal = Bill Mallory Teal Ripple Reed Splash Flapper Pickles Plume
computer-names-hard = Quack Webster Eider Drake Pekin Wigeon Smew Gadwall

level-easy = fácil
level-normal = normal
level-hard = difícil
temper-easy = curiosa, se distrae enseguida
temper-normal = de buen humor, conoce el juego
temper-hard = piensa varias jugadas, se le escapa poco

computers-here = -# { $count ->
    [one] Máquina
   *[other] Máquinas
}: { $who }
computer-of-level = { $name } ({ $level })

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, o sin reloj si juegas a solas
private-clock-usual = Reloj: ninguno a solas; si no, { $clock }

## Seats that are kept

lobby-kept = `·` reservado para **{ $name }** hasta las { $when }

## A rematch

lobby-title-rematch = ### { $game }: revancha
rematch-ready = Ya { $count ->
    [one] está
   *[other] están
} { $who }; esperamos a { $awaited }. Empieza en cuanto no falte nadie.
rematch-waiting = Tu asiento está listo. Todavía esperamos a { $awaited }: { $link }
rematch-seated = Ya estás en la mesa: { $link }

## What the host decides

private-options-guest = **Qué se va a jugar.** { $host } dirige la mesa y puede cambiarlo hasta que empiece la partida.
private-back = Volver
private-remove-person = { $look }
private-remove-computer = { $look } · máquina { $level }
private-remove-kept = aún no se ha sentado
lobby-cancel-done = La mesa de { $game } en { $channel } queda cancelada.

# Discord takes 100 characters
option-rules-beginner-about = Un patito por persona: la mejor forma de empezar
option-rules-advanced-about = Dos patitos por persona, fichas de acción y el perro de caza
option-forgiving-no-about = Tu patito nada la carta que elegiste, te lleve adonde te lleve
option-forgiving-yes-about = Al mostrar las cartas, puedes renunciar a una y solo girar tu patito
option-cancelling-window-about = Cada efecto espera un momento por si hay un inflable, o más si alguien lo pide
option-cancelling-orders-about = Dices por adelantado qué anular, y nadie tiene que esperar
option-ending-book-about = Todo el mundo, menos quien provoca el final, tiene un turno más
option-ending-equal-about = La ronda se juega hasta el final: los mismos turnos para todo el mundo

## Invitations

start-friend-about = Alguien con quien jugar: recibe un aviso y tiene su asiento reservado diez minutos
start-friend-blind = No puedo invitar a { $who }: este canal está fuera de su alcance.
start-friend-surplus = No puedo invitar a { $who }: no hay asientos suficientes.
invitation-call = { $who }: **{ $host }** te invita a jugar **{ $game }**. { $count ->
    [one] Tu asiento está reservado
   *[other] Los asientos están reservados
} hasta las { $when }.
invitation-decline = No, gracias
