# What is wrong with a set of tiles or a position.

text-noun-seat = a player
text-noun-stack = a stack
text-noun-rules = the rules
text-noun-draw-word = a word about a secret draw

text-stack-line = '{ $found }' is no stack; expected one of: { $expected }
text-stack-size = { $stack }: expected { $wanted } tiles, found { $number }
text-stars-differ = { $name }: expected the same stars on every copy
text-tile-letters = '{ $found }' is no tile: a letter for each thing on it, of { $letters }
text-tile-crowded = a tile shows at most { $most } things, as in VULFG
text-character = '{ $found }' is no Character; expected one of: { $expected }

text-agreed = expected { $expected }, found '{ $found }'
text-first-line = expected: first SEAT, one of { $expected }

text-tiles-line = expected a stack and its tiles, as in: tiles centre VLL E
text-turn-line = expected whose turn it is, as in: turn coral, ask take
text-offer-line = expected a stack and the tiles that lie there, as in: offer centre VLL E
text-secret-line = expected who took, in order, as in: secret amber coral jade
text-cells = a planet has { $number } cells; this tile is one too many

text-tile = '{ $found }' is no tile: a letter for each thing on it, of { $letters }, or its kind, such as c9
text-tile-of = '{ $found }' is no tile of the { $stack } stack: a letter for each thing on it, of { $letters }, or its kind, such as c9
text-character-name = '{ $found }' is no Character, such as king, vain or geographer
text-other-stack = a { $stack } tile belongs here, { $found } is none
text-planet-tiles = { $found }: expected { $wanted } tiles ({ $empty } is an empty cell), found { $number }

text-planets = expected the planets of 2 to 5 players, in this order: { $expected }
text-no-planet = { $found } has no planet here
text-offer-missing = expected a line 'offer' with the stack of this round
text-secret-rules = expected a line 'rules secret' where Characters are secret
text-secret-lines = expected { $wanted } lines 'secret', found { $number }
text-secret-seats = expected these seats: { $seats }
text-taken-twice = somebody has taken twice in this round
text-round = by the tiles on the planets this is round { $round }
text-copies = { $name } is there { $number } times; the box has { $copies }
text-like-everybody = { $found }: expected { $wanted } { $stack } tiles like everybody, found { $number }
text-baobabs = { $found }: three baobabs in sight flip their tiles: write them as (BGG)
text-flipped = only tiles with a baobab are flipped
text-tile-open = this tile lies open: expected what is on it
text-offer-open = these tiles lie open: expected what is on them
text-face-down = a tile lies face down only where two players take
text-ask = 'ask { $ask }' does not fit the tiles that are there
text-hidden-missing = expected a line 'hidden': one of the three tiles lies face down
text-stack-empty = { $stack }: this stack was drawn from four times

# A word of a position, as it may be written in this language.
text-said = { $word }
