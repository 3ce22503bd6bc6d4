# The nouns of EXO, and amounts.

exo-seat-0 = Altair
exo-seat-1 = Sirius
exo-seat-2 = Vega

exo-planet = { $size } { $colour } { $kind }
exo-value-small = small
exo-value-medium = medium
exo-value-large = large
exo-value-blue = blue
exo-value-red = red
exo-value-green = green
exo-value-telluric = telluric
exo-value-gaseous = gaseous
exo-value-ringed = ringed

exo-star = the Star
exo-north = n { $far }
exo-south = s { $far }
exo-east = e { $far }
exo-west = w { $far }

exo-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
exo-count-planet = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
exo-count-beside = { $count } beside the Star
exo-planet-at = { $planet }, { $place }
exo-at-planet = { $place } { $planet }

# The signs of a drawing, as its legend names them.
exo-sign-small = small
exo-sign-medium = medium
exo-sign-large = large
exo-sign-telluric = telluric
exo-sign-gaseous = gaseous
exo-sign-ringed = ringed
exo-sign-free = free
exo-sign-points = points to make
