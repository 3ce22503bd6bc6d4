# What happens in EXO, what can be done, and how it ends.

goal = Win: the most points. Three in line that share a feature make a point.

event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-laid = The universe is laid: { $planets } planets, { $free } free.
universe-row = Row { $row }: { $planets }.
event-turn = Round { $round }, { $who ->
    [you] your turn.
   *[other] { $name }'s turn.
}
event-taken = { $name }: { $planet }.
event-taken-full = { $who ->
    [you] You take { $planet }, { $place }.
   *[other] { $name } takes { $planet }, { $place }.
}
event-freed = Free: { $planets }.
sum-frees = frees { $planet }, { $earned } for you
event-placed-brief = Plus { $earned }, { $points }.
event-placed = { $who ->
    [you] You
   *[other] { $name }
} at { $square }{ $earned ->
    [0] .
   *[other] , plus { $earned }, { $points }.
}
event-placed-full = { $who ->
    [you] You put at { $square }, { $planet }:
   *[other] { $name } puts at { $square }, { $planet }:
} { $earned ->
    [0] no new point.
   *[other] plus { $earned }, { $points }.
}

earns = plus { $earned }
earns-best = up to plus { $earned }
earns-nothing = no points
earns-nothing-yet = no points yet
lies-at = at { $place }
lays-universe = then the universe is laid
frees = frees { $places }

question-take = { $who ->
    [you] Your turn: which planet?
   *[other] { $name }'s turn: which planet?
}
question-put = Where to put { $planet }?
question-lay = The universe is being laid.

outcome-points = { $who ->
    [you] You win, the most points
   *[other] { $name } wins, the most points
} ({ $rule }).
outcome-star = { $who ->
    [you] You win the tie, most planets beside the Star
   *[other] { $name } wins the tie, most planets beside the Star
} ({ $rule }).
outcome-shared = Shared victory: { $names } ({ $rule }).
outcome-score = { $who ->
    [you] You have { $points }, { $beside }.
   *[other] { $name } has { $points }, { $beside }.
}
