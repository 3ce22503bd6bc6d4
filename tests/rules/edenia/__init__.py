"""Tests of Edenia, rule by rule: `test_mov_4_...` proves MOV-4."""
