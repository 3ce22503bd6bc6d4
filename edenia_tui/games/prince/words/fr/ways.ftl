# À quelle distance chacun est du plus de points, et de la fin.

way-points = Points
way-points-head = Pts
way-lead = Avance
way-lead-head = +/-
way-tiles = Tuiles
way-tiles-head = Tl

tally-volcanoes = volcans
