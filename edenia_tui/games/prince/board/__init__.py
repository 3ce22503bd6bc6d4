"""The Little Prince in drawings: the planets, the tiles on offer and the stacks."""
