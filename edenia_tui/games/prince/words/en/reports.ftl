# Answers about The Little Prince of the commands that check rules at the prompt.

report-unseen = { $who ->
    [you] Nobody knows your tile: what it flips and scores is open (TWO-3).
   *[other] Nobody knows this tile of { $name }'s: what it flips and scores is open (TWO-3).
}
report-may-hide = The winner is open: unknown Characters count, too (HID-1).
report-secret = Who leads is open: Characters are secret (HID-1).
