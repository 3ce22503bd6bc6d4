# How near everybody is to the most points, and to the end.

way-points = Points
way-points-head = Pts
way-lead = Lead
way-lead-head = +/-
way-planets = Planets
way-planets-head = Pl
