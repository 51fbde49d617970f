# Duck Gallery. Colours agree with "canard", which is masculine

gallery-colour-yellow = jaune
gallery-colour-blue = bleu
gallery-colour-red = rouge
gallery-colour-green = vert
gallery-colour-purple = violet
gallery-colour-white = blanc
gallery-shape-sun = soleil
gallery-shape-drop = goutte
gallery-shape-heart = cœur
gallery-shape-leaf = feuille
gallery-shape-star = étoile
gallery-shape-cloud = nuage

# The cards: their names, what they do, and why one can't be played
gallery-card-take-aim = En joue
gallery-card-double-barrel = Double canon
gallery-card-shoot = Feu
gallery-card-quick-shot = Tir éclair
gallery-card-misfire = Ricochet
gallery-card-two-birds = Coup double
gallery-card-bump-left = Décale à gauche
gallery-card-bump-right = Décale à droite
gallery-card-line-forward = On avance
gallery-card-hang-back = À la traîne
gallery-card-move-ahead = Dépassement
gallery-card-fast-forward = Avance rapide
gallery-card-disorderly-conduckt = Canarchie
gallery-card-duck-shuffle = Grand mélange
gallery-card-duck-and-cover = À couvert
gallery-card-bottoms-up = Popotin en l’air

gallery-does-take-aim = pose un viseur sur une case libre.
gallery-does-double-barrel = pose deux viseurs sur des cases libres voisines.
gallery-does-shoot = touche le canard sous un viseur. Le viseur part.
gallery-does-quick-shot = tire sur n’importe quel canard, même sans viseur.
gallery-does-misfire = touche un canard juste à côté d’un viseur. Le viseur part.
gallery-does-two-birds = touche les canards sous deux viseurs voisins.
gallery-does-bump-left = décale un viseur d’une case vers la tête.
gallery-does-bump-right = décale un viseur d’une case vers la pioche.
gallery-does-line-forward = la carte de tête va sous la pioche des canards. Les autres avancent.
gallery-does-hang-back = échange un de tes canards avec la carte de derrière.
gallery-does-move-ahead = échange un de tes canards avec la carte de devant.
gallery-does-fast-forward = un de tes canards passe en tête.
gallery-does-disorderly-conduckt = range la file dans l’ordre que tu veux.
gallery-does-duck-shuffle = remélange toute la file dans la pioche, puis distribue une nouvelle file.
gallery-does-duck-and-cover = cache un de tes canards sous un voisin.
gallery-does-bottoms-up = protège un canard jusqu’à ton prochain tour.

gallery-why-take-aim = toutes les cases ont déjà un viseur
gallery-why-double-barrel = toutes les cases ont déjà un viseur
gallery-why-shoot = il n’y a pas de viseur
gallery-why-quick-shot = aucun canard de la file n’est à portée
gallery-why-misfire = il n’y a pas de viseur
gallery-why-two-birds = il n’y a pas deux viseurs voisins
gallery-why-bump-left = aucun viseur ne peut aller vers la tête
gallery-why-bump-right = aucun viseur ne peut aller vers la pioche
gallery-why-hang-back = aucun de tes canards n’a de carte derrière lui
gallery-why-move-ahead = aucun de tes canards n’a de carte devant lui
gallery-why-fast-forward = tu n’as pas de canard derrière la tête de file
gallery-why-duck-and-cover = aucun de tes canards ne peut se cacher sous un voisin
gallery-why-bottoms-up = tous les canards de la file sont déjà à l’abri
gallery-why-no-duck = tu n’as pas de canard dans la file

# The board
gallery-turn = **Tour { $number } · { $who }**
gallery-turn-playing = **Tour { $number } · { $who }** joue **{ $card }**
gallery-over = **La partie est finie**
gallery-row-space = case
gallery-row-marker = viseur
gallery-row-duck = canard
gallery-row-below = caché
gallery-row-safe = abri
gallery-safe = La case **{ $space }** est à l’abri. Ça s’arrête quand **{ $who }** rejoue.
gallery-player = `{ $letter }` **{ $who }** · { $colour } ({ $shape }) · { $ducks ->
    [0] **plus de canard**
    [one] **{ $ducks }** canard
   *[other] **{ $ducks }** canards
} · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
gallery-player-playing = ▶ { $player }
gallery-player-sitting-out = { $player } · en pause
gallery-decks = Pioche des canards { $ducks } · pioche d’actions { $cards }
gallery-decks-known = Pioche des canards { $ducks } (tout en bas : { $known }) · pioche d’actions { $cards }
gallery-discards = Défausse : { $cards }
gallery-several = { $count } × { $card }
gallery-legend = La case 1 est la tête ; la pioche est derrière la 6. X : viseur. ~ : eau. caché : un canard sous un autre.

