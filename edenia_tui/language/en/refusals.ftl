# Why a typed line was turned down, in every game.

refusal-typed = Typed '{ $typed }'.
refusal-try = Try: { $example }.
refusal-by-number = Choose by number.
refusal-reason = { $reason } ({ $rule }).
refusal-no-command = '{ $typed }' is no command.
refusal-nothing-typed = That is no command.
refusal-ambiguous = '{ $typed }' could mean:
refusal-candidate = { $candidate },
refusal-last-candidate = { $candidate }.
refusal-or-last-candidate = or { $candidate }.
refusal-more = and { $count } more.
refusal-ambiguous-many = '{ $typed }' could mean { $count } things.
refusal-form-alone = { $verb } stands alone.
