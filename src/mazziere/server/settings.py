"""What a server is started with."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """`data` is the folder of the store. `hurry` scales the robots' pauses, 0 for none.

    `public_url` is the address by which the pages know this server, where it is not the one that it listens on."""

    data: Path
    public_url: str | None = None
    hurry: float = 1.0
    static: Path = Path(__file__).parent / "static"
