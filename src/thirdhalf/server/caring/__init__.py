"""Looking after what is kept: copies, damage, and what nobody needs any more."""
