# Games of Edenia that are kept: what chance did, and how they were won.

undo-fence-chance-draw = Too late to take back: a tile was drawn.
undo-fence-chance-roll = Too late to take back: the die was rolled.
undo-fence-chance-reveal = Too late to take back: an artefact was turned over.
saves-victory-race = the Race
saves-victory-law = 42 points
saves-victory-prestige = Prestige

stats-victory-race = by the Race
stats-victory-law = with 42 points
stats-victory-prestige = by Prestige
