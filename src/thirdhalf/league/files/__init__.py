"""A competition in a folder of plain files, fit for version control: `league.toml`, `log.jsonl` and `records`."""