## On the picture of the board; { $who } is a name without Markdown
gallery-front = tête
gallery-plate-out = à sec, tire encore
gallery-plate-sitting-out = en pause
gallery-safe-duck = à l’abri
gallery-safe-until = jusqu’à
gallery-hides = caché
gallery-next = ensuite
gallery-miss = raté
gallery-deck = reste { $count }
gallery-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
gallery-head-turn = Tour { $number }
gallery-head-replay = Replay
gallery-head-won = { $who } { $count ->
    [one] gagne !
   *[other] gagnent ensemble !
}
gallery-head-watch = Regarde les canards
gallery-head-playing = { $who } joue { $card }
gallery-head-card = { $who } choisit une carte
gallery-head-take-aim = { $who } vise : où ?
gallery-head-double-barrel = { $who } vise deux fois : où ?
gallery-head-shoot = { $who } tire : sur quel viseur ?
gallery-head-quick-shot = { $who } tire au choix : quel canard ?
gallery-head-misfire = { $who } tire en ricochet : quel viseur ?
gallery-head-two-birds = { $who } tire deux fois : où ?
gallery-head-bump-left = { $who } décale un viseur à gauche
gallery-head-bump-right = { $who } décale un viseur à droite
gallery-head-hang-back = { $who } recule un canard : lequel ?
gallery-head-move-ahead = { $who } avance un canard : lequel ?
gallery-head-fast-forward = { $who } envoie un canard en tête
gallery-head-duck-and-cover = { $who } cache un canard : lequel ?
gallery-head-bottoms-up = { $who } protège un canard : lequel ?
gallery-head-neighbour = { $who } tire en ricochet : de quel côté ?
gallery-head-cover = { $who } cache un canard : sous lequel ?
gallery-head-order = { $who } range la file : et en { $space } ?

# The hand
gallery-hand = **Ta main** · tes canards : `{ $letter }` { $colour } ({ $shape }), { $ducks ->
    [0] et tu n’en as plus
    [one] il en reste { $ducks }
   *[other] il en reste { $ducks }
}
gallery-head-over = La partie est finie
gallery-head-wait = Pas encore ton tour
gallery-head-hand-card = Quelle carte joues-tu ?
gallery-head-hand-discard = Quelle carte défausses-tu ?
gallery-head-hand-take-aim = Viser quelle case ?
gallery-head-hand-double-barrel = Viser quelles cases ?
gallery-head-hand-shoot = Tirer sur quel viseur ?
gallery-head-hand-quick-shot = Tirer sur quel canard ?
gallery-head-hand-misfire = Ricochet : depuis quel viseur ?
gallery-head-hand-two-birds = Tirer sur quels viseurs ?
gallery-head-hand-bump-left = Quel viseur va à gauche ?
gallery-head-hand-bump-right = Quel viseur va à droite ?
gallery-head-hand-hang-back = Lequel de tes canards recule ?
gallery-head-hand-move-ahead = Lequel de tes canards avance ?
gallery-head-hand-fast-forward = Lequel de tes canards passe en tête ?
gallery-head-hand-duck-and-cover = Lequel de tes canards se cache ?
gallery-head-hand-bottoms-up = Quel canard protèges-tu ?
gallery-head-hand-neighbour = Tu touches de quel côté ?
gallery-head-hand-cover = Sous quel canard se cache le tien ?
gallery-head-hand-order = Quelle carte va en case { $space } ?
gallery-preview-choose = Tes choix maintenant
gallery-preview-order = L’ordre que tu veux
gallery-preview-after = La file après
gallery-preview-waits = Finis d’abord { $card }.
gallery-preview-why = Pas maintenant : { $why }.
gallery-held = { $count ->
    [one] **{ $card }** : { $does }
   *[other] { $count } × **{ $card }** : { $does }
}
gallery-held-in-vain = { $count ->
    [one] ~~{ $card }~~ : { $does } Pas maintenant : { $why }.
   *[other] { $count } × ~~{ $card }~~ : { $does } Pas maintenant : { $why }.
}
gallery-all-in-vain = Tu ne peux en jouer aucune pour l’instant, il faudrait donc en défausser une.

