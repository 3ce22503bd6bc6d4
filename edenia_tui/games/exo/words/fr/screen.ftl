# EXO à l'écran : ce qui s'écrit autour du dessin.

screen-galaxy = Votre galaxie
screen-galaxies = Galaxies
screen-galaxy-of = { $name } : { $points }
screen-universe = Univers
screen-left = { $planets }, { $free ->
    [one] dont { $free } libre
   *[other] dont { $free } libres
}.
screen-sizes = s m l : petite, moyenne, grande.
screen-colours = b r g : bleue, rouge, verte.
screen-types = t z o : tellurique, gazeuse, à anneau.
screen-no-point = Aucun point
screen-no-point-yet = Encore aucun point.
screen-lines = { $choice }. { $lines }.
screen-line = { $shared } de { $first } à { $last }
screen-best = { $choice }. Au mieux en { $squares }.

key-next = aller à la planète ou à la case suivante de ce côté

kind-freed = les planètes libérées
kind-points = les points
kind-victory = la fin de la partie
