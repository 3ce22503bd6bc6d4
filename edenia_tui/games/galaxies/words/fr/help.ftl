# Ce qu'on peut taper dans Tiny Epic Galaxies.

help-commands = Ou : activer énergie, relancer tout sauf énergie, suivre, améliorer e, fin.
help-look = regarder l, état s, tour t, plateau b, dés d : votre galaxie, la question.
help-table = rangée r, planète gort p, pilotes k, inexploré x : ce qu'il y a.
help-people = qui w, galaxie i, vaisseaux n, points o, missions z : les joueurs.
rules-word = suivre

replaying-help-event = suivant colonie, reculer suivre : vers un fait. tour, dés, niveau, carte.
