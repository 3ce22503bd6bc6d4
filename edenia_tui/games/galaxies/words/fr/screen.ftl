# Tiny Epic Galaxies à l'écran : ce qui est écrit dans le dessin et autour.

# Les faces des dés en sept lettres au plus, et en trois.
screen-face-move = déplac.
screen-face-energy = énergie
screen-face-culture = culture
screen-face-diplomacy = diplom.
screen-face-economy = économ.
screen-face-colony = colonie
screen-die-move = dép
screen-die-energy = éne
screen-die-culture = cul
screen-die-diplomacy = dip
screen-die-economy = éco
screen-die-colony = col

# Les types des planètes en trois lettres.
screen-short-dip = dip
screen-short-eco = éco
screen-short-any = tte

# Ce que font les cartes, aussi court que possible.
screen-do-acquire = acquérir
screen-do-colony = colonie
screen-do-others = autres +{ $amount }
screen-do-steal = voler { $amount }
screen-do-per = { $amount } par { $at ->
    [home] galaxie
    [black] espace
   *[other] orbite
}
screen-do-adv = { $any ->
    [yes] avancer { $number }
   *[no] av. { $kind } { $number }
}
screen-do-push = { $any ->
    [yes] recul { $number }
   *[no] recul { $kind } { $number }
}
screen-do-push2 = recul { $number }, deux
screen-do-shift = 1 recule, 1 av.
screen-do-move = dépl. { $number }
screen-do-hop = saut d'orbite
screen-do-recall = rappel, +case
screen-do-rally = ralliement
screen-do-upgrade = { $discount ->
    [mix] amél., mixte
    [low] amél., bas
   *[plain] améliorer
}
screen-do-roll = relancer
screen-do-set = régler un dé
screen-do-drop = { $number } dés :
screen-do-watch = +{ $amount } si suivi
screen-do-toll = suivre coûte 2
screen-do-row = la rangée
screen-do-lend = { $amount } : emprunt
screen-do-face = toute face
screen-do-repeat = répéter un dé
screen-do-replace = autre planète
screen-do-repilot = autre pilote
screen-do-explore = explorer
screen-do-rescue = sauvetage
screen-do-again = explorer encore
screen-do-back = recul { $number }
screen-do-sendhome = retour
screen-do-danger = danger { $kind } { $number }
screen-do-dwarf = planète naine
screen-do-none = insignes
screen-do-fine = vous -{ $amount }
screen-do-rob = vole { $amount }
screen-do-delay = un recul { $number }
screen-do-delay-all = reculs { $number }
screen-do-die = -{ $number } dé
screen-do-advance-all = vaisseaux +{ $number }

# Dans le dessin.
screen-own = à vous
screen-once = 1x
screen-on = sur
screen-reroll = { $price ->
    [0] relance 0{ $sign }
   *[other] relance { $price }{ $sign }
}
screen-rogue-die = Renégate : { $face }, encore { $left }
screen-converter = convertisseur
screen-ladder = colonie : { $effect }
screen-hangar = Hangar
screen-round = Manche { $round }
screen-round-last = Dernière !
screen-column-total = mission, insignes
screen-pilots-short = Pilotes
screen-black-short = Espace
screen-column-points = points sur { $most }
screen-level = N{ $level }
screen-column-level = niv
screen-column-energy = énergie
screen-column-culture = culture
screen-column-home = galaxie
screen-column-colonies = colonies

# Ce que veulent dire les signes, aussi court que possible.
screen-sign-energy = énergie
screen-sign-culture = culture
screen-sign-colonies = colonies
screen-sign-home = en galaxie
screen-sign-used = activé
screen-sign-spent = dépensé
screen-sign-cards = cartes
screen-sign-advanced = vaisseau avancé
screen-sign-danger = avant la fin du danger
screen-sign-hired = engagé

# Les signes, pour la légende sous un dessin.
sign-dip = planète diplomatique
sign-eco = planète économique
sign-energy = énergie
sign-culture = culture
sign-start = départ d'une orbite
sign-symbol = symbole d'une planète ; colonies
sign-full = atteint sur une piste
sign-empty = place sur une piste
sign-home = vaisseaux dans la galaxie
sign-card = cartes d'exploration
sign-danger = avances à faire sur une piste de danger
sign-free = dé disponible
sign-used = dé activé
sign-hired = dé payé pour un pilote
sign-spent = dé dans le convertisseur, ou écarté
sign-advanced = vaisseau avancé, d'une petite lettre
sign-meant = dé choisi
sign-into = devient

# Autour du dessin.
screen-mat = { $who ->
    [you] Votre galaxie
   *[other] Galaxie de { $name }
}
screen-mats = Galaxies
screen-table = Table
screen-pilots = Pilotes
screen-black = L'espace inexploré
screen-die = Dé : { $face }
screen-left = { $planets } planètes à venir.
screen-left-black = { $planets } planètes, { $cards } cartes à venir.

key-number = aller au dé, à la planète ou au choix de ce numéro

kind-colonies = des planètes sont colonisées
kind-levels = des empires montent
kind-follows = des dés sont suivis
kind-pilots = des pilotes sont engagés
kind-cards = des cartes sont trouvées
kind-victory = la fin de la partie
screen-mission = Mission { $mission } : { $what }
