# Who sits at a table before the game, and whom a seat is kept for

## Computers

computer-names-easy = Puddle Bubbles Nibbles Pip Tufty Waddles Dabble Sprig Bobber
computer-names-normal = Bill Mallory Teal Ripple Reed Splash Flapper Pickles Plume
computer-names-hard = Quack Webster Eider Drake Pekin Wigeon Smew Gadwall

level-easy = facile
level-normal = normal
level-hard = difficile
temper-easy = du genre curieux, vite distrait
temper-normal = de bonne humeur, connaît le jeu
temper-hard = voit loin, rate peu de choses

computers-here = -# { $count ->
    [one] Ordi
   *[other] Ordis
} : { $who }
computer-of-level = { $name } ({ $level })

## The clock, if nobody has chosen one

lobby-clock-usual = { $clock }, ou aucun si tu joues en solo
private-clock-usual = Chrono : aucun en solo, sinon { $clock }

## Seats that are kept

lobby-kept = `·` place gardée pour **{ $name }** jusqu’à { $when }

## A rematch

lobby-title-rematch = ### { $game } : la revanche
rematch-ready = { $who } { $count ->
    [one] attend
   *[other] attendent
} déjà. Il manque encore { $awaited }. Ça commence dès que tout le monde est là.
rematch-waiting = C’est bon pour toi. On attend encore { $awaited } : { $link }
rematch-seated = Tu es déjà à la table : { $link }

## What the host decides

private-options-guest = **Ce qu’on va jouer.** L’hôte, { $host }, peut encore tout changer avant le début de la partie.
private-back = Retour
private-remove-person = { $look }
private-remove-computer = { $look } · ordi, { $level }
private-remove-kept = pas encore à table
lobby-cancel-done = La table de { $game } dans { $channel } est annulée.

# Discord takes 100 characters
option-rules-beginner-about = Un canard par personne : l’idéal pour commencer
option-rules-advanced-about = Deux canards par personne, des jetons d’action et le chien de chasse
option-forgiving-no-about = Ton canard suit la carte choisie, où qu’elle mène
option-forgiving-yes-about = Une fois les cartes montrées, tu peux en sacrifier une : ton canard tourne sans avancer
option-cancelling-window-about = Chaque effet attend un instant qu’on le contre, ou plus longtemps si quelqu’un dit « Minute ! »
option-cancelling-orders-about = Tu dis d’avance quoi contrer, et personne n’attend
option-ending-book-about = Tout le monde joue encore un tour, sauf la personne qui a déclenché la fin
option-ending-equal-about = La manche va jusqu’au bout : tout le monde a joué autant de tours

## Invitations

start-friend-about = Quelqu’un avec qui jouer : je l’appelle et lui garde une place pendant dix minutes
start-friend-blind = Je ne peux pas inviter { $who } : sans accès à ce salon, ça ne marche pas.
start-friend-surplus = Je ne peux pas inviter { $who } : il n’y a pas assez de places.
invitation-call = { $who } : **{ $host }** veut jouer à **{ $game }** avec { $count ->
    [one] toi. Ta place est gardée
   *[other] vous. Vos places sont gardées
} jusqu’à { $when }.
invitation-decline = Non merci
