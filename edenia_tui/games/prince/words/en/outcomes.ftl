# How a game of The Little Prince ends.

outcome-points = { $who ->
    [you] You win, the most points
   *[other] { $name } wins, the most points
} ({ $rule }).
outcome-volcanoes = { $who ->
    [you] You win the tie, fewer volcanoes
   *[other] { $name } wins the tie, fewer volcanoes
} ({ $rule }).
outcome-shared = Shared victory: { $names } ({ $rule }).
outcome-score = { $who ->
    [you] You have { $points }: { $parts }.
   *[other] { $name } has { $points }: { $parts }.
}
outcome-total = { $who ->
    [you] You have { $points }.
   *[other] { $name } has { $points }.
}
outcome-part = { $character } { $points }
outcome-parts = { $who ->
    [you] Yours: { $parts }.
   *[other] { $name }: { $parts }.
}
outcome-lost = minus { $lost } for volcanoes
