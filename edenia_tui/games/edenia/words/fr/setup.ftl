# Ce dont on convient avant une partie d'Edenia.

setup-first-game = Première partie, sans la règle des 42 ? oui ou non, Entrée pour non :
setup-help-no-42 = Sans elle, 42 points ne font pas gagner : moins à surveiller.

setup-edition-row = Édition
setup-42-row = Règle des 42
setup-42-note = Exactement 42 points : c'est gagné.
setup-lambs-row = P'tits agneaux
setup-lambs-note = Plus simple : ni artefacts ni drapeaux.
edition-fr = française
edition-en = anglaise
