# Ce que rapportent les choix : les titres de la liste.

result-points = Des points
result-no-point = Pas encore de points
result-less = Une perte
result-other = Sans voir
