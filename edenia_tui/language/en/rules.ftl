# Looking up rules at the prompt.

rules-edition = { $edition ->
    [fr] French edition: { $text }
    [en] English edition: { $text }
   *[other] Edition { $edition }: { $text }
}
rules-we-play = We play: { $text }
rules-we-play-chosen = We play: the edition a game is begun with, { $edition ->
    [fr] French
    [en] English
   *[other] { $edition }
} unless you choose.
rules-one-edition = There is only one edition of this rulebook.
rules-printed = Printed.
rules-printed-in = { $edition ->
    [fr] Printed in the French edition alone.
   *[en] Printed in the English edition alone.
}
rules-partly = Partly ours: { $reason }
rules-ours = Ours, not printed: { $reason }
rules-short-printed = Printed.
rules-short-partly = Partly ours.
rules-short-ours = Ours.
rules-cited-ours = { $rule }, ours
rules-no-rule = There is no rule { $id }. Nearest: { $near }.
rules-other-game = From the rules of { $game }:
rules-nothing = Nothing about '{ $typed }'. All rules: edenia rules.
rules-nothing-near = Nothing about '{ $typed }'. Nearest: { $near }.
rules-no-words = Nothing to look for. All rules: edenia rules.
rules-no-example = No example for { $id }.
