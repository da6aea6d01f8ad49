"""Where the computer thinks: jobs in a fair queue, done by processes of their own."""
