# Bots: that one thinks, and that another had to choose for it.

bot-thinking = { $who ->
    [you] Your bot is thinking.
   *[other] { $name } is thinking.
}
bot-failed = { $who ->
    [you] Your bot failed
   *[other] { $name }'s bot failed
}; { $bot ->
    [ewe] ewe chose for it.
   *[none] the first choice was taken.
}
bot-late = { $who ->
    [you] Your bot took too long
   *[other] { $name }'s bot took too long
}; { $bot ->
    [ewe] ewe chose for it.
   *[none] the first choice was taken.
}
