# Pourquoi un choix est bon dans Tiny Epic Galaxies.

hint-wins = La partie finit ; gagné par { $names }. Règle { $rule }.
hint-loses = La partie finit et { $names } { $number ->
    [one] gagne
   *[other] gagnent
}. Règle { $rule }.
hint-trigger = Déclenche la fin avec { $points } points. Règle { $rule }.
hint-colonises = Colonise { $planet }, { $points }. Règle { $rule }.
hint-closer = { $planet }, { $points } : encore { $number }. Règle { $rule }.
hint-enters = Commence le chemin vers { $planet }, { $points }. Règle { $rule }.
hint-lands = Se pose sur { $planet } : { $action }. Règle { $rule }.
hint-level = Atteint le niveau { $level }{ $dice ->
    [0] {""}
   *[other] {" "}: un dé de plus
}{ $ships ->
    [0] {""}
   *[other] {" "}: un vaisseau de plus
}. Règle { $rule }.
hint-gains = Gagne { $some }. Règle { $rule }.
hint-waste = Attention, { $number } de trop : la piste est pleine. Règle { $rule }.
hint-follows = Suit pour { $price } culture, gagne { $some }. Règle { $rule }.
hint-saves = Garde { $culture } culture pour plus tard. Règle { $rule }.
hint-keeps = Écarte { $name } de { $planet }. Règle { $rule }.
hint-robs = Prend { $number } à { $name }. Règle { $rule }.
hint-pilot = { $pilot } : { $skill } ; 1 point. Règle { $rule }.
hint-finds = Prend { $card }. Règle { $rule }.
hint-rolls = { $price ->
    [0] { $dice } : relance gratuite.
   *[other] { $dice } : relance pour 1 énergie.
} Règle { $rule }.
hint-mission = { $mission } : { $asked }. Règle { $rule }.
hint-end = Rien de mieux à faire. Règle { $rule }.
