# A turn of somebody else in one line.

sum-turn = { $head }: { $facts }.
sum-turn-bare = { $head }.
sum-moves = { $sheep } to { $place }
sum-back = { $sheep } back at { $place }
sum-idle = nothing new
sum-plays = plays { $artefact }
sum-keeps = keeps an artefact
sum-finds = finds { $artefact }
sum-gain = plus { $change }
sum-sabotaged = pad sabotaged
sum-protected = flag guarded by Gromout
sum-tile = tile
sum-new = new { $kind }
sum-new-at = new { $kind } { $cell }
sum-new-plain = new
sum-flag = flag
sum-flag-again = flag stays
sum-ousted = { $who ->
    [you] yours back, you minus { $points }
   *[other] { $name }'s back
}
sum-near-race = { $name }: one sheep from the Race.
sum-near-law = { $name }: { $points }, { $missing } from 42.
