import pytest
from hypothesis import given
from hypothesis import strategies as st

import mazziere
from mazziere import REFEREE, SPECTATOR, BadInput, IllegalAction, Position, deal, sheet, sheets
from mazziere.cards.shuffle import key, shuffled
from mazziere.games import games

EVERY_SHEET = pytest.mark.parametrize("name", sheets())


def finished(position: Position, choose: int) -> Position:
    """The end of a deal in which everybody takes the legal action of that number, counted round."""
    while position.turn is not None:
        position = position.play(position.legal[choose % len(position.legal)])
    return position


@EVERY_SHEET
def test_a_deal_of_every_sheet_is_played_by_its_texts(name: str) -> None:
    """Every sheet is dealt and played to a result through the public list alone, and the match goes on."""
    first = deal(sheet(name), seed=1)
    end = finished(first, 0)
    assert end.result is not None
    assert end.result.sums() == end.result.points
    assert end.legal == ()
    assert deal(sheet(name), seed=2, match=end.after()).turn is not None


@EVERY_SHEET
def test_a_position_prints_as_the_call_that_makes_it(name: str) -> None:
    """What prints can be pasted back: it makes the same position again."""
    position = deal(sheet(name), seed=3)
    for _ in range(6):
        assert eval(repr(position), vars(mazziere) | {"deal": deal, "sheet": sheet}) == position
        if position.turn is None:
            break
        position = position.play(position.legal[-1])


@given(st.integers(0, 2**256 - 1))
def test_the_seed_is_the_one_of_the_fair_deal(seed: int) -> None:
    """A seed gives the deck that the fair deal gives for the same 32 bytes without shares."""
    regulation = sheet("belote-pinasca")
    pack = games()["belote"].pack(regulation).cards
    expected = tuple(map(str, shuffled(pack, key(seed.to_bytes(32), [b""] * 4))))
    assert deal(regulation, seed=seed).deck == expected
    assert deal(regulation, seed=seed.to_bytes(32)).deck == expected


def test_without_a_seed_every_deal_differs() -> None:
    """Two deals without a seed have different decks."""
    assert deal(sheet("belote-pinasca")).deck != deal(sheet("belote-pinasca")).deck


def test_house_rules_are_the_sheets_options() -> None:
    """A keyword changes an option, and shows as a change; what does not exist is refused by name."""
    assert sheet("belote-pinasca", target=1000).changes() == {"target": 1000}
    with pytest.raises(BadInput, match="targett"):
        sheet("belote-pinasca", targett=1000)
    with pytest.raises(BadInput, match="belote-pinaska"):
        sheet("belote-pinaska")


@pytest.mark.clause("PIN-BEL-14")
def test_a_refused_action_changes_nothing_and_says_why() -> None:
    """An illegal card is refused with its reason and clause, in words too, and the position stays as it was."""
    deck = "9H 7S KS QC 10D AC JC AD JH JD 7H KH 8H 10S KD QS KC AH QD 10C 9D 7C 8C 10H 8S 8D 7D 9C 9S QH AS JS"
    position = deal(sheet("belote-pinasca"), deck=deck).play("take").play("9D")
    before = repr(position)
    wrong = next(card for card in position.view()["hands"][1]["cards"] if card not in position.legal)
    with pytest.raises(IllegalAction) as refused:
        position.play(wrong)
    assert refused.value.reason.startswith("MUST_")
    assert refused.value.clause is not None
    assert wrong in str(refused.value)
    assert position.why(wrong, "it") != position.why(wrong, "en")
    assert position.why(position.legal[0]) is None
    assert repr(position) == before


def test_a_view_holds_what_its_viewer_may_know() -> None:
    """A seat sees its own hand alone, a spectator none, the referee all."""
    position = deal(sheet("belote-pinasca"), seed=1)
    known = {
        who: [hand["cards"] is not None for hand in position.view(who)["hands"]] for who in (0, SPECTATOR, REFEREE)
    }
    assert known == {0: [True, False, False, False], SPECTATOR: [False] * 4, REFEREE: [True] * 4}
    assert position.view() == position.view(0)


def test_bad_input_is_named() -> None:
    """A seat, seed, deck or text that cannot be used is an error that names it."""
    regulation = sheet("belote-pinasca")
    for bad in [{"dealer": 4}, {"seed": -1}, {"seed": 2**256}, {"deck": "7S 7S"}]:
        with pytest.raises(BadInput):
            deal(regulation, **bad)
    with pytest.raises(ValueError, match="'ZZ'"):
        deal(regulation, deck="7S ZZ")
    with pytest.raises(BadInput, match="tarocchi"):
        deal(regulation, seed=1).play("tarocchi")


def test_after_the_end_nothing_is_played() -> None:
    """A finished deal refuses an action; a running one has no match after it."""
    position = deal(sheet("briscola-2"), seed=1)
    with pytest.raises(BadInput, match="running"):
        position.after()
    end = finished(position, 0)
    with pytest.raises(BadInput, match="over"):
        end.play("AD")


def test_the_public_list_is_all_there_is() -> None:
    """Every public name can be imported and is listed; another is an error."""
    assert set(mazziere.face.__all__) <= set(dir(mazziere))
    assert all(getattr(mazziere, name) is getattr(mazziere.face, name) for name in mazziere.face.__all__)
    with pytest.raises(AttributeError, match="dealer"):
        _ = mazziere.dealer
