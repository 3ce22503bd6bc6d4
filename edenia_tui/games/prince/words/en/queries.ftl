# Answers about a table of The Little Prince.

count-of = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
count-flipped = { $count } flipped
count-secret = { $count ->
    [one] 1 secret one
   *[other] { $count } secret ones
}

planet-of = { $who ->
    [you] Your planet.
   *[other] Planet of { $name }.
}
planet-characters = Characters: { $characters }.
planet-things = In sight: { $things }.
planet-flipped = Flipped: { $tiles }.
planet-empty = Still empty.
planet-stack = { $stack }: { $tiles }.
planet-turned = { $tile }, flipped
tile-unseen = unseen
tiles-none = none

offer = { $where ->
    [open] { $stack }: { $tiles } to take from.
   *[other] { $stack }: { $tiles } { $where }.
}
offer-in-hand = { $who ->
    [you] in your hand
   *[other] in the hand of { $name }
}
offer-none = No tiles lie there: the stack is not chosen yet.
offer-kind = { $kind }, { $tile }
offer-copies = { $tile }, { $copies } times
offer-tile = { $changes ->
    [none] { $tile }.
   *[other] { $tile }: { $changes }.
}
offer-unseen = { $tiles } you cannot see.
offer-down = One tile lies face down.
offer-down-known = Face down: { $tile }
offer-served = Has a tile: { $names }.

stacks = Draws left: { $counts }.
stacks-aside = { $tiles } of each stack stay out, unseen.
stacks-discards = Out of the game: { $tiles }.
tiles = Tiles not seen: { $counts }.
tiles-things = On them: { $things }.
tiles-stack = { $stack }, { $number } not seen: { $tiles }.
find = { $thing }: { $counts }.
find-offer = On offer: { $count }.
find-unseen = Not seen: { $counts }.

score-secret = { $who ->
    [you] Your points are secret.
   *[other] The points of { $name } are secret.
}
score-volcanoes = { $volcanoes }, the most: minus { $cost }.
score-volcanoes-now = { $volcanoes }, the most: minus { $cost } if it ended now.
volcanoes = Volcanoes: { $counts }.
volcanoes-most = The most: { $names }, minus { $cost } at the end.
board-points = Points so far: { $counts }.
turn-chose = { $who ->
    [you] You chose { $stack }.
   *[other] { $name } chose { $stack }.
}

secrets-none = Characters lie open in this game.
secrets-not-yet = No Character has been taken yet.
secrets-draw = Characters { $number }: { $takers }.
secrets-taker = { $name }: { $character }
secrets-rest = You handed on: { $characters }.

query-word-sheep = sheep
expected-element = a thing on tiles, such as rose or sheep

threat = { $name }: { $tile }, { $points }.
threat-volcanoes = You have the most volcanoes: minus { $points } at the end.
threats-none = No open tile helps the others, as far as you may know.

query-example-look = look
query-example-status = status
query-example-turn = turn
query-example-board = board
query-example-planet = planet coral
query-example-offer = offer
query-example-stacks = stacks
query-example-tiles = tiles rose
query-example-find = find rose
query-example-score = score coral
query-example-volcanoes = volcanoes
query-example-secrets = secrets
query-example-who = who coral
query-example-threats = threats

query-help-look = look, l: your planet and what is asked.
query-help-status = status, s: your points, volcanoes and tiles.
query-help-turn = turn, t: the round so far, and what is asked.
query-help-board = board, b: stacks, points and volcanoes in a few lines.
query-help-planet = planet, p: yours; planet coral: Coral's; planet full: every tile.
query-help-offer = offer, e: the tiles of this round, and what each changes for you.
query-help-stacks = stacks, k: how often each can be drawn from; what is out.
query-help-tiles = tiles, i: what nobody has seen; tiles centre, tiles rose.
query-help-find = find rose, f sheep: who shows it, and how much may come.
query-help-score = score, o: your points by Character; score coral: Coral's.
query-help-volcanoes = volcanoes, x: everybody's, and who would lose points.
query-help-secrets = secrets, z: what you know of secret Characters.
query-help-who = who, w: the players; who coral: one in full.
query-help-threats = threats: what open tiles give the others, and your volcanoes.
