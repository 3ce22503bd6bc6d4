# What happened in few words: a turn in one line.

sum-player = { $who ->
    [you] You: { $facts }.
   *[other] { $name }: { $facts }.
}
sum-follower = { $who ->
    [you] You follow: { $facts }.
   *[other] { $name } follows: { $facts }.
}
sum-idle = { $name }: nothing new.
sum-ship = { $ship } { $what }
sum-less = { $some } less
sum-wasted = { $number } wasted
sum-now = now { $stock }
sum-orbits = to { $planet }
sum-lands = { $who ->
    [you] land on
   *[other] lands on
} { $planet }
sum-black = into the black
sum-returns = a ship home
sum-returns-named = home
sum-advances = { $planet } to { $number }
sum-back = back to { $place }
sum-colonises = { $who ->
    [you] colonise
   *[other] colonises
} { $planet }
sum-upgrades = { $who ->
    [you] upgrade to level
   *[other] upgrades to level
} { $level }
sum-upgrades-own = level { $level }
sum-hires = { $who ->
    [you] hire { $pilot } for { $ship }
   *[other] hires { $pilot }
}
sum-finds = { $who ->
    [you] find
   *[other] finds
} { $card }
sum-leaves = { $who ->
    [you] leave
   *[other] leaves
} { $card } open
sum-dodges = { $who ->
    [you] dodge
   *[other] dodges
} { $card }
sum-trapped = stuck at { $card }, { $number } to go
sum-escapes = { $who ->
    [you] leave
   *[other] leaves
} { $card }
sum-pushes = { $who ->
    [you] pushes you back to { $place }
   *[other] pushes { $name } back to { $place }
}
sum-pushes-own = push { $name } back to { $place }
sum-steals = { $who ->
    [you] takes { $some } from you
   *[other] takes { $some } from { $name }
}
sum-steals-own = take { $some } from { $name }
sum-swaps = { $who ->
    [you] turn
   *[other] turns
} { $number } { $res ->
    [e] energy into culture
   *[other] culture into energy
}
sum-borrows = uses your { $planet }
sum-toll = following costs 2
sum-replaces = { $who ->
    [you] remove
   *[other] removes
} { $planet }
sum-bonus = { $dice } more dice
sum-keeps = { $mission } kept
sum-home = Your ship comes home, from { $place }.
sum-stuck = { $dice }: of no use now.
sum-planets = New in the row: { $planets }.
sum-pilots = { $count ->
    [one] New pilot: { $pilots }.
   *[other] New pilots: { $pilots }.
}
sum-row = In the row: { $planets }.
sum-pilot-row = Pilots: { $pilots }.
