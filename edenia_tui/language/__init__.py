"""What is said, in every language, by whichever game: `en/*.ftl` and `fr/*.ftl` hold the sentences."""
