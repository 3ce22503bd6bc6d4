# What choices bring: the headings of the list, and what stands below them.

result-victory = The end
result-edenia = To Edenia
result-planet = Planets
result-artefact = Artefacts
result-tile = Exploring
result-nearer = On the way
result-question = Then asked
result-end = Enough
result-play = Play an artefact
result-clover = Instead
result-nothing = Nothing gained

result-at-planet = planet { $cell }, { $gives ->
    [both] flag or clover
    [flag] flag
   *[clover] clover
}
result-here = { $cell }, { $gives ->
    [both] flag or clover
    [flag] flag
   *[clover] clover
}
result-at-dwarf = dwarf planet { $cell }, { $count ->
    [one] 1 artefact
   *[other] { $count } artefacts
}
result-tokens = { $cell }, { $count ->
    [one] 1 artefact
   *[other] { $count } artefacts
}
result-back = to { $place }, nothing gained
result-tunnel = tunnel { $cell }
result-meets = { $cell }, { $sheep }
