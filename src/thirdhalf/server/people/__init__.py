"""People with accounts: who they are by what they prove, what is theirs, and what an operator says to them."""
