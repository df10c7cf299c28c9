"""Which formats a game has."""

import pytest

from mazziere.contests.formats import UnknownFormat, format_named, format_names, games_of


def test_a_format_of_another_game_names_those_of_the_game() -> None:
    """Who asks the usual format for belote reads which formats belote has."""
    with pytest.raises(UnknownFormat) as refused:
        format_named("torneo-pizzolungo", game="belote")

    assert refused.value.key == "contest.format.other"
    fitting = [name for name in format_names() if "belote" in games_of(name)]
    assert fitting
    assert refused.value.detail["formats"] == ", ".join(fitting)
