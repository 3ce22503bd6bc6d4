# Ce que rapportent les choix : les titres de la liste.

result-points = Des points
result-dice = Activer un dé
result-hire = Engager
result-orbits = En orbite
result-surfaces = Se poser
result-upgrade = L'empire
result-perform = Une planète agit
result-other = Ou
result-nothing = Rien de plus
