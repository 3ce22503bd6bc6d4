# Ce qui se passe dans Le Petit Prince.

goal = Le plus de points gagne. Vos personnages comptent ce que montre la planète.

event-began = { $who ->
    [you] Vous choisissez en premier.
   *[other] { $name } choisit en premier.
}
event-round = Manche { $round }, { $who ->
    [you] vous choisissez.
   *[other] { $name } choisit.
}
event-next = { $name } choisit ensuite.
event-chosen = { $who ->
    [you] Vous choisissez { $stack }, reste { $draws }.
   *[other] { $name } choisit { $stack }, reste { $draws }.
}
event-drawn = Piochées : { $tiles } ({ $stack }).
event-looks = { $who ->
    [you] Vous regardez { $tiles } ({ $stack }).
   *[other] { $name } regarde { $tiles } ({ $stack }).
}
event-open = Visible : { $tile }.
event-in-hand = Dans votre main : { $tile }.
event-offer = Au choix : { $tiles }.
event-laid = { $name } cache une tuile.
event-laid-own = Vous cachez { $tile }.
event-named = { $who ->
    [you] Vous nommez { $target }, reste { $tiles }.
   *[other] { $name } nomme { $target }, reste { $tiles }.
}
event-named-you = { $name } vous nomme, reste { $tiles }.
event-handed = { $who ->
    [you] Vous donnez à { $target } { $tiles }.
   *[other] { $name } donne à { $target } { $tiles }.
}
event-handed-you = { $name } vous donne { $tiles }.

event-taken-full = { $who ->
    [you] Vous prenez { $tile }.
   *[other] { $name } prend { $tile }.
}
event-taken-hidden-full = { $who ->
    [you] Vous prenez la tuile cachée : { $tile }.
   *[other] { $name } prend la tuile cachée : { $tile }.
}
event-figures = { $who ->
    [you] Vous : { $facts }.
   *[other] { $name } : { $facts }.
}
event-taken = { $name } : { $facts }.
event-taken-hidden = { $name }, face cachée : { $facts }.
event-got = Vous recevez { $facts }.
event-got-hidden = Face cachée : { $facts }.
event-gained = { $facts }.
event-kept = { $name } garde un personnage, face cachée.
event-kept-hidden = { $name } prend le personnage caché.
gain-you = vous gagnez { $points }
loss-you = vous perdez { $points }

event-flipped = { $who ->
    [you] Trop de baobabs : vous retournez { $facts }.
   *[other] Trop de baobabs : { $name } retourne { $facts }.
}
event-flipped-tile = Retournée : { $tile }.
event-discarded = Hors du jeu : { $tile }.
event-revealed = { $who ->
    [you] Vous révélez { $characters }.
   *[other] { $name } révèle { $characters }.
}
