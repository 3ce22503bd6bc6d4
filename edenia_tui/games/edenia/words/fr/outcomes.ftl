# Comment la partie a fini, et de quoi sont faits les points de chacun.

outcome-race = { $who ->
    [you] Vous gagnez la Course : { $sheep } moutons sur Edenia
   *[other] { $name } gagne la Course : { $sheep } moutons sur Edenia
} ({ $rule }).
outcome-law = { $who ->
    [you] Vous gagnez avec exactement 42 points
   *[other] { $name } gagne avec exactement 42 points
} ({ $rule }).
outcome-prestige = { $who ->
    [you] Vous gagnez au Prestige, avec le plus de points
   *[other] { $name } gagne au Prestige, avec le plus de points
} ({ $rule }).
outcome-prestige-late = { $who ->
    [you] Vous gagnez après { $rounds } tours, avec le plus de points
   *[other] { $name } gagne après { $rounds } tours, avec le plus de points
} ({ $rule }).
outcome-tie = { $who ->
    [you] Vous l'emportez à égalité au Prestige
   *[other] { $name } l'emporte à égalité au Prestige
} ({ $rule }).
outcome-tie-late = { $who ->
    [you] Vous l'emportez à égalité après { $rounds } tours
   *[other] { $name } l'emporte à égalité après { $rounds } tours
} ({ $rule }).
outcome-broken-fr = Égalité à { $points } : le Trifolium de plus forte valeur décide, { $best } ({ $rule }).
outcome-broken-en = Égalité à { $points } : le plus de moutons sur Edenia décide, { $best } ({ $rule }).
outcome-unbroken-fr = Égalité à { $points }, et de Trifolium de plus forte valeur ({ $rule }).
outcome-unbroken-en = Égalité à { $points }, et de moutons sur Edenia ({ $rule }).
outcome-shared = Victoire partagée au Prestige : { $names } ({ $rule }).
outcome-shared-late = Victoire partagée après { $rounds } tours : { $names } ({ $rule }).

score-of = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $points }
score-made-of = { $head } : { $parts }.
score-parts = Soit { $parts }.
score-alone = { $head }.
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-points-hidden = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $hidden } { $hidden ->
    [one] artefact caché
   *[other] artefacts cachés
}
score-trifoliums = Trifoliums { $points }
score-artefacts = artefacts { $points }
score-flags = drapeaux { $points }
score-clovers = trèfles { $points }

goal = Pour gagner : trois moutons sur Edenia, 42 points pile, ou le plus de points.
goal-no-42 = Pour gagner : trois moutons sur Edenia, ou le plus de points à la fin.
goal-lambs = Pour gagner : deux moutons sur Edenia.
