# Revoir une partie, et la jouer autrement.

help-replay = revoir : ce qui s'est passé. essai : jouer autrement, sans conséquence.

replaying-begins = Relecture. Tapez suivant, ou lire ; ? pour l'aide, quitter pour partir.
replaying-begins-live = Retour en arrière. Tapez reculer ; ? pour l'aide, retour pour jouer.
replaying-prompt = Relecture, action { $point } sur { $last } :
replaying-place = { $who ->
    [you] Manche { $round }, à vous de jouer, action { $point } sur { $last }.
   *[other] Manche { $round }, à { $name } de jouer, action { $point } sur { $last }.
}
replaying-place-start = Avant le premier tour, action { $point } sur { $last }.
replaying-place-over = La partie est finie, action { $point } sur { $last }.
replaying-eyes-seat = Point de vue : { $name }.
replaying-eyes-spectator = Point de vue : un spectateur.
replaying-eyes-open = Point de vue : tout est visible.
replaying-eyes-own = En pleine partie, vous ne voyez que par vos propres yeux.
replaying-no-eyes = Les yeux de qui ? Un joueur, spectateur ou tout. Exemple : yeux { $one }.
replaying-at-start = C'est le début. Tapez suivant pour avancer.
replaying-at-end = C'est la fin. Tapez reculer ou début pour revoir.
replaying-paused = En pause. Tapez lire pour continuer.
replaying-no-speed = Tapez lire et une vitesse de 1 à { $most }. Exemple : lire 2.
replaying-no-turn = { $most ->
    [0] Aucun tour n'a encore commencé.
    [1] Il n'y a que la manche 1. Exemple : tour 1 { $two }.
   *[other] Tapez tour et une manche de 1 à { $most }. Exemple : tour 1 { $two }.
}
replaying-no-action = Tapez action et un nombre de 0 à { $last }. Exemple : action 0.
replaying-no-kind = Quel événement ? Pas compris : { $typed }. Exemple : suivant tour.
replaying-none-after = Il n'y en a plus après : { $kind }.
replaying-none-before = Il n'y en a pas avant : { $kind }.
replaying-no-choice = Pas de choix dans une relecture. Tapez essai pour jouer autrement.
replaying-already = Vous revoyez déjà la partie. Tapez reculer ou suivant.
replaying-no-change = Une relecture ne change rien. Tapez reculer, suivant, ou essai pour essayer.
replaying-unclear = Pas compris : { $typed }. Tapez ? pour l'aide, suivant pour avancer.
replaying-unreadable = C'est illisible. Tapez ? pour l'aide, suivant pour avancer.
replaying-told = { $name ->
    [none] Relecture
   *[other] Relecture de { $name }
} : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
replaying-over = La relecture est finie.
replaying-returned = Retour à la partie.

replaying-help-step = suivant ou + : la suite. reculer ou - : ce qui précède.
replaying-help-place = tour 5, tour 5 { $two }, action 37, début, fin ; où : votre place.
replaying-help-play = lire : toute la suite, au rythme de la lecture ; lire 3 ; Entrée arrête.
replaying-help-eyes = yeux { $one }, yeux spectateur, yeux tout : qui regarde, et ce qu'il savait.
replaying-help-what-if = essai : jouer la suite pour tous ; la partie reste telle quelle.
replaying-help-look = regarder, plateau, état, points, journal, règle : comme en partie.
replaying-help-share = exporter : un fichier ; exporter svg : une image de cet instant.
replaying-help-leave = bref, normal, complet : plus ou moins de mots. quitter ou retour : sortir.

trying-mark = Essai :
trying-begins = vous jouez pour tous, à côté de la partie. Tapez laisser pour finir.
trying-guess = Ce qui vous est caché est deviné : rien n'est dévoilé.
trying-chance = { $question } Tapez piocher, ou m :
trying-over = La partie est finie. Tapez annuler ou laisser :
trying-no-chance = Rien à piocher : c'est à un joueur de décider.
trying-no-outcome = Tapez piocher, ou un numéro de 1 à { $most }. Tapez m pour la liste.
trying-no-hint = Les conseils sont pour la vraie partie. Tapez laisser pour y revenir.
trying-no-redo = Ce qui est annulé ici est perdu. Tapez de nouveau votre choix.
trying-no-back = Ici on annule un coup après l'autre. Tapez annuler.
trying-no-replay = Un essai n'a pas de passé à revoir. Tapez annuler, ou laisser pour revenir.
trying-already = Vous êtes déjà dans un essai. Tapez annuler ou laisser.
trying-no-resign = Ici vous jouez pour tous : on n'abandonne pas. Tapez laisser pour revenir.
trying-no-export = On n'exporte qu'une partie gardée. Tapez laisser pour y revenir.
trying-no-screen = L'écran montre la partie, pas un essai. Tapez d'abord laisser.
trying-in-replay = Cela sert à revoir la partie, pas à essayer. Tapez d'abord laisser.
trying-auto-on = Le hasard joue tout seul. Tapez auto pour changer.
trying-auto-off = Le hasard vous attend. Tapez piocher, ou choisissez.
trying-undone = Annulé : { $choice }.
trying-no-undo = Rien à annuler : l'essai commence ici.
trying-dropped = terminé. La partie est restée telle quelle.
trying-kept = Gardé sous { $name }. Pour continuer : edenia resume { $name }.
trying-not-kept = Impossible de le garder : { $reason }
trying-no-keep = Impossible à garder en pleine partie. Tapez laisser pour revenir.

trying-help-choose = coups, m : les choix de qui doit jouer ; un numéro ou une commande.
trying-help-chance = piocher : le hasard décide. auto : toujours seul. m : décider pour lui.
trying-help-undo = annuler : défait la dernière action, autant de fois que vous voulez.
trying-help-look = regarder, plateau, qui, points et le reste : sur cette table.
trying-help-keep = sauver, ou sauver NOM : en faire une partie. laisser : la relecture.
trying-help-leave = laisser : revenir où vous étiez ; rien n'est gardé.
