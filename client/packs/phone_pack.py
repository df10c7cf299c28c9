"""Draws the phone pack: French suits, big indexes, one figure, made to be read at 52 px. Original shapes, CC0.

    python phone_pack.py                 writes the sprites of the page: ../public/packs/phone-{int,fr,it}.svg
    python phone_pack.py --cards OUT     one SVG a card (52, two jokers, the backs), for print and pictures
    python phone_pack.py --cards OUT --four --row --index fr

A card is 100 x 144 units. Its index (rank over suit) fills the left half down to y=98: a fan may cover the right half.
The row index fills the top 42 units instead: the cards of a meld may lie in a column. Nobody sits on the far side of a
screen: a card has one way up. A sprite holds the same cards as <symbol>s, coloured by --hearts and so on, so that two
or four colours and the theme are the page's choice; one sprite for each set of index letters.
"""

import argparse
import math
import pathlib

SPRITES = pathlib.Path(__file__).parents[1] / "public" / "packs"
W, H = 100, 144
PAPER, EDGE, OCHRE = "#fffdf7", "#8f8a7c", "#e3a32b"
BACKS = {"back": "#8c1f33", "back2": "#1f3f7a"}  # two packs played together have a back each
TWO = {"S": "#15181d", "H": "#bd1622", "D": "#bd1622", "C": "#15181d"}
FOUR = dict(TWO, D="#0b4fae", C="#0a6b2d")
NAMES = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
LETTERS = {"int": "AKQJ", "fr": "1RDV", "it": "ARDF"}  # ace, king, queen, jack
PACK = [r + s for s in "SHDC" for r in "23456789TJQKA"] + ["*1", "*2"]  # *1 the dark joker, *2 the red one

