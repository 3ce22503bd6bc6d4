# Why a typed line was turned down: the key fact first, then the rule.

refusal-either = { $one } or { $two }

refusal-form-go = { $verb } needs a sheep, a side and sometimes a path.
refusal-form-jump = { $verb } needs a sheep and the cell of a pad.
refusal-form-tunnel = { $verb } needs a path.
refusal-form-keep = { $verb } needs an artefact.
refusal-form-hole = { $verb } needs a side.
refusal-form-lay = { $verb } needs a tile.
refusal-form-under = { $verb } needs a tile.
refusal-form-place = { $verb } needs a cell.
refusal-form-play = { $verb } needs an artefact and sometimes a target.
refusal-form-first = { $verb } needs a colour.
refusal-form-roll = { $verb } needs a path.
refusal-form-draw = { $verb } needs a tile.
refusal-form-reveal = { $verb } needs an artefact.

# The questions, as they are named in a refusal.
refusal-question-first = who begins
refusal-question-leap = leap or stop
refusal-question-tunnel = the way out of the tunnel
refusal-question-dwarf = what to do on a dwarf planet
refusal-question-hole = the side of the Black Hole
refusal-question-roll = the die
refusal-question-draw = the tile that is drawn
refusal-question-lay = the tile to lay
refusal-question-under = the tile to put under the deck
refusal-question-planet = clover or flag
refusal-question-reveal = the artefacts looked at
refusal-question-keep = the artefact to keep
refusal-question-leave = how to leave the pad
refusal-question-place = the cell for the tile

refusal-game-over = The game is over
refusal-chance-decides = Chance decides first: { $question }
refusal-question-open = First answer this: { $question }
refusal-not-asked = Not asked now: { $question }
refusal-move-is-over = Your move is over this turn
refusal-move-or-skip = Move a sheep or skip; a turn cannot just end
refusal-must-move = You must move: you have played an artefact
refusal-nothing-can-move = Nothing can move; end the turn without a clover

refusal-no-such-sheep = No sheep { $sheep }: yours are 1 to 3
refusal-other-sheep-moves = Sheep { $sheep } must move now
refusal-on-edenia = Sheep { $sheep } stays on Edenia
refusal-lowest-number-first = Sheep { $sheep } is listed for all of yours there
refusal-name-a-path = Name a path too when you leave { $place }
refusal-no-path-to-name = Name no path, only a side, at { $place }
refusal-no-such-exit = No exit on that side
refusal-no-such-exit-place = No edge on that side, from { $place }
refusal-no-such-exit-side = No exit { $side } from { $place }
refusal-no-such-exit-ends = No way { $side } from { $place }, only { $ends }
refusal-blocked = Blocked by { $by } and no clover, at { $place }
refusal-no-tile-left-side = No tile left to explore { $side } of { $place }
refusal-no-tile-left-artefact = No tile left to draw for { $artefact }

refusal-same-mouth = Not by { $path }: take another mouth

refusal-not-on-a-pad = Sheep { $sheep } is on no pad but at { $place }
refusal-not-a-pad = No pad at { $cell }
refusal-pad-sabotaged = Pad { $pad } is sabotaged
refusal-pad-occupied = Pad { $pad } is taken by { $by }
refusal-teleported-already = Sheep { $sheep } has teleported this move
refusal-no-clover = You have no clover to pay
refusal-no-clover-pad = No clover to pay for pad { $pad }, another colour

refusal-no-artefact-here = No artefact is left here
refusal-lambs-do-not = Little lambs do not do that
refusal-no-clover-here = No clover left on planet { $planet }
refusal-no-flag-left = No flag left in hand for planet { $planet }
refusal-flag-protected = Your flag on { $planet } is already protected
refusal-flag-protected-owner = Flag protected by Gromout: { $owner } on { $planet }
refusal-not-found = Not found here: { $artefact }

refusal-not-in-hand = Not in your hand: { $artefact }
refusal-wrong-artefact = Not played that way: { $artefact }
refusal-needs-target = Name a target too for { $artefact }
refusal-only-before-move = Only before the move: { $artefact }
refusal-not-during-move = No artefact now; first { $question }
refusal-one-a-turn = Only one a turn: { $artefact }
refusal-changes-nothing = Not a second one, it would change nothing: { $artefact }
refusal-no-cell-for-tile = No cell for a tile of { $artefact }
refusal-no-own-flag = No flag of yours at { $planet }
refusal-not-on-a-track = Sheep { $sheep } is not on a track
refusal-same-track = That is its own track: { $place }
refusal-not-on-exploration-tile = Not on an Exploration tile: { $place }
refusal-cell-taken = Cell { $cell } has its tile
refusal-not-beside-tile = No Exploration tile beside { $cell }
refusal-not-drawn = That tile was not drawn

refusal-not-in-deck = That tile cannot be drawn next
refusal-not-in-pool = Not among the hidden ones: { $artefact }
refusal-no-such-seat = Nobody plays that colour
