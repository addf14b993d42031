"""`madcap press` makes, proves and draws decks, and lists the faults of a deck that somebody else made."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from madcap.cli import app
from madcap.games.match_madness.cards import STANDARD
from madcap.games.match_madness.components import BLOCKS
from madcap.games.match_madness.press.decks import read

PAGE = Path(__file__).parents[5] / "docs" / "press.md"


def madcap(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(one) for one in arguments], env={"COLUMNS": "100"})


def test_help_has_an_example() -> None:
    result = madcap("press", "--help")
    assert result.exit_code == 0
    assert "Example: madcap press --seed 7" in result.output


def test_the_standard_deck_is_made_again_byte_for_byte(tmp_path: Path) -> None:
    result = madcap("press", "--seed", "1", "--out", tmp_path / "deck.json")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "60 cards: every one can be built" in result.stdout
    assert (tmp_path / "deck.json").read_bytes() == STANDARD.read_bytes()


def test_cards_are_drawn_and_plotted(tmp_path: Path) -> None:
    folder, plot = tmp_path / "new" / "cards", tmp_path / "plot.svg"
    result = madcap("press", "--seed", "3", "--cards", "2", "--levels", "1,3-4", "--svg", folder, "--plot", plot)
    assert result.exit_code == 0
    assert sorted(path.name for path in folder.iterdir()) == [
        f"{level}-0{n}.svg" for level in (1, 3, 4) for n in (1, 2)
    ]
    assert plot.read_text(encoding="utf-8").count("<circle") == 6


def test_a_good_deck_is_proved() -> None:
    result = madcap("press", "--check", STANDARD)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "60 cards: every one can be built, and is as hard as it says" in result.stdout


def test_a_proved_deck_can_be_drawn(tmp_path: Path) -> None:
    assert madcap("press", "--check", STANDARD, "--svg", tmp_path).exit_code == 0
    assert len(list(tmp_path.iterdir())) == 60


def test_the_faults_of_a_bad_deck_are_listed_card_by_card(tmp_path: Path) -> None:
    first, second = read(STANDARD).cards[:2]
    path = tmp_path / "deck.json"
    text = STANDARD.read_text(encoding="utf-8")
    text = text.replace(f'"effort":{first.effort}', '"effort":599', 1).replace(
        '"id":"1-02","level":1', '"id":"1-02","level":7'
    )
    path.write_text(text, encoding="utf-8")
    result = madcap("press", "--check", path)
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        f"card 1 ({first.id}) has an effort of {first.effort / 100:.2f} and not 5.99",
        f"card 2 ({second.id}) has the level 7; there are 1 to 5",
        "the deck is not the one that seed 1 makes: it differs in 1-01, 1-02",
    ]
    assert result.stderr == "madcap: deck.json: 3 problems, 59 cards could be read\n"


def test_a_deck_that_names_another_seed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    text = STANDARD.read_text(encoding="utf-8")
    path.write_text(text.replace('"seed": 1', '"seed": 2', 1), encoding="utf-8")
    result = madcap("press", "--check", path)
    assert (result.exit_code, result.stderr) == (1, "madcap: deck.json: 1 problem, 60 cards could be read\n")
    assert result.stdout.startswith("the deck is not the one that seed 2 makes: it differs in 1-01")


def test_a_file_that_is_not_a_deck_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text("no deck", encoding="utf-8")
    result = madcap("press", "--check", path)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("madcap: deck.json: This is not a deck: JSON is malformed")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--levels", "0-5"], "'0-5' names no levels"),
        (["--levels", "6"], "'6' names no levels"),
        (["--levels", "5-1"], "'5-1' names no levels"),
        (["--levels", "1-2-3"], "'1-2-3' names no levels"),
        (["--levels", ""], "'' names no levels"),
        (["--levels", "hard"], "'hard' names no levels"),
        (["--cards", "61"], "A deck has 1 to 60 cards of a level, not 61."),
        (["--cards", "0"], "A deck has 1 to 60 cards of a level, not 0."),
        (["--check", "nowhere.json"], "nowhere.json: No such file or directory"),
        (["--cards", "1", "--levels", "1", "--out", "no/such/folder/deck.json"], "No such file or directory"),
    ],
)
def test_wrong_input_ends_with_one_line(arguments: list[str], message: str) -> None:
    result = madcap("press", *arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_a_sample_of_sets_is_searched() -> None:
    result = madcap("press", "--search", "--sample", "12", "--seed", "4")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "one solution" in result.stdout
    assert "11 " in result.stdout  # the first block has the first tile twice


def test_help_loads_no_press() -> None:
    """Other commands do not wait for the press."""
    program = "import sys, madcap.cli; print([name for name in sys.modules if 'match_madness.press' in name])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_examples_of_the_page_on_the_press_run() -> None:
    result = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (result.attempted, result.failed) == (6, 0)


def test_the_deck_drawn_in_the_page_gets_the_shown_answer(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (drawn,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    path = tmp_path / "mine.json"
    path.write_text(drawn, encoding="utf-8")
    result = madcap("press", "--check", path)
    assert f"```\n{result.stdout}{result.stderr}```" in text


def test_the_page_names_the_blocks() -> None:
    faces = [" ".join(f"{one + 1}{other + 1}" for one, other in block) for block in BLOCKS]
    lines = [f"| {n} | {shown} |" for n, shown in enumerate(faces, 1)]
    assert "\n".join(lines) in PAGE.read_text(encoding="utf-8")
