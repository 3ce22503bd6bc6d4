"""Everything that is said, in every language: `en/*.ftl` and `fr/*.ftl` hold the sentences."""
