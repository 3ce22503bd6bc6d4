# Les trajets dans la galaxie, contés de tuile en tuile par points cardinaux.

route-run = { $count ->
    [1] { $side }
   *[other] { $side } { $count }
}
route-to = jusqu'à { $place }
route-behind = jusqu'à { $place }, derrière { $sheep }
route-meets = jusqu'à { $place }, face à { $sheep }
route-explores = explore { $cell }
route-draws = une tuile est piochée
route-tunnel = jusqu'au tunnel { $cell } { $side }
route-back = retour { $places }
route-at-relay = relais { $cell } { $side }
route-at-tunnel = tunnel { $cell } { $side }
route-hole = jusqu'au Trou noir
route-die = le dé désigne le chemin vers { $cell }
route-looks = { $count ->
    [one] { $count } artefact à voir
   *[other] { $count } artefacts à voir
}
route-trifolium = Trifolium { $trifolium }
route-gain = gagne { $gained }, { $total ->
    [one] { $total } trèfle
   *[other] { $total } trèfles
}
route-wins = { $who ->
    [you] vous gagnez
   *[other] { $name } gagne
}
route-ends = la partie s'arrête
