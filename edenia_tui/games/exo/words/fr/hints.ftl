# Pourquoi un choix est bon dans EXO.

hint-wins = La partie finit, gagnée par { $names }. Règle { $rule }.
hint-loses = La partie finit et { $names } { $number ->
    [one] gagne
   *[other] gagnent
}. Règle { $rule }.
hint-points = Plus { $earned }, { $points }. Règle LINE-1.
hint-star = Elle touche votre Étoile, qui départage. Règle TIE-1.
hint-keeps = Cela prive { $name } de plus { $earned }. Règle TAKE-1.
hint-frees = Gare, la { $planet } se libère : plus { $earned } pour { $name }. Règle TAKE-2.
hint-next = Une planète qui vous donne plus { $earned } est libre ensuite. Règle LINE-1.
hint-prepares = La { $planet } vous donnerait alors plus { $earned }. Règle LINE-1.
