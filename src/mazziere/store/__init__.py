"""The store: the append-only log of all tables, and who its people are. SQLite in a data folder."""

from mazziere.store.opening import Store, open_store

__all__ = ["Store", "open_store"]
