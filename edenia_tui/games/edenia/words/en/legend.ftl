# What the signs of the galaxy mean.

legend-crossing = tracks that cross
legend-sheep = a sheep: its player's letter, its number
legend-count = sheep where there is no room for all
legend-planet = habitable planet with clovers and a flag
legend-clover = clover
legend-flag = flag
legend-protected = a flag that is protected
legend-dwarf = dwarf planet with artefacts
legend-known = an artefact you know
legend-unknown = an artefact you do not know
legend-pad = a pad to teleport, by its colour
legend-sabotage = sabotaged
legend-hole = the Black Hole
legend-void = unexplored
legend-relay = a relay with its clover
legend-spent = a relay without its clover
legend-rim = tunnels at the rim, planets, pads
legend-route = the way of a choice
legend-focus = the cell that is looked at
legend-chosen = the sheep that moves
