"""Dice: values, rolls, contests."""
