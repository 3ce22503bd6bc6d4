# How near everybody is to the most points, and to the end.

way-points = Points
way-points-head = Pts
way-lead = Lead
way-lead-head = +/-
way-level = Level
way-level-head = Lv

tally-level = level
tally-planets = planets
tally-pilots = pilots
tally-dwarfs = dwarf planets
tally-mission = mission
tally-badges = badges
