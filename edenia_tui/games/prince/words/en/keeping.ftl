# Games of The Little Prince that are kept: what chance did, and how they were won.

undo-fence-chance-draw = Too late to take back: a tile was drawn.
saves-victory-points = by points
saves-victory-volcanoes = by fewer volcanoes

stats-victory-points = by points
stats-victory-volcanoes = by fewer volcanoes
