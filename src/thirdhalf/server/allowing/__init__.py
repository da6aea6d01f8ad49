"""What holds over all processes on one database: limits of people, and what an operator has said about guests."""
