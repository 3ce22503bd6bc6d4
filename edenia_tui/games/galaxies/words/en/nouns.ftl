# The nouns of Tiny Epic Galaxies, and amounts.

seat-0 = Azure
seat-1 = Crimson
seat-2 = Gold
seat-3 = Ivory
seat-4 = Violet

face-move = move
face-energy = energy
face-culture = culture
face-diplomacy = diplomacy
face-economy = economy
face-colony = colony
dice-some = { $count ->
    [one] { $face }
   *[other] { $count } { $face }
}
dice-none = no dice

kind-dip = diplomacy
kind-eco = economy
kind-any = any type
gives-energy = energy
gives-culture = culture
gives-both = energy or culture

ship = ship
ship-at = { $ship }, { $place }
place-home = home
place-orbit = { $planet } orbit
place-number = { $planet } { $number }
place-symbol = { $planet } symbol
place-surface = { $planet } surface
place-black = the black
place-danger = { $card }, { $number } to go
place-nowhere = on its way

model-aurora = Aurora
model-intrepid = Intrepid
model-ambition = Ambition
model-nexus = Nexus

badge-comet = { $count ->
    [one] comet
   *[other] { $count } comets
}
badge-beacon = { $count ->
    [one] beacon
   *[other] { $count } beacons
}
badge-fossil = { $count ->
    [one] fossil
   *[other] { $count } fossils
}
badge-prism = { $count ->
    [one] prism
   *[other] { $count } prisms
}

resources-none = nothing
resources-any = { $number } of your choice
resources-each = { $number } energy and { $number } culture
count-energy = { $count } energy
count-culture = { $count } culture
count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-die = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
count-ship = { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
count-planet = { $count ->
    [0] no planet
    [one] { $count } planet
   *[other] { $count } planets
}
count-colony = { $count ->
    [0] no colony
    [one] { $count } colony
   *[other] { $count } colonies
}
count-pilot = { $count ->
    [0] no pilot
    [one] { $count } pilot
   *[other] { $count } pilots
}
count-card = { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
count-badge = { $count ->
    [0] no badge
    [one] { $count } badge
   *[other] { $count } badges
}
count-level = level { $count }

rogue-artemis = Artemis
rogue-rothkel = Rothkel
rogue-zendica = Zendica
rogue-hades = Hades
rogue-gamelyn = Gamelyn
