# How near everybody is to each way of winning.

way-race = Race
way-race-head = Race
way-law-told = { $kind ->
    [over] { $points } too many
    [hidden] at most { $points } to go
   *[to-go] { $points } to go
}
way-points = Points
way-points-head = Pts
way-prestige = Prestige
way-prestige-head = Pr

tally-trifoliums = Trifoliums
tally-artefacts = artefacts
tally-flags = flags
tally-clovers = clovers
