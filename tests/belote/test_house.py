"""House rules: what they open and close, and which make no sense together."""

import pytest
from tests.belote.helpers import OFFERED, rules

from mazziere.core import BadInput
from mazziere.games.belote import GAME
from mazziere.games.belote.contradictions import CONTRADICTIONS
from mazziere.games.belote.refusal import Refusal
from mazziere.messages import LANGUAGES, say

SENZA = {"senza_first_round": "forbidden", "senza_overcall_by": "anyone", "contro_by": "anyone"}
SENZA |= {"senza_multiplier": 2, "contro_multiplier": 4}
BROKEN = {
    "PACK_PLAYERS": ("belote-pinasca", {"pack": 24}),
    "AUCTION_PLAYERS": ("contree-ffb", {"players": 2}),
    "PACKETS": ("belote-pinasca", {"deal_packets": "3-2-3"}),
    "TURN_UP_PACKETS": ("belote-francese", {"turn_up": "none"}),
    "FIXED_TRUMP": ("belote-deux", {"trump_choice": "fixed"}),
    "DEALER_WINNER": ("belote-ffb", {"next_dealer": "winner"}),
    "PARTNER_PLAYERS": ("belote-tre", {"partner_exemption": "ruff_only"}),
    "UNDERRUFF_PARTNER_PLAYERS": ("belote-tallone", {"underruff_partner": "forbidden_if_higher"}),
    "NO_SUIT_TRUMP": ("coinche-pagat", {"trump_modes": ["none", "all"]}),
    "ALL_TRUMP_AUCTION": ("belote-francese", {"trump_modes": ["suit", "all"]}),
    "SENZA_PLAYERS": ("belote-tallone", {"trump_modes": ["suit", "none"], **SENZA}),
    "DECLARATIONS_TABLE": ("belote-deux", {"declarations": True}),
    "DUTY_HAND": ("belote-decouverte", {"duty_scope": "hand"}),
    "SCOPE_TABLE": ("belote-pinasca", {"belote_scope": "any_owned"}),
    "SUCCESS_PLAYERS": ("belote-pinasca", {"success": "strictly_more_than_both"}),
    "CAPOT_PLAYERS": ("belote-pinasca", {"capot": "tre"}),
    "FAIL_PLAYERS": ("belote-tre", {"on_fail_defender": "all"}),
    "LITIGE_PLAYERS": ("belote-tre", {"tie": "litige"}),
    "CAPOT_SIDE_PLAYERS": ("belote-tre", {"declarations_without_trick": "to_capot_side"}),
    "BID_RANGE": ("contree-ffb", {"bid_min": 130, "bid_max": 120}),
}


def key(name: str, changes: dict[str, object]) -> tuple[str, dict[str, object]]:
    """The key and the parameters of the error that these house rules are refused with."""
    with pytest.raises(BadInput) as caught:
        rules(name, **changes)
    return caught.value.key, caught.value.detail


@pytest.mark.parametrize("name, value", [("contree-ffb", False), ("belote-pinasca", True)])
def test_a_sheet_keeps_its_kind_of_bidding(name: str, value: bool) -> None:
    """No house rule makes an auction of a turned card or the other way round: it says to choose another sheet."""
    assert key(name, {"auction": value})[0] == "belote.auction_fixed"


@pytest.mark.parametrize("contradiction", CONTRADICTIONS, ids=lambda c: c.name)
def test_a_contradiction_is_refused_in_words(contradiction: object) -> None:
    """Options that make no sense together are refused with a sentence that names both and their values."""
    name, changes = BROKEN[contradiction.name]
    found, detail = key(name, changes)
    assert found == f"belote.contradiction.{contradiction.name}"
    for language in LANGUAGES:
        words = say(language, found, **detail)
        assert all(option in words for option in contradiction.options)


