# Leçons, problèmes, tâche du jour, conseiller.

learn-answer = Faites ceci : { $choice }
learn-again = Essayez autre chose.
learn-lesson-not = Pas celui-ci. { $choice } Il est repris.
learn-no-game = C'est une tâche, pas une partie : rien n'est gardé et rien n'est à reprendre.
learn-over-unclear = Cette tâche est finie. Entrée passe à la suivante, retour quitte.
learn-prompt-over = Fini. Entrée pour la suivante, recommencer, ou retour ?
learn-help-choose = Tapez un choix, comme en partie ; un mauvais choix est repris.
learn-help-words = conseil aide, réponse le dit, tâche redit ce qu'il faut faire.
learn-help-on = recommencer reprend au début, suivant avance, retour quitte.
learn-help-ask = Les questions sur la table et les règles ont une réponse, aussi.
learn-all-done = Il n'y a plus rien à faire ici. Bravo.
learn-left = À la prochaine fois.
learn-lessons = { $game } : leçons { $done } sur { $all }
learn-lesson-done = { $number }. { $lesson }, faite.
learn-lesson-open = { $number }. { $lesson }.
learn-puzzles = { $game } : problèmes résolus { $done } sur { $all }
learn-page = { $game } : comment jouer
learn-title = Apprendre
learn-keys = Entrée commence
learn-banner = TÂCHE : le reste est repris
learn-task = Ce qu'il faut faire
learn-put-back = Repris
learn-done = Fini
learn-go-next = Suivante
learn-go-again = Encore une fois
learn-go-leave = Quitter
learn-hint = Conseil

puzzle-title = Problème { $number }, niveau { $grade } sur 5
puzzle-aim-win = À { $name } de jouer. Gagnez pendant ce tour, quoi qu'apporte le hasard.
puzzle-aim-safe = À { $name } de jouer. Ne perdez pas : trouvez le seul choix après lequel personne ne peut gagner avant votre prochain tour.
puzzle-aim-endgame = À { $name } de jouer. Trouvez le seul choix qui vous fait gagner, quoi que fassent les autres.
puzzle-aim-points = À { $name } de jouer. Trouvez la seule façon d'avoir { $what } points, quoi que fassent les autres et quoi qu'apporte le hasard.
puzzle-of-three = Choisissez parmi les trois.
puzzle-hint = { $depth ->
    [one] Une décision est à trouver. Elle commence par { $verb }.
   *[other] { $depth } décisions sont à trouver. La prochaine commence par { $verb }.
}
puzzle-hint-not = Ce n'est pas celui-ci : { $choice }.
puzzle-not = { $choice } ne suffit pas. Cela peut continuer ainsi.
puzzle-line = { $number }. { $who } : { $choice }.
puzzle-chance = le hasard
puzzle-solved = Résolu. C'est la seule façon.
puzzle-failed-by = Qui ne l'a pas trouvé : { $bots }.

keys-in-a-task = Dans une leçon ou un problème
key-task-hint = un conseil
key-task-hint-short = conseil
key-task-answer = le prochain choix, dit tout de suite
key-task = redire ce qu'il faut faire
key-task-short = tâche
key-leave-task = retour
key-leave-task-short = retour

daily-week = { $day }  { $signs }
daily-signs = { $clean } résolu, { $helped } résolu avec des erreurs ou des conseils, { $missed } non résolu.
daily-streak = { $days ->
    [0] Pas encore de série.
    [one] Une série d'un jour.
   *[other] Une série de { $days } jours.
}
daily-share-open = { $game }, { $day } (pièces { $pieces }) : pas encore résolu.
daily-share = { $game }, { $day } (pièces { $pieces }) : { $slips ->
    [0] résolu du premier coup
    [one] résolu avec une erreur ou un conseil
   *[other] résolu avec { $slips } erreurs et conseils
}, jour { $days } de suite.
daily-title = Aujourd'hui, { $game }
learn-page-keys = Haut Bas défilent, Échap revient
menu-learn = Apprendre
menu-list-learn = Pour débuter : apprendre, conseiller ; aussi problème et jour.
learn-page-key = p : comment jouer à { $game }, sur une page

coach-title = Conseiller
coach-on = Conseiller activé, dans les parties contre des bots.
coach-off = Conseiller coupé.
coach-warns = { $choice } gâche beaucoup.
coach-answer = { $name } peut répondre : { $choice }.
coach-better = Mieux : { $choice }.
coach-type-again = Tapez-le encore pour le faire quand même.
coach-take-back = Le reprendre
coach-do-it = Le faire quand même
coach-first-game = { $game } : une première partie, avec un conseiller
help-on-coach = conseiller oui : un mot quand un choix gâche beaucoup. non : aucun.
