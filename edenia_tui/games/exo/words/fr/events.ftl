# Ce qui se passe dans EXO, ce qu'on peut faire, et comment cela finit.

goal = Le plus de points gagne. Trois planètes alignées avec un point commun : 1.

event-began = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
event-laid = L'univers est disposé : { $planets } planètes, { $free } libres.
universe-row = Rangée { $row } : { $planets }.
event-turn = Manche { $round }, { $who ->
    [you] à vous de jouer.
   *[other] à { $name } de jouer.
}
event-taken = { $name } : { $planet }.
event-taken-full = { $who ->
    [you] Vous prenez la { $planet }, { $place }.
   *[other] { $name } prend la { $planet }, { $place }.
}
event-freed = Libre : { $planets }.
sum-frees = libère { $planet }, { $earned } pour vous
event-placed-brief = Gagne { $earned }, { $points }.
event-placed = { $who ->
    [you] Vous
   *[other] { $name }
} en { $square }{ $earned ->
    [0] .
   *[other] , { $who ->
        [you] gagnez
       *[other] gagne
    } { $earned }, { $points }.
}
event-placed-full = { $who ->
    [you] Vous placez en { $square }, { $planet } :
   *[other] { $name } place en { $square }, { $planet } :
} { $earned ->
    [0] aucun nouveau point.
   *[other] gagne { $earned }, { $points }.
}

earns = gagne { $earned }
earns-best = gagne jusqu'à { $earned }
earns-nothing = aucun point
earns-nothing-yet = aucun point encore
lies-at = en { $place }
lays-universe = puis l'univers est disposé
frees = libère { $places }

question-take = { $who ->
    [you] À vous de jouer : quelle planète ?
   *[other] À { $name } de jouer : quelle planète ?
}
question-put = Où placer la { $planet } ?
question-lay = On dispose l'univers.

outcome-points = { $who ->
    [you] Vous gagnez, avec le plus de points
   *[other] { $name } gagne, avec le plus de points
} ({ $rule }).
outcome-star = { $who ->
    [you] Vous gagnez l'égalité, par les planètes autour de l'Étoile
   *[other] { $name } gagne l'égalité, par les planètes autour de l'Étoile
} ({ $rule }).
outcome-shared = Victoire partagée : { $names } ({ $rule }).
outcome-score = { $who ->
    [you] Vous avez { $points }, { $beside }.
   *[other] { $name } a { $points }, { $beside }.
}
