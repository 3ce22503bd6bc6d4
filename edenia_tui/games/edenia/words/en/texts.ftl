# What is wrong with a box or a position.

text-noun-colour = a colour
text-noun-side = a side
text-noun-path = a path
text-noun-rule = a rule
text-noun-victory = a victory
text-noun-supply-word = a token
text-noun-place = a cell from A1 to E5 or a place
text-noun-walk-word = a word
text-noun-player-word = a word about the player
text-noun-planet-word = a word

text-tile = '{ $found }' is no tile: three glyphs of { $glyphs } and at most one of o y b r, or OOO
text-artefact = '{ $found }' is no artefact, such as turbo-3, pocket-blue-4 or gromout
text-cell = expected a cell from A1 to E5, found '{ $found }'
text-rule = '{ $found }' is no rule, such as WIN-1
text-outer-side = '{ $found }' is no outer side: u is a tunnel mouth (never one alone), { $relay } a relay with its clover, x one without
text-track-by-hub = name a track by the side it reaches, not by the hub

text-box-line = '{ $found }' is no part of a box; expected one of: { $expected }
text-box-missing = the box has no line '{ $name }'
text-box-outer-side = '{ $found }' is no outer side: { $relay } is a relay, u a tunnel mouth, never one mouth alone
text-edge-relays = { $edge }: expected 1 to 3 relays along an edge, found { $number }
text-rim-relays = expected { $wanted } relays round the galaxy, found { $number }
text-path-relays = expected 2 to 4 relays on each path
text-spread = { $things ->
    [bends] bends
   *[features] dwarf planets and pads
} are not spread evenly: { $counts } on star, nebula, meteorite
text-box-planets = a box needs habitable planets (OOO)

text-agreed = expected one of { $expected }, found '{ $found }'
text-first-line = expected: first COLOUR, one of { $expected }

text-editions = one edition, fr or en
text-turn-line = expected the colour whose turn it is
text-walk-line = expected a track and an end, as in: { $example }
text-trail-before-walk = a trail needs a walk line before it
text-step = expected a track and an end: { $step }
text-over-line = expected the victory, the winners and the rule: { $example }
text-over-winners = a winner is named twice
text-over-rules = expected the rule, and the one that broke a tie if there was one
text-row = row { $row }: expected 5 cells, or { $full } words with the rim
text-edge = { $edge }: expected 4 outer sides, found { $number }
text-sheep-before-player = sheep belong to a player: begin a line with a colour before it
text-flock = a flock has { $most } sheep, no more
text-track = expected a side and a path, as in: B3 east star
text-planet-line = expected a cell, as in: { $example }
text-protected = a protected planet needs a flag
text-dwarf-line = expected a cell and tokens, as in: { $example }
text-looked-at = say who has looked at it, as in { $example }; nobody: write ?
text-pad-line = expected a cell and a word, as in: { $example }

text-fixed = { $cell }: expected { $wanted }, found { $found }
text-not-there = no { $thing ->
    [planet] habitable planet
    [dwarf] dwarf planet
    [pad] pad
   *[tracks] tile with tracks
} lies at { $cell }
text-flags = { $found }: { $number ->
    [one] 1 flag
   *[other] { $number } flags
} in hand and { $raised } on planets do not make { $all }
text-lambs-artefacts = little lambs play without artefacts
text-lambs-flags = little lambs raise no flags
text-box-clovers = { $number } clovers on the table, but the box has { $box }; if yours has more, say how many are left: { $how }
text-box-trifoliums = the box has no such Trifolium as { $value }; if yours has, say which are left: { $how }
text-box-copies = the box has not that many { $name }
text-box-artefact = the box has no { $name }: if yours differs, list it: { $how }
text-box-artefact-alike = the box has no { $name }: it has { $alike }; if yours differs, list it: { $how }
text-box-artefacts = more artefacts on the table than the { $number } of the box
text-most-clovers = { $number } clovers on the table; at most { $most }
text-most-sabotages = { $number } sabotage tokens; at most { $most }
text-arrived = { $seat } has { $number } sheep on Edenia and { $taken } Trifoliums: each sheep there brought one

text-walking = only the sheep of the turn can be walking, and it needs a walk line
text-no-hub = { $cell } has no planet or pad: name a track, B3 east star
text-other-hub = { $cell } has a { $hub }, no { $said }
text-place-in-line = several sheep stand on { $track }: add the place in line, 1, 2 ...
text-places-in-line = the places in line on { $track } must be 1 to { $number }
text-room-for-one = a dwarf planet or pad has room for one sheep
text-track-end = that is no end of the track

text-winner-plays-not = over: a winner does not play
text-walk-sheep = a walk needs the sheep of the turn, written as walking
text-ask-over = ask over needs an over line
text-drawn = drawn tiles wait for nothing
text-engines = engines: nobody can play more than { $most } Turbo-engines
text-ask-when = ask { $ask } cannot come up { $when ->
    [moved] after the move
    [arridis] on Arridis
   *[walk] during a walk
}
text-ask-walk = ask { $ask } needs a walk line
text-ask-standing = ask { $ask } needs the sheep of the turn on a { $place }
text-ask-seen = ask { $ask }: the player must have seen what is known there
text-ask-keep = ask keep: nothing lies there
text-ask-reveal = ask reveal needs an artefact that is not known: ? on the dwarf line
text-ask-nothing = ask { $ask }: there is nothing to choose
text-ask-scope = ask { $ask } without a walk is the Sheepscope: drawn must be { $wanted }
text-scope = the Sheepscope needs a tile to draw and a cell for it
text-deal = ask first: the supply needs { $number } clovers to deal
text-dealt = ask first: the clovers have not been dealt yet
text-walk-over = the move is over, and so is the walk
text-walk-arridis = Arridis is left by an exit: { $step }
text-walk-trail = a sheep on Arridis has no trail yet
text-walk-ahead = more sheep are ahead than stand on the track
text-walk-ask = the walk has not come to the question { $ask }

# A word of a position, as it may be written in this language.
text-said = { $word }
