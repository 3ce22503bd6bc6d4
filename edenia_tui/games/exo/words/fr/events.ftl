# Ce qui se passe dans EXO, ce qu'on peut faire, et comment cela finit.

exo-goal = Le plus de points gagne. Trois planètes alignées avec un point commun : 1.

exo-event-began = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
exo-event-laid = L'univers est disposé : { $planets } planètes, { $free } libres.
exo-universe-row = Rangée { $row } : { $planets }.
exo-event-turn = Manche { $round }, { $who ->
    [you] à vous de jouer.
   *[other] à { $name } de jouer.
}
exo-event-taken = { $name } : { $planet }.
exo-event-taken-full = { $who ->
    [you] Vous prenez la { $planet }, { $place }.
   *[other] { $name } prend la { $planet }, { $place }.
}
exo-event-freed = Libre : { $planets }.
exo-event-placed-brief = Plus { $earned }, { $points }.
exo-event-placed = { $who ->
    [you] { $planet }
   *[other] { $name }
} en { $square }{ $earned ->
    [0] .
   *[other] , plus { $earned }, { $points }.
}
exo-event-placed-full = { $who ->
    [you] Vous placez en { $square }, { $planet } :
   *[other] { $name } place en { $square }, { $planet } :
} { $earned ->
    [0] aucun nouveau point.
   *[other] plus { $earned }, { $points }.
}

exo-earns = plus { $earned }
exo-earns-best = jusqu'à plus { $earned }
exo-frees = libère { $places }

exo-question-take = { $who ->
    [you] À vous de jouer : quelle planète ?
   *[other] À { $name } de jouer : quelle planète ?
}
exo-question-put = Où placer la { $planet } ?
exo-question-lay = On dispose l'univers.

exo-outcome-points = { $who ->
    [you] Vous gagnez, avec le plus de points
   *[other] { $name } gagne, avec le plus de points
} ({ $rule }).
exo-outcome-star = { $who ->
    [you] Vous gagnez l'égalité, par les planètes autour de l'Étoile
   *[other] { $name } gagne l'égalité, par les planètes autour de l'Étoile
} ({ $rule }).
exo-outcome-shared = Victoire partagée : { $names } ({ $rule }).
exo-outcome-score = { $who ->
    [you] Vous avez { $points }, { $beside }.
   *[other] { $name } a { $points }, { $beside }.
}
saves-victory-points = aux points
saves-victory-star = par les planètes autour de l'Étoile
saves-victory-shared = ensemble
