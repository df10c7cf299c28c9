"""The page's card art."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

CLIENT = Path(__file__).parents[2] / "client"


@pytest.fixture(scope="module")
def pack() -> ModuleType:
    """The generator of the phone pack."""
    spec = importlib.util.spec_from_file_location("phone_pack", CLIENT / "packs" / "phone_pack.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("letters", ["int", "fr", "it"])
def test_the_sprites_of_the_page_are_what_the_generator_draws(pack: ModuleType, letters: str) -> None:
    """Each committed sprite is the generator's own output, byte for byte."""
    committed = (CLIENT / "public" / "packs" / f"phone-{letters}.svg").read_text()

    assert pack.sprite(pack.LETTERS[letters]) == committed


def test_every_card_of_the_house_is_in_the_sprite(pack: ModuleType) -> None:
    """Each card has a symbol named by its notation, with the corner index and with the row index."""
    sprite = pack.sprite()

    for suit in "SHDC":
        for rank in ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"):
            assert f'id="c{rank}{suit}"' in sprite
            assert f'id="r{rank}{suit}"' in sprite


FRENCH = [f"{rank}{suit}" for suit in "SHDC" for rank in (*"23456789", "10", *"JQKA")] + ["*1", "*2"]
ITALIAN = [f"{rank}{suit}" for suit in "DCSB" for rank in "A234567JCK"]
PACKS = {"phone-int": FRENCH, "phone-fr": FRENCH, "phone-it": FRENCH, "french": FRENCH, "italian": ITALIAN}


@pytest.mark.parametrize("name", [*PACKS, "piacentine"])
def test_every_pack_has_its_cards_with_both_indexes_and_two_backs(name: str) -> None:
    """Each card stands in the sprite twice, its rank drawn with the broad pen that is read at 52 px; two backs."""
    sprite = (CLIENT / "public" / "packs" / f"{name}.svg").read_text()
    symbols = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>(?=<symbol|</svg>)', sprite, re.S))

    assert {"back", "back2"} <= symbols.keys()
    assert symbols["back"] != symbols["back2"]
    for card in PACKS.get(name, ITALIAN):
        for index in "cr":
            assert 'stroke-width="13.5"' in symbols[index + card] or card.startswith("*")


def test_the_traditional_pack_has_its_licence_beside_it() -> None:
    """The pack that is not ours lies beside the text of its licence."""
    assert "CC0 1.0 Universal" in (CLIENT / "public" / "packs" / "french.LICENSE.txt").read_text()
