# À quelle distance chacun est du plus de points, et de la fin.

way-points = Points
way-points-head = Pts
way-lead = Avance
way-lead-head = +/-
way-level = Niveau
way-level-head = Nv

tally-level = niveau
tally-planets = planètes
tally-pilots = pilotes
tally-dwarfs = planètes naines
tally-mission = mission
tally-badges = insignes
