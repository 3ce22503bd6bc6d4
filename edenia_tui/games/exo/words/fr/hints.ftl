# Pourquoi un choix est bon dans EXO.

exo-hint-wins = La partie finit, gagnée par { $names }. Règle { $rule }.
exo-hint-loses = La partie finit et { $names } { $number ->
    [one] gagne
   *[other] gagnent
}. Règle { $rule }.
exo-hint-points = Plus { $earned }, { $points }. Règle LINE-1.
exo-hint-star = Elle touche votre Étoile, qui départage. Règle TIE-1.
exo-hint-keeps = Cela prive { $name } de plus { $earned }. Règle TAKE-1.
exo-hint-frees = Gare, la { $planet } se libère : plus { $earned } pour { $name }. Règle TAKE-2.
exo-hint-next = Une planète qui vous donne plus { $earned } est libre ensuite. Règle LINE-1.
exo-hint-prepares = La { $planet } vous donnerait alors plus { $earned }. Règle LINE-1.
