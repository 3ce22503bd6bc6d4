"""The rules of Cups: dice under cups, bids on all of them, and doubts."""
