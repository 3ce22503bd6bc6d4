# Les noms de Tiny Epic Galaxies, et les quantités.

seat-0 = Azur
seat-1 = Cramoisi
seat-2 = Or
seat-3 = Ivoire
seat-4 = Violet

face-move = déplacement
face-energy = énergie
face-culture = culture
face-diplomacy = diplomatie
face-economy = économie
face-colony = colonie
dice-some = { $count ->
    [one] { $face }
   *[other] { $count } { $face }
}
dice-none = aucun dé

kind-dip = diplomatie
kind-eco = économie
kind-any = tout type
gives-energy = énergie
gives-culture = culture
gives-both = énergie ou culture

ship = vaisseau
ship-at = { $ship }, { $place }
place-home = galaxie
place-orbit = { $planet } orbite
place-number = { $planet } { $number }
place-symbol = { $planet } symbole
place-surface = { $planet } surface
place-black = espace inexploré
place-danger = { $card }, encore { $number }
place-nowhere = en route

model-aurora = Aurora
model-intrepid = Intrépide
model-ambition = Ambition
model-nexus = Nexus

badge-comet = { $count ->
    [one] comète
   *[other] { $count } comètes
}
badge-beacon = { $count ->
    [one] balise
   *[other] { $count } balises
}
badge-fossil = { $count ->
    [one] fossile
   *[other] { $count } fossiles
}
badge-prism = { $count ->
    [one] prisme
   *[other] { $count } prismes
}

resources-none = rien
resources-any = { $number } au choix
resources-each = { $number } énergie et { $number } culture
count-energy = { $count ->
    [one] { $count } énergie
   *[other] { $count } énergies
}
count-culture = { $count ->
    [one] { $count } culture
   *[other] { $count } cultures
}
count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
count-die = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
count-ship = { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
count-planet = { $count ->
    [0] aucune planète
    [one] { $count } planète
   *[other] { $count } planètes
}
count-colony = { $count ->
    [0] aucune colonie
    [one] { $count } colonie
   *[other] { $count } colonies
}
count-pilot = { $count ->
    [0] aucun pilote
    [one] { $count } pilote
   *[other] { $count } pilotes
}
count-card = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
count-badge = { $count ->
    [0] aucun insigne
    [one] { $count } insigne
   *[other] { $count } insignes
}
count-level = niveau { $count }

rogue-artemis = Artémis
rogue-rothkel = Rothkel
rogue-zendica = Zendica
rogue-hades = Hadès
rogue-gamelyn = Gamelyn
