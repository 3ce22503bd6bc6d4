# Edenia on the screen: what is written around the drawing.

screen-hand = Your hand
screen-hands = Hands
screen-hand-of = { $name }: { $artefacts }
screen-no-hand = No hand lies open to you.
screen-tokens = Tokens
screen-tokens-left = { $clovers }, { $sabotages }, { $tiles }.
key-sheep = go to the choices of a sheep
key-side = pick the side to leave by
key-path = pick the path: star, nebula, meteorite

screen-replay-kind-flag = flags
screen-replay-kind-trifolium = Trifoliums
screen-replay-kind-artefact = artefacts found and played
screen-replay-kind-teleport = teleports
screen-replay-kind-hole = the Black Hole
screen-replay-kind-victory = the end of the game
