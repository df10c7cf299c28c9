"""The store: the append-only log of all tables, and who its people are. SQLite in a data folder."""

from mazziere.store.opening import FILE, Store, open_store

__all__ = ["FILE", "Store", "open_store"]
