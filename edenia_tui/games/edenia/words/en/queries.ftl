# Answers about players, tokens and the turn.

query-count-clover = { $count ->
    [one] { $count } clover
   *[other] { $count } clovers
}
query-count-flag-in-hand = { $count ->
    [one] { $count } flag in hand
   *[other] { $count } flags in hand
}
query-count-flag-raised = { $count ->
    [one] { $count } flag on a planet
   *[other] { $count } flags on planets
}
query-count-artefact = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}
query-count-hidden = { $count ->
    [one] { $count } artefact in hand
   *[other] { $count } artefacts in hand
}
query-count-trifolium = { $count ->
    [one] { $count } Trifolium
   *[other] { $count } Trifoliums
}
query-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
query-count-edenia = { $count } on Edenia
query-count-engine = { $count ->
    [one] { $count } Turbo-engine
   *[other] { $count } Turbo-engines
}
query-count-sheep = { $count } sheep
query-count-sabotage = { $count ->
    [one] { $count } sabotage
   *[other] { $count } sabotages
}
query-count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
query-count-planet = { $count ->
    [one] { $count } planet
   *[other] { $count } planets
}
query-count-dwarf = { $count ->
    [one] { $count } dwarf
   *[other] { $count } dwarfs
}
query-count-pad = { $count ->
    [one] { $count } pad
   *[other] { $count } pads
}
query-count-plain = { $count } plain
query-count-relay = { $count ->
    [one] { $count } relay
   *[other] { $count } relays
}
query-count-step = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

# turn
query-moves = The sheep of this turn: { $sheep }.
query-engines = Announced: { $engines }.
query-drawn = Drawn tiles:
query-turn-r2m2 = R2-M2 announced.
query-turn-again = A second turn follows.
query-turn-ported = Teleported already this move.
query-turn-played = An artefact was played, so no skipping.
query-turn-moved = The move is over.
query-walking-in = walking inward on { $place }
query-walking = walking on { $place }, toward { $side }
query-walk-ahead = Ahead on this track: { $sheep }.
query-walk-explored = The tile of this turn is laid.
query-walk-passes = { $count ->
    [one] Once through the Black Hole.
   *[other] { $count } times through the Black Hole.
}
query-walk-exit = Out of the Black Hole: { $side }.
query-walk-way = Way so far from { $cell }: { $runs }.

# who, status, score, have
query-points = { $points }.
query-points-hidden = { $points } and { $hidden } hidden
query-points-missing = { $points }, { $missing } to go to 42.
query-points-over = { $points }, { $over } above 42.
query-trifoliums = Trifoliums: { $values }.
query-flags-at = { $count ->
    [one] Flag at { $cells }.
   *[other] Flags at { $cells }.
}
query-hidden = { $artefacts } face down.
query-played = Face up: { $names }.
query-no-artefact = { $who ->
    [you] You have no artefact in hand.
   *[other] { $name } has no artefact in hand.
}
query-artefact = { $artefact }: { $does }. { $when }.
query-when-before = Before the move
query-when-any = Before or after
query-does-turbo = passes the next planet
query-does-junction = switches tracks on a tile
query-does-r2m2 = draws 3 tiles, lays 1
query-does-scope = lays a tile beside another
query-does-gromout = protects a flag for good
query-does-quantum = a second turn
query-does-pocket = teleports a sheep

# tokens
query-supply = Supply: { $tokens }.
query-deck = Deck: { $tiles }: { $kinds }.
query-deck-empty = The deck is empty.
query-deck-unknown = The deck is not known.
query-layer-next = Next in the deck: { $tiles }.
query-layer-then = Then: { $tiles }.
query-on-edenia = Trifoliums on Edenia: { $values }.
query-edenia-bare = No Trifolium left on Edenia.
query-unseen = You do not know where { $artefacts } of { $total } are.
query-unseen-names = Not seen: { $names }.
query-rules = Rules: { $edition } edition, { $wins }.
query-edition-fr = French
query-edition-en = English
query-rules-law = exactly 42 points win
query-rules-no-law = 42 points win nothing
query-rules-lambs = little lambs
query-rules-passes = { $passes } passes through the Black Hole at most

# What changed.
query-diff-played = { $who ->
    [you] You played { $names }.
   *[other] { $name } played { $names }.
}
query-diff-flag = { $who ->
    [you] Your flag is up at { $cell }.
   *[other] { $name } has a flag at { $cell }.
}
query-diff-protected = The flag at { $cell } is protected.
query-diff-clovers = { $cell }: { $clovers } left on the planet.
query-diff-tile = { $cell } laid: { $tile }.
query-diff-sabotaged = { $cell }: pad sabotaged.
query-diff-repaired = { $cell }: pad repaired.
query-diff-dwarf = { $cell }: { $artefacts } left on the dwarf.
