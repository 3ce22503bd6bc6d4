# Ce que font les cartes, en quelques mots.

atom-acquire = acquérir
atom-colony = améliorer ou utiliser une colonie
atom-gain = gagner { $amount }
atom-others = les autres gagnent { $amount }
atom-lose = perdre { $amount }
atom-pay = payer { $amount }
atom-steal = voler { $amount }
atom-swap = { $res ->
    [e] changer l'énergie en culture
   *[other] changer la culture en énergie
}
atom-per = 1 { $res ->
    [e] énergie
   *[other] culture
} par vaisseau { $at ->
    [home] dans la galaxie
    [black] dans l'espace inexploré
   *[other] en orbite
}
atom-adv = avancer de { $number } { $kind ->
    [dip] en diplomatie
    [eco] en économie
   *[other] sur tout type
}
atom-push = faire reculer un vaisseau de { $number } { $kind ->
    [dip] en diplomatie
    [eco] en économie
   *[other] sur tout type
}
atom-push2 = faire reculer de { $number } jusqu'à 2 vaisseaux
atom-shift = un vaisseau recule de 1, un autre avance de 1
atom-move = { $number ->
    [one] déplacer un vaisseau
   *[other] déplacer { $number } vaisseaux
}
atom-hop = un vaisseau passe à la même case d'une autre orbite
atom-recall = un vaisseau en orbite rentre, gagner son numéro
atom-rally = les autres peuvent avancer de 1, puis vous de 2
atom-upgrade = { $discount ->
    [mix] améliorer, payé comme on veut
    [low] améliorer pour 1 de moins au niveau le plus bas
   *[plain] améliorer
}
atom-roll = relancer des dés
atom-set = régler un dé
atom-drop = écarter { $number } dés
atom-watch = gagner 1 { $res ->
    [e] énergie
   *[other] culture
} quand on vous suit ce tour
atom-toll = suivre coûte 2 ce tour
atom-row = utiliser une planète de la rangée
atom-lend = donner 1 { $res ->
    [e] énergie
   *[other] culture
} pour utiliser la colonie d'un autre
atom-face = faire une face au choix, les autres gratis
atom-repeat = refaire un dé terminé
atom-replace = remplacer une planète sans vaisseau
atom-repilot = remplacer un pilote de la rangée
atom-explore = un vaisseau de l'espace inexploré explore
atom-rescue = sauver un vaisseau du danger
atom-again = explorer encore une fois
atom-back = un vaisseau recule de { $number }
atom-sendhome = le vaisseau rentre
atom-danger = { $kind ->
    [dip] danger, { $number } diplomatie pour sortir
    [eco] danger, { $number } économie pour sortir
   *[other] danger, { $number } avances pour sortir
}
atom-dwarf = planète naine, 1 point
atom-none = des insignes seulement
atom-fine = vous perdez { $amount }
atom-rob = elle vous prend { $amount }
atom-delay = un de vos vaisseaux recule de { $number }
atom-delay-all = tous vos vaisseaux reculent de { $number }
atom-die = { $number ->
    [one] un dé de moins
   *[other] { $number } dés de moins
} pour vous
atom-advance-all = tous ses vaisseaux avancent de { $number }

effect-own = seulement à votre tour
effect-once = une fois par tour

skill-start = entre en orbite sur la case { $number }
skill-double = donne le double { $res ->
    [e] d'énergie
   *[other] de culture
}
skill-sense = donne { $res ->
    [e] de l'énergie
   *[other] de la culture
} sur toute planète
skill-surge = { $kind ->
    [dip] diplomatie
    [eco] économie
   *[other] toute avance
} : payer 1 { $res ->
    [e] énergie
   *[other] culture
} pour avancer de 1 encore
skill-flex = avance par les deux types
skill-shield = on ne peut pas le faire reculer
skill-block = les dés des autres ne le dépassent pas
skill-orbituse = utilise une planète depuis son orbite
skill-hover = passe de la surface à l'orbite et retour
skill-crowd = ne compte pas là où sont vos vaisseaux
skill-raid = en arrivant, fait reculer un autre de 1
skill-land = se poser donne 1 { $res ->
    [e] énergie
    [c] culture
   *[other] ressource au choix
}
skill-enter = entrer en orbite donne 1 { $res ->
    [e] énergie
    [c] culture
   *[other] ressource au choix
}
skill-find = chaque carte donne 1 { $res ->
    [e] énergie
    [c] culture
   *[other] ressource au choix
}
skill-return = rentrer donne 1 { $res ->
    [e] énergie
    [c] culture
   *[other] ressource au choix
}
skill-bounty = coloniser donne { $number } de ce que donne la planète
skill-slip = change d'orbite quand un autre colonise
skill-lift = { $face ->
    [move] déplacement
    [energy] énergie
    [culture] culture
    [diplomacy] diplomatie
    [economy] économie
   *[colony] colonie
} : suivre avec lui coûte 1 de moins
skill-dodge = peut payer 1 énergie pour esquiver un danger
skill-pick = peut prendre une carte visible à la place
skill-tough = pistes de danger plus courtes de 2
skill-thrift = dans la galaxie : améliorer coûte 1 de moins

aim-most = le plus { $what }
aim-fewest = le moins { $what }
aim-equal = autant de planètes économiques que diplomatiques
aim-trigger = vous déclenchez la fin
aim-stores = au moins { $number } énergies et { $number } cultures
aim-level = niveau d'empire { $number }
aim-home = tous vos vaisseaux dans votre galaxie
aim-away = aucun vaisseau dans votre galaxie
aim-black = au moins { $number } vaisseaux dans l'espace inexploré
aim-red = au moins { $number } cartes rouges
aim-planet = une colonie de { $number } points
aim-fleet = au moins { $number } vaisseaux avancés
measure-energy = d'énergie
measure-culture = de culture
measure-planets = de planètes
measure-diplomacy = de planètes diplomatiques
measure-economy = de planètes économiques
measure-pilots = de pilotes
measure-cards = de cartes d'exploration
measure-badges = d'insignes
mission-plain = { $asked }, { $points }
mission-tied = { $asked }, { $points }, { $tie } à égalité
