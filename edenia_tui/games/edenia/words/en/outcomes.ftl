# How the game ended, and how everybody's points are made up.

outcome-race = { $who ->
    [you] You win the Race: { $sheep } sheep on Edenia
   *[other] { $name } wins the Race: { $sheep } sheep on Edenia
} ({ $rule }).
outcome-law = { $who ->
    [you] You win with exactly 42 points
   *[other] { $name } wins with exactly 42 points
} ({ $rule }).
outcome-prestige = { $who ->
    [you] You win by Prestige, the most points
   *[other] { $name } wins by Prestige, the most points
} ({ $rule }).
outcome-prestige-late = { $who ->
    [you] You win after { $rounds } rounds, the most points
   *[other] { $name } wins after { $rounds } rounds, the most points
} ({ $rule }).
outcome-tie = { $who ->
    [you] You win the tie for Prestige
   *[other] { $name } wins the tie for Prestige
} ({ $rule }).
outcome-tie-late = { $who ->
    [you] You win the tie after { $rounds } rounds
   *[other] { $name } wins the tie after { $rounds } rounds
} ({ $rule }).
outcome-broken-fr = Level at { $points }: the highest Trifolium decides, { $best } ({ $rule }).
outcome-broken-en = Level at { $points }: most sheep on Edenia decides, { $best } ({ $rule }).
outcome-unbroken-fr = Level at { $points }, and in the highest Trifolium ({ $rule }).
outcome-unbroken-en = Level at { $points }, and in sheep on Edenia ({ $rule }).
outcome-shared = Shared victory by Prestige: { $names } ({ $rule }).
outcome-shared-late = Shared victory after { $rounds } rounds: { $names } ({ $rule }).

score-of = { $who ->
    [you] You have
   *[other] { $name } has
} { $points }
score-made-of = { $head }: { $parts }.
score-parts = Made of { $parts }.
score-alone = { $head }.
score-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-points-hidden = { $points ->
    [one] 1 point
   *[other] { $points } points
} and { $hidden } hidden
score-trifoliums = Trifoliums { $points }
score-artefacts = artefacts { $points }
score-flags = flags { $points }
score-clovers = clovers { $points }

goal = Win: three sheep on Edenia, exactly 42 points, or most points at the end.
goal-no-42 = Win: three sheep on Edenia, or most points at the last Trifolium.
goal-lambs = Win: two sheep on Edenia.
