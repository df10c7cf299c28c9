"""What is to be printed, of which contest, for whom."""

import io
from dataclasses import dataclass
from datetime import date
from typing import Any

import segno
from babel.dates import format_date

from mazziere.contests.contest import Contest, Round
from mazziere.contests.score import Points
from mazziere.core import BadInput
from mazziere.messages import say


@dataclass(frozen=True, kw_only=True)
class Order:
    """One printing."""

    contest: Contest
    language: str
    round: Round | None = None
    discipline: str | None = None
    url: str = ""
    wifi: str = ""
    password: str = ""

    def say(self, key: str, /, **params: object) -> str:
        """A message in the language of the paper."""
        return say(self.language, key, **params)

    @property
    def day(self) -> str:
        """The date as it is written in this language; what is no date stays as it was typed."""
        try:
            return format_date(date.fromisoformat(self.contest.created.day), "long", locale=self.language)
        except ValueError:
            return self.contest.created.day

    @property
    def of(self) -> str:
        """The discipline that is meant; the only one when none is named. Raises BadInput that names them."""
        if self.discipline is None and len(self.contest.disciplines) == 1:
            return self.contest.disciplines[0]
        if self.discipline is None:
            raise BadInput("contest.cli.which_discipline", choices=", ".join(self.contest.disciplines))
        self.contest.format(self.discipline)
        return self.discipline

    @property
    def the_round(self) -> Round:
        """The round that is meant. Raises BadInput when nothing is drawn."""
        if self.round is None:
            raise BadInput("contest.cli.no_rounds")
        return self.round

    def points(self, value: Points) -> str:
        """Points as they are written in this language."""
        if isinstance(value, int):
            return str(value)
        text = f"{float(value):.2f}".rstrip("0").rstrip(".")
        return text if self.language == "en" else text.replace(".", ",")

    def round_title(self, round: Round) -> str:
        """`Turno 2, danese`; in the games with the discipline before it."""
        pairing = self.contest.format(round.discipline).phases[round.phase].pairing.value
        title = self.say(f"contest.round.title_{pairing}", number=round.number)
        return f"{self.say(f'contest.game.{round.discipline}')}, {title}" if round.discipline else title


def qr(text: str) -> str:
    """A QR code as SVG."""
    file = io.BytesIO()
    segno.make(text, error="m", micro=False).save(file, kind="svg", border=0, xmldecl=False, svgns=True)
    return file.getvalue().decode()


def wifi_qr(name: str, password: str) -> str:
    """A QR code that takes a phone into a network."""
    kind = "WPA" if password else "nopass"
    return qr(f"WIFI:T:{kind};S:{_escaped(name)};P:{_escaped(password)};;")


def _escaped(text: str) -> str:
    return "".join(f"\\{letter}" if letter in '\\;,:"' else letter for letter in text)


Data = dict[str, Any]
