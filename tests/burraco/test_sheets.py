"""The two sheets: every option with its basis and its words, every refusal with its clause and its words."""

from random import Random

import pytest
from tests.burraco.tables import FIBUR, PIZZOLUNGO, SHEETS, dealt, regulation

from mazziere.core import BadInput
from mazziere.games import play, sheets
from mazziere.games.burraco import GAME
from mazziere.games.burraco.options import OPTIONS
from mazziere.games.burraco.refusal import Refusal
from mazziere.games.burraco.state import Phase
from mazziere.messages import LANGUAGES, bundle, say

TABLE = {
    "players": (4, 4),
    "direction": ("cw", "cw"),
    "dealer": ("highest", "highest"),
    "seat_draw_tie": ("redraw", "by_suit"),
    "run_max": (14, 14),
    "ace_both_ends": (True, False),
    "set_max": ("none", 9),
    "second_set_same_rank": ("allowed", "allowed"),
    "wild_movement": ("strict", "strict"),
    "semi_clean": ("eight_with_wild", "wild_at_end"),
    "semi_clean_set": ("at_least_eight", "exactly_eight"),
    "single_discard_return": ("banned_for_pot", "banned"),
    "single_discard_equal_held": ("refused", "allowed"),
    "close_pot": ("played", "taken"),
    "close_burraco": ("any", "any"),
    "stock_end": (2, 2),
    "stall_turns": (12, 12),
    "hand_penalty": ("none", "face"),
    "pot_penalty": ("none", "unless_both_untaken"),
    "pot_unplayed_penalty": ("none", "face"),
    "match": ("deals:3", "points:2005"),
    "level_at_target": ("extra_deal", "extra_deal"),
}
"""The catalogue of the rule notes: Pizzolungo, then the federation."""


@pytest.mark.parametrize("sheet, column", [(PIZZOLUNGO, 0), (FIBUR, 1)])
def test_the_sheets_have_the_values_of_the_catalogue(sheet: str, column: int) -> None:
    """Every option of the catalogue is there with the value of its sheet, and no other one."""
    assert regulation(sheet).options() == {name: values[column] for name, values in TABLE.items()}


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_option_and_refusal_rests_on_something(sheet: str) -> None:
    """Each option has a clause or a decision, and so has each refusal."""
    rules = regulation(sheet)

    assert [name for name in OPTIONS if rules.clause(name) is None] == []
    assert [refusal.name for refusal in Refusal if rules.clause(refusal) is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_refusal_has_words(language: str) -> None:
    """Options, their named values, refusals and sheets are said in every language."""
    words = bundle(language)
    values = [f"{name}.{str(value).lower()}" for name, option in OPTIONS.items() for value in option.values]
    units = [f"{name}.{unit}" for name, option in OPTIONS.items() for unit in option.units]
    wanted = [f"burraco.option.{name}" for name in OPTIONS]
    wanted += [f"burraco.value.{value}" for value in (*values, *units) if not value.endswith(":n")]
    wanted += [f"burraco.refusal.{refusal.name}" for refusal in Refusal]
    wanted += [f"burraco.sheet.{sheet}" for sheet in sheets() if sheet.startswith("burraco")]

    assert [key for key in wanted if key not in words] == []


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_words_of_a_refusal_find_what_they_name(sheet: str) -> None:
    """Whatever is refused, its reason has every card and number that the words name."""
    random, seen = Random(5), set()
    for seed in range(6):
        state, _ = dealt(sheet, seed)
        tried: list[str] = ["draw pile", "draw stock", "back", "meld 9S 9D 9C", "add 0 JK 2S", "meld 4H JK=9S 6H"]
        while state.phase is not Phase.OVER:
            legal = list(GAME.legal(state, state.turn))
            tried = [*tried[-60:], *map(str, random.sample(legal, min(3, len(legal))))]
            for text in random.sample(tried, 5):
                action = GAME.read(text, state.regulation)
                if refused := GAME.refusal(state, state.turn, action):
                    detail = GAME.reason(state, state.turn, action)
                    seen.add(refused)
                    for language in LANGUAGES:
                        assert say(language, f"burraco.refusal.{refused.name}", **detail)
            state, _ = GAME.step(state, state.turn, random.choice(legal))
    assert len(seen) > 8


@pytest.mark.parametrize(
    "options", [{"players": 3}, {"run_max": 12}, {"set_max": 7}, {"match": "rounds:3"}, {"colour": "red"}]
)
def test_a_house_rule_that_cannot_be_is_refused(options: dict[str, object]) -> None:
    """An unknown option and an impossible value are bad input with words."""
    with pytest.raises(BadInput) as caught:
        play(PIZZOLUNGO, options)

    assert all(say(language, caught.value.key, **caught.value.detail) for language in LANGUAGES)
