"""Draws the Italian phone pack: denari, coppe, spade, bastoni, with the phone pack's big indexes. Original shapes, CC0.

    python italian_pack.py                 writes the sprites of the page: ../public/packs/{italian,piacentine}.svg
    python italian_pack.py --cards OUT     one SVG a card (40 and the back), for print and pictures

A card is 100 x 144 units, as in `phone_pack.py`: rank over sign fill the left half down to y=98, so a fan may cover the
right half. One large sign stands there, an ace has its laurel, and the figures are seen from head to waist.
A sprite's symbols are #cKD with the corner index and #rKD with the row index.
"""

import argparse
import pathlib

from phone_pack import CLOTH, FIGURE, GLYPH, INDEX, OCHRE, PAPER, SPRITES, H, W, back, backs, layer, paper, path

SUITS = "DCSB"  # denari, coppe, spade, bastoni
RANKS = dict(zip("A234567JCK", "A234567FCR", strict=True))  # the rank on the wire, and the letter that is printed
# The colours of a pack: of each suit's index and clothes, and of its sign's second part. `italian` is the family's own
# ochre, wine, blue and green; `piacentine` is darker, with red coins, blue cups, black swords and brown cudgels.
COLOURS = {
    "italian": dict(
        D=("#8a5a00", "#b3231c"), C=("#b3161f", "#1f4f9e"), S=("#1a4a97", "#b3161f"), B=("#14692f", "#b3161f")
    ),
    "piacentine": dict(
        D=("#a3251a", "#1d5744"), C=("#174a8c", "#a3251a"), S=("#1b222b", "#174a8c"), B=("#6a4413", "#1d5744")
    ),
}
GOLD, STEEL, INK, LEAF = "#f0b73a", "#cfdcea", "#1b222b", "#14692f"

# Signs are layers within +-50: key, line width or none, path. c the suit's colour, s its second colour, g gold, p paper,
# t steel. A coin, a cup, a sword and a knotty cudgel are told apart by their silhouette alone.
SIGN = {
    "D": [
        "c M0-48A48 48 0 1 0 0 48A48 48 0 1 0 0-48Z",
        "g M0-41A41 41 0 1 0 0 41A41 41 0 1 0 0-41Z",
        "s M0-34L7-17L24-24L17-7L34 0L17 7L24 24L7 17L0 34L-7 17L-24 24L-17 7L-34 0L-17-7L-24-24L-7-17Z",
        "g M0-13A13 13 0 1 0 0 13A13 13 0 1 0 0-13Z",
        "c M0-6A6 6 0 1 0 0 6A6 6 0 1 0 0-6Z",
    ],
    "C": [
        "g7 M-34-34C-54-34-52 2-26 0M34-34C54-34 52 2 26 0",
        "c M-36-44H36C36-8 24 12 8 17L7 27C22 30 29 37 31 48H-31C-29 37-22 30-7 27L-8 17C-24 12-36-8-36-44Z",
        "g M-36-48H36V-36H-36ZM-31 41H31V49H-31Z",
        "s M-34-24C-14-17 14-17 34-24L31-12C12-5-12-5-31-12Z",
        "g M0-22A7 7 0 1 0 0-8A7 7 0 1 0 0-22Z",
    ],
    "S": [
        "c M46-50L50-46C44-20 26 4 2 24L-24-2C-4-26 20-44 46-50Z",
        "t M40-42C20-34 2-20-14-4L-6 4C12-12 28-28 40-42Z",
        "g M-38-8L8 38L0 46L-46 0Z",
        "s M-20 10L-10 20L-34 44L-44 34Z",
        "g M-42 32A9 9 0 1 0-32 42A9 9 0 1 0-42 32Z",
    ],
    "B": [
        "c M-50-34C-48-48-30-54-20-44C-10-36 0-30 12-14C24 2 40 18 50 34C52 46 44 52 34 50C20 40 2 24-14 12C-30 0-36-10-44-18C-50-24-50-28-50-34Z",
        "g M-30-33L-22-41L-4-29L-18-12L-30-22ZM24 8L34 20L20 34L8 24Z",
        "s M-38-30A5 5 0 1 0-38-20A5 5 0 1 0-38-30ZM6-8A5 5 0 1 0 6 2A5 5 0 1 0 6-8ZM38 32A4 4 0 1 0 38 40A4 4 0 1 0 38 32Z",
        "c M-24-50C-16-60-4-56-6-46L-16-40ZM14 34C8 44 14 52 22 46L26 38Z",
    ],
}
# The knight: the jack's rider, smaller and higher, behind the head of the horse.
HEAD = "M33 146C36 120 48 103 61 95L65 82L72 95C80 101 88 109 94 117C98 122 96 129 91 131L83 132C78 131 75 129 73 126C71 132 75 138 80 146"
HORSE = [
    f"p {HEAD}Z",
    "c M33 146C36 120 48 103 61 95L65 82L68 95C58 101 49 124 50 146Z",
    f"c3 {HEAD}",
    "c5.5 M76 108h0",
    "c3 M90 123h0",
    "o3 M80 131L86 115L71 124M86 115L68 99",
]
RIDER = "translate(12.4 -12) scale(.8)"
SLIM = {"B": 0.9}  # a cudgel lies across its square from corner to corner: a little smaller, it keeps its distance
HELD = 82, 24, 32  # where jack and king hold their sign: x, y, size
GLYPHS = GLYPH | {"C": "M53 22C44 0 8 0 8 42S44 84 53 62"}