# Ranks are strokes in a box 60 wide and 84 high: the same pen for all, flat ends, open shapes (3 is not 8, 6 is not 9).
GLYPH = {
    "2": "M9 25C9-1 51-1 51 25C51 45 17 57 10 79H54",
    "3": "M8 7H50L29 34C62 33 59 78 27 78C17 78 9 73 6 63",
    "4": "M43 84V8L7 59H57",
    "5": "M50 7H17L14 39C24 29 52 30 52 54C52 84 14 85 7 65",
    "6": "M44 5C18 18 9 36 9 55A21 22.5 0 0 0 51 55A21 22.5 0 0 0 9 55",
    "7": "M5 7H53C40 30 29 55 25 84",
    "8": "M30 6A17 16 0 1 0 30 38A17 16 0 1 0 30 6ZM30 38A22 20 0 1 0 30 78A22 20 0 1 0 30 38Z",
    "9": "M16 79C42 66 51 48 51 29A21 22.5 0 0 0 9 29A21 22.5 0 0 0 51 29",
    "T": "M-4 20L10 8V84M42 7C56 7 60 24 60 42S56 77 42 77S24 60 24 42S28 7 42 7Z",
    "J": "M24 7H54M42 7V57C42 82 8 84 6 58",
    "Q": "M30 6C48 6 54 24 54 42S48 78 30 78S6 60 6 42S12 6 30 6ZM34 58L54 84",
    "K": "M12 0V84M51 1L15 46M25 36L52 84",
    "A": "M5 84L27 7H33L55 84M14 58H46",
    "1": "M14 22L32 8V84M14 79H50",
    "D": "M12 7H25C62 7 62 77 25 77H12Z",
    "R": "M12 84V7H31C55 7 55 43 31 43H12M30 44L54 84",
    "V": "M6 0L27 77H33L54 0",
    "F": "M12 84V7H52M12 42H44",
}
# Suits are silhouettes within +-50, told apart without colour: the pike is slit, the flower has an open heart.
SUIT = {
    "S": "M0-50C7-28 45-8 45 17C45 36 20 40 7 26C8 36 12 43 21 49H-21C-12 43-8 36-7 26"
    "C-20 40-45 36-45 17C-45-8-7-28 0-50Z"
    "M0-24L-3.5 14H3.5Z",
    "H": "M0 47C-12 29-47 8-47-18C-47-37-35-45-24-45C-12-45-4-38 0-27C4-38 12-45 24-45"
    "C35-45 47-37 47-18C47 8 12 29 0 47Z",
    "D": "M0-54Q16-20 43 0Q16 20 0 54Q-16 20-43 0Q-16-20 0-54Z",
    "C": "M0-49A22 22 0 0 1 17-13A22 22 0 1 1 7 24C8 35 12 43 21 49H-21C-12 43-8 35-7 24"
    "A22 22 0 1 1-17-13A22 22 0 0 1 0-49Z"
    "M0-10A8 8 0 1 0 0 6A8 8 0 1 0 0-10Z",
    "*": "M0-50L13-17L48-15L21 7L30 41L0 22L-30 41L-21 7L-48-15L-13-17Z",  # the star of the jokers
}
# Each suit wears its own cloth, so a court is known by its weave too: stripes, dots, lozenges, checks. Tiles of 12.
CLOTH = {
    "S": "M2 0H6V12H2ZM8 0H12V12H8Z",
    "H": "M6 2A4 4 0 1 0 6 10A4 4 0 1 0 6 2Z",
    "D": "M6 0L10 6L6 12L2 6Z",
    "C": "M0 0H6V6H0ZM6 6H12V12H6Z",
}
INDEX = (
    ((9, 10, 45), (25, 79, 35)),
    ((9, 8, 34), (72, 24, 32)),
)  # corner, row: where rank and suit stand, and their height
# A figure is its layers from the back: c suit colour, w cloth, o ochre, p paper; with a number, a line of that width.
FACE = "c2 M59 86H63M72 86H76M68 88L66 94H68"
FIGURE = {
    "J": [
        "c M33 144C35 124 48 116 67 116S99 124 101 144Z",
        "w M67 116C86 116 99 124 101 144H67Z",
        "c M46 78V101C46 110 54 112 67 112S88 110 88 101V78Z",
        "p M53 76H81V94C81 104 75 108 67 108S53 104 53 94Z",
        FACE,
        "c2 M63 101H71",
        "o M47 120L67 136L87 120L82 114L67 126L52 114Z",
        "o M41 79C39 62 54 57 68 58C84 58 95 65 93 79C80 72 55 72 41 79Z",
        "c M74 66C78 50 88 42 96 42C96 56 90 66 80 71Z",
    ],
    "Q": [
        "c M43 90C43 68 53 58 67 58S91 68 91 90V120H43Z",
        "w M31 144C33 126 47 118 67 118S100 126 102 144Z",
        "p M59 100H75V118C75 124 71 128 67 130C63 128 59 124 59 118ZM53 88C53 76 58 72 67 72"
        "S81 76 81 88C81 102 75 108 67 108S53 102 53 88Z",
        FACE,
        "c M63 100Q67 104 71 100Q67 97 63 100Z",
        "o M45 76C49 60 58 55 67 55S85 60 89 76C83 69 76 67 67 67S51 69 45 76Z",
        "o8 M67 52h0",
        "o6 M56 56h0M78 56h0M47 106h0M87 106h0",
        "o3.5 M53 122h0M57 127h0M62 131h0M67 133h0M72 131h0M77 127h0M81 122h0",
    ],
    "K": [
        "w M30 144C32 124 46 114 67 114S101 124 103 144Z",
        "p M44 116C52 132 82 132 90 116L95 124C84 142 50 142 39 124Z",
        "c2.4 M47 128l2 5M57 132l1 5M67 134v5M77 132l-1 5M87 128l-2 5",
        "c M46 70H88V102C88 118 77 128 67 131C57 128 46 118 46 102Z",
        "p M53 77H81V94C76 98 72 96 67 99C62 96 58 98 53 94Z",
        FACE,
        "p M54 102C58 97 64 98 67 101C70 98 76 97 80 102C75 106 70 105 67 104C64 105 59 106 54 102Z",
        "o M47 71L46 56L56 63L67 49L78 63L88 56L87 71Z",
        "o6.5 M46.5 55h0M67 48h0M87.5 55h0",
    ],
    "*": [
        "c M33 144C35 124 48 116 67 116S99 124 101 144Z",
        "o M46 76V101C46 110 54 112 67 112V76Z",
        "c M67 112C80 112 88 110 88 101V76H67Z",
        "p M53 76H81V94C81 104 75 108 67 108S53 104 53 94Z",
        FACE,
        "c2.4 M59 99Q67 106 75 99",
        "c M67 64C50 48 36 62 40 88C45 84 48 79 54 78H67Z",
        "o M67 64C84 48 98 62 94 88C89 84 86 79 80 78H67Z",
        "o M42 122L51 112L59 121L67 112L75 121L83 112L92 122L67 136Z",
        "c10 M40 90h0",
        "o10 M93 90h0",
    ],
}


