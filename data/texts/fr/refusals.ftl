# What went wrong, in one sentence to whoever clicked or wrote

refused-unknown = Cette table n’existe plus.
refused-closed = Cette table est fermée.
refused-begun = La partie a déjà commencé.
refused-not-begun = La partie n’a pas encore commencé.
refused-paused = La partie est en pause.
refused-occupied = Il y a déjà une table dans ce salon : { $link }
refused-full = Toutes les places sont prises.
refused-seated = Tu es déjà à cette table.
refused-not-seated = Tu n’es pas à cette table.
refused-not-host = Ça, c’est réservé à l’hôte.
refused-taken = Quelqu’un d’autre a déjà pris ce personnage.
refused-stale = C’est déjà décidé. Regarde le dernier message.
refused-duplicate = Ton clic a déjà compté.
refused-not-yours = Ce choix revient à quelqu’un d’autre.
refused-no-undo = Il n’y a rien à annuler. Tu peux annuler tes derniers coups tant que rien de nouveau n’est révélé et que personne d’autre n’a joué.
refused-touched = Quelqu’un a cliqué juste avant toi. Réessaie.
refused-no-hints = Pas de conseils à cette table : l’hôte les a désactivés.
refused-cleared = Cette partie est finie depuis si longtemps que je n’en ai gardé que le résultat.
refused-not-over = Cette partie n’est pas encore finie. Tu pourras la revoir après.
refused-unreadable = Ce bouton n’est plus valable.
form-too-late = J’ai mis trop de temps. Appuie encore une fois.
something-broke = Quelque chose a mal tourné de mon côté. C’est noté, et ta partie n’a rien.
out-of-reach = Je n’ai pas accès à ma mémoire pour l’instant. Rien n’est perdu : réessaie dans un moment.

# About seats that are kept, and rematches
refused-kept = Les dernières places sont gardées pour des personnes déjà invitées. Réessaie dans quelques minutes.
refused-not-kept = Cette place n’est plus gardée.
refused-rematched = La revanche a déjà commencé : { $link }

## What the rules refuse. A name ends with the engine's own code; { $typed } is what someone wrote

# A move
refused-other-question = Ça répond à une autre question. Rien n’a changé : regarde le dernier message.
refused-no-replay = Je ne peux pas annuler ça : je n’ai pas réussi à rejouer la partie jusque-là. Rien n’a changé, continue simplement.
refused-move-not-offered = Tu ne peux pas faire ça maintenant. Rien n’a changé : le dernier message montre ce que tu peux faire.
refused-move-not-asked = Ce n’est pas à toi de jouer pour l’instant. Rien n’a changé.
refused-move-not-your-turn = Ce n’est pas ton tour. Rien n’a changé.
refused-move-game-over = Cette partie est finie, il n’y a plus rien à jouer.
refused-move-no-seat = Cette place n’existe pas dans cette partie. Rien n’a changé.
refused-move-not-in-hand = Cette carte n’est pas dans ta main. Rien n’a changé : choisis-en une que tu as.
refused-move-picked-already = Tu as déjà choisi cette carte. Prends-en une autre, ou change d’abord ton choix.
refused-move-ring-taken = Cette bouée est prise. Choisis-en une libre.
refused-move-cannot-be-played = Tu ne peux pas jouer cette carte maintenant. Elle reste dans ta main, qui te dit ce qui bloque.
refused-move-must-be-played = Tu ne peux défausser que si tu n’as aucune carte jouable. Choisis-en une à jouer.
refused-move-deck-empty = Il n’y a plus de carte à piocher. Rien n’a changé : choisis autre chose.
refused-move-only-cancels = Une bouée ne se joue pas toute seule. Garde-la pour contrer un canard.
refused-move-no-float = Tu n’as pas de bouée pour contrer. Rien n’a changé.
refused-move-nothing-to-cancel = Il n’y a rien à contrer pour l’instant. Tu as toujours toutes tes cartes.
refused-move-held-already = Tu as déjà dit « Minute ! » pendant ce tour. Le délai s’achève tout seul.
refused-move-passing = Tu passes pour le reste de ce tour. Pour contrer quelque chose, dis d’abord que tu veux qu’on te redemande.
refused-move-by-orders = À cette table, on ne demande pas qui veut contrer. Laisse plutôt une consigne avec ta main.
refused-move-does-not-fit = Tu ne peux pas compléter cette carte maintenant : il te faut tous ses canards dans ta file, et ton pion à son lieu. Elle reste dans ta main.

# Opening a table, its options, starting
refused-setup-seats = { $game } se joue de { $least } à { $most }. Ajoute ou retire quelqu’un, puis relance.
refused-setup-impossible = Je ne peux pas préparer la partie comme ça. Rien n’a changé : essaie d’autres options.
refused-setup-no-game = Je n’ai pas ce jeu. `/ducks help` te donne la liste.
refused-setup-no-player = Je n’ai pas d’ordi de ce genre pour ce jeu. Rien n’a changé.
refused-setup-no-option = Ce jeu n’a pas cette option. Rien n’a changé : choisis parmi celles que tu vois.
refused-setup-option-alone = **{ $option }** ne va pas avec les autres options. Laisse-la de côté, ou change d’abord les autres.
refused-setup-option-value = **{ $option }** : « { $typed } » n’est pas possible. Rien n’a changé : choisis dans la liste.
refused-setup-no-board = Je ne connais pas de plateau « { $typed } ». `/duckrace boards` les montre tous, ou colle un code de plateau entier.
refused-setup-board-too-long = « { $typed } » est trop long pour un code de plateau, qui a { $most } caractères au plus. Vérifie que tu n’as copié que le code.
refused-setup-board-broken = Le code de plateau « { $typed } » n’est pas bon : un caractère a changé ou s’est perdu en route. Copie-le encore une fois.
refused-setup-board-other-tiles = Le code de plateau « { $typed } » vient d’une autre version de Duck Race, avec d’autres tuiles. `/duckrace boards` montre sur quoi tu peux jouer ici.
refused-setup-board-unplayable = Personne ne pourrait jouer sur ce plateau : ses tuiles ne vont pas ensemble, ou il manque la bonde ou une balise. Essaie un autre code, ou choisis un plateau dans la liste.
refused-setup-board-rings = Ce plateau est trop petit : il a { $rings } { $rings ->
    [one] bouée
   *[other] bouées
}, et il en faut { $needed } pour { $duckies } canards. Choisis-en un plus grand, ou joue avec moins de canards.

# A saved game that can't be loaded
refused-saved-damaged = Je ne peux pas continuer cette partie : ce que j’en ai gardé est abîmé. Mille excuses ! C’est noté.
refused-saved-other-version = Je ne peux pas continuer cette partie : elle a commencé avec une autre version de moi, avec d’autres règles ou d’autres cartes. Mille excuses !
