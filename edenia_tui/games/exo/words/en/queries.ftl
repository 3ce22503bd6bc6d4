# Answers about a table of EXO, and what can be typed there.

exo-universe = Universe: { $planets }, { $free } free.
exo-board-planets = Planets: { $counts }.
exo-board-points = Points: { $counts }.
exo-count-of = { $who ->
    [you] you { $count }
   *[other] { $name } { $count }
}
exo-held = In hand: { $planet }.
exo-at = { $where }: { $what }.
exo-empty = empty
exo-free = { $where }: { $planet }, free.
exo-covered = { $where }: { $planet }, under { $by }.
exo-in-galaxy = { $who ->
    [you] { $planet }: yours at { $where }.
   *[other] { $planet }: with { $name } at { $where }.
}
exo-in-hand = { $who ->
    [you] { $planet }: in your hand.
   *[other] { $planet }: in the hand of { $name }.
}
exo-not-laid = { $planet }: not laid yet.
exo-best = { $who ->
    [you] You:
   *[other] { $name }:
} { $squares ->
    [none] no point.
   *[other] plus { $earned } at { $squares }.
}
exo-open = open square
exo-out-of-reach = out of reach
exo-would-earn = { $earned ->
    [0] No point now.
   *[other] Plus { $earned } now.
}
exo-line = { $first } to { $last }: { $shared }.
exo-to-come = { $planets } to come.
exo-behind = { $points } behind the best.

exo-expected-planet = a planet, a place or a number
exo-expected-feature = sizes, colours or types
exo-expected-square = a square or a place
exo-expected-row = a row of the universe, or full

exo-help-commands = Or type a command: take small blue ringed, take f 3, put n 2 e 1.
exo-help-look = look l, status s, turn t, board b: your galaxy, points, what is asked.
exo-help-universe = universe u, planet 3 or p f3, find blue f, n2e1 alone: planets.
exo-help-people = galaxy g, lines x, who w, score o, each with a name: the players.
exo-replaying-help-event = next planet, back square: to an event. turn, universe, victory.
exo-rules-word = diagonal

exo-query-example-look = look
exo-query-example-status = status
exo-query-example-turn = turn
exo-query-example-board = board
exo-query-example-universe = universe f
exo-query-example-galaxy = galaxy sirius
exo-query-example-planet = planet f3
exo-query-example-lines = lines sirius
exo-query-example-at = at n2e1
exo-query-example-find = find blue
exo-query-example-who = who sirius
exo-query-example-score = score sirius

exo-query-help-look = look, l: your galaxy and what is asked.
exo-query-help-status = status, s: your points and planets.
exo-query-help-turn = turn, t: whose turn, and what is asked.
exo-query-help-board = board, b: the universe and all galaxies in three lines.
exo-query-help-universe = universe, u: what is free; u f: a row; universe full: all.
exo-query-help-galaxy = galaxy, g: your planets; galaxy sirius: those of Sirius.
exo-query-help-planet = planet 3, p f3: where a planet is, and what it could earn.
exo-query-help-lines = lines, x: the lines you score; lines sirius: those of Sirius.
exo-query-help-at = at n2e1, or n2e1 alone: a square of yours; f3: a place.
exo-query-help-find = find blue, f small ringed: planets with these features.
exo-query-help-who = who, w: the players; who sirius: one in full.
exo-query-help-score = score, o: your points by what your lines share.
