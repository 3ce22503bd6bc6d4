# Choices and questions that every game has.

action-first = { $who ->
    [you] you begin
   *[other] { $name } begins
}
action-leading = { $choice }: { $lead }
question-first = Who begins?
question-over = The game is over.
