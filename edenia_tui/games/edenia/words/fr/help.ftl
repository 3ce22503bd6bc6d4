# Ce qu'on peut taper dans Edenia.

help-commands = Ou : aller 1 nord étoile, passer, sauter, s'arrêter, jouer turbo-3, fin.
help-look = regarder l, état s, tour t : vos moutons, vos jetons, la question posée.
help-board = galaxie b, case b2 ou b2, rangée 2, colonne b, autour b2 : la galaxie.
help-way = rayon b1 nord étoile, chemin 2 edenia, trajet 2 edenia, menaces : où l'on va.
help-people = qui w, main i, points o, réserve k : joueurs, artefacts, score, stock.
rules-word = saut

replaying-help-event = suivant drapeau, reculer tuile, tour, trifolium, victoire, artefact.
replaying-help-events = Et aussi : trèfle, saut, relais, tunnel, téléporteur, trou, dé, fouille.
