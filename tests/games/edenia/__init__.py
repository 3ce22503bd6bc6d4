"""Tests of Edenia but for its rules."""
