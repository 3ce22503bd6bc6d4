# What a choice brings where it leads to no place, and what comes next.

lead-on = on { $cell }, then { $ways }
lead-stuck = on { $cell }, then it cannot move
lead-any-side = then any side
lead-sabotaged = sabotages the pad
lead-or = { $first } or { $last }
lead-laid-clovers = { $kind } with { $clovers }
lead-laid-artefacts = { $kind } with { $artefacts }
lead-flags = { $flags ->
    [0] no flag left
    [one] 1 flag left
   *[other] { $flags } flags left
}
lead-keeps = then one is kept
lead-more-tiles = { $tiles ->
    [one] 1 more tile is drawn
   *[other] up to { $tiles } more tiles are drawn
}
lead-lay = then one is laid
lead-under = then one goes under the deck
lead-place = then a cell for it
lead-dealt = clovers { $clovers }
lead-move = { $who ->
    [you] then your move
   *[other] then { $name } moves
}
lead-again = { $who ->
    [you] then your second turn
   *[other] then { $name }'s second turn
}
lead-after = then artefact or end
lead-turn = { $who ->
    [you] then your turn
   *[other] then { $name }'s turn
}