def path(d: str, fill: str, extra: str = "") -> str:
    """One SVG path, filled."""
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def layer(code: str, colour: str, cloth: str) -> str:
    """One layer of a figure, from its code "o6 M45 54h0": key, line width or none, path."""
    key, d = code.split(" ", 1)
    paint, line = {"c": colour, "w": cloth, "o": OCHRE, "p": PAPER}[key[0]], key[1:]
    return (
        path(d, "none", f' stroke="{paint}" stroke-width="{line}" stroke-linecap="round" stroke-linejoin="round"')
        if line
        else path(d, paint)
    )


def rank(glyph: str, x: float, y: float, height: float, colour: str) -> str:
    """A rank drawn with the pen, its upper left corner at x, y."""
    pen = f' stroke="{colour}" stroke-width="13.5" stroke-linejoin="round"'
    return path(GLYPH[glyph], "none", f'{pen} transform="translate({x} {y}) scale({height / 84:.3f})"')


def pip(suit: str, x: float, y: float, size: float, colour: str) -> str:
    """A suit sign with its middle at x, y."""
    return path(SUIT[suit], colour, f' fill-rule="evenodd" transform="translate({x} {y}) scale({size / 100:.2f})"')


def printed(card: str, colours: dict[str, str], letters: str = "AKQJ", row: bool = False) -> str:
    """What is printed on the paper of `card`, one of PACK."""
    r, s = card
    colour = colours["SH"[s == "2"]] if r == "*" else colours[s]
    if r == "*":
        index = pip("*", 27, 32, 34 if row else 42, colour)
    else:
        glyph, ((gx, gy, gh), (sx, sy, sh)) = dict(zip("AKQJ", letters, strict=False)).get(r, r), INDEX[row]
        index = rank(glyph, gx, gy, gh, colour) + pip(s, sx, sy, sh, colour)
    if r in FIGURE:
        figure = "".join(layer(code, colour, f"url(#cloth{s})") for code in FIGURE[r])
        return f'<g clip-path="url(#card)">{figure}</g>{index}'
    if r == "A":  # the suit itself, in a ring of beads
        ring = "".join(
            f"M{68 + 28 * math.cos(t):.1f} {106 + 28 * math.sin(t):.1f}h0"
            for t in (i * math.pi / 15 for i in range(30))
        )
        return index + pip(s, 68, 106, 40, colour) + layer(f"o3 {ring}", colour, "")
    return index + pip(s, 68, 108, 54, colour)


