# Why a choice is good in Tiny Epic Galaxies.

hint-wins = The game ends; won by { $names }. Rule { $rule }.
hint-loses = The game ends and { $names } { $number ->
    [one] wins
   *[other] win
}. Rule { $rule }.
hint-trigger = It triggers the end with { $points } points. Rule { $rule }.
hint-colonises = Colonises { $planet }, { $points }. Rule { $rule }.
hint-closer = { $planet }, { $points }: { $number } to go. Rule { $rule }.
hint-enters = Begins the way to { $planet }, { $points }. Rule { $rule }.
hint-lands = Lands on { $planet }: { $action }. Rule { $rule }.
hint-level = Reaches level { $level }{ $dice ->
    [0] {""}
   *[other] : a die more
}{ $ships ->
    [0] {""}
   *[other] : a ship more
}. Rule { $rule }.
hint-gains = Gains { $some }. Rule { $rule }.
hint-waste = Careful, { $number } is wasted: the track is full. Rule { $rule }.
hint-follows = Follows for { $price } culture, gains { $some }. Rule { $rule }.
hint-saves = Keeps { $culture } culture for later. Rule { $rule }.
hint-keeps = Keeps { $name } from { $planet }. Rule { $rule }.
hint-robs = Takes { $number } from { $name }. Rule { $rule }.
hint-pilot = { $pilot }: { $skill }; 1 point. Rule { $rule }.
hint-finds = Takes { $card }. Rule { $rule }.
hint-rolls = { $price ->
    [0] { $dice }: rolled again for nothing.
   *[other] { $dice }: rolled again for 1 energy.
} Rule { $rule }.
hint-mission = { $mission }: { $asked }. Rule { $rule }.
hint-end = Nothing better is left to do. Rule { $rule }.
