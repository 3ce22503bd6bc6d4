# Ce qui s'est passé en peu de mots : un tour en une ligne.

sum-player = { $who ->
    [you] Vous : { $facts }.
   *[other] { $name } : { $facts }.
}
sum-follower = { $who ->
    [you] Vous suivez : { $facts }.
   *[other] { $name } suit : { $facts }.
}
sum-idle = { $name } : rien de nouveau.
sum-ship = { $ship } { $what }
sum-less = { $some } de moins
sum-wasted = { $number } de trop
sum-now = total { $stock }
sum-orbits = vers { $planet }
sum-lands = { $who ->
    [you] vous posez sur
   *[other] se pose sur
} { $planet }
sum-black = vers l'inexploré
sum-returns = un vaisseau rentre
sum-returns-named = rentre
sum-advances = { $planet } à { $number }
sum-back = recule à { $place }
sum-colonises = { $who ->
    [you] colonisez
   *[other] colonise
} { $planet }
sum-upgrades = { $who ->
    [you] passez au niveau
   *[other] passe au niveau
} { $level }
sum-upgrades-own = niveau { $level }
sum-hires = { $who ->
    [you] engagez { $pilot } pour { $ship }
   *[other] engage { $pilot }
}
sum-finds = { $who ->
    [you] trouvez
   *[other] trouve
} { $card }
sum-leaves = { $who ->
    [you] laissez
   *[other] laisse
} { $card } visible
sum-dodges = { $who ->
    [you] esquivez
   *[other] esquive
} { $card }
sum-trapped = pris par { $card }, encore { $number }
sum-escapes = { $who ->
    [you] quittez
   *[other] quitte
} { $card }
sum-pushes = { $who ->
    [you] vous fait reculer à { $place }
   *[other] fait reculer { $name } à { $place }
}
sum-pushes-own = faites reculer { $name } à { $place }
sum-steals = { $who ->
    [you] vous prend { $some }
   *[other] prend { $some } à { $name }
}
sum-steals-own = prenez { $some } à { $name }
sum-swaps = { $who ->
    [you] changez
   *[other] change
} { $number } { $res ->
    [e] énergie en culture
   *[other] culture en énergie
}
sum-borrows = utilise votre { $planet }
sum-toll = suivre coûte 2
sum-replaces = { $who ->
    [you] retirez
   *[other] retire
} { $planet }
sum-bonus = { $dice } dés de plus
sum-keeps = { $mission } gardé
sum-home = Votre vaisseau rentre, depuis { $place }.
sum-stuck = { $dice } : rien à en faire.
sum-planets = Nouveau dans la rangée : { $planets }.
sum-pilots = { $count ->
    [one] Nouveau pilote : { $pilots }.
   *[other] Nouveaux pilotes : { $pilots }.
}
sum-row = Dans la rangée : { $planets }.
sum-pilot-row = Pilotes : { $pilots }.
