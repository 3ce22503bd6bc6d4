# Pourquoi un choix est bon dans Le Petit Prince.

hint-wins = La partie finit, gagnée par { $names }. Règle { $rule }.
hint-loses = La partie finit et { $names } { $number ->
    [one] gagne
   *[other] gagnent
}. Règle { $rule }.
hint-gain = Votre { $character } gagne { $points }. Règle { $rule }.
hint-cost = Gare, votre { $character } perd { $points }. Règle { $rule }.
hint-promise = Votre { $character } devrait finir à { $points } environ. Règle { $rule }.
hint-prepares = Un futur { $character } gagnerait { $points }. Règle { $rule }.
hint-flips = Gare, son baobab vous retourne { $tiles }. Règle BAO-1.
hint-flips-wanted = Son baobab retourne { $tiles }, et cela paie. Règle BAO-1.
hint-safe = Une autre serait votre troisième baobab : { $tiles } de moins. Règle BAO-1.
hint-second = Gare, avec 2 baobabs le suivant les retourne. Règle BAO-1.
hint-most = Gare, { $volcanoes }, le maximum. Règle VOL-2.
hint-no-volcano = Sans volcan ; une autre ferait { $volcanoes }, le maximum. Règle VOL-2.
hint-waits = Si elle vous reste, vous gagnez { $points }. Règle TWO-4.

hint-denies = Cela prive { $name } de { $points } : { $character }. Règle { $rule }.
hint-denies-only = Unique pour { $name }, { $element } : { $character } gagne { $points }. Règle { $rule }.
hint-hides = Cachée, elle ne tente pas { $name } : { $points }, { $character }. Règle TWO-2.
hint-left-baobab = Il reste à { $name } un troisième baobab, qui retourne { $tiles }. Règle BAO-1.
hint-left-less = Il reste à { $name } { $points } de moins. Règle RND-3.
hint-left-volcanoes = Il reste à { $name } { $volcanoes }, le maximum. Règle VOL-2.
hint-little = De ces tuiles, { $name } gagne au plus { $points }. Règle { $rule }.
hint-little-nothing = De ces tuiles, { $name } ne gagne rien. Règle { $rule }.
hint-snatches = { $name } prendra sans doute { $points } à { $rival }. Règle RND-2.
hint-weaker = { $name } a moins de points que { $rival }, qui doit attendre. Règle RND-3.

hint-shows-two = { $who ->
    [you] Vous montrez 2 baobabs
   *[other] { $name } montre 2 baobabs
}
hint-baobabs = { $shown } ; { $number } tuiles sur { $unseen } en ont un. Règle BAO-1.
hint-average = En moyenne, une tuile de cette pile vous donne { $points }. Règle { $rule }.
hint-early = Un personnage tôt dit quelles tuiles chercher. Règle CHA-1.
hint-late = Vos { $tiles } montrent quel personnage vous convient. Règle CHA-1.
hint-reserve = Les personnages attendent que la planète montre qui lui convient. Règle RND-6.
hint-open = Les tuiles ouvertes vous donnent au plus { $points }. Règle TWO-3.
hint-open-nothing = Les tuiles ouvertes ne vous donnent rien. Règle TWO-3.
