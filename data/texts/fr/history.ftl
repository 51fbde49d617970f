# Games that are over: a list of one's own, a replay step by step, and what can be done from there. All but what is shared is private

## The list. { $games } are the filters

history-title = ### Tes parties{ $where ->
    [here] { " " }sur ce serveur
   *[all] { "" }
}
history-none = { $filtered ->
    [yes] Aucune de tes parties ne correspond.
   *[no] Tu n’as pas encore fini de partie. Après la première, tu pourras la revoir ici.
}
history-line = { $number }. **{ $game }** avec { $who } · { $when } · { $result }{ $ended }
history-result = { $won ->
    [yes] **gagné**
   *[no] place { $place } sur { $seats }
} ({ $score })
history-score = { $kind ->
    [race] { $score } { $score ->
        [one] balise
       *[other] balises
    }
    [gallery] { $score ->
        [0] plus de canard
        [one] un canard restant
       *[other] { $score } canards restants
    }
   *[other] { $score } { $score ->
        [one] point
       *[other] points
    }
}
history-continued = { " " }· reprise d’une partie passée
history-ended = { " " }· { $how }
history-pick = { $number }. { $game } · { $who }
history-open = Revoir une partie
history-newer = ◂ Plus récentes
history-older = Plus anciennes ▸
history-everywhere = Toutes mes parties
history-here = Ce serveur seulement

# How a game ended: the engine's reason
history-ended-home = dans la bonde avec toutes les balises
history-ended-last-duck-swimming = il ne restait qu’une couleur de canards
history-ended-last-ducks-went-together = les derniers canards sont tombés ensemble
history-ended-one-pool-left = il ne restait qu’un bassin
history-ended-no-pool-left = il ne restait plus de bassin
history-ended-no-cards-left = il n’y avait plus de cartes
history-ended-nobody-plays-any-more = personne ne voulait continuer
history-ended-the-walk-is-over = la promenade était finie
history-ended-nobody-gets-anywhere = plus rien n’avançait

# Filters
history-kind = Quel jeu ?
history-kind-any = Tous les jeux
history-won = Avec quel résultat ?
history-won-any = Gagnées ou perdues
history-won-yes = Gagnées
history-won-no = Perdues
history-computers = Contre qui ?
history-computers-any = Avec ou sans ordis
history-computers-no = Entre humains
history-computers-yes = Avec des ordis

## The replay

step-button = Revoir
step-title = ### { $game } · { $when }
    -# Étape { $number } sur { $count }{ $mine ->
        [yes] { " " }· ta vue
       *[no] { "" }
    }
step-line = - { $what }
step-asked = -# Ensuite : { $question }
step-first = Début
step-back = ◂ Reculer
step-forward = Avancer ▸
step-last = Fin
step-play = { $whole ->
    [yes] Tout dérouler
   *[no] Lecture
}
step-mine = Ma vue
step-all = Vue de la table
step-share = Partager
step-onward = Reprendre d’ici
step-lost = Je ne peux plus montrer cette partie : elle s’est jouée avec d’autres règles ou cartes que celles que je connais aujourd’hui.
step-not-yours = Tu ne peux revoir que les parties que tu as jouées, ou qui se sont jouées sur ce serveur.

## Sharing

share-title = ### { $game } · { $when }
    -# Partagé par { $who } · étape { $number } sur { $count }
share-open = Regarder la partie
share-done = Voilà : tout le salon peut la voir maintenant.
share-no-server = Il n’y a personne ici avec qui la partager. Essaie sur un serveur.
share-missing = Je ne peux pas écrire ici. Il me manque : { $permissions }.
share-failed = Discord ne me laisse pas écrire ici. Essaie dans un autre salon.

## Playing on

onward-opened = Tu reprends la partie à cet endroit, contre des ordis : { $link }
onward-over = À cette étape, la partie est finie. Reviens à une étape où il reste quelque chose à décider.
continued-here = -# Reprise d’une partie passée. Elle ne compte pour la cote de personne.
