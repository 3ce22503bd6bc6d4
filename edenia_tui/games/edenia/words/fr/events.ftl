# Ce qui se passe, en une phrase brève. NOM se dit à tous les niveaux, sauf si NOM-brief ou NOM-full existe.
# $total est un nombre de trèfles déjà accordé : 1 trèfle, 3 trèfles.
# Un nom de joueur ne suit jamais la préposition de, qui s'élide devant une voyelle.

event-began = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
event-began-full = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
} Trèfles par joueur, dans l'ordre : { $clovers }.

event-turn-full = Manche { $round }, { $who ->
    [you] à vous de jouer.
   *[other] à { $name } de jouer.
}

event-moved-full = { $sheep } va : { $route }.

event-leapt = { $sheep } saute par-dessus { $over }, perd { $paid }, { $total }.
event-leapt-brief = { $sheep } saute par-dessus { $over }.

event-tunnelled-full = Tunnel : { $sheep } ressort, chemin { $path }.

event-bounced = Relais { $cell } { $side } : { $who ->
    [you] vous gagnez { $clovers }, { $total }.
   *[other] { $name } gagne { $clovers }, { $total }.
}
event-bounced-brief = Un trèfle de relais pour { $who ->
    [you] vous.
   *[other] { $name }.
}
event-bounced-full = Relais { $cell } { $side } { $path } : { $sheep } renvoyé, { $who ->
    [you] vous gagnez { $clovers }, { $total }.
   *[other] { $name } gagne { $clovers }, { $total }.
}
event-bounced-empty-full = { $sheep } renvoyé par le relais vide { $cell } { $side } { $path }.

event-drawn-full = Piochée : { $tile }.

event-laid = Tuile { $cell } : { $kind }{ $joins ->
    [none] .
   *[other] , { $joins }.
}
event-laid-plain = Tuile { $cell }{ $joins ->
    [none] .
   *[other] { " " }: { $joins }.
}
event-laid-full = { $cell } : { $tile }{ $stock ->
    [none] .
   *[other] , { $stock }.
}

event-put-under = Sous la pioche : { $kind }.
event-put-under-full = Sous la pioche : { $tile }.

event-passed-planet = Turbo-réacteur : { $sheep } franchit la planète { $cell }.

event-hole-exit = { $sheep } dans le Trou noir, côté { $side }.
event-rolled = Dé : { $path }.

event-stopped = { $sheep } { $place ->
    [Arridis] sur
    [Edenia] sur
   *[other] en
} { $place }.
event-stopped-own = Arrivée : { $place }.
event-stopped-full = { $sheep } s'arrête { $place ->
    [Arridis] sur
    [Edenia] sur
   *[other] en
} { $place }{ $line ->
    [none] { "" }
   *[other] , rang { $line } de la file
} ({ $rule }).

event-clover-taken = { $who ->
    [you] Vous gagnez { $clovers }, { $total }.
   *[other] { $name } gagne { $clovers }, { $total }.
}
event-clover-taken-brief = { $who ->
    [you] { $total }.
   *[other] { $name } : { $total }.
}
event-clover-taken-full = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $taken } en { $cell } : gain { $clovers }, { $total }, encore { $left } sur place.

event-flag-raised = { $who ->
    [you] Drapeau planté, vous gagnez { $points }.
   *[other] { $name } : drapeau en { $cell }.
}
event-flag-raised-full = { $who ->
    [you] Vous plantez
   *[other] { $name } plante
} un drapeau en { $cell }, { $who ->
    [you] gagnez
   *[other] gagne
} { $points }, { $left } en main.
event-flag-again = { $who ->
    [you] Votre drapeau reste en { $cell }.
   *[other] { $name } : le drapeau reste en { $cell }.
}
event-flag-ousted = { $who ->
    [you] Votre drapeau vous revient : vous perdez { $points }.
   *[other] { $name } reprend son drapeau.
}

event-searched = { $who ->
    [you] Vous fouillez et perdez { $paid }, { $total }.
   *[other] { $name } fouille.
}
event-searched-full = { $who ->
    [you] Vous fouillez
   *[other] { $name } fouille
} { $cell }, { $who ->
    [you] perdez
   *[other] perd
} { $paid }, { $total }.

event-revealed = { $who ->
    [you] Trouvé : { $artefact }.
   *[other] { $name } trouve { $artefact }.
}
event-revealed-other-full = { $name } regarde un artefact en { $cell }.
event-kept = { $who ->
    [you] Gardé :
   *[other] { $name } garde
} { $artefact }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-kept-other = { $name } garde un artefact.
event-kept-other-full = { $name } garde un artefact pris en { $cell }, { $number ->
    [one] { $number } caché.
   *[other] { $number } cachés.
}

event-played = { $who ->
    [you] Joué : { $artefact }.
   *[other] { $name } joue { $artefact }.
}

event-turned-up = { $who ->
    [you] Vous retournez
   *[other] { $name } retourne
} : { $artefacts }.

event-switched = { $sheep } bifurque : { $place }.
event-switched-full = { $sheep } bifurque en { $place }{ $line ->
    [none] { "" }
   *[other] , rang { $line } de la file
}.

event-teleported = { $sheep } se téléporte en { $cell }{ $sabotaged ->
    [yes] , désormais saboté
   *[no] { "" }
}{ $paid ->
    [0] .
   *[other] , perd { $paid }, { $total }.
}
event-teleported-full = { $sheep } se téléporte en { $cell }{ $paid ->
    [0] { "" }
   *[other] , perd { $paid }, { $total }
}, { $sabotaged ->
    [yes] téléporteur saboté.
   *[no] plus de jeton de sabotage.
}
event-repaired = Téléporteur { $cell } réparé.

event-protected = { $who ->
    [you] Gromout garde votre drapeau en { $cell }.
   *[other] Gromout garde { $cell }, drapeau { $name }.
}

event-reached-edenia = { $sheep } atteint Edenia : Trifolium { $trifolium }.

event-skipped = { $who ->
    [you] Vous passez{ $clovers ->
        [0] .
       *[other] { " " }: vous gagnez { $clovers }, { $total }.
    }
   *[other] { $name } passe{ $clovers ->
        [0] .
       *[other] { " " }: { $total }.
    }
}
event-skipped-brief = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
event-skipped-full = { $who ->
    [you] Vous passez
   *[other] { $name } passe
}{ $clovers ->
    [0] , la réserve est vide.
   *[other] { " " }: { $who ->
        [you] vous gagnez
       *[other] gagne
    } { $clovers }, { $total }.
}
