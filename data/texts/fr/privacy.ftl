# What people read about their data: `/ducks privacy`

privacy-page = ### Tes données
    Je ne sais que ce qu’il faut pour jouer. Voici tout ce que je garde sur toi :
    - **Tes places** : ton identifiant Discord, le nom que tu avais en t’asseyant, la table, le salon et le serveur, ton dernier clic, et le canard et le mot porte-bonheur que tu as choisis.
    - **Tes parties** : chaque coup avec son heure, tes résultats et tes cotes.
    - **Tes réglages**, par exemple comment je te préviens, et les leçons que tu as suivies.
    - **Mes messages pour toi** : où ils sont, pour que je puisse les modifier ou les effacer.
    Je ne lis pas ce que tu écris dans les salons, et personne d’autre ne reçoit tes données. { $days ->
        [0] Les parties sont gardées jusqu’à ce que tu effaces tes données, ou que le serveur me retire : alors tout ce qui concerne ce serveur est effacé au bout de 30 jours.
        [one] Un jour après une partie, je n’en garde que le résultat. Si un serveur me retire, tout ce qui le concerne est effacé au bout de 30 jours.
       *[other] { $days } jours après une partie, je n’en garde que le résultat. Si un serveur me retire, tout ce qui le concerne est effacé au bout de 30 jours.
    }
privacy-policy = [Politique de confidentialité]({ $url })
privacy-terms = [Conditions d’utilisation]({ $url })
privacy-send = M’envoyer mes données
privacy-delete = Effacer mes données
privacy-nothing = Je n’ai rien gardé sur toi.
privacy-file = { $parts ->
    [one] Voici tout ce que j’ai gardé sur toi.
   *[other] Tout ce que j’ai gardé sur toi, partie { $part } sur { $parts }.
}
privacy-sure = ### Tout effacer ?
    Tu quittes toutes tes tables : un ordi continue à ta place dans les parties en cours. Tes réglages, tes résultats et tes cotes sont effacés, et les autres verront « Quelqu’un » là où il y avait ton nom. C’est définitif.
    -# Les résultats que j’ai postés dans un salon il y a plus d’une demi-heure y restent tels quels, tout comme ce que quelqu’un a partagé de tes parties. Si tu veux faire disparaître un de ces messages, demande à la modération du serveur de le supprimer.
privacy-sure-yes = Oui, tout effacer
privacy-sure-no = Non, garder
privacy-deleted = C’est fait. J’ai effacé tout ce que j’avais gardé sur toi. Si tu rejoues, tu repars de zéro.
privacy-a-player = Quelqu’un
