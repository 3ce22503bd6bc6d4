# Why a choice is good in The Little Prince.

hint-wins = The game ends; won by { $names }. Rule { $rule }.
hint-loses = The game ends and { $names } { $number ->
    [one] wins
   *[other] win
}. Rule { $rule }.
hint-gain = Your { $character }: plus { $points }. Rule { $rule }.
hint-cost = Careful, your { $character }: minus { $points }. Rule { $rule }.
hint-promise = Your { $character } should give about { $points } in the end. Rule { $rule }.
hint-prepares = With the { $character }, who may come, it is plus { $points }. Rule { $rule }.
hint-flips = Careful, its baobab flips { $tiles } of yours. Rule BAO-1.
hint-flips-wanted = Its baobab flips { $tiles }, which pays. Rule BAO-1.
hint-safe = Another tile would be your third baobab and flip { $tiles }. Rule BAO-1.
hint-second = Careful, with 2 baobabs the next one flips them. Rule BAO-1.
hint-most = Careful, { $volcanoes }, the most. Rule VOL-2.
hint-no-volcano = No volcano; another tile makes { $volcanoes }, the most. Rule VOL-2.
hint-waits = If it is left for you, it is plus { $points }. Rule TWO-4.

hint-denies = It takes plus { $points } from { $name }: { $character }. Rule { $rule }.
hint-denies-only = It takes the only { $element } from { $name }: { $character } plus { $points }. Rule { $rule }.
hint-hides = Face down it hides plus { $points } from { $name }: { $character }. Rule TWO-2.
hint-left-baobab = { $name } is left with a third baobab, which flips { $tiles }. Rule BAO-1.
hint-left-less = { $name } is left with minus { $points }. Rule RND-3.
hint-left-volcanoes = { $name } is left with { $volcanoes }, the most. Rule VOL-2.
hint-little = Of these tiles { $name } gains at most plus { $points }. Rule { $rule }.
hint-little-nothing = Of these tiles { $name } gains nothing. Rule { $rule }.
hint-snatches = { $name } will probably take plus { $points } from { $rival }. Rule RND-2.
hint-weaker = { $name } has fewer points so far than { $rival }, who has to wait. Rule RND-3.

hint-shows-two = { $who ->
    [you] You show 2 baobabs
   *[other] { $name } shows 2 baobabs
}
hint-baobabs = { $shown }; { $number } of { $unseen } tiles there have one. Rule BAO-1.
hint-average = On average a tile of this stack gives you plus { $points }. Rule { $rule }.
hint-early = An early Character tells you which tiles to look for. Rule CHA-1.
hint-late = Your { $tiles } show which Character suits you. Rule CHA-1.
hint-reserve = Characters can wait until your planet shows whom it suits. Rule RND-6.
hint-open = The open tiles give you at most plus { $points }. Rule TWO-3.
hint-open-nothing = The open tiles give you nothing. Rule TWO-3.
