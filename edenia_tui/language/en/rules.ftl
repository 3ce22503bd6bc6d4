# Looking up rules at the prompt.

rules-edition = { $edition ->
    [fr] French edition: { $text }
   *[en] English edition: { $text }
}
rules-no-rule = There is no rule { $id }. Nearest: { $near }.
rules-other-game = From the rules of { $game }:
rules-nothing = Nothing about '{ $typed }'. All rules: edenia rules.
rules-nothing-near = Nothing about '{ $typed }'. Nearest: { $near }.
rules-no-words = Nothing to look for. All rules: edenia rules.
rules-no-example = No example for { $id }.
