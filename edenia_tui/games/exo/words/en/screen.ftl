# EXO on the screen: what is written around the drawing.

screen-galaxy = Your galaxy
screen-galaxies = Galaxies
screen-galaxy-of = { $name }: { $points }
screen-universe = Universe
screen-left = { $planets }, { $free } free.
screen-sizes = s m l: small, medium, large.
screen-colours = b r g: blue, red, green.
screen-types = t z o: telluric, gaseous, ringed.
screen-no-point = No point
screen-no-point-yet = No point yet.
screen-lines = { $choice }. { $lines }.
screen-line = { $shared } from { $first } to { $last }
screen-best = { $choice }. Best at { $squares }.

key-next = go to the next planet or square on that side

kind-freed = planets that became free
kind-points = points
kind-victory = the end of the game
