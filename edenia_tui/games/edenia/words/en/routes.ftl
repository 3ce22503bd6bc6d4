# Ways through the galaxy, told as compass runs from tile to tile.

route-run = { $count ->
    [1] { $side }
   *[other] { $side } { $count }
}
route-to = to { $place }
route-behind = to { $place }, behind { $sheep }
route-meets = to { $place }, meets { $sheep }
route-explores = explores { $cell }
route-draws = a tile is drawn
route-tunnel = to the tunnel { $cell } { $side }
route-back = back at { $places }
route-at-relay = relay { $cell } { $side }
route-at-tunnel = tunnel { $cell } { $side }
route-hole = to the Black Hole
route-die = the die picks the path to { $cell }
route-looks = { $count ->
    [one] 1 artefact to see
   *[other] { $count } artefacts to see
}
route-trifolium = Trifolium { $trifolium }
route-gain = plus { $gained }, { $total ->
    [one] 1 clover
   *[other] { $total } clovers
}
route-wins = { $who ->
    [you] you win
   *[other] { $name } wins
}
route-ends = the game ends
