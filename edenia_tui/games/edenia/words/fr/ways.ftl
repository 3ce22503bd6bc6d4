# À quelle distance chacun est de chaque façon de gagner.

way-race = Course
way-race-head = Crs
way-law-told = { $kind ->
    [over] { $points } de trop
    [hidden] au plus { $points } à faire
   *[to-go] encore { $points }
}
way-points = Points
way-points-head = Pts
way-prestige = Prestige
way-prestige-head = Pr

tally-trifoliums = Trifoliums
tally-artefacts = artefacts
tally-flags = drapeaux
tally-clovers = trèfles
