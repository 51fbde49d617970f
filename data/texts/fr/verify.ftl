# What `/ducks verify` says about a record

verify-good = ### Bon
    J’ai rejoué ce relevé d’une partie de { $game } à { $seats } : { $moves ->
        [1] son seul coup mène
       *[other] ses { $moves } coups mènent
    } exactement là où il le dit.
verify-seed = { $shared ->
    [yes] Sa graine découle du secret et { $count ->
        [0] de rien d’autre : personne n’a rien ajouté.
        [one] de la seule chose que la table a ajoutée.
       *[other] des { $count } choses que la table a ajoutées.
    }
   *[no] Sa graine est bien celle qui était promise au début de la partie.
}
verify-commitment = -# { $shared ->
    [yes] SHA-256 du secret
   *[no] SHA-256 de la graine
} : `{ $commitment }`. Si tu y étais, compare-le à celui qui était affiché à l’ouverture de la table, et compare les numéros de tes clics.
verify-sealed = ### Scellé
    C’est le relevé d’une partie de { $game } à { $seats }, écrit avant la fin : sa graine n’y est donc pas. Je ne peux pas le rejouer : demande le relevé d’après la partie.
verify-bad = ### Faux
    { $why }
verify-detail = -# Ce que j’ai trouvé, en langage de vérificateur : `{ $detail }`

verify-large = Ce fichier est trop gros pour un relevé. Un relevé fait { $kilobytes } Ko au plus.
verify-lost = Je n’ai pas réussi à télécharger ce fichier depuis Discord. Réessaie dans un moment.

## Why it's bad, by the engine's codes

verify-why-layout = Il y a là quelque chose qui n’a rien à y faire : ce n’est pas un relevé que j’ai écrit.
verify-why-signs = Ce n’est pas du texte UTF-8 avec mes fins de ligne. Envoie-moi le fichier tel que tu l’as reçu, sans l’ouvrir dans un éditeur.
verify-why-cut = Il manque la fin du relevé. Envoie-moi le fichier entier.
verify-why-altered = Quelqu’un a modifié le relevé : il ne correspond pas à l’empreinte de sa dernière ligne.
verify-why-long = Il a plus de coups que n’importe quelle partie.
verify-why-sealed = Il est scellé, on ne peut donc pas le rejouer.
verify-why-setup = Aucune partie ne peut commencer comme le dit ce relevé.
verify-why-content = Il a été joué avec d’autres cartes ou plateaux que les miens, je ne peux donc pas le rejouer.
verify-why-commitment = Le secret n’est pas celui qui était promis à l’ouverture de la table : son SHA-256 est différent.
verify-why-additions = Ce que la table a ajouté est dans le désordre, en double, ou n’appartient à aucune place.
verify-why-seed = La graine ne découle pas du secret et de ce que la table a ajouté. L’un d’eux a été modifié.
verify-why-move = Un des coups est impossible dans cette partie.
verify-why-outcome = Les coups mènent à un autre résultat que celui du relevé.
verify-why-state = Les coups mènent à une autre fin que celle du relevé.
