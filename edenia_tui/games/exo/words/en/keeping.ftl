# Games of EXO that are kept: how they were won.

saves-victory-points = by points
saves-victory-star = by the planets beside the Star
saves-victory-shared = together

stats-victory-points = by points
stats-victory-star = beside the Star
stats-victory-shared = together
