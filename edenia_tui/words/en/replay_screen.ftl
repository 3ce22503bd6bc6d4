# The screen of a replay and of a what-if.

screen-replay-at = Replay { $point }/{ $last }
screen-replay-turn = Round { $round }, { $name }
screen-replay-before = Before the first turn
screen-replay-beginning = The beginning of the game.
screen-replay-done = { $name }: { $choice }.
screen-replay-playing = plays, speed { $speed }
screen-replay-paused = paused, speed { $speed }
screen-replay-eyes-open = all open
screen-replay-eyes-spectator = spectator
screen-replay-eyes = Whose eyes?
screen-replay-turns = Go to which turn?
screen-replay-no-turn = No further turn that way.
screen-replay-no-event = No further event of this kind that way.
screen-replay-kinds = Jump to which events?
screen-replay-kind = { $sign } { $kind }
screen-replay-kind-any = everything that is marked
screen-replay-kind-flag = flags
screen-replay-kind-trifolium = Trifoliums
screen-replay-kind-artefact = artefacts found and played
screen-replay-kind-teleport = teleports
screen-replay-kind-hole = the Black Hole
screen-replay-kind-victory = the end of the game

screen-what-if-banner = WHAT IF: not the real game
screen-what-if-title = What if
screen-what-if-chance = Chance
screen-what-if-let-chance = let chance decide
screen-what-if-by-hand = Or choose what it brings
screen-what-if-no-undo = Nothing to take back: the what-if begins here.
screen-what-if-go-on = Go on with it
screen-what-if-drop = Drop it, back to the game
screen-what-if-keep = Keep it as a game of its own
screen-what-if-kept = Kept as { $name }. The menu and edenia resume go on with it.
screen-what-if-not-kept = It cannot be kept: { $reason }

past-games-title = Past games
past-games-keys = Up Down move, Enter watch it again, Esc back

# Keys.
keys-in-a-replay = In a replay
keys-in-a-what-if = In a what-if
key-step = an action back, or on
key-step-short = step
key-turn = a turn back, or on
key-edge = to the beginning, or to the end
key-event = to the event before, or to the next one
key-turns = pick a turn
key-kinds = pick which events are marked
key-play = play by itself, or pause
key-play-short = play
key-faster = play faster
key-slower = play slower
key-eyes = pick whose eyes see it
key-what-if-here = what if: try out another course from here
key-what-if-here-short = what if
key-leave = back to where you came from
key-undo-what-if = take the last action back, whoever did it
key-undo-what-if-short = undo
key-leave-what-if = back to the game; in a replay it can be kept
key-leave-what-if-short = back
