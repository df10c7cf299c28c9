"""What a host does beside the rounds: cards for the seats, substitutes, the season."""

import pytest
from tests.server.process import Server
from tests.server.test_contest import Browser, points, posted


@pytest.fixture
def desk(server: Server) -> Browser:
    """The director of a new contest of eight pairs."""
    browser = Browser(server).create()
    browser.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(1, 9)])
    return browser


@pytest.mark.clause("BUR-02")
def test_the_cards_of_the_seats(desk: Browser) -> None:
    """Equal highest cards are drawn again by those who are named; then the view says who deals."""
    posted(desk)
    table = desk.round()["tables"][0]
    people = [table["sides"][seat % 2]["members"][seat // 2] for seat in range(4)]
    again = desk.do("seats", code=400, round="1", table="1", cards=["KH", "3S", "KD", "10D"])
    assert (again["key"], again["detail"]["names"]) == ("contest.refusal.draw_again", f"{people[0]}, {people[2]}")
    desk.do("seats", round="1", table="1", cards=["KH", "3S", "KD", "10D", "4C", "5C"])
    assert desk.round()["tables"][0]["deals"] == people[2]
    assert desk.do("seats", code=400, round="1", table="1", cards=["ZZ"] * 4)["key"] == "contest.refusal.seat_cards"


@pytest.mark.clause("PIN-BEL-07")
def test_a_substitute_for_one_round(desk: Browser) -> None:
    """Named for the next round alone, the substitute sits there and nowhere else."""
    coming = desk.view()["disciplines"][0]["coming"]
    desk.do("substitute", id="1", round=coming, members=["Uno", "Due"], once=True)
    for number in ("1", "2"):
        for table in posted(desk, number)["tables"]:
            desk.do("score", round=number, table=table["key"], result=points(1500, 1000), seen=0)
        sides = [side for table in desk.round()["tables"] for side in table["sides"] if side["entries"] == ["1"]]
        assert sides[0]["members"] == (["Uno", "Due"] if number == "1" else ["Nord1", "Sud1"])
        desk.do("close", round=number)
    assert desk.view()["disciplines"][0]["coming"] is None


def test_the_table_of_a_season(server: Server) -> None:
    """Two evenings of this server are added up, the players of a pair in any order, and come out as files."""
    evenings = []
    for day, names in (("2026-11-20", ["Anna – Bruno", "Carla – Dino"]), ("2026-11-13", ["Bruno – Anna", "Eva – Ugo"])):
        evening = Browser(server).create(day=day)
        evening.do("enter", names=names)
        first = posted(evening)["tables"][0]["sides"][0]["name"].startswith(("Anna", "Bruno"))
        evening.do("score", round="1", table="1", result=points(1500, 900) if first else points(900, 1500), seen=0)
        evenings.append(evening)
    asked = {"contests": ",".join(evening.id for evening in evenings)}
    found = evenings[0].http.get("/api/season", params=asked).json()

    assert [evening["day"] for evening in found["evenings"]] == ["2026-11-13", "2026-11-20"]
    assert [(row["place"], row["name"], row["points"], row["evenings"]) for row in found["rows"]] == [
        (1, "Anna – Bruno", 40, [20, 20]),
        (2, "Carla – Dino", 17, [None, 17]),
        (2, "Eva – Ugo", 17, [17, None]),
    ]
    one = evenings[0].http.get("/api/season", params={**asked, "best": 1}).json()
    assert one["rows"][0]["points"] == 20
    assert "Anna – Bruno;40;20;20" in evenings[0].http.get("/api/season/csv", params=asked).content.decode("utf-8-sig")
    assert evenings[0].http.get("/api/season/xlsx", params=asked).content.startswith(b"PK")
    for wrong in ({"contests": ""}, {"contests": "none"}, {**asked, "best": 0}):
        answer = evenings[0].http.get("/api/season", params=wrong)
        assert answer.status_code in (400, 404)
        assert answer.json()["words"]


def test_too_few_for_so_many_rounds(server: Server) -> None:
    """At set-up the desk is told that somebody may meet again, and no longer when enough have come."""
    desk = Browser(server).create(format="danese", options={"rounds": [1, 5]})
    desk.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(1, 7)])
    assert "6" in desk.view()["desk"]["warning"]
    desk.do("enter", names=[f"Nord{i} – Sud{i}" for i in range(7, 13)])
    assert desk.view()["desk"]["warning"] == ""


def test_what_may_be_set_about_a_format(server: Server) -> None:
    """Each format says what a host may set, and a contest can be made with any of the offered values."""
    desk = Browser(server)
    heads = {head["name"]: head for head in desk.http.get("/api/formats").json()}
    offered = {option["name"]: option for option in heads["torneo-fibur"]["options"]["burraco"]}
    assert [choice["value"] for choice in offered["deals"]["choices"]] == ["2", "3", "4"]
    assert {"rounds.0", "rounds.1", "minutes", "strict"} <= set(offered)
    assert [option["name"] for option in heads["giochi-pinasca"]["options"]["games"]] == ["belote.target"]
    desk.create(format="torneo-fibur", options={"deals": 2, "rounds": [4, 2], "strict": True})
    assert desk.view()["disciplines"][0]["deals"] == 2
