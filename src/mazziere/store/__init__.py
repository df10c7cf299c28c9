"""The store: the append-only log of all tables, and who its people are. SQLite in a data folder, or PostgreSQL."""

from mazziere.store.opening import open_store
from mazziere.store.sqlite import FILE, open_sqlite
from mazziere.store.store import Notice, Store

__all__ = ["FILE", "Notice", "Store", "open_sqlite", "open_store"]
