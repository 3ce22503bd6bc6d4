# Answers about a table of EXO, and what can be typed there.

universe = Universe: { $planets }, { $free } free.
board-planets = Planets: { $counts }.
board-points = Points: { $counts }.
count-of = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
held = In hand: { $planet }.
at = { $where }: { $what }.
empty = empty
free = { $where }: { $planet }, free.
covered = { $where }: { $planet }, under { $by }.
in-galaxy = { $who ->
    [you] { $planet }: yours at { $where }.
   *[other] { $planet }: with { $name } at { $where }.
}
in-hand = { $who ->
    [you] { $planet }: in your hand.
   *[other] { $planet }: in the hand of { $name }.
}
not-laid = { $planet }: not laid yet.
best = { $who ->
    [you] You:
   *[other] { $name }:
} { $squares ->
    [none] no point.
   *[other] plus { $earned } at { $squares }.
}
open = open square
out-of-reach = out of reach
would-earn = { $earned ->
    [0] No point now.
   *[other] Plus { $earned } now.
}
line = { $first } to { $last }: { $shared }.
to-come = { $planets } to come.
behind = { $points } behind the best.

expected-planet = a planet, a place or a number
expected-feature = sizes, colours or types
expected-square = a square or a place
expected-row = a row of the universe, or full

help-commands = Or type a command: take small blue ringed, take f 3, put n2e1.
help-look = look l, status s, turn t, board b: your galaxy, points, what is asked.
help-universe = universe u, planet 3 or p f3, find blue f, n2e1 alone: planets.
help-people = galaxy g, lines x, who w, score o, each with a name: the players.
replaying-help-event = next planet, back square: to an event. turn, universe, victory.
rules-word = diagonal

threat = { $name }: { $planet }, { $points }.
threats-none = Nothing free earns the others points now.

query-example-look = look
query-example-status = status
query-example-turn = turn
query-example-board = board
query-example-universe = universe f
query-example-galaxy = galaxy sirius
query-example-planet = planet f3
query-example-lines = lines sirius
query-example-at = at n2e1
query-example-find = find blue
query-example-who = who sirius
query-example-threats = threats
query-example-score = score sirius

query-help-look = look, l: your galaxy and what is asked.
query-help-status = status, s: your points and planets.
query-help-turn = turn, t: whose turn, and what is asked.
query-help-board = board, b: the universe and all galaxies in three lines.
query-help-universe = universe, u: what is free; u f: a row; universe full: all.
query-help-galaxy = galaxy, g: your planets; galaxy sirius: those of Sirius.
query-help-planet = planet 3, p f3: where a planet is, and what it could earn.
query-help-lines = lines, x: the lines you score; lines sirius: those of Sirius.
query-help-at = at n2e1, or n2e1 alone: a square of yours; f3: a place.
query-help-find = find blue, f small ringed: planets with these features.
query-help-who = who, w: the players; who sirius: one in full.
query-help-threats = threats: what the others could earn now with what is free.
query-help-score = score, o: your points by what your lines share.
