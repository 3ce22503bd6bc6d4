# Ce que rapportent les choix : les titres de la liste, et ce qui est dessous.

result-victory = La fin
result-edenia = Vers Edenia
result-planet = Planètes
result-artefact = Artefacts
result-tile = Exploration
result-nearer = En chemin
result-question = Puis une question
result-end = Assez
result-play = Jouer un artefact
result-clover = À la place
result-nothing = Rien de gagné

result-at-planet = planète { $cell }, { $gives ->
    [both] drapeau ou trèfle
    [flag] drapeau
   *[clover] trèfle
}
result-here = { $cell }, { $gives ->
    [both] drapeau ou trèfle
    [flag] drapeau
   *[clover] trèfle
}
result-at-dwarf = planète naine { $cell }, { $count ->
    [one] 1 artefact
   *[other] { $count } artefacts
}
result-tokens = { $cell }, { $count ->
    [one] 1 artefact
   *[other] { $count } artefacts
}
result-back = à { $place }, rien de gagné
result-tunnel = tunnel { $cell }
result-meets = { $cell }, { $sheep }
