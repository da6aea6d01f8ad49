"""What lies on the table, and what stands on the cards and sheets."""
