"""Bots of others: programs in any language that play by lines on their standard input and output (docs/bot.md)."""
