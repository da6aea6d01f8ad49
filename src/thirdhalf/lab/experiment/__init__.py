"""Experiments: variants of the content played against each other's results, until what was asked is known."""
