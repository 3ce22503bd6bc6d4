# What can be typed in Tiny Epic Galaxies.

help-commands = Or a command: use energy, reroll all but energy, follow, upgrade e, end.
help-look = look l, status s, turn t, board b, dice d: your galaxy, what is asked.
help-table = row r, planet gort p, pilots k, black x: what lies there.
help-people = who w, mat i, ships n, score o, missions z, followers f: the players.
rules-word = follow

replaying-help-event = next colony, back follow: to an event. turn, dice, level, push, card.
