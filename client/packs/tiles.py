"""Draws the three still lifes of the hall: two cards of belote, the stock with its trump, a run of burraco. CC0.

python tiles.py     writes ../public/tiles/{belote,briscola,burraco}.svg
"""

import pathlib

import italian_pack
import phone_pack

TILES = pathlib.Path(__file__).parents[1] / "public" / "tiles"
WIDTH, HEIGHT = 180, 150


def card(inner, transform):
    """A whole card, put somewhere."""
    return f'<g transform="{transform}">{inner}</g>'


def picture(defs, body):
    """One still life as a file."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{defs}{body}</svg>\n'


def french(name, row=False):
    """A card of the phone pack."""
    return phone_pack.paper(phone_pack.printed(name, phone_pack.TWO, row=row))


def belote():
    """Nine and jack of hearts, the two highest trumps."""
    body = card(french("9H"), "translate(22 16) rotate(-9 50 72) scale(.92)") + card(
        french("JH"), "translate(78 2) rotate(7 50 72) scale(.92)"
    )
    return picture(phone_pack.defs(phone_pack.TWO), body)


def briscola():
    """The stock, and the trump half under it."""
    colours = italian_pack.COLOURS["italian"]
    turned = phone_pack.paper(italian_pack.printed("3", "D", colours))
    body = card(turned, "translate(152 38) rotate(90) scale(.8)") + card(
        phone_pack.paper(phone_pack.back()), "translate(18 10) scale(.9)"
    )
    return picture(italian_pack.defs(colours), body)


def burraco():
    """A run of spades in a column."""
    body = "".join(
        card(french(name, row=True), f"translate(52 {6 + 17 * at}) scale(.64)")
        for at, name in enumerate(("5S", "6S", "7S", "8S"))
    )
    return picture(phone_pack.defs(phone_pack.TWO), body)


def main():
    """Writes them all."""
    TILES.mkdir(parents=True, exist_ok=True)
    for draw in (belote, briscola, burraco):
        (TILES / f"{draw.__name__}.svg").write_text(draw())


if __name__ == "__main__":
    main()
