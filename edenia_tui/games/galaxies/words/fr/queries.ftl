# Réponses sur une table de Tiny Epic Galaxies.

count-of = { $who ->
    [you] vous { $count }
   *[other] { $name } { $count }
}
none-yet = rien
no-expansion = On joue sans l'extension.
ships-at = { $count ->
    [one] { $place }
   *[other] { $count } en { $place }
}
ship-of = { $name } { $where }
at-surface = posé

row-planet = { $planet } : { $facts }.
row-planet-ships = { $planet } : { $facts } ; { $ships }.
row-length = orbite { $length }
row-gives = donne { $gives }
row-deck = Reste { $left } dans la pioche.
planet-action = Action : { $action }.
planet-ships = Vaisseaux : { $ships }.
planet-owner = { $who ->
    [you] Votre colonie.
   *[other] Colonie de { $name }.
}
planet-gone = Hors de la partie.
planet-deck = Encore dans la pioche.

pilots-one = { $pilot } : { $ships } ; { $skill }.
pilots-hangar = { $ship } : 2 { $faces }.
black-none = Aucune carte visible.
black-card = { $card } : { $effect } ; { $badges }.
black-deck = Reste { $left } à piocher.
black-ships = Là-bas : { $names }.

dice-free = Dés disponibles : { $dice }.
dice-used = Activés : { $dice }.
dice-spent = Au convertisseur : { $dice }.
dice-reroll = { $paid ->
    [0] La prochaine relance est gratuite.
   *[other] Relancer coûte 1 énergie.
}
dice-converter = { $used ->
    [0] Le convertisseur est libre.
   *[other] Le convertisseur a servi.
}

mat-ships = Vaisseaux : { $ships }.
mat-colonies = Colonies : { $planets }.
mat-flown = { $ship }, { $pilot } : { $skill }.
mat-cards = Cartes : { $cards }.
mat-badges = Insignes connus : { $badges }.
mat-mission = Votre mission : { $mission }.
cards-hidden = { $count } face cachée

missions-none = Pas de mission en solitaire.
missions-not-yet = Aucune mission n'a été distribuée.
missions-one = { $mission } : { $what }.
score-later = { $facts }, à la fin.
follow-alone = La renégate ne suit jamais.
follow-face = { $face } : { $names }.
follow-nobody = Personne ne pourrait suivre.
board-points = Points : { $counts }.
turn-trigger = { $who ->
    [you] Vous avez déclenché la fin : c'est la dernière manche.
   *[other] { $name } a déclenché la fin : c'est la dernière manche.
}

query-word-all = tout toutes
expected-planet = une planète, comme gort

threat-end = { $name } : encore { $points } avant la fin.
threat-planet = { $name } à { $planet } { $number }, vous à { $own } : votre vaisseau rentrerait.
threats-none = Personne n'approche de la fin, ni ne devance vos vaisseaux.

query-example-look = regarder
query-example-status = état
query-example-turn = tour
query-example-board = plateau
query-example-row = rangée
query-example-dice = dés
query-example-planet = planète gort
query-example-mat = galaxie cramoisi
query-example-ships = vaisseaux cramoisi
query-example-pilots = pilotes
query-example-black = inexploré
query-example-missions = missions toutes
query-example-score = points cramoisi
query-example-followers = suiveurs
query-example-who = qui cramoisi
query-example-threats = menaces

query-help-look = regarder, l : votre galaxie, la rangée, la question posée.
query-help-status = état, s : vos points, niveau, ressources et vaisseaux.
query-help-turn = tour, t : à qui de jouer, et la question posée.
query-help-board = plateau, b : la rangée, les points, la manche, en trois lignes.
query-help-row = rangée, r : les planètes, et les vaisseaux qui y sont.
query-help-dice = dés, d : disponibles, activés, et le prix d'une relance.
query-help-planet = planète gort, p gort : ce qu'elle est, fait, et où elle est.
query-help-mat = galaxie, i : tout ce qui est à vous ; galaxie cramoisi : un autre.
query-help-ships = vaisseaux, n : où ils sont ; vaisseaux cramoisi : d'un joueur.
query-help-pilots = pilotes, k : ceux qu'on peut engager, et ce que veut le hangar.
query-help-black = inexploré, x : cartes visibles, pioche, et qui est là-bas.
query-help-missions = missions, z : les vôtres ; missions toutes : celles qui existent.
query-help-score = points, o : les vôtres jusqu'ici ; points cramoisi : d'un autre.
query-help-followers = suiveurs, f : qui pourrait suivre quelle face.
query-help-who = qui, w : les joueurs ; qui cramoisi : un seul, en entier.
query-help-threats = menaces : qui approche de la fin, quels vaisseaux vous devancent.
