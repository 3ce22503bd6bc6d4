"""`python -m tests.long` lists the long proofs, `python -m tests.long NAME...` runs all cases of some."""

import sys
from pathlib import Path

import pytest

from tests.long.proofs import PROOFS

_ROOT = Path(__file__).parents[2]
_HOW = ("--all-cases", "-m", "", "-n", "2", "--rootdir", str(_ROOT))


def main(names: list[str]) -> int:
    """List the proofs, or run some of them; give the exit code."""
    unknown = [name for name in names if name not in PROOFS]
    if unknown or not names:
        for proof in PROOFS.values():
            print(f"{proof.name}: {proof.whole} {proof.told}; the sample is {proof.sample}")  # noqa: T201
        return 2 if unknown else 0
    return int(pytest.main([*_HOW, *(str(_ROOT / PROOFS[name].test) for name in names)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
