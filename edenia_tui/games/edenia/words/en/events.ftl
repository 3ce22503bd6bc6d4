# What happens, in one short sentence each. NAME is said at every level unless NAME-brief or NAME-full exists.
# $total is an amount of clovers in words: 1 clover, 3 clovers.

event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-began-full = { $who ->
    [you] You begin.
   *[other] { $name } begins.
} Clovers in order of seats: { $clovers }.

event-turn-full = Round { $round }, { $who ->
    [you] your turn.
   *[other] { $name }'s turn.
}

event-moved-full = { $sheep } travels { $route }.

event-leapt = { $sheep } leaps over { $over }, minus { $paid }, { $total }.
event-leapt-brief = { $sheep } leaps over { $over }.

event-tunnelled-full = Tunnel: { $sheep } comes out on { $path }.

event-bounced = Relay { $cell } { $side }: { $who ->
    [you] plus { $clovers }, { $total }.
   *[other] { $name } plus { $clovers }, { $total }.
}
event-bounced-brief = Relay clover for { $who ->
    [you] you.
   *[other] { $name }.
}
event-bounced-full = Relay { $cell } { $side } { $path } turns { $sheep } back: { $who ->
    [you] you plus { $clovers }, { $total }.
   *[other] { $name } plus { $clovers }, { $total }.
}
event-bounced-empty-full = { $sheep } turned back by the empty relay { $cell } { $side } { $path }.

event-drawn-full = Drawn: { $tile }.

event-laid = New { $kind } { $cell }{ $joins ->
    [none] .
   *[other] : { $joins }.
}
event-laid-plain = New tile { $cell }{ $joins ->
    [none] .
   *[other] : { $joins }.
}
event-laid-full = { $cell }: { $tile }{ $stock ->
    [none] .
   *[other] , { $stock }.
}

event-put-under = Under the deck: { $kind }.
event-put-under-full = Under the deck: { $tile }.

event-passed-planet = Turbo-engine: { $sheep } passes { $cell }.

event-hole-exit = { $sheep } in the Black Hole, side { $side }.
event-rolled = Die: { $path }.

event-stopped = { $sheep } at { $place }.
event-stopped-own = At { $place }.
event-stopped-full = { $sheep } stops at { $place }{ $line ->
    [none] { "" }
   *[other] , place { $line } in line
} ({ $rule }).

event-clover-taken = { $who ->
    [you] Plus { $clovers }, { $total }.
   *[other] { $name } plus { $clovers }, { $total }.
}
event-clover-taken-brief = { $who ->
    [you] { $total }.
   *[other] { $name }: { $total }.
}
event-clover-taken-full = { $who ->
    [you] You take { $taken } at { $cell }: plus { $clovers }, { $total }, { $left } left there.
   *[other] { $name } takes { $taken } at { $cell }: plus { $clovers }, { $total }, { $left } left there.
}

event-flag-raised = { $who ->
    [you] Flag up, plus { $points }.
   *[other] { $name }'s flag on { $cell }.
}
event-flag-raised-full = { $who ->
    [you] Your flag on { $cell }, plus { $points }, { $left } in hand.
   *[other] { $name }'s flag on { $cell }, plus { $points }, { $left } in hand.
}
event-flag-again = { $who ->
    [you] Your flag stays on { $cell }.
   *[other] { $name }'s flag stays on { $cell }.
}
event-flag-ousted = { $who ->
    [you] Your flag comes home, minus { $points }.
   *[other] { $name }'s flag goes home.
}

event-searched = { $who ->
    [you] You search: minus { $paid }, { $total }.
   *[other] { $name } searches.
}
event-searched-full = { $who ->
    [you] You search { $cell }: minus { $paid }, { $total }.
   *[other] { $name } searches { $cell }: minus { $paid }, { $total }.
}

event-revealed = { $who ->
    [you] You find { $artefact }.
   *[other] { $name } finds { $artefact }.
}
event-revealed-other-full = { $name } looks at an artefact on { $cell }.
event-kept = { $who ->
    [you] You keep { $artefact }, { $points } points.
   *[other] { $name } keeps { $artefact }, { $points } points.
}
event-kept-other = { $name } keeps an artefact.
event-kept-other-full = { $name } keeps an artefact from { $cell }, { $number } hidden.

event-played = { $who ->
    [you] You play { $artefact }.
   *[other] { $name } plays { $artefact }.
}

event-turned-up = { $who ->
    [you] You turn up
   *[other] { $name } turns up
}: { $artefacts }.

event-switched = { $sheep } switches: { $place }.
event-switched-full = { $sheep } switches to { $place }{ $line ->
    [none] { "" }
   *[other] , place { $line } in line
}.

event-teleported = { $sheep } teleports to { $cell }{ $sabotaged ->
    [yes] , now sabotaged
   *[no] { "" }
}{ $paid ->
    [0] .
   *[other] , minus { $paid }, { $total }.
}
event-teleported-full = { $sheep } teleports to { $cell }{ $paid ->
    [0] { "" }
   *[other] , minus { $paid }, { $total }
}, { $sabotaged ->
    [yes] pad sabotaged.
   *[no] no sabotage left.
}
event-repaired = Pad { $cell } repaired.

event-protected = Gromout guards { $who ->
    [you] your flag on { $cell }.
   *[other] { $name }'s flag on { $cell }.
}

event-reached-edenia = { $sheep } reaches Edenia: Trifolium { $trifolium }.

event-skipped = { $who ->
    [you] You skip{ $clovers ->
        [0] .
       *[other] : plus { $clovers }, { $total }.
    }
   *[other] { $name } skips{ $clovers ->
        [0] .
       *[other] : { $total }.
    }
}
event-skipped-brief = { $who ->
    [you] You skip.
   *[other] { $name } skips.
}
event-skipped-full = { $who ->
    [you] You skip{ $clovers ->
        [0] , the supply is empty.
       *[other] : plus { $clovers }, { $total }.
    }
   *[other] { $name } skips{ $clovers ->
        [0] , the supply is empty.
       *[other] : plus { $clovers }, { $total }.
    }
}
