# EXO on the screen: what is written around the drawing.

exo-screen-galaxy = Your galaxy
exo-screen-galaxies = Galaxies
exo-screen-galaxy-of = { $name }: { $points }
exo-screen-universe = Universe
exo-screen-left = { $planets }, { $free } free.
exo-screen-sizes = s m l: small, medium, large.
exo-screen-colours = b r g: blue, red, green.
exo-screen-types = t z o: telluric, gaseous, ringed.
exo-screen-no-point = No point
exo-screen-no-point-yet = No point yet.
exo-screen-lines = { $choice }. { $lines }.
exo-screen-line = { $shared } from { $first } to { $last }
exo-screen-best = { $choice }. Best at { $squares }.

exo-key-next = go to the next planet or square on that side

exo-kind-freed = planets that became free
exo-kind-points = points
exo-kind-victory = the end of the game
