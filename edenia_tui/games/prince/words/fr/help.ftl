# Ce qu'on peut taper dans Le Petit Prince.

help-commands = Ou une commande : centre, prendre c9, nommer Bea, cacher roi.
help-look = regarder l, état s, tour t, plateau b : votre planète, la question posée.
help-planets = planète p, offre e, piles k, tuiles i, chercher renard : ce qu'il y a.
help-people = qui w, points o, volcans x, secrets z : les joueurs.
rules-word = baobab

replaying-help-event = suivant baobab, reculer tuile : vers un fait. tour, pile, victoire.
