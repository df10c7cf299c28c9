"""A live table: one actor over an append-only log; its state is the fold of the log. No network, no database here."""
