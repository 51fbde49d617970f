# Behind the buttons of every table: fair play, the log, and what a game shows besides its board

fair-button = Fair-play
fair-page = ### Fair-play
    Tout ce qui dépend du hasard dans cette partie vient d’un seul nombre, la graine. Je la fabrique à partir d’un secret que j’ai tiré à l’ouverture de la table, et de ce que vous y ajoutez : les numéros que Discord donne à vos clics quand vous prenez place et quand la partie commence, et un mot porte-bonheur si vous voulez. Je ne peux plus changer mon secret, parce que son empreinte, le SHA-256 ci-dessous, est affichée depuis le début, et je ne peux pas choisir vos numéros : personne ne peut donc choisir le mélange, pas même moi. Une fois la partie finie, tu reçois mon secret, tout ce qui a été ajouté et chaque coup : tu peux tout rejouer et voir que personne n’a triché.
fair-page-before = ### Fair-play
    Tout ce qui dépend du hasard dans cette partie vient d’un seul nombre secret, la graine, que j’ai tirée avant de distribuer la première carte. Son empreinte, le SHA-256 ci-dessous, est affichée depuis le début : si je changeais la graine, elle ne correspondrait plus. Une fois la partie finie, tu reçois la graine et chaque coup : tu peux tout rejouer et voir que personne n’a triché, pas même moi.
fair-commitment = { $shared ->
    [yes] SHA-256 de mon secret
   *[no] SHA-256 de la graine
} : `{ $commitment }`
fair-later = -# { $shared ->
    [yes] Mon secret reste scellé
   *[no] La graine elle-même reste scellée
} jusqu’à la fin de la partie.
fair-continued = -# Cette partie en reprend une autre avec les mêmes cartes, donc son secret et sa graine sont déjà connus. C’est pour s’entraîner, elle ne compte pas pour la cote.
fair-mine = Tu as ajouté le numéro du clic qui t’a donné ta place : `{ $id }`
fair-mine-word = Et ton mot porte-bonheur, **{ $word }**, sous forme de SHA-256 : `{ $digest }`
fair-additions = Ce que la table a ajouté, place par place :
    ```
    { $lines }
    ```
fair-secret = Mon secret : `{ $secret }`
fair-seed = Graine : `{ $seed }`
fair-check = Pour vérifier, enregistre le relevé ci-dessous et donne-le à `/ducks verify`, ou lance ceci dans une copie de Duckboard : `uv run python -m engine verify { $file }`

luck-button = Mot porte-bonheur
luck-title = Ton mot porte-bonheur
luck-about = Ce que tu veux, ou rien. Il compte dans le mélange. Tu peux le changer jusqu’au début.
luck-word = Ton mot porte-bonheur est **{ $word }**. Il comptera dans le mélange, et tu peux le changer jusqu’au début de la partie.
luck-none = Tu n’as pas de mot porte-bonheur. Le numéro de ton clic compte quand même dans le mélange.

details-button = { $kind ->
    [tow] Rangées
   *[other] Détails
}
log-button = Journal
log-title = ### Tout ce qui s’est passé dans { $game } · { $channel }
log-start = Départ
log-round = Manche { $number }
log-turn = Tour { $number } : { $who }
log-empty = Il ne s’est encore rien passé.
log-lost = Cette partie s’est jouée avec d’anciennes règles, je ne peux donc plus la raconter coup par coup.
log-older = ◂ Avant
log-newer = Après ▸
