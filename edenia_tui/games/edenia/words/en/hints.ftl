# Why a choice is good in Edenia.

# What ends the game.
hint-wins = { $victory ->
    [race] You win the Race: your last sheep arrives
    [law] You win with exactly 42 points
   *[prestige] The game ends, you lead { $points } to { $best }
}. Rule { $rule }.
hint-loses = The game ends and { $names } { $number ->
    [one] wins
   *[other] win
}. Rule { $rule }.

# What others could do next turn.
hint-stops = { $victory ->
    [race] It stops { $name }, about to win the Race
    [law] It keeps { $name } from 42 points next turn
   *[prestige] { $name } cannot end the game ahead next turn
}. Rule { $rule }.
hint-still = { $victory ->
    [race] Careful: { $name } can still win the Race next turn
    [law] Careful: { $name } can still make 42 points next turn
   *[prestige] Careful: { $name } can still end the game ahead
}. Rule { $rule }.
hint-lets = { $victory ->
    [race] Careful: then { $name } can win the Race next turn
    [law] Careful: then { $name } can make 42 points next turn
   *[prestige] Careful: then { $name } can end the game ahead
}. Rule { $rule }.
hint-passes = Careful: { $points } points, { $over } past 42. Rule { $rule }.
hint-not-past = It stays below 42: another choice makes { $points }. Rule { $rule }.

# The goals.
hint-ahead = { $victory ->
    [race] Next turn you can win the Race
    [law] Next turn you can make 42 points
   *[prestige] Next turn you can end the game ahead
}. Rule { $rule }.
hint-ahead-perhaps = { $victory ->
    [race] Next turn you may win the Race, { $percent } %
    [law] Next turn you may make 42 points, { $percent } %
   *[prestige] Next turn you may end the game ahead, { $percent } %
}. Rule { $rule }.
hint-now = { $victory ->
    [race] This turn you can win the Race
    [law] This turn you can make 42 points
   *[prestige] This turn you can end the game ahead
}. Rule { $rule }.
hint-at-once = { $victory ->
    [race] This turn you may win the Race, { $percent } %
    [law] This turn you may make 42 points, { $percent } %
   *[prestige] This turn you may end the game ahead, { $percent } %
}. Rule { $rule }.
hint-trifolium = Trifolium { $trifolium }, { $home } sheep on Edenia. Rule EDE-1.
hint-law = { $points } points, { $missing } missing to 42. Rule { $rule }.
hint-law-flag = { $points } points, { $missing } missing: a flag makes 42. Rule { $rule }.
hint-law-clover = { $points } points, { $missing } missing: a clover makes 42. Rule { $rule }.
hint-law-trifolium = { $points } points, { $missing } missing: a Trifolium makes 42. Rule { $rule }.
hint-nearer = It gets { $sheep } to Edenia in about { $moves } { $moves ->
    [one] move
   *[other] moves
}, not { $before }. Rule { $rule }.
hint-nearest = No other choice leaves { $sheep } nearer to Edenia. Rule { $rule }.
hint-lead = You take the lead, { $points } to { $best }. Rule WIN-3.
hint-helps = { $victory ->
    [race] It mostly helps towards the Race
    [law] It mostly helps towards 42 points
   *[prestige] It mostly helps towards Prestige
}. Rule { $rule }.
hint-nothing = Nothing on the table changes.

# What the next turn can bring.
hint-next-flag = Next turn you could raise a flag at { $cell }. Rule HAB-2.
hint-next-search = Next turn you could search at { $cell }. Rule DWA-2.
hint-die = { $faces ->
    [3] However the die falls
   *[other] The die, { $faces } in 3
}: { $where }. Rule HOLE-1.

# What it brings.
hint-flag = Your flag at { $cell }: plus { $gained }, { $points } points. Rule HAB-2.
hint-ousts = { $name } loses a flag: minus { $lost }, { $points }. Rule HAB-2.
hint-protects = Nobody can take your flag at { $cell } any more. Rule ART-6.
hint-clovers = Plus { $gained }, { $total }. Rule { $rule }.
hint-saves = You save { $saved }: { $clovers }. Rule LEAP-2.
hint-keeps = { $artefact } kept, { $points } points. Rule DWA-2.
hint-searches = You find an artefact at { $cell }. Rule DWA-2.
hint-artefact-turbo = The next planet does not stop your sheep. Rule { $rule }.
hint-artefact-r2m2 = You choose the new tile out of { $tiles }. Rule { $rule }.
hint-artefact-scope = You choose where the new tile lies. Rule { $rule }.
hint-artefact-junction = Another track of the tile leads on. Rule { $rule }.
hint-artefact-quantum = A second turn follows at once. Rule { $rule }.
hint-artefact-pocket = A pad far away becomes your start. Rule { $rule }.
hint-explores = A new tile at { $cell }. Rule MOV-4.
hint-explores-odds = A new tile at { $cell }; planets among those to come: { $planets } of { $tiles }. Rule MOV-4.
hint-teleports = The pad at { $cell } saves the way. Rule TEL-2.
