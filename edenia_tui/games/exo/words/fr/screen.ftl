# EXO à l'écran : ce qui s'écrit autour du dessin.

exo-screen-galaxy = Votre galaxie
exo-screen-galaxies = Galaxies
exo-screen-galaxy-of = { $name } : { $points }
exo-screen-universe = Univers
exo-screen-left = { $planets }, { $free ->
    [one] dont { $free } libre
   *[other] dont { $free } libres
}.
exo-screen-sizes = s m l : petite, moyenne, grande.
exo-screen-colours = b r g : bleue, rouge, verte.
exo-screen-types = t z o : tellurique, gazeuse, à anneau.
exo-screen-no-point = Aucun point
exo-screen-no-point-yet = Encore aucun point.
exo-screen-lines = { $choice }. { $lines }.
exo-screen-line = { $shared } de { $first } à { $last }
exo-screen-best = { $choice }. Au mieux en { $squares }.

exo-key-next = aller à la planète ou à la case suivante de ce côté

exo-kind-freed = les planètes libérées
exo-kind-points = les points
exo-kind-victory = la fin de la partie
