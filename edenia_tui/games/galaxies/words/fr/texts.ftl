# Ce qui ne va pas dans des paquets ou une position.

text-noun-atom = une action de carte
text-noun-resource = une ressource, e, c, any ou both
text-noun-type = un type, dip, eco ou any
text-noun-gift = un don, e, c ou ec
text-noun-ships-place = un lieu où compter les vaisseaux
text-noun-discount = un mot sur le prix d'une amélioration
text-noun-flag = own, once, expansion ou ours
text-noun-mission-aim = ce que demande une mission
text-noun-measure = ce que compare une mission
text-noun-face = une face de dé
text-noun-model = un vaisseau avancé
text-noun-skill = une capacité de pilote
text-noun-badge = un insigne
text-noun-colour = green ou red
text-noun-seat = un joueur
text-noun-planet = une planète
text-noun-pilot = un pilote
text-noun-card = une carte d'exploration
text-noun-mission = une mission
text-noun-place = un lieu
text-noun-amount = une quantité, comme 2e 1c
text-noun-rules = les règles
text-noun-bay-word = un mot sur ce qui vaut ce tour
text-noun-player-word = un mot sur les biens d'un joueur
text-noun-frame = quelque chose en cours
text-noun-frame-word = un mot sur ce qui est en cours
text-noun-source = d'où vient un dé
text-noun-stage = où on en est

text-deck-line = une ligne commence par, au choix : { $expected }
text-deck-name = une carte a un nom avant deux-points, comme : planet Gort:
text-deck-name-twice = { $name } est là deux fois
text-deck-groups = attendu : { $least } à { $most } groupes entre virgules ; trouvé : { $number }
text-deck-words = attendu : { $wanted } mots ici ; trouvé : { $number }
text-deck-count = { $sort } : attendu : { $wanted } lignes ; trouvé : { $number }
text-deck-order = attendu ici : { $wanted } ; trouvé : { $name }
text-deck-spread = { $sort } : attendu : { $wanted } planètes de ce type et de ce don ; trouvé : { $number }
text-agreed = attendu, au choix : { $expected }
text-first-line = attendu : first PLACE, au choix : { $expected }
text-missing = la ligne s'arrête : attendu : { $what }
text-name = nom inconnu : attendu : { $what }
text-no-place = pas un lieu de vaisseau ; attendu, au choix : { $expected }
text-decks-line = attendu : decks own, et les paquets sous une barre
text-decks-bar = les lignes de paquets viennent sous une ligne 'decks own'
text-player-line = d'abord un joueur, au choix : { $expected }
text-not-playing = personne n'y joue ; attendu, au choix : { $expected }
text-over-line = attendu : qui a gagné, comme : terminé points, azur, END-2
text-player-order = attendu : 1 à 5 joueurs, dans cet ordre : { $expected }
text-rogue-alone = une renégate n'est là que pour un seul joueur
text-no-expansion = cela vient de l'extension : attendu : 'règles extension'
text-card-twice = { $what } est à deux endroits
text-row-length = attendu : au plus { $most } dans la rangée ; trouvé : { $number }
text-deck-size = il peut rester au plus { $most } cartes d'exploration
text-ships = ce niveau a au plus { $most } vaisseaux
text-ship-twice = un autre vaisseau de ce joueur est déjà là
text-not-in-row = cette planète n'est pas dans la rangée
text-orbit = ses cases vont jusqu'à { $most }
text-no-track = cette carte n'a pas de piste de danger
text-dice = attendu : au plus { $most } dés ; trouvé : { $number }
text-kept = la mission gardée n'a pas été distribuée
text-missions = attendu : au plus { $most } missions
text-open-cards = au plus { $most } cartes sont visibles
text-danger-open = une carte rouge n'est jamais visible
text-pilots = un vaisseau avancé demande un pilote
text-frame-lacks = ceci n'est pas complet : attendu : { $word }
text-under-way = ceci ne peut pas être en cours avec ce qui est là
text-stands-alone = une partie a quelque chose en cours, sauf terminée

# Un mot d'une position, tel qu'il peut s'écrire dans cette langue.
text-said = { $word ->
    [azure] azur
    [crimson] cramoisi
    [gold] doré
    [ivory] ivoire
    [rogue] renégate
    [move] déplacement
    [energy] énergie
    [diplomacy] diplomatie
    [economy] économie
    [colony] colonie
    [intrepid] intrépide
    [home] galaxie
    [orbit] orbite
    [black] espace
    [rules] règles
    [expansion] extension
    [open-cards] cartes-visibles
    [hard] difficile
    [round] manche
    [first] premier
    [turn] tour
    [trigger] déclenche
    [row] rangée
    [gone] disparues
    [under] dessous
    [pilots] pilotes
    [dismissed] renvoyés
    [deck] pioche
    [open] visibles
    [dodged] esquivées
    [dice] dés
    [used] activés
    [hired] engagés
    [spent] dépensés
    [dropped] écartés
    [complete] complets
    [once] une-fois
    [doing] en-cours
    [over] terminé
    [level] niveau
    [ships] vaisseaux
    [colonies] colonisées
    [keeps] garde
    [cards] cartes
    [with] avec
    [all] tout
    [but] sauf
    [none] aucun
   *[other] { $word }
}