def test_a_tie_without_prison_closes_the_prison() -> None:
    """A house rule that ends the prison takes its options out; naming one of them then has no effect and is refused."""
    assert rules("belote-pinasca", tie="takers_fail").litige is None
    found, detail = key("belote-pinasca", {"tie": "takers_fail", "pending_pot": "void"})
    assert found == "belote.option_idle"
    assert detail["option"] == "pending_pot"


def test_an_opened_group_takes_its_values_along() -> None:
    """Declarations or a prison that a house rule opens come with the family's values, each with what it rests on."""
    opened = rules("coinche-pagat", declarations=True)
    assert opened.declarations is not None
    assert opened.options()["seq_tie"] == "annul"
    assert opened.options()["sans_atout_carres"] == "ordinary"
    assert opened.clause("seq_tie") == "A-PIN-07"
    assert rules("belote-francese", tie="litige").options()["pending_pot"] == "owner"
    assert rules("contree-ffb", trump_modes=["suit", "none", "all"]).options()["sa_ace"] == 19
    assert set(opened.changes()) == {"declarations"}


def test_a_group_without_such_values_asks_for_them() -> None:
    """No trump over a turned card needs its own options: the first one that is missing is named."""
    with pytest.raises(BadInput) as caught:
        rules("belote-francese", trump_modes="suit,none")
    assert caught.value.key == "belote.option_needed"
    assert caught.value.detail["option"] == "senza_first_round"
    given = {"senza_first_round": "allowed", "senza_overcall_by": "anyone", "contro_by": "opponents"}
    made = rules("belote-francese", trump_modes="suit,none", senza_multiplier=2, contro_multiplier=3, **given)
    assert made.senza is not None
    assert made.options()["sans_atout_carres"] == "ordinary"


@pytest.mark.parametrize(
    "changes, key_",
    [
        ({"briscola": "x"}, "cli.unknown_option"),
        ({"tie": "coin"}, "cli.bad_value"),
        ({"target": 0}, "cli.bad_number"),
        ({"target": "many"}, "cli.bad_number"),
    ],
)
def test_unknown_options_and_values_are_named(changes: dict[str, object], key_: str) -> None:
    """An option or a value that does not exist is refused by its name."""
    assert key("belote-ffb", changes)[0] == key_


def test_texts_of_a_command_line_are_values() -> None:
    """The words of a command line become values of the right type, as a record writes them."""
    made = rules("belote-ffb", target="1200", belote_king_first="true", trump_modes="suit")
    assert (made.options()["target"], made.match.target) == (1200, 1200)
    assert made.options()["belote_king_first"] is True
    assert made.options()["trump_modes"] == ["suit"]


@pytest.mark.parametrize("name", OFFERED)
def test_every_refusal_has_a_clause_and_words(name: str) -> None:
    """Whatever a sheet refuses rests on a clause or a decision, and every refusal has words in every language."""
    regulation = rules(name)
    auction_only = {"NO_SUCH_TRUMP", "NO_GENERALE", "BID_STEP", "BID_TOO_LOW", "BID_TOO_HIGH", "BID_NOT_HIGHER"}
    auction_only |= {"NOTHING_TO_DOUBLE", "OWN_CONTRACT", "DOUBLED_ALREADY", "NOT_DOUBLED", "FROZEN"}
    params = {"suit": "cuori", "card": "il re", "least": 80, "most": 160}
    for refusal in Refusal:
        if regulation.auction or refusal.name not in auction_only:
            assert regulation.clause(refusal), refusal
        for language in LANGUAGES:
            assert "{" not in say(language, f"belote.refusal.{refusal.name}", **params)


def test_the_game_says_what_a_table_needs() -> None:
    """Seats, sides, direction and length come from the options."""
    assert GAME.sides(rules("belote-pinasca")) == (0, 1, 0, 1)
    assert GAME.sides(rules("belote-tre")) == (0, 1, 2)
    assert GAME.direction(rules("belote-ligure")) == "cw"
    assert str(GAME.length(rules("belote-pinasca"))) == "points:1500"
