# The nouns of EXO, and amounts.

seat-0 = Altair
seat-1 = Sirius
seat-2 = Vega

planet = { $size } { $colour } { $kind }
value-small = small
value-medium = medium
value-large = large
value-blue = blue
value-red = red
value-green = green
value-telluric = telluric
value-gaseous = gaseous
value-ringed = ringed

star = the Star
north = n { $far }
south = s { $far }
east = e { $far }
west = w { $far }

# Ways as speech engines say them right, apart from rows of the universe; a place told by numbers alone.
north-aloud = north { $far }
south-aloud = south { $far }
east-aloud = east { $far }
west-aloud = west { $far }
place-counted = row { $letter } place { $number }

count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-planet = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
count-beside = { $count } beside the Star
planet-at = { $planet }, { $place }
at-planet = { $place } { $planet }

# The signs of a drawing, as its legend names them.
sign-small = small
sign-medium = medium
sign-large = large
sign-telluric = telluric
sign-gaseous = gaseous
sign-ringed = ringed
sign-free = free
sign-points = points to make
