"""What atoms do: for each verb the answers it needs, and what comes of them.

Rule of the package: one small function an atom; no card has code of its own. A `choices` function lists
the answers to what is open of an effect's first atom, none if nothing is to be asked. A `do` function is
called with the effect taken off the stack: it puts back what is left of it, then whatever comes first.
"""
