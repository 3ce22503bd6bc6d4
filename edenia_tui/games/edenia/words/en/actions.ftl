# What can be done, as short choices, and what is asked.

action-toward-north = north
action-toward-east = east
action-toward-east-aloud = east
action-toward-south = south
action-toward-west = west
action-toward-in = in

action-go = { $sheep } { $toward }
action-go-path = { $sheep } { $toward } { $path }
action-go-over = { $sheep } { $toward } over { $over } for { $price }
action-jump = { $sheep } jumps to { $cell }
action-jump-paid = { $sheep } jumps to { $cell } for { $price }
action-skip = { $supply ->
    [0] skip, no clover left
   *[other] skip, take { $gain }
}
action-leap = leap for { $price }
action-stop-behind = stop
action-stop-dwarf = stop
action-tunnel = out on { $path }
action-on = straight on
action-search = search for { $price }
action-keep = keep { $artefact }
action-hole = out { $side }
action-clover = take { $gain }
action-flag = raise a flag, { $points } points
action-flag-again = leave it, your flag stays
action-flag-instead = raise a flag in place of { $owner }'s
action-lay = { $tile }
action-under = { $tile }
action-place = at { $cell }
action-play = play { $artefact }
action-play-junction = play { $artefact }: { $sheep } to { $side } { $path }
action-play-pocket = play { $artefact }: { $sheep } to { $cell }
action-play-pocket-paid = play { $artefact }: { $sheep } to { $cell } for { $price }
action-play-gromout = play { $artefact } at { $cell }
action-end = end the turn
action-roll = die: { $path }
action-draw = draw: { $tile }
action-reveal = found: { $artefact }
action-turn-up = turned up: { $artefact }

question-flag-of = { $who ->
    [you] your flag
   *[other] { $name }'s flag
}
question-start = { $who ->
    [you] Your turn.
   *[other] { $name }'s turn.
}
question-start-sheep = { $sheep } must move: which way?
question-start-stuck = No sheep can move: artefact or end?
question-start-played = { $who ->
    [you] Artefact played: now your move.
   *[other] Artefact played: now { $name } moves.
}
question-leap = { $sheep } ahead at { $place }.
question-tunnel = Tunnel at { $cell } { $side }.
question-dwarf = Dwarf planet { $cell }, { $artefacts ->
    [0] no artefact.
    [one] 1 artefact.
   *[other] { $artefacts } artefacts.
}
question-hole = { $sheep } in the Black Hole: which side?
question-roll = Black Hole: the die rolls.
question-draw = A tile is drawn.
question-lay = Which tile is laid at { $cell }?
question-under = Which tile goes under the deck first?
question-planet = Planet { $cell }, { $clovers ->
    [0] no clover
    [one] 1 clover
   *[other] { $clovers } clovers
}.
question-planet-flag = Planet { $cell }, { $clovers ->
    [0] no clover
    [one] 1 clover
   *[other] { $clovers } clovers
}, { $flag }.
question-planet-protected = Planet { $cell }, { $clovers ->
    [0] no clover
    [one] 1 clover
   *[other] { $clovers } clovers
}, { $flag }, protected.
question-reveal = Dwarf planet { $cell }: what lies there?
question-turn-up = Points decide. { $who ->
    [you] Your face-down artefact: which is it?
   *[other] { $name }'s face-down artefact: which is it?
}
question-keep = Dwarf planet { $cell }: keep which artefact?
question-leave = Pad { $cell }: leave by which side?
question-place = Where to lay { $tile }?
question-after = Move over: artefact or end?
