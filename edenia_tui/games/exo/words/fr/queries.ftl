# Réponses sur une table d'EXO, et ce qu'on peut y taper.

universe = Univers : { $planets }, dont { $free } libres.
board-planets = Planètes : { $counts }.
board-points = Points : { $counts }.
count-of = { $who ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
held = En main : { $planet }.
at = { $where } : { $what }.
empty = vide
free = { $where } : { $planet }, libre.
covered = { $where } : { $planet }, sous { $by }.
in-galaxy = { $who ->
    [you] { $planet } : à vous, en { $where }.
   *[other] { $planet } : chez { $name }, en { $where }.
}
in-hand = { $who ->
    [you] { $planet } : dans votre main.
   *[other] { $planet } : dans la main de { $name }.
}
not-laid = { $planet } : pas encore disposée.
best = { $who ->
    [you] Vous :
   *[other] { $name } :
} { $squares ->
    [none] aucun point.
   *[other] { $earned } de gain en { $squares }.
}
open = case ouverte
out-of-reach = hors de portée
would-earn = { $earned ->
    [0] Aucun point maintenant.
   *[other] Gagne { $earned } maintenant.
}
line = de { $first } à { $last } : { $shared }.
to-come = Encore { $planets }.
behind = { $points } de retard sur le meilleur.

expected-planet = une planète, une place ou un numéro
expected-feature = taille, couleur ou type
expected-square = une case ou une place
expected-row = une rangée de l'univers

help-commands = Ou une commande : prendre petite bleue à anneau, placer n2e1.
help-look = regarder l, état s, tour t, plateau b : votre galaxie, la question posée.
help-universe = univers u, planète 3 ou p f3, chercher bleue, n2e1 seul : les planètes.
help-people = galaxie g, alignements x, qui w, points o, avec un nom : les joueurs.
replaying-help-event = suivant planète, reculer case : un événement. tour, victoire.
rules-word = diagonale

threat = { $name } : { $planet }, { $points }.
threats-none = Rien de libre ne rapporte aux autres pour l'instant.

query-example-look = regarder
query-example-status = état
query-example-turn = tour
query-example-board = plateau
query-example-universe = univers f
query-example-galaxy = galaxie sirius
query-example-planet = planète f3
query-example-lines = alignements sirius
query-example-at = case n2e1
query-example-find = chercher bleue
query-example-who = qui sirius
query-example-threats = menaces
query-example-score = points sirius

query-help-look = regarder, l : votre galaxie et ce qui est demandé.
query-help-status = état, s : vos points et vos planètes.
query-help-turn = tour, t : à qui de jouer, et ce qui est demandé.
query-help-board = plateau, b : l'univers et les galaxies en trois lignes.
query-help-universe = univers, u : les libres ; u f : une rangée ; univers entier : tout.
query-help-galaxy = galaxie, g : vos planètes ; galaxie sirius : celles de Sirius.
query-help-planet = planète 3, p f3 : où elle est et ce qu'elle peut rapporter.
query-help-lines = alignements, x : les vôtres ; alignements sirius : ceux de Sirius.
query-help-at = case n2e1, ou n2e1 tout court : une case à vous ; f3 : une place.
query-help-find = chercher bleue, f petite : les planètes qui ont ces traits.
query-help-who = qui, w : les joueurs ; qui sirius : un joueur en détail.
query-help-threats = menaces : ce que les autres gagneraient avec ce qui est libre.
query-help-score = points, o : vos points, par ce que vos alignements partagent.