def defs(colours: dict[str, str]) -> str:
    """What all cards share: the clipping of a figure and the cloths of the suits."""
    tile = "".join(
        f'<pattern id="cloth{s}" width="12" height="12" patternUnits="userSpaceOnUse">'
        f"{path('M0 0H12V12H0Z', colours[s])}"
        f"{path(CLOTH[s], OCHRE)}</pattern>"
        for s in "SHDC"
    )
    return (
        f'<defs><clipPath id="card"><rect x="2" y="2" width="{W - 4}" height="{H - 4}" rx="8"/></clipPath>{tile}</defs>'
    )


def back(name: str = "back") -> str:
    """The cane seat of a bar chair: canes in pairs down and across, one each way aslant."""
    colour, cane = BACKS[name], name.replace("back", "cane")
    canes = path("M4.6 0V14M9.4 0V14M0 4.6H14M0 9.4H14", "none", f' stroke="{colour}" stroke-width="1.4"')
    slant = path("M-1 8L8-1M6 15L15 6M-1 6L8 15M6-1L15 8", "none", f' stroke="{colour}" stroke-width="1.1"')
    tile = f'width="14" height="14" patternUnits="userSpaceOnUse" x="8" y="9">{canes}{slant}</pattern>'
    frame = f'<rect x="8" y="9" width="84" height="126" rx="4" fill="url(#{cane})" stroke="{colour}" stroke-width="3"/>'
    return f'<pattern id="{cane}" {tile}{frame}'


def backs() -> str:
    """Both backs as symbols."""
    return "".join(f'<symbol id="{name}" viewBox="0 0 {W} {H}">{paper(back(name))}</symbol>' for name in BACKS)


def paper(inner: str) -> str:
    """The card itself, with what is printed on it."""
    edge = f'width="{W - 1.5}" height="{H - 1.5}" rx="9" fill="{PAPER}" stroke="{EDGE}" stroke-width="1.5"'
    return f'<rect x=".75" y=".75" {edge}/>{inner}'


def notation(card: str) -> str:
    """The card as the rest of the house writes it: 10H, KS, *1."""
    return card.replace("T", "10")


def sprite(letters: str = "AKQJ") -> str:
    """The pack for a page: #cKH with the corner index, #rKH with the row index, #back and #back2."""
    live, box = {s: f"var(--{NAMES[s]},{TWO[s]})" for s in "SHDC"}, f'viewBox="0 0 {W} {H}"'
    faces = "".join(
        f'<symbol id="{"cr"[row]}{notation(c)}" {box}>{paper(printed(c, live, letters, row))}</symbol>'
        for c in PACK
        for row in (0, 1)
    )
    inner = f"{defs(live)}{faces}{backs()}".replace(PAPER, f"var(--card,{PAPER})")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{inner}</svg>\n'


def write_sprites(folder: pathlib.Path) -> None:
    """Writes the sprite of each set of index letters into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for key, letters in LETTERS.items():
        (folder / f"phone-{key}.svg").write_text(sprite(letters))


def write_cards(folder: pathlib.Path, colours: dict[str, str], letters: str, row: bool) -> None:
    """Writes one SVG a card into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}">'
    faces = {notation(c).replace("*", "joker"): defs(colours) + paper(printed(c, colours, letters, row)) for c in PACK}
    for name, inner in {**faces, **{name: paper(back(name)) for name in BACKS}}.items():
        (folder / f"{name}.svg").write_text(f"{head}{inner}</svg>\n")


def main() -> None:
    """Writes the sprites, or one file a card."""
    cli = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    cli.add_argument("--cards", type=pathlib.Path, metavar="OUT", help="write one file a card instead of the sprites")
    cli.add_argument("--four", action="store_true", help="four colours")
    cli.add_argument("--row", action="store_true", help="rank and suit side by side along the top edge")
    cli.add_argument("--index", choices=LETTERS, default="int", help="index letters")
    args = cli.parse_args()
    if args.cards:
        write_cards(args.cards, FOUR if args.four else TWO, LETTERS[args.index], args.row)
    else:
        write_sprites(SPRITES)


if __name__ == "__main__":
    main()
