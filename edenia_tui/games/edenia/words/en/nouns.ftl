# Nouns shared by all sentences.

seat-0 = Red
seat-1 = Green
seat-2 = Yellow
seat-3 = Black

side-north = north
side-east = east
side-south = south
side-west = west
side-in = in

# A side as speech engines say it right; a cell told by numbers alone.
side-north-aloud = north
side-east-aloud = east
side-south-aloud = south
side-west-aloud = west
side-in-aloud = in
cell-counted = column { $letter } row { $number }

path-star = star
path-nebula = nebula
path-meteorite = meteorite

colour-yellow = yellow
colour-blue = blue
colour-red = red

# A sheep: your own by its number, somebody else's by the owner's name.
sheep = { $who ->
    [you] sheep { $number }
   *[other] { $name } { $number }
}

kind-empty = unexplored
kind-arridis = Arridis
kind-edenia = Edenia
kind-hole = Black Hole
kind-plain = plain
kind-planet = planet
kind-dwarf = dwarf
kind-pad-yellow = yellow pad
kind-pad-blue = blue pad
kind-pad-red = red pad

hub-planet = planet
hub-dwarf = dwarf
hub-pad = pad

run-straight = straight
run-north-west = north-west
run-north-east = north-east

tile-run = { $path } { $run }
tile-joins = { $paths } { $run }
tile-hub = { $kind } on { $path }
place-hub = { $cell } { $hub }
place-track = { $cell } { $side } { $path }

artefact-turbo = Turbo-engine { $points }
artefact-turbo-aloud = Turbo-engine worth { $points }
artefact-junction = Junction { $points }
artefact-junction-aloud = Junction worth { $points }
artefact-r2m2 = R2-M2 { $points }
artefact-r2m2-aloud = R2-M2 worth { $points }
artefact-scope = Sheepscope { $points }
artefact-scope-aloud = Sheepscope worth { $points }
artefact-gromout = Gromout
artefact-quantum = Quantum Accelerator
artefact-pocket = { $colour } Pocket teleporter { $points }
artefact-pocket-aloud = { $colour } Pocket teleporter worth { $points }

# An amount of clovers, such as the total after a change.
clovers = { $number ->
    [one] 1 clover
   *[other] { $number } clovers
}
some-clovers = { $number ->
    [one] a clover
   *[other] { $number } clovers
}

# An amount of artefacts.
artefacts = { $number ->
    [one] 1 artefact
   *[other] { $number } artefacts
}
