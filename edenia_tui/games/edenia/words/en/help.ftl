# What can be typed in Edenia.

help-commands = Or type a command: go 1 north star, skip, leap, stop, play turbo-3, end.
help-look = look l, status s, turn t: your sheep, your tokens, what is asked.
help-board = board b, at b2 or b2, row 2, col b, around b2: the galaxy.
help-way = ray b1 east star, path 2 edenia, route 2 edenia, threats, find: ways.
help-people = who w, have i, score o, tokens k: players, hand, points, supply.
rules-word = leap

replaying-help-event = next flag, back tile: to an event. turn, trifolium, victory, artefact.
replaying-help-events = Also: clover, leap, relay, tunnel, teleport, hole, die, search, skip.
