# Réponses sur une table d'EXO, et ce qu'on peut y taper.

exo-universe = Univers : { $planets }, dont { $free } libres.
exo-board-planets = Planètes : { $counts }.
exo-board-points = Points : { $counts }.
exo-count-of = { $who ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
exo-held = En main : { $planet }.
exo-at = { $where } : { $what }.
exo-empty = vide
exo-free = { $where } : { $planet }, libre.
exo-covered = { $where } : { $planet }, sous { $by }.
exo-in-galaxy = { $who ->
    [you] { $planet } : à vous, en { $where }.
   *[other] { $planet } : chez { $name }, en { $where }.
}
exo-in-hand = { $who ->
    [you] { $planet } : dans votre main.
   *[other] { $planet } : dans la main de { $name }.
}
exo-not-laid = { $planet } : pas encore disposée.
exo-best = { $who ->
    [you] Vous :
   *[other] { $name } :
} { $squares ->
    [none] aucun point.
   *[other] plus { $earned } en { $squares }.
}
exo-open = case ouverte
exo-out-of-reach = hors de portée
exo-would-earn = { $earned ->
    [0] Aucun point maintenant.
   *[other] Plus { $earned } maintenant.
}
exo-line = de { $first } à { $last } : { $shared }.
exo-to-come = Encore { $planets }.
exo-behind = { $points } de retard sur le meilleur.

exo-expected-planet = une planète, une place ou un numéro
exo-expected-feature = taille, couleur ou type
exo-expected-square = une case ou une place
exo-expected-row = une rangée de l'univers

exo-help-commands = Ou une commande : prendre petite bleue à anneau, placer n 2 e 1.
exo-help-look = regarder l, état s, tour t, plateau b : votre galaxie, la question posée.
exo-help-universe = univers u, planète 3 ou p f3, chercher bleue, n2e1 seul : les planètes.
exo-help-people = galaxie g, alignements x, qui w, points o, avec un nom : les joueurs.
exo-replaying-help-event = suivant planète, reculer case : un événement. tour, victoire.
exo-rules-word = diagonale

exo-query-example-look = regarder
exo-query-example-status = état
exo-query-example-turn = tour
exo-query-example-board = plateau
exo-query-example-universe = univers f
exo-query-example-galaxy = galaxie sirius
exo-query-example-planet = planète f3
exo-query-example-lines = alignements sirius
exo-query-example-at = case n2e1
exo-query-example-find = chercher bleue
exo-query-example-who = qui sirius
exo-query-example-score = points sirius

exo-query-help-look = regarder, l : votre galaxie et ce qui est demandé.
exo-query-help-status = état, s : vos points et vos planètes.
exo-query-help-turn = tour, t : à qui de jouer, et ce qui est demandé.
exo-query-help-board = plateau, b : l'univers et les galaxies en trois lignes.
exo-query-help-universe = univers, u : les libres ; u f : une rangée ; univers entier : tout.
exo-query-help-galaxy = galaxie, g : vos planètes ; galaxie sirius : celles de Sirius.
exo-query-help-planet = planète 3, p f3 : où elle est et ce qu'elle peut rapporter.
exo-query-help-lines = alignements, x : les vôtres ; alignements sirius : ceux de Sirius.
exo-query-help-at = case n2e1, ou n2e1 tout court : une case à vous ; f3 : une place.
exo-query-help-find = chercher bleue, f petite : les planètes qui ont ces traits.
exo-query-help-who = qui, w : les joueurs ; qui sirius : un joueur en détail.
exo-query-help-score = points, o : vos points, par ce que vos alignements partagent.