def sign(suit, x, y, size, pair):
    """The sign of a suit, standing at x, y."""
    colour, drawn = dict(c=pair[0], s=pair[1], g=GOLD, p=PAPER, t=STEEL), []
    for code in SIGN[suit]:
        key, d = code.split(" ", 1)
        stroke = f' stroke="{colour[key[0]]}" stroke-width="{key[1:]}" stroke-linecap="round"'
        drawn.append(path(d, "none", stroke) if key[1:] else path(d, colour[key]))
    return f'<g transform="translate({x} {y}) scale({size / 100:.2f})">{"".join(drawn)}</g>'


def rank(glyph, x, y, height, colour):
    """The rank, drawn with the phone pack's pen."""
    pen = f' stroke="{colour}" stroke-width="13.5" stroke-linejoin="round"'
    return path(GLYPHS[glyph], "none", f'{pen} transform="translate({x} {y}) scale({height / 84:.3f})"')


def ring():
    """The laurel around the sign of an ace."""
    leaf = "M0-37C5-33 5-27 0-22C-5-27-5-33 0-37Z"
    return "".join(
        path(leaf, LEAF, f' transform="translate(67 106) rotate({at + 9}) scale(.84)"') for at in range(0, 360, 24)
    )


def figure(letter, suit, colour):
    """Jack, knight or king, from head to waist."""

    def drawn(layers):
        return "".join(layer(code, colour, f"url(#cloth{suit})") for code in layers)

    if letter == "C":
        return f'<g transform="{RIDER}">{drawn(FIGURE["J"])}</g>{drawn(HORSE)}'
    return drawn(FIGURE[dict(F="J", R="K")[letter]])


def printed(r, s, colours, row=False):
    """What is printed on the paper of a card."""
    pair, letter, ((gx, gy, gh), (sx, sy, sh)) = colours[s], RANKS[r], INDEX[row]
    index = rank(letter, gx, gy, gh, pair[0]) + sign(s, sx, sy, sh * SLIM.get(s, 1), pair)
    if letter in "FCR":
        held = "" if row or letter == "C" else sign(s, *HELD, pair)
        return f'{held}<g clip-path="url(#card)">{figure(letter, s, pair[0])}</g>{index}'
    if r == "A":
        return index + ring() + sign(s, 67, 106, 36 * SLIM.get(s, 1), pair)
    return index + sign(s, 67, 109, 54 * SLIM.get(s, 1), pair)


def defs(colours):
    """The clip of the card and the weave of each suit: lozenges, dots, stripes, checks."""
    weave = dict(zip(SUITS, "DHSC", strict=True))
    tiles = "".join(
        f'<pattern id="cloth{s}" width="12" height="12" patternUnits="userSpaceOnUse">{path("M0 0H12V12H0Z", colours[s][0])}'
        f"{path(CLOTH[weave[s]], OCHRE)}</pattern>"
        for s in SUITS
    )
    return f'<defs><clipPath id="card"><rect x="2" y="2" width="{W - 4}" height="{H - 4}" rx="8"/></clipPath>{tiles}</defs>'


def sprite(colours):
    """The pack for a page: #cKD with the corner index, #rKD with the row index, #back and #back2."""
    box = f'viewBox="0 0 {W} {H}"'
    faces = "".join(
        f'<symbol id="{"cr"[row]}{r}{s}" {box}>{paper(printed(r, s, colours, row))}</symbol>'
        for s in SUITS
        for r in RANKS
        for row in (0, 1)
    )
    inner = f"{defs(colours)}{faces}{backs()}".replace(PAPER, f"var(--card,{PAPER})")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>\n'


def write_cards(folder, colours):
    """Writes one SVG a card into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">'
    for s in SUITS:
        for r in RANKS:
            (folder / f"{r}{s}.svg").write_text(f"{head}{defs(colours)}{paper(printed(r, s, colours))}</svg>\n")
    (folder / "back.svg").write_text(f"{head}{paper(back())}</svg>\n")


def main():
    """The command line."""
    cli = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    cli.add_argument("--cards", type=pathlib.Path, metavar="OUT", help="write one file a card instead of the sprites")
    cli.add_argument("--colours", choices=COLOURS, default="italian", help="which colours the cards of --cards have")
    args = cli.parse_args()
    if args.cards:
        write_cards(args.cards, COLOURS[args.colours])
        return
    SPRITES.mkdir(parents=True, exist_ok=True)
    for name, colours in COLOURS.items():
        (SPRITES / f"{name}.svg").write_text(sprite(colours))


if __name__ == "__main__":
    main()
