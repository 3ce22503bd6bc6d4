"""Tests of EXO n°2, rule by rule: `test_line_2_...` proves LINE-2."""
