"""Tests of the screen: keys, mouse and typed commands, judged by the record they leave."""
