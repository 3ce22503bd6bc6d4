# Why a choice is good in EXO.

exo-hint-wins = The game ends; won by { $names }. Rule { $rule }.
exo-hint-loses = The game ends and { $names } { $number ->
    [one] wins
   *[other] win
}. Rule { $rule }.
exo-hint-points = Plus { $earned }, { $points }. Rule LINE-1.
exo-hint-star = It lies beside your Star, which decides ties. Rule TIE-1.
exo-hint-keeps = It keeps plus { $earned } from { $name }. Rule TAKE-1.
exo-hint-frees = Careful, { $planet } is freed: plus { $earned } for { $name }. Rule TAKE-2.
exo-hint-next = A planet worth plus { $earned } to you is free next. Rule LINE-1.
exo-hint-prepares = The { $planet } would then bring you plus { $earned }. Rule LINE-1.
