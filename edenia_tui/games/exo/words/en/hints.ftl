# Why a choice is good in EXO.

hint-wins = The game ends; won by { $names }. Rule { $rule }.
hint-loses = The game ends and { $names } { $number ->
    [one] wins
   *[other] win
}. Rule { $rule }.
hint-points = Plus { $earned }, { $points }. Rule LINE-1.
hint-star = It lies beside your Star, which decides ties. Rule TIE-1.
hint-keeps = It keeps plus { $earned } from { $name }. Rule TAKE-1.
hint-frees = Careful, { $planet } is freed: plus { $earned } for { $name }. Rule TAKE-2.
hint-next = A planet worth plus { $earned } to you is free next. Rule LINE-1.
hint-prepares = The { $planet } would then bring you plus { $earned }. Rule LINE-1.
