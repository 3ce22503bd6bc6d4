# Comment finit une partie du Petit Prince.

outcome-points = { $who ->
    [you] Vous gagnez, avec le plus de points
   *[other] { $name } gagne, avec le plus de points
} ({ $rule }).
outcome-volcanoes = { $who ->
    [you] Vous gagnez l'égalité, avec moins de volcans
   *[other] { $name } gagne l'égalité, avec moins de volcans
} ({ $rule }).
outcome-shared = Victoire partagée : { $names } ({ $rule }).
outcome-score = { $who ->
    [you] Vous avez { $points } : { $parts }.
   *[other] { $name } a { $points } : { $parts }.
}
outcome-total = { $who ->
    [you] Vous avez { $points }.
   *[other] { $name } a { $points }.
}
outcome-part = { $character } { $points }
outcome-parts = { $who ->
    [you] À vous : { $parts }.
   *[other] { $name } : { $parts }.
}
outcome-lost = { $lost } perdus par les volcans
