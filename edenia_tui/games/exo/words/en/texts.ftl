# What is wrong with a universe or a position.

text-noun-star = a Star

text-planet = '{ $found }' is no planet: size s m l, colour b r g, type t z o, as in sbo

text-row-next = expected row { $row }: '{ $found }'
text-row-none = expected no other row, found '{ $found }'
text-row-places = row { $row }: expected 1 to { $most } places
text-place-mark = expected { $mark } for a place, found '{ $found }'
text-places = expected { $wanted } places, found { $number }

text-first-line = expected: first STAR, one of { $expected }

text-position-line = '{ $found }' begins no line of a position; expected one of: { $expected }, a row of the universe (a), of a galaxy (n1)
text-layout-line = expected a row of places, as in: layout a o o
text-turn-line = expected the Star whose turn it is
text-player-line = expected a square and a planet, as in: n1e1 sbo
text-row-before-star = a row belongs to a galaxy: begin a line with a Star before it
text-row-squares = row { $row }: expected { $wanted } squares, found { $number }
text-star-elsewhere = the Star does not lie at { $square }
text-star-there = the Star lies there
text-square-twice = a second planet at { $square }

text-planet-twice = { $planet } lies in line { $before } already
text-galaxy-full = a galaxy is full with { $number } planets ({ $rule })
text-not-joined = nothing joins { $square } to the Star ({ $rule })
text-round = expected a round from 1 to { $most }, found { $number }
text-row-planets = row { $row }: expected { $wanted } planets, found { $number }
text-planets-missing = nothing is said of { $planets } ({ $rule })
text-on-nothing = { $upper } lies on { $lower }, which is empty ({ $rule })
text-laid-in-order = the universe is laid from a1 on, before anybody has a planet ({ $rule })
text-chance-begins = chance says who begins, then lays the universe ({ $rule })
text-all-full = all galaxies are full ({ $rule })
text-turn-of-full = the galaxy of { $seat } is full ({ $rule })

# A word of a position, as it may be written in this language.
text-said = { $word }
