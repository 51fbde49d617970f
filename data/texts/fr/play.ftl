# A table with a running game: the board, for everyone

play-chosen = -# { $chosen } { $chosen ->
    [one] choix fait
   *[other] choix faits
} sur { $asked }
play-paused = **La partie est en pause.** { $reason }
play-ends = -# Si personne ne revient avant le { $when }, elle s’arrête.
play-older-rules = -# Les règles ont changé depuis le début de cette partie. Elle se termine avec celles du départ.
play-asleep = -# Un ordi remplace { $who } en attendant.
play-due = -# Temps limite : { $when }.
play-window = -# Temps limite pour contrer : { $when }.
play-vote = -# Pour arrêter la partie : { $who }. { $votes } voix sur les { $needed } qu’il faut.
play-vote-too = Voter l’arrêt
play-fault-stop = Pour ranger la table : `/ducks stop`.
play-hand = Ma main
play-undo = Annuler
select-move = Un choix parmi { $count }

# A hand, for one person only; { $link } leads to the table
hand-of = -# { $game } · { $link }
hand-lobby = Tu es à une table de **{ $game }** : { $link }
    Ta main s’affichera ici dès que la partie commence.
hand-over = Ta partie de **{ $game }** est finie. Pour en refaire une, appuie sur **Revanche** à la table : { $link }
hand-won = **Tu as gagné !**
hand-asleep = Un ordi joue à ta place. Appuie sur n’importe quel bouton pour reprendre la main.
hand-chosen = ✓ Ton choix : **{ $what }**. Tu peux changer d’avis tant que tout le monde n’a pas choisi.
hand-chosen-window = ✓ Ton choix : **{ $what }**. Tu peux changer d’avis tant que rien n’est décidé.
hand-nothing = Tu n’as rien à faire pour l’instant.
hand-unsure = Continuer à jouer
hand-standing = -# { $question }

# Beside the board; { $who } are mentions
ping = { $who } : c’est le moment de jouer dans **{ $game }**. { $link }
call = À toi de jouer dans **{ $game }**. { $link }
remind-who = { $who } :
remind = { $last ->
    [yes] Tout le monde t’attend dans **{ $game }**. { $link }
   *[no] C’est toujours à toi de jouer dans **{ $game }**. { $link }
}
remind-until = Temps limite : { $when }. Ensuite, un ordi joue à ta place jusqu’à ton retour.
note-paused = **{ $game }** est en pause : { $link }
    { $reason }
moved = -# { $game } : la table est plus bas. { $link }

# The result
result-title = ### { $game } : la partie est finie
result-title-stopped = ### { $game } : la partie a été arrêtée
result-title-expired = ### { $game } : la partie a été rangée
result-without = { $reason } Personne ne gagne.
result-helped = -# Avec des conseils : { $who }.
result-rematch = Revanche

# Why a game is paused or was stopped
reason-no-permission = Je n’ai plus le droit d’écrire ici. Une fois que c’est réglé, appuie sur n’importe quel bouton pour continuer.
reason-channel-lost = Je ne trouve plus le salon de la table pour le moment. La partie reprendra dès que je l’aurai retrouvé.
reason-stopped = L’hôte l’a arrêtée.
reason-stopped-by-admin = Les responsables du serveur l’ont arrêtée.
reason-voted = Plus de la moitié de la table a voté l’arrêt.
reason-cancelled = L’hôte l’a annulée.
reason-deserted = Il n’y a plus personne à table.
reason-idle = Personne n’a joué depuis longtemps.
reason-asleep = Tout le monde est ailleurs. Appuie sur **Continuer** pour reprendre.
reason-nobody-back = Personne n’est revenu.
reason-channel-gone = Le salon a été supprimé.

# In small print below the buttons
news-line = -# { $what }

hand-resting = -# Ici, je ne peux plus tenir à jour ta main de **{ $game }**. Appuie sur le bouton pour voir où en est la partie, ou comment elle s’est terminée.

# Where time runs out after hours: { $when } is a date
due-on = le { $when }

# Under the board of a paused game
play-resume = Continuer
