# The puzzle of the day: `/ducks puzzle`, and its post in a channel

puzzle-title = ### 🧩 { $game } : l’énigme du { $when }
puzzle-name = Détective
puzzle-goal-race = Tu as l’eau pour toi, et voici toute ta main : on ne pioche pas. Touche les balises qui te manquent et rejoins la bonde **avec le moins de cartes possible**.
puzzle-goal-tow = C’est ton tour, avec quatre actions. **Gagne le plus de points possible** avant sa fin. Les boutiques sont fermées, et on ne secoue pas le sac.
puzzle-goal-pool = Plonge où tu veux, joue des canards de ta main si ça te dit, puis prends **une carte de la pioche**. Trouve ce qui a **le plus de chances de remplir un bassin**, peu importe à qui il profite. Personne ne contre rien.
puzzle-goal-gallery = Les autres sont à table : joue tes quatre cartes, l’une après l’autre, sans piocher. **Dégomme le plus possible de canards des autres.** Chacun des tiens qui y passe en coûte un.
puzzle-deck = Dans la pioche, dans un ordre que personne ne connaît : { $cards }.
puzzle-deck-card = { $count } × { $card }{ $icons ->
    [0] { "" }
   *[other] { " " }({ $icons })
}
puzzle-next = Les prochains de la pioche des canards : { $ducks }.
puzzle-said = -# Jusqu’ici : { $words }

## How good an answer is
puzzle-solved-race = 🎉 **Trouvé !** { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, et c’est impossible avec moins.
puzzle-solved-tow = 🎉 **Trouvé !** { $count ->
    [one] { $count } point
   *[other] { $count } points
}, et aucun tour n’en rapporte plus.
puzzle-solved-pool = 🎉 **Trouvé !** Ça remplit un bassin { $count } fois sur 100, et on ne peut pas faire mieux.
puzzle-solved-gallery = 🎉 **Trouvé !** { $count ->
    [one] { $count } canard
   *[other] { $count } canards
}, et personne ne pourrait en dégommer plus.
puzzle-better-race = Ça marche avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, mais il y a moyen avec { $best }.
puzzle-better-tow = Ça rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}, mais il y a un tour qui en rapporte { $best }.
puzzle-better-pool = Ça remplit un bassin { $count } fois sur 100, mais il y a moyen d’arriver à { $best }.
puzzle-better-gallery = Ça fait { $count ->
    [one] { $count } canard
   *[other] { $count } canards
}, mais il y a moyen d’en avoir { $best }.
puzzle-failed-race = Plus de cartes, et toujours pas dans la bonde. C’est possible avec { $best }.
puzzle-failed-tow = Ça ne rapporte rien, mais il y a un tour qui rapporte { $best ->
    [one] { $best } point
   *[other] { $best } points
}.
puzzle-failed-pool = Ça ne peut remplir aucun bassin. Il y a moyen d’y arriver { $best } fois sur 100.
puzzle-failed-gallery = Ça ne donne rien. Il y a moyen d’avoir { $best ->
    [one] { $best } canard
   *[other] { $best } canards
}.
puzzle-tries = { $tries ->
    [one] Du premier coup !
   *[other] Il t’a fallu { $tries } essais.
}

## The answer
puzzle-answer-race = La meilleure solution demande { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Par exemple :
puzzle-answer-tow = Le meilleur tour rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}. Par exemple :
puzzle-answer-pool = La meilleure solution remplit un bassin { $count } fois sur 100. Par exemple :
puzzle-answer-gallery = La meilleure solution dégomme { $count ->
    [one] { $count } canard
   *[other] { $count } canards
}. Par exemple :
puzzle-answer-step = **{ $number }. { $what }**
puzzle-answer-points = Ça fait { $count ->
    [one] { $count } point
   *[other] { $count } points
} de plus.

# What comes of it in the end
puzzle-end-race = Dans la bonde en { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} !
puzzle-end-tow = En tout, { $count ->
    [one] { $count } point
   *[other] { $count } points
} de plus qu’au départ.
puzzle-end-pool = Maintenant, { $count } des { $all } cartes de la pioche { $count ->
    [one] remplirait
   *[other] rempliraient
} un bassin : { $cards }.
puzzle-end-gallery = Au bout du compte, ça fait { $count ->
    [one] { $count } canard
   *[other] { $count } canards
} pour toi.

## Buttons
puzzle-solve = Chercher la solution
puzzle-back = Annuler
puzzle-again = Recommencer
puzzle-look = Voir l’énigme
puzzle-give-up = Abandonner, voir la solution
puzzle-show-answer = Voir la solution
puzzle-yesterdays-answer = La solution d’hier

## Who has solved it
puzzle-streak = -# { $today ->
    [yes] { $days ->
        [one] C’est le premier jour de ta série : reviens demain.
       *[other] Ça fait { $days } jours d’affilée !
    }
   *[no] { $days ->
        [one] Tu as trouvé celle d’hier. Trouve celle d’aujourd’hui, et ça fera deux d’affilée.
       *[other] Tu as trouvé { $days } jours d’affilée. Trouve celle d’aujourd’hui pour continuer ta série.
    }
}
puzzle-gave-up = -# Tu as vu la solution, donc celle-ci ne compte pas. Il y aura une nouvelle énigme demain.
puzzle-past = -# Le jour de cette énigme est passé, donc elle ne compte plus. Celle d’aujourd’hui : `/ducks puzzle`.
puzzle-nobody = -# Personne sur ce serveur ne l’a encore trouvée.
puzzle-solvers = -# Trouvée ici par { $who }.
puzzle-solver = { $name } ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
})
puzzle-more-solvers = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
puzzle-yesterday = -# { $count ->
    [0] Personne ici n’a trouvé l’énigme d’hier.
    [one] Une personne ici a trouvé l’énigme d’hier.
   *[other] { $count } personnes ici ont trouvé l’énigme d’hier.
} C’est la même pour tout le monde, et il y en a une nouvelle chaque jour.

## Sentences
puzzle-gone = Cette énigme n’est plus là. `/ducks puzzle` donne celle d’aujourd’hui.
puzzle-not-made = Je n’ai pas réussi à préparer l’énigme du jour. Réessaie dans une minute.
