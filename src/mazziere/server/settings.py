"""What a server is started with."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """`data` is the folder of the store. `hurry` scales the robots' pauses, 0 for none. `public_url` overrides Host."""

    data: Path
    public_url: str | None = None
    hurry: float = 1.0
    static: Path = Path(__file__).parent / "static"
