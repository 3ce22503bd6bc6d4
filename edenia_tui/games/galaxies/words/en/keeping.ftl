# Games of Tiny Epic Galaxies that are kept: what chance did, and how they were won.

undo-fence-chance-roll = Too late to take back: dice were rolled.
undo-fence-chance-draw = Too late to take back: a card was drawn.
undo-fence-chance-fill = Too late to take back: a planet came into the row.
undo-fence-chance-enlist = Too late to take back: a pilot came into the row.
saves-victory-points = by points
saves-victory-rogue = by the Rogue

stats-victory-points = by points
stats-victory-rogue = by the Rogue
