# Answers about the galaxy: cells, the rim, ways.

query-cell = { $cell }: { $what }
query-flag = { $who ->
    [you] your flag
   *[other] flag of { $name }
}
query-protected = { $who ->
    [you] your flag, protected
   *[other] flag of { $name }, protected
}
query-sabotaged = sabotaged
query-unknown = unknown
query-token = Artefact: { $artefact }.
query-token-seen = { $artefact }, seen by { $names }
query-stand-here = { $sheep } here.
query-stand-on = { $count ->
    [one] { $sheep } on { $side } { $path }.
   *[other] { $sheep } on { $side } { $path }, in line from { $side }.
}
query-walks-here = { $sheep } walks here.
query-in-line = { $place }, { $index } of { $count } from { $side }
query-sheep-at = { $sheep }: { $place }.
query-ahead = { $side } to { $what }
query-ahead-past = { $side } past { $past } to { $what }

# The rim.
query-relay-full = { $path } relay with clover
query-relay-spent = { $path } relay without clover
query-mouth = { $path } tunnel
query-rim-side = Rim { $side }: { $rim }.
query-rim-at = { $cell } { $side }: { $rim }.
query-rim = rim: { $rim }
query-no-rim = nothing
query-beyond = { $side }: { $what }.
query-relays = With clover: { $relays }.
query-relay-at = { $cell } { $side } { $path }

# The galaxy at a glance.
query-planets = { $count ->
    [0] No planet.
   *[other] Planets: { $planets }.
}
query-free = free
query-owner = { $who ->
    [you] yours
   *[other] { $name }
}
query-hubs = { $count ->
    [0] { $number }.
   *[other] { $number }: { $cells }.
}
query-hubs-many = { $number }, nearest { $cell }.
query-near = { $steps } for { $sheep }
query-near-edenia = To Edenia: { $near }.
query-row = Row { $row }: { $kinds }.

# Ways.
query-end-edge = unexplored { $cell }
query-end-arridis = Arridis
query-end-edenia = Edenia
query-end-planet = planet { $cell }
query-end-dwarf = dwarf { $cell }
query-end-pad = pad { $cell }
query-end-hole = Black Hole
query-end-tunnel = tunnel { $cell } { $side }, a choice
query-end-loop = loop, stops at { $cell }
query-end-taken = { $what }, taken by { $sheep }
query-ray-leads = Leads to: { $what }.
query-ray-way = Way: { $runs }.
query-ray-leaps = In the way: { $sheep }. { $cost } to leap.
query-ray-relays = Relays on the way: plus { $gain }.
query-ray-none = No track leaves { $cell } there.
query-run-over = over { $kind }
query-run-relay = relay and back
query-run-tunnel = tunnel to { $path }

query-find = { $count } found, from { $cell }:
query-found = { $name }, { $steps ->
    [0] here
    [one] 1 step
   *[other] { $steps } steps
}: { $what }.
query-find-none = There is none.

query-path-here = { $sheep } is at { $cell } already.
query-path-stuck = { $sheep } cannot set off.
query-path-yes = Yes, { $sheep } can reach { $target }.
query-path-no = No, { $sheep } gets to { $cell }, { $steps } from { $target }.
query-path-way = Start { $actions }.
query-path-cost = Costs { $cost }.
query-route = { $sheep } to { $target }: { $turns }.
query-route-near = { $sheep } to { $target }: { $left } left after { $turns }.
query-route-cost = { $head } Costs { $cost }.
query-route-none = { $sheep } comes no nearer to { $target } in { $turns } turns along known tracks.
query-route-turn = Turn { $number }: { $steps }, to { $cell }.
query-count-turn = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}

# What the others could do next turn.
query-threats-none = Nothing foreseeable: nobody wins next turn or takes a flag of yours.
query-threat-wins = { $sheep } can reach Edenia and win the Race.
query-threat-edenia = { $sheep } can reach Edenia.
query-threat-flag = { $sheep } can reach your flag on { $cell }.
query-threat-law = { $name } is { $missing } from 42.
query-find-kinds = Find what? { $kinds }.
query-step-jump = teleport to { $cell }
query-step-leap = leap
query-step-on = on
query-step-stop = stop

# What can be typed after a question, and what to say when it does not fit.
query-word-planet = planets
query-word-dwarf = dwarfs
query-word-pad = pads teleporters
query-word-unexplored = unexplored empty
query-word-relay = relays clovers
query-word-flag = flags
query-word-sheep = sheep
query-word-yellow = yellow
query-word-blue = blue
query-word-red = red
query-word-hole = hole black
query-word-from = from

query-expected-cell = a cell
query-expected-side = a side
query-expected-path = a path
query-expected-sheep = a sheep, 1 to 3
query-expected-row = a row, 1 to 5
query-expected-column = a column, a to e
query-expected-colour = a colour
query-expected-kind = a kind
query-expected-full = full

query-example-look = look
query-example-status = status
query-example-turn = turn
query-example-board = board full
query-example-at = at c2
query-example-row = row 2
query-example-col = col c
query-example-around = around b1
query-example-ray = ray b1 east star
query-example-find = find dwarf
query-example-path = path 2 edenia
query-example-route = route 2 edenia
query-example-threats = threats
query-example-who = who red
query-example-have = have red
query-example-score = score red
query-example-tokens = tokens
query-example-rim = rim full

query-help-look = look, l: where your sheep are and what is asked.
query-help-status = status, s: your tokens and points.
query-help-turn = turn, t: whose turn, what is asked and declared.
query-help-board = board, b: the galaxy in three lines; board full: row by row.
query-help-at = at c2, or c2 alone: everything on a cell.
query-help-row = row 2, r 2: a row, cell by cell.
query-help-col = col c, c c: a column, cell by cell.
query-help-around = around b1, n b1: beyond the four sides of a cell.
query-help-ray = ray b1 east star, x b1 ea st: where a path leads.
query-help-find = find dwarf, f dwarf: the nearest of a kind.
query-help-path = path 2 edenia, p 2 edenia: how a sheep gets there in one move.
query-help-route = route 2 edenia, route red 1 c2: over several turns, with the price.
query-help-threats = threats: what the others could do next turn that wins or hurts you.
query-help-who = who, w: the players; who red: one in full.
query-help-have = have, i: your artefacts; have red: those of red.
query-help-score = score, o: your points, line by line.
query-help-tokens = tokens, k: what is left beside the galaxy.
query-help-rim = rim: relays with a clover; rim full: the whole rim.
