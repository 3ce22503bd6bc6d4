# Ce que demandent les problèmes d'Edenia.

puzzle-aim-law = À { $name } de jouer. Atteignez exactement 42 points pendant ce tour, quoi qu'apporte le hasard.
puzzle-aim-flag = À { $name } de jouer. Sauvez le drapeau en { $what } : trouvez le seul choix après lequel personne ne peut le prendre avant votre prochain tour.
