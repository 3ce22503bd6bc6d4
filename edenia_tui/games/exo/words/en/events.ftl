# What happens in EXO, what can be done, and how it ends.

exo-goal = Win: the most points. Three in line that share a feature make a point.

exo-event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
exo-event-laid = The universe is laid: { $planets } planets, { $free } free.
exo-universe-row = Row { $row }: { $planets }.
exo-event-turn = Round { $round }, { $who ->
    [you] your turn.
   *[other] { $name }'s turn.
}
exo-event-taken = { $name }: { $planet }.
exo-event-taken-full = { $who ->
    [you] You take { $planet }, { $place }.
   *[other] { $name } takes { $planet }, { $place }.
}
exo-event-freed = Free: { $planets }.
exo-event-placed-brief = Plus { $earned }, { $points }.
exo-event-placed = { $who ->
    [you] { $planet }
   *[other] { $name }
} at { $square }{ $earned ->
    [0] .
   *[other] , plus { $earned }, { $points }.
}
exo-event-placed-full = { $who ->
    [you] You put at { $square }, { $planet }:
   *[other] { $name } puts at { $square }, { $planet }:
} { $earned ->
    [0] no new point.
   *[other] plus { $earned }, { $points }.
}

exo-earns = plus { $earned }
exo-earns-best = up to plus { $earned }
exo-frees = frees { $places }

exo-question-take = { $who ->
    [you] Your turn: which planet?
   *[other] { $name }'s turn: which planet?
}
exo-question-put = Where to put { $planet }?
exo-question-lay = The universe is being laid.

exo-outcome-points = { $who ->
    [you] You win, the most points
   *[other] { $name } wins, the most points
} ({ $rule }).
exo-outcome-star = { $who ->
    [you] You win the tie, most planets beside the Star
   *[other] { $name } wins the tie, most planets beside the Star
} ({ $rule }).
exo-outcome-shared = Shared victory: { $names } ({ $rule }).
exo-outcome-score = { $who ->
    [you] You have { $points }, { $beside }.
   *[other] { $name } has { $points }, { $beside }.
}
saves-victory-points = by points
saves-victory-star = by the planets beside the Star
saves-victory-shared = together
