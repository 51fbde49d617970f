# A table before the game

lobby-title = ### { $game } : une table est ouverte
lobby-seat = `{ $letter }` **{ $name }** · { $look }
lobby-seat-host = `{ $letter }` **{ $name }** · { $look } · hôte
lobby-seat-computer = `{ $letter }` **{ $name }** · { $look } · ordi, { $level } : { $temper }
lobby-look = { $character } { $colour }
lobby-needed = { $taken } { $taken ->
    [one] place prise
   *[other] places prises
} sur { $most }. { $missing ->
    [one] Il manque encore une personne pour commencer.
   *[other] Il manque encore { $missing } personnes pour commencer.
}
lobby-ready = { $taken } places prises sur { $most }. Quand tout le monde est là, appuie sur **Commencer**.
lobby-full = Les { $most } places sont prises. Quand tout le monde est d’accord, appuie sur **Commencer**.
lobby-empty = Il n’y a encore personne.
lobby-options = -# { $options }
lobby-sealed = -# Fair-play : le mélange est scellé sous `{ $commitment }`
lobby-option = { $name } : **{ $value }**
lobby-eager = **commence dès que c’est complet**
lobby-no-hints = **sans conseils**
lobby-sit = S’asseoir
lobby-leave = Quitter
lobby-ducky = Mon canard
lobby-computers = -# Pas assez de monde ? Ajoute un ordi :
lobby-add-computer = { $name } ({ $level })
lobby-remove = Retirer
lobby-set = Options
lobby-start = Commencer
lobby-cancel = Annuler la table
lobby-expired = ### { $game } : la table a été rangée
    Personne ne s’en servait plus. Tu peux en ouvrir une autre quand tu veux.
lobby-cancelled = ### { $game } : la table a été annulée

# They agree with a duck or its character, which are masculine
seat-colour-yellow = jaune
seat-colour-pink = rose
seat-colour-violet = violet
seat-colour-white = blanc
seat-colour-blue = bleu
seat-colour-red = rouge
seat-colour-green = vert
seat-colour-purple = violet

## Asked in private

private-remove = **Qui doit partir ?**
private-remove-choose = Choisis une place
private-remove-nobody = Il n’y a que toi ici.
private-options = **Options de la partie.** Tu peux les changer jusqu’au début.
private-choice = { $name } : { $value }
private-type = { $what }…
private-eager = Commencer quand c’est complet
private-eager-no = non
private-eager-yes = oui
private-ducky = **Choisis ton canard.** Pour l’instant : { $character }.
private-ducky-choose = Choisis un personnage
private-ducky-any = N’importe lequel de libre

## The games' options, and their values

option-rules = Règles
option-rules-about = Le jeu débutant, ou l’avancé : deux canards, des jetons d’action et un chien de chasse
option-rules-beginner = débutant
option-rules-advanced = avancées
option-board = Plateau
option-board-about = Le nom d’un plateau, ou un code de plateau
option-board-own = Code de plateau
option-board-tub = Baignoire
option-board-basin = Bassine
option-board-trough = Abreuvoir
option-board-lagoon = Lagon
option-board-harbour = Port
option-board-canal = Canal
option-board-rapids = Rapides
option-board-delta = Delta
option-board-marsh = Marais
option-board-random-beginner = au hasard (débutant)
option-board-random-moderate = au hasard (moyen)
option-board-random-advanced = au hasard (avancé)
option-forgiving = Indulgent
option-forgiving-about = Une fois les cartes révélées, chaque canard peut tourner au lieu d’avancer
option-forgiving-no = non
option-forgiving-yes = oui
option-length = Durée
option-length-about = Une partie normale ou une longue
option-length-normal = normale
option-length-long = longue
option-cancelling = Contres
option-cancelling-about = Un instant pour contrer si on a des cartes en main, ou des consignes données d’avance
option-cancelling-window = un instant à chaque fois
option-cancelling-orders = consignes d’avance
option-rescue = Bassins qui débordent
option-rescue-about = Un effet peut-il encore sauver un bassin que son canard fait déborder ?
option-rescue-no = toujours perdus
option-rescue-yes = sauvables
option-ending = Dernière manche
option-ending-about = Une fois la fin déclenchée : encore un tour pour les autres, ou autant de tours pour tout le monde
option-ending-book = encore un tour
option-ending-equal = tours égaux
option-typed = `{ $text }`

clock = Chrono
clock-about = Combien de temps on a pour se décider
clock-off = sans chrono
clock-minute = 1 minute par décision
clock-live = 3 minutes par décision
clock-ten = 10 minutes par décision
clock-hour = 1 heure par décision
clock-day = 24 heures par décision
clock-days = 3 jours par décision

## The command that opens a table

start-thread-name = { $game } · { $host }
start-opened = Ta table est ouverte : { $link }. L’hôte, c’est toi.
start-missing = Je ne peux pas ouvrir de table ici. Il me manque : { $permissions }.
start-no-server = On ne peut ouvrir une table que sur un serveur. Tape cette commande dans un de ses salons.
start-elsewhere = Sur ce serveur, on ne peut ouvrir une table que dans { $channels }.
start-too-many = { $tables ->
    [one] Ce serveur n’accepte qu’une table à la fois, et il y en a déjà une.
   *[other] Ce serveur n’accepte que { $tables } tables à la fois, et il y en a déjà { $tables }.
}
start-no-thread = Je ne peux ouvrir un fil que dans un salon textuel.
start-thread-failed = Je n’ai pas réussi à ouvrir un fil ici. Discord dit : « { $reason } ».
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils

## Characters. Masculine, like the duck that wears the costume

character-fireman = Pompier
character-sailor = Marin
character-pirate = Pirate
character-chef = Cuistot
character-diver = Plongeur
character-knight = Chevalier
character-wizard = Magicien
character-astronaut = Astronaute
# Those of computers
character-hatchling = Caneton
character-buddy = Copain
character-grandmaster = Grand maître
characters-alt = Des canards costumés : { $characters }.
characters-free = { $letter } { $name }
characters-taken = { $letter } { $name } (déjà pris : { $who })
