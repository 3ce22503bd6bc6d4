# Comment finit une partie de Tiny Epic Galaxies.

outcome-points = { $who ->
    [you] Vous gagnez, le plus de points
   *[other] { $name } gagne, le plus de points
} ({ $rule }).
outcome-tie = { $who ->
    [you] À égalité, vous gagnez
   *[other] À égalité, { $name } gagne
} ({ $rule }).
outcome-alone = { $who ->
    [you] Vous gagnez, 21 points
   *[other] { $name } gagne, 21 points
} ({ $rule }).
outcome-rogue = { $name } gagne, la galaxie est perdue ({ $rule }).
outcome-shared = Victoire partagée : { $names } ({ $rule }).
outcome-parts = { $who ->
    [you] Les vôtres : { $parts }.
   *[other] { $name } : { $parts }.
}
outcome-total = { $who ->
    [you] Vous avez { $points }.
   *[other] { $name } a { $points }.
}
outcome-part-level = niveau { $points }
outcome-part-planets = planètes { $points }
outcome-part-pilots = pilotes { $points }
outcome-part-dwarfs = planètes naines { $points }
outcome-part-mission = mission { $points }
outcome-part-badges = insignes { $points }
