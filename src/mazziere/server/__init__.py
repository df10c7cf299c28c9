"""HTTP, WebSocket and pages around the tables. `docs/protocol.md` says what goes over the wire."""
