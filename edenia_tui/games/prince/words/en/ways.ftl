# How near everybody is to the most points, and to the end.

way-points = Points
way-points-head = Pts
way-lead = Lead
way-lead-head = +/-
way-tiles = Tiles
way-tiles-head = Tl

tally-volcanoes = volcanoes