# For people who listen to the pictures
gallery-alt-turn = Tour { $number }.
gallery-alt-over = La partie est finie. { $who } { $count ->
    [one] a
   *[other] ont
} gagné.
gallery-alt-setting = Un stand de tir de fête foraine : six places en file sur l’eau, et les canards des six couleurs : { $ducks }.
gallery-alt-look = { $letter } { $colour } ({ $shape })
gallery-alt-line = La file, depuis la tête : { $cards }.
gallery-alt-empty-line = Plus rien ne nage dans la file.
gallery-alt-space = { $space } { $card }
gallery-alt-aimed = { $space } { $card }, sous un viseur
gallery-alt-options = Choix : { $options }.
gallery-alt-option = { $letter } : { $what }
gallery-alt-players = { $players }.
gallery-alt-player = { $who } ({ $letter }, { $colour }, { $shape }) : { $ducks ->
    [0] plus de canard
    [one] { $ducks } canard restant
   *[other] { $ducks } canards restants
}
gallery-alt-player-sitting-out = { $player }, en pause
gallery-alt-decks = { $ducks } dans la pioche des canards, { $cards } dans la pioche d’actions.
gallery-alt-known = Au fond de la pioche des canards, le prochain d’abord : { $ducks }.
gallery-alt-safe = La case { $space } est à l’abri. Ça s’arrête quand { $who } rejoue.
gallery-alt-you = Tes canards : { $letter }, { $colour }, { $shape } ; { $ducks ->
    [0] tu n’en as plus
    [one] il en reste { $ducks }
   *[other] il en reste { $ducks }
}.
gallery-alt-card = { $card } : { $does }
gallery-alt-card-after = { $card } : { $does } La file après : { $line }.
gallery-alt-card-in-vain = { $card } : { $does } Pas maintenant : { $why }.
gallery-alt-place = { $place } : { $who }, { $character }, { $colour }, { $shape }, { $ducks ->
    [0] plus de canard
    [one] { $ducks } canard restant
   *[other] { $ducks } canards restants
}.
gallery-alt-photo = Une photo montre la fin : { $what }.
gallery-photo-last = le dernier canard à flot
gallery-photo-last-many = les derniers canards à flot
gallery-photo-together = tombés ensemble

# What is asked
gallery-asked-card = **{ $who }** choisit une carte à jouer.
gallery-asked-take-aim = **{ $who }** vise : quelle case ?
gallery-asked-double-barrel = **{ $who }** vise deux fois : où ?
gallery-asked-shoot = **{ $who }** tire : sur quel viseur ?
gallery-asked-quick-shot = **{ $who }** tire sans viseur : sur quel canard ?
gallery-asked-misfire = **{ $who }** tire en ricochet : depuis quel viseur ?
gallery-asked-two-birds = **{ $who }** tire deux fois : sur quels viseurs ?
gallery-asked-bump-left = **{ $who }** décale un viseur vers la tête : lequel ?
gallery-asked-bump-right = **{ $who }** décale un viseur vers la pioche : lequel ?
gallery-asked-hang-back = **{ $who }** échange un canard avec la carte de derrière : lequel ?
gallery-asked-move-ahead = **{ $who }** échange un canard avec la carte de devant : lequel ?
gallery-asked-fast-forward = **{ $who }** envoie un canard en tête : lequel ?
gallery-asked-duck-and-cover = **{ $who }** cache un canard : lequel ?
gallery-asked-bottoms-up = **{ $who }** protège un canard : lequel ?
gallery-asked-neighbour = **{ $who }** tire en ricochet depuis le viseur { $space } : de quel côté ?
gallery-asked-cover = **{ $who }** cache le canard de la case { $space } : sous quel canard ?
gallery-asked-order = **{ $who }** range la file : quelle carte va en case { $space } ?
gallery-asked-sitting = { $who } : pause ou retour possible.

gallery-asked-you-card = Quelle carte veux-tu jouer ?
gallery-asked-you-discard = Tu ne peux jouer aucune de tes cartes. Laquelle défausses-tu ?
gallery-asked-you-take-aim = En joue : quelle case reçoit le viseur ?
gallery-asked-you-double-barrel = Double canon : quelles cases reçoivent les viseurs ?
gallery-asked-you-shoot = Feu : sur quel viseur ?
gallery-asked-you-quick-shot = Tir éclair : sur quel canard ?
gallery-asked-you-misfire = Ricochet : depuis quel viseur ? Tu toucheras une carte à côté.
gallery-asked-you-two-birds = Coup double : sur quels viseurs ?
gallery-asked-you-bump-left = Décale à gauche : quel viseur va vers la tête ?
gallery-asked-you-bump-right = Décale à droite : quel viseur va vers la pioche ?
gallery-asked-you-hang-back = À la traîne : lequel de tes canards échange sa place avec la carte de derrière ?
gallery-asked-you-move-ahead = Dépassement : lequel de tes canards échange sa place avec la carte de devant ?
gallery-asked-you-fast-forward = Avance rapide : lequel de tes canards passe en tête ?
gallery-asked-you-duck-and-cover = À couvert : lequel de tes canards se cache ?
gallery-asked-you-bottoms-up = Popotin en l’air : quel canard protèges-tu jusqu’à ton prochain tour ?
gallery-asked-you-neighbour = Ricochet depuis le viseur { $space } : quelle carte d’à côté touches-tu ?
gallery-asked-you-cover = Ton canard de la case { $space } se cache : sous quel canard ?
gallery-asked-you-order = Quelle carte va en case { $space } ?
gallery-asked-you-sit-out = Tu n’as plus de canard. Tu peux faire une pause : tes tours sont sautés jusqu’à ton retour. S’il ne reste que des ordis, ils jouent jusqu’au bout.
gallery-asked-you-come-back = Tu fais une pause, tes tours sont sautés. Tu peux revenir quand tu veux.

