# What happens in Tiny Epic Galaxies, fact by fact.

goal = Win: the most points when the round ends in which somebody reaches 21.
goal-alone = Win: reach 21 points before { $name } does, and before it is level 6.

event-began = { $who ->
    [you] You begin.
   *[other] { $name } begins.
}
event-planet = { $planet } comes to place { $place }, { $left } left in the deck.
event-pilot = Pilot { $pilot } comes to place { $place }, { $left } left in the deck.
event-dealt = { $name } is dealt a mission.
event-dealt-own = You are dealt a mission: { $mission }.
event-kept = { $name } keeps a mission.
event-kept-own = You keep { $mission }.
event-turn = { $who ->
    [you] Round { $round }, your turn
   *[other] Round { $round }, turn of { $name }
}, { $dice }{ $lost ->
    [0] .
   *[other] , { $lost } less.
}
event-triggered = { $who ->
    [you] You trigger the end
   *[other] { $name } triggers the end
}: { $rule ->
    [EXP-9] the last card is drawn
   *[other] { $points } points
}. The round is finished.
event-revealed = { $who ->
    [you] Your mission: { $mission }.
   *[other] Mission of { $name }: { $mission }.
}
event-turned-up = { $who ->
    [you] You turn up: { $cards }.
   *[other] { $name } turns up: { $cards }.
}

event-rolled = { $who ->
    [you] You roll: { $dice }.
   *[other] { $name } rolls: { $dice }.
}
event-rolled-again = { $who ->
    [you] You roll, energy { $energy }: { $dice }.
   *[other] { $name } rolls, energy { $energy }: { $dice }.
}
event-used = { $who ->
    [you] You use { $face }.
   *[other] { $name } uses { $face }.
}
event-granted = { $who ->
    [you] You perform { $face }.
   *[other] { $name } performs { $face }.
}
event-repeats = { $who ->
    [you] You repeat { $face }.
   *[other] { $name } repeats { $face }.
}
event-rerolled = { $who ->
    [you] You reroll
   *[other] { $name } rerolls
}: { $dice }; { $price ->
    [0] free
   *[other] price { $price } energy
}.
event-converted = { $who ->
    [you] You spend
   *[other] { $name } spends
} { $spent }: { $face } becomes { $to }.
event-set = { $who ->
    [you] You set { $face } to { $to }.
   *[other] { $name } sets { $face } to { $to }.
}
event-dropped = { $who ->
    [you] You drop { $face }.
   *[other] { $name } drops { $face }.
}
event-followed = { $who ->
    [you] You follow
   *[other] { $name } follows
} { $face } for { $price ->
    [0] nothing
   *[other] { $price } culture
}{ $ship ->
    [none] .
   *[other] , with { $ship }.
}
event-declined = { $who ->
    [you] You do not follow { $face }.
   *[other] { $name } does not follow { $face }.
}

event-gained = { $who ->
    [you] You gain
   *[other] { $name } gains
} { $some }{ $wasted ->
    [0] {""}
   *[other] , { $wasted } wasted
}: { $stock }.
event-paid = { $who ->
    [you] You pay
   *[other] { $name } pays
} { $some }: { $stock }.
event-lost = { $who ->
    [you] You lose
   *[other] { $name } loses
} { $some }: { $stock }.
event-stolen = { $who ->
    [you] You take
   *[other] { $name } takes
} { $some } from { $whom }.
event-swapped = { $who ->
    [you] You turn
   *[other] { $name } turns
} { $number } { $res ->
    [e] energy into culture
   *[other] culture into energy
}: { $stock }.
event-upgraded = { $who ->
    [you] You upgrade: { $facts }.
   *[other] { $name } upgrades: { $facts }.
}

event-ship-moved = { $who ->
    [you] You
   *[other] { $name }
}: { $ship } to { $target }, from { $origin }.
event-ship-advanced = { $who ->
    [you] You
   *[other] { $name }
}: { $ship } on to { $target }, from { $origin }.
event-ship-pushed = { $who ->
    [you] You
   *[other] { $name }
}: { $ship } back to { $target }, from { $number }{ $by ->
    [none] .
   *[other] , by { $by }.
}
event-ship-home = { $who ->
    [you] You
   *[other] { $name }
}: { $ship } home, from { $origin }.
event-ship-trapped = { $who ->
    [you] You
   *[other] { $name }
}: { $ship } in danger: { $target }.
event-ship-escaped = { $who ->
    [you] You
   *[other] { $name }
}: { $ship } leaves { $card } for { $target }.
event-exchanged = { $who ->
    [you] You
   *[other] { $name }
}: { $model } in place of a ship, { $place }.

event-colonised = { $who ->
    [you] You colonise { $planet }, { $points }.
   *[other] { $name } colonises { $planet }, { $points }.
}
event-performed = { $who ->
    [you] You act:
   *[other] { $name } acts:
} { $owner ->
    [none] { $planet }.
   *[other] { $planet }, colony of { $owner }.
}
event-toll = { $who ->
    [you] Following you costs 2 culture in this turn.
   *[other] Following { $name } costs 2 culture in this turn.
}
event-watch = { $who ->
    [you] Whoever follows you gives you
   *[other] Whoever follows { $name } brings
} 1 { $res ->
    [e] energy
   *[other] culture
}.
event-planet-left = { $planet } leaves the game.
event-planet-under = { $planet } goes under the deck.
event-pilot-left = Pilot { $pilot } leaves the game.
event-hired = { $who ->
    [you] You hire
   *[other] { $name } hires
} { $pilot } for { $model }, with { $dice }: { $points }.
event-replaced = Replaced: { $pilot }.
event-drawn = { $who ->
    [you] You draw { $card }, { $left } left.
   *[other] { $name } draws { $card }, { $left } left.
}
event-left-open = { $card } stays open, { $number } open.
event-found = { $who ->
    [you] You take
   *[other] { $name } takes
} { $points ->
    [0] { $card }.
   *[other] { $card }: { $points } points.
}
event-found-open = { $who ->
    [you] You take open
   *[other] { $name } takes open
} { $points ->
    [0] { $card }.
   *[other] { $card }: { $points } points.
}
event-dodged = { $who ->
    [you] You dodge { $card }, out of the game.
   *[other] { $name } dodges { $card }, out of the game.
}

event-rogue-idle = { $again ->
    [0] { $face } does nothing.
   *[other] { $face } does nothing, rolled once more.
}
event-rogue-acts = { $name } acts: { $face }.
event-rogue-forced = You have { $face } rolled again.
event-rogue-rose = { $name } reaches level { $level }: { $points }, energy 0.
event-rogue-bonus = { $name } rolls { $dice } more dice, then culture 0.
event-die-lost = { $who ->
    [you] Your next roll has { $dice } less.
   *[other] The next roll of { $name } has { $dice } less.
}
