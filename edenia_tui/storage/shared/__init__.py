"""What many people share: tables as numbered lines, accounts, chat, ratings; behind protocols."""