# Labels of buttons; { $card } is what lies there
gallery-at-water = eau
gallery-at-unseen = une carte de la pioche
gallery-at-duck = canard { $colour }
gallery-at-own = ton canard
gallery-at-pair = { $colour } sur { $hidden }
gallery-at-safe = { $card }, à l’abri
gallery-short-own = à toi
gallery-short-safe = { $card } à l’abri
gallery-label-play = { $card }
gallery-label-discard = Défausser { $card }
gallery-label-aim = Viser { $space } ({ $card })
gallery-label-aim-two = Viser { $space } et { $next } ({ $card }, { $other })
gallery-label-shoot = Tirer en { $space } ({ $card })
gallery-label-shoot-two = Tirer en { $space } et { $next } ({ $card }, { $other })
gallery-label-marker = Depuis le viseur { $space }
gallery-label-bump = Viseur { $space } vers { $to } ({ $aimed })
gallery-label-move = Échanger { $space } et { $to } ({ $aimed })
gallery-label-move-first = { $space } passe en tête ({ $card })
gallery-label-hide = Cacher le canard { $space }
gallery-label-under = Sous { $space } ({ $card })
gallery-label-protect = Protéger { $space } ({ $card })
gallery-label-put = Depuis { $space } : { $card }
gallery-label-put-here = Reste en { $space } : { $card }
gallery-label-keep = Laisser le reste comme ça
gallery-label-sit-out = Faire une pause
gallery-label-come-back = Revenir

# What happened
gallery-whose = canard (**{ $owner }**)
gallery-news-play = **{ $who }** a joué **{ $card }**.
gallery-news-discard = **{ $who }** ne pouvait rien jouer et a défaussé { $card }.
gallery-news-aim = **{ $who }** a visé la case { $space }.
gallery-news-hit = **{ $who }** a dégommé un canard chez **{ $owner }**, case { $space } !
gallery-news-hit-own = **{ $who }** a dégommé un de ses propres canards, case { $space } !
gallery-news-hit-up = Un autre, caché dessous, est remonté (**{ $owner }**).
gallery-news-hit-marker = Le viseur { $marker } n’est plus là.
gallery-news-miss = **{ $who }** a tiré dans le vide, case { $space }.
gallery-news-miss-marker = Le viseur reste.
gallery-news-out = **{ $who }** n’a plus de canard, mais joue encore ses cartes.
gallery-news-sit-out = **{ $who }** fait une pause.
gallery-news-come-back = **{ $who }** joue de nouveau.
gallery-news-bump = **{ $who }** a décalé le viseur { $space } vers la case { $to }.
gallery-news-forward = **{ $who }** a envoyé la carte de tête sous la pioche des canards : { $ducks }.
gallery-news-move = **{ $who }** a déplacé la carte de la case { $space } vers la { $to }.
gallery-news-reshuffle = **{ $who }** a remélangé toute la file dans la pioche des canards.
gallery-news-hide = **{ $who }** a caché le canard de la case { $space } sous celui de la { $under }.
gallery-news-protect = **{ $who }** a protégé le canard de la case { $space }.
gallery-news-lift = **{ $who }** : Popotin en l’air ne protège plus.
gallery-news-fill = Nouveau dans la file : { $ducks }.
gallery-news-filled = { $duck } case { $space }
gallery-news-drawn = Tu as pioché { $cards }.
gallery-news-shuffle = La défausse a été mélangée en une nouvelle pioche d’actions.

# The end
gallery-won = { $count ->
    [one] **{ $who } a gagné !**
   *[other] **{ $who } partagent la victoire !**
}
gallery-ended-last-duck-swimming = Plus personne d’autre n’a de canard.
gallery-ended-last-ducks-went-together = Les derniers canards sont tombés en même temps.
gallery-score = **{ $place }** · { $who } : { $ducks ->
    [0] plus de canard
    [one] { $ducks } canard restant
   *[other] { $ducks } canards restants
}
