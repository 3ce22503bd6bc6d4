# Ce qui se passe dans Tiny Epic Galaxies, fait par fait.

goal = Gagnez : le plus de points, à la fin de la manche où quelqu'un atteint 21.
goal-alone = Gagnez : 21 points avant { $name }, et avant son niveau 6.

event-began = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
}
event-planet = { $planet } arrive en place { $place }, reste { $left } dans la pioche.
event-pilot = Pilote { $pilot } en place { $place }, reste { $left } dans la pioche.
event-dealt = { $name } reçoit une mission.
event-dealt-own = Vous recevez une mission : { $mission }.
event-kept = { $name } garde une mission.
event-kept-own = Vous gardez { $mission }.
event-turn = { $who ->
    [you] Manche { $round }, à vous
   *[other] Manche { $round }, tour de { $name }
}, { $dice }{ $lost ->
    [0] .
   *[other] , { $lost } de moins.
}
event-triggered = { $who ->
    [you] Vous déclenchez la fin
   *[other] { $name } déclenche la fin
} : { $rule ->
    [EXP-9] dernière carte piochée
   *[other] { $points } points
}. La manche se termine.
event-revealed = { $who ->
    [you] Votre mission : { $mission }.
   *[other] Mission de { $name } : { $mission }.
}
event-turned-up = { $who ->
    [you] Vous révélez { $cards }.
   *[other] { $name } révèle { $cards }.
}

event-rolled = { $who ->
    [you] Vous lancez : { $dice }.
   *[other] { $name } lance : { $dice }.
}
event-rolled-again = { $who ->
    [you] Vous relancez : { $dice } ; énergie { $energy }.
   *[other] { $name } relance : { $dice } ; énergie { $energy }.
}
event-used = { $who ->
    [you] Vous activez { $face }.
   *[other] { $name } active { $face }.
}
event-granted = { $who ->
    [you] Vous faites { $face }.
   *[other] { $name } fait { $face }.
}
event-repeats = { $who ->
    [you] Vous refaites { $face }.
   *[other] { $name } refait { $face }.
}
event-rerolled = { $who ->
    [you] Vous relancez
   *[other] { $name } relance
} : { $dice } ; { $price ->
    [0] gratuit
   *[other] coûte { $price } énergie
}.
event-converted = { $who ->
    [you] Vous dépensez
   *[other] { $name } dépense
} { $spent } : { $face } devient { $to }.
event-set = { $who ->
    [you] Vous réglez { $face } sur { $to }.
   *[other] { $name } règle { $face } sur { $to }.
}
event-dropped = { $who ->
    [you] Vous écartez { $face }.
   *[other] { $name } écarte { $face }.
}
event-followed = { $who ->
    [you] Vous suivez
   *[other] { $name } suit
} { $face } { $price ->
    [0] gratuitement
   *[other] pour { $price } culture
}{ $ship ->
    [none] .
   *[other] , avec { $ship }.
}
event-declined = { $who ->
    [you] Vous ne suivez pas { $face }.
   *[other] { $name } ne suit pas { $face }.
}

event-gained = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} { $some }{ $wasted ->
    [0] {""}
   *[other] , { $wasted } de trop
} : { $stock }.
event-paid = { $who ->
    [you] Vous payez
   *[other] { $name } paie
} { $some } : { $stock }.
event-lost = { $who ->
    [you] Vous perdez
   *[other] { $name } perd
} { $some } : { $stock }.
event-stolen = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $some } à { $whom }.
event-swapped = { $who ->
    [you] Vous changez
   *[other] { $name } change
} { $number } { $res ->
    [e] énergie en culture
   *[other] culture en énergie
} : { $stock }.
event-upgraded = { $who ->
    [you] Vous améliorez : { $facts }.
   *[other] { $name } améliore : { $facts }.
}

event-ship-moved = { $who ->
    [you] Vous
   *[other] { $name }
} : { $ship } à { $target }, de { $origin }.
event-ship-advanced = { $who ->
    [you] Vous
   *[other] { $name }
} : { $ship } à { $target }, de { $origin }.
event-ship-pushed = { $who ->
    [you] Vous
   *[other] { $name }
} : { $ship } recule, { $target }, depuis { $number }{ $by ->
    [none] .
   *[other] , par { $by }.
}
event-ship-home = { $who ->
    [you] Vous
   *[other] { $name }
} : { $ship } rentre, depuis { $origin }.
event-ship-trapped = { $who ->
    [you] Vous
   *[other] { $name }
} : { $ship } en danger : { $target }.
event-ship-escaped = { $who ->
    [you] Vous
   *[other] { $name }
} : { $ship } quitte { $card }, { $target }.
event-exchanged = { $who ->
    [you] Vous
   *[other] { $name }
} : { $model } remplace un vaisseau, { $place }.

event-colonised = { $who ->
    [you] Vous colonisez { $planet }, { $points }.
   *[other] { $name } colonise { $planet }, { $points }.
}
event-performed = { $who ->
    [you] Vous agissez :
   *[other] { $name } agit :
} { $owner ->
    [none] { $planet }.
   *[other] { $planet }, colonie de { $owner }.
}
event-toll = { $who ->
    [you] Vous suivre coûte 2 cultures ce tour.
   *[other] Suivre { $name } coûte 2 cultures ce tour.
}
event-watch = { $who ->
    [you] Quand on vous suit, vous gagnez
   *[other] Quand on suit { $name }, le gain est de
} 1 { $res ->
    [e] énergie
   *[other] culture
}.
event-planet-left = { $planet } quitte la partie.
event-planet-under = { $planet } va sous la pioche.
event-pilot-left = Le pilote { $pilot } quitte la partie.
event-hired = { $who ->
    [you] Vous engagez
   *[other] { $name } engage
} { $pilot } pour { $model }, avec { $dice } : { $points }.
event-replaced = Remplacé : { $pilot }.
event-drawn = { $who ->
    [you] Vous piochez { $card }, reste { $left }.
   *[other] { $name } pioche { $card }, reste { $left }.
}
event-left-open = { $card } reste visible, { $number } visibles.
event-found = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} { $points ->
    [0] { $card }.
   *[other] { $card } : { $points } points.
}
event-found-open = { $who ->
    [you] Vous prenez, visible,
   *[other] { $name } prend, visible,
} { $points ->
    [0] { $card }.
   *[other] { $card } : { $points } points.
}
event-dodged = { $who ->
    [you] Vous esquivez { $card }, hors de la partie.
   *[other] { $name } esquive { $card }, hors de la partie.
}

event-rogue-idle = { $again ->
    [0] { $face } ne fait rien.
   *[other] { $face } ne fait rien, relancé une fois.
}
event-rogue-acts = { $name } agit : { $face }.
event-rogue-forced = Vous faites relancer { $face }.
event-rogue-rose = { $name } atteint le niveau { $level } : { $points }, énergie 0.
event-rogue-bonus = { $name } lance { $dice } dés de plus, puis culture 0.
event-die-lost = { $who ->
    [you] Votre prochain lancer a { $dice } de moins.
   *[other] Le prochain lancer de { $name } a { $dice } de moins.
}
