# What can be typed in The Little Prince.

help-commands = Or type a command: centre, take c9, take fox, sunset, name Bea, hide king.
help-look = look l, status s, turn t, board b: your planet, points, what is asked.
help-planets = planet p, offer e, stacks k, tiles i, find fox f: what lies there.
help-people = who w, score o, volcanoes x, secrets z: the players.
rules-word = baobab

replaying-help-event = next baobab, back tile: to an event. turn, stack, name, victory.
