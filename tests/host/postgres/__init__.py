"""The store of several hosts, beyond what every store promises."""
