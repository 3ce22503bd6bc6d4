# What can be agreed on before a game of Tiny Epic Galaxies.

setup-expansion = Beyond the Black too? yes or no, Enter for no:
setup-help-expansion = The expansion adds pilots, advanced ships and the unexplored black.
setup-rogue = Which Rogue? { $choices }; Enter for { $usual }:
setup-help-rogue = The Rogue is a galaxy that plays by dice alone; Artemis is the easiest.
setup-hard = Shall it be harder? yes or no, Enter for no:
setup-help-hard = Then dice that the Rogue cannot use are rolled once more.
setup-expansion-row = Beyond the Black
setup-expansion-note = Pilots, advanced ships, the black.
setup-box-row = Box
edition-teg = original
edition-uteg = small later one
setup-open-cards-row = Open cards
setup-open-cards-note = Exploration cards taken by others stay visible.
setup-rogue-row = Rogue
setup-rogue-note = Whom you play against alone.
setup-hard-row = Hard
setup-hard-note = Dice the Rogue cannot use are rolled once more.
