# What cards do, in a few words.

atom-acquire = acquire
atom-colony = upgrade or use a colony
atom-gain = gain { $amount }
atom-others = others gain { $amount }
atom-lose = lose { $amount }
atom-pay = pay { $amount }
atom-steal = steal { $amount }
atom-swap = { $res ->
    [e] turn energy into culture
   *[other] turn culture into energy
}
atom-per = 1 { $res ->
    [e] energy
   *[other] culture
} for each ship { $at ->
    [home] at home
    [black] in the black
   *[other] in an orbit
}
atom-adv = advance { $number } { $kind ->
    [dip] diplomacy
    [eco] economy
   *[other] of any type
}
atom-push = push a ship back { $number } { $kind ->
    [dip] diplomacy
    [eco] economy
   *[other] on any planet
}
atom-push2 = push up to 2 ships back { $number }
atom-shift = one ship back 1, another advances 1
atom-move = { $number ->
    [one] move a ship
   *[other] move { $number } ships
}
atom-hop = a ship goes to the same number of another orbit
atom-recall = an orbiting ship comes home, gain its number
atom-rally = others may advance 1, then you 2
atom-upgrade = { $discount ->
    [mix] upgrade, paid in any mix
    [low] upgrade for 1 less with the lowest level
   *[plain] upgrade
}
atom-roll = reroll any dice
atom-set = set a die
atom-drop = drop { $number } dice
atom-watch = gain 1 { $res ->
    [e] energy
   *[other] culture
} when followed in this turn
atom-toll = following costs 2 in this turn
atom-row = use any planet of the row
atom-lend = give 1 { $res ->
    [e] energy
   *[other] culture
} to use a rival's colony
atom-face = perform any face, others free
atom-repeat = repeat a finished die
atom-replace = replace a planet without ships
atom-repilot = replace a pilot of the row
atom-explore = a ship in the black explores
atom-rescue = rescue a ship from danger
atom-again = explore once more
atom-back = a ship goes back { $number }
atom-sendhome = the ship goes home
atom-danger = { $kind ->
    [dip] danger, { $number } diplomacy to leave
    [eco] danger, { $number } economy to leave
   *[other] danger, { $number } advances to leave
}
atom-dwarf = dwarf planet, 1 point
atom-none = badges only
atom-fine = you lose { $amount }
atom-rob = it takes { $amount } from you
atom-delay = one of your ships back { $number }
atom-delay-all = all your ships back { $number }
atom-die = { $number ->
    [one] a die less
   *[other] { $number } dice less
} for you
atom-advance-all = all its ships advance { $number }

effect-own = only in your turn
effect-once = once a turn

skill-start = enters orbits on number { $number }
skill-double = yields double { $res ->
    [e] energy
   *[other] culture
}
skill-sense = yields { $res ->
    [e] energy
   *[other] culture
} at any planet
skill-surge = { $kind ->
    [dip] diplomacy
    [eco] economy
   *[other] any advance
}: pay 1 { $res ->
    [e] energy
   *[other] culture
} to advance 1 more
skill-flex = both types advance it
skill-shield = cannot be pushed back
skill-block = rivals' dice cannot pass it
skill-orbituse = may use a planet from its orbit
skill-hover = may change between surface and orbit
skill-crowd = does not count where own ships are
skill-raid = arriving, may push a rival back 1
skill-land = landing gives 1 { $res ->
    [e] energy
    [c] culture
   *[other] of your choice
}
skill-enter = entering an orbit gives 1 { $res ->
    [e] energy
    [c] culture
   *[other] of your choice
}
skill-find = each card gives 1 { $res ->
    [e] energy
    [c] culture
   *[other] of your choice
}
skill-return = coming home gives 1 { $res ->
    [e] energy
    [c] culture
   *[other] of your choice
}
skill-bounty = colonising gives { $number } of what the planet gives
skill-slip = slips to another orbit when others colonise
skill-lift = { $face ->
    [move] move
    [energy] energy
    [culture] culture
    [diplomacy] diplomacy
    [economy] economy
   *[colony] colony
}: following with it costs 1 less
skill-dodge = may pay 1 energy to dodge danger
skill-pick = may take an open card instead
skill-tough = danger tracks are 2 shorter
skill-thrift = at home: upgrades cost 1 less

aim-most = most { $what }
aim-fewest = fewest { $what }
aim-equal = as many economy as diplomacy planets
aim-trigger = you trigger the end
aim-stores = at least { $number } energy and { $number } culture
aim-level = empire level { $number }
aim-home = all your ships at home
aim-away = none of your ships at home
aim-black = at least { $number } ships in the black
aim-red = at least { $number } red cards
aim-planet = a colony worth { $number }
aim-fleet = at least { $number } advanced ships
measure-energy = energy
measure-culture = culture
measure-planets = planets
measure-diplomacy = diplomacy planets
measure-economy = economy planets
measure-pilots = pilots
measure-cards = exploration cards
measure-badges = badges
mission-plain = { $asked }, { $points }
mission-tied = { $asked }, { $points }, { $tie } when tied
