# Comment finit une partie de Tiny Epic Galaxies.

outcome-points = { $who ->
    [you] Vous gagnez, le plus de points
   *[other] { $name } gagne, le plus de points
} ({ $rule }).
outcome-tie = { $who ->
    [you] À égalité, vous gagnez
   *[other] À égalité, { $name } gagne
} ({ $rule }).
outcome-alone = { $who ->
    [you] Vous gagnez, 21 points
   *[other] { $name } gagne, 21 points
} ({ $rule }).
outcome-rogue = { $name } gagne, la galaxie est perdue ({ $rule }).
outcome-shared = Victoire partagée : { $names } ({ $rule }).
outcome-parts = { $who ->
    [you] Les vôtres : { $parts }.
   *[other] { $name } : { $parts }.
}
outcome-total = { $who ->
    [you] Vous avez { $points }.
   *[other] { $name } a { $points }.
}
outcome-part-level = { $points } pour le niveau
outcome-part-planets = { $points } pour les planètes
outcome-part-pilots = { $points } pour les pilotes
outcome-part-dwarfs = { $points } pour les planètes naines
outcome-part-mission = { $points } pour la mission
outcome-part-badges = { $points } pour les insignes
