"""The page's card art."""

import importlib.util
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
