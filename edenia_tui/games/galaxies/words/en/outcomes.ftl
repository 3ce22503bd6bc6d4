# How a game of Tiny Epic Galaxies ends.

outcome-points = { $who ->
    [you] You win, the most points
   *[other] { $name } wins, the most points
} ({ $rule }).
outcome-tie = { $who ->
    [you] You win the tie
   *[other] { $name } wins the tie
} ({ $rule }).
outcome-alone = { $who ->
    [you] You win, 21 points
   *[other] { $name } wins, 21 points
} ({ $rule }).
outcome-rogue = { $name } wins, the galaxy is lost ({ $rule }).
outcome-shared = Shared victory: { $names } ({ $rule }).
outcome-parts = { $who ->
    [you] Yours: { $parts }.
   *[other] { $name }: { $parts }.
}
outcome-total = { $who ->
    [you] You have { $points }.
   *[other] { $name } has { $points }.
}
outcome-part-level = { $points } for the level
outcome-part-planets = { $points } for planets
outcome-part-pilots = { $points } for pilots
outcome-part-dwarfs = { $points } for dwarf planets
outcome-part-mission = { $points } for the mission
outcome-part-badges = { $points } for badges
