"""Finding rules by the meaning of words, and the example positions that go with them."""
