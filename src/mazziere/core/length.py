"""How long a match lasts: `deals:5`, `first_to:3`, `points:2005`."""

from typing import NamedTuple


class Length(NamedTuple):
    """A number with its unit, the way an option of a sheet writes it."""

    unit: str
    number: int

    def __str__(self) -> str:
        return f"{self.unit}:{self.number}"

    @classmethod
    def read(cls, text: str, units: tuple[str, ...]) -> "Length":
        """Read `unit:number`. Raises ValueError for another unit, or a number below 1 or above 100,000."""
        unit, _, number = text.partition(":")
        if unit not in units or not number.isdecimal() or not 1 <= int(number) <= 100_000:
            raise ValueError(f"not a length: {text!r}")
        return cls(unit, int(number))
