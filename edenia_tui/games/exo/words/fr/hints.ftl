# Pourquoi un choix est bon dans EXO.

hint-wins = La partie finit, gagnée par { $names }. Règle { $rule }.
hint-loses = La partie finit et { $names } { $number ->
    [one] gagne
   *[other] gagnent
}. Règle { $rule }.
hint-points = Vous gagnez { $earned }, { $points }. Règle LINE-1.
hint-star = Elle touche votre Étoile, qui départage. Règle TIE-1.
hint-keeps = Cela prive { $name } d'un gain de { $earned }. Règle TAKE-1.
hint-frees = Gare, la { $planet } se libère : { $name } y gagne { $earned }. Règle TAKE-2.
hint-next = Une planète qui vous fait gagner { $earned } est libre ensuite. Règle LINE-1.
hint-prepares = La { $planet } vous ferait alors gagner { $earned }. Règle LINE-1.
