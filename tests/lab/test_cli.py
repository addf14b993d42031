"""The command line: its output and its exit codes."""

import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from msgspec import json
from typer.testing import CliRunner, Result

from madcap import __version__, games, records
from madcap.cli import app, program
from madcap.cli.serve import default_db, reachable
from madcap.engine.fair import commitment
from madcap.games import all_games
from madcap.lab import Plan, simulate
from madcap.options import options_of
from madcap.records import signing
from madcap.server.limits.address import address_of
from madcap.server.limits.settings import Limits
from madcap.texts import LANGUAGES, rules

from .finished_games import GAME, NONCES, OPTIONS, SEED, honest, honest_1, with_withheld_nonce, without_times

NAME = GAME.name
CHOICE = next(option for option in options_of(GAME) if option.choices)
STEERING = ["\x1b[2JEve", "\x9b31mEve", "Eve\x07\r", "\u202eevE", "E\u200bve", "\x1b]0;title\x07Eve"]


def madcap(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(one) for one in arguments], env={"COLUMNS": "100"})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(honest(), encoding="utf-8")
    return path


def test_help_names_every_command() -> None:
    names = ("serve", "games", "rules", "sim", "replay", "verify", "strip-names", "new-game")
    assert all(name in madcap("--help").output for name in names)


@pytest.mark.parametrize("command", ["serve", "rules", "sim", "replay", "verify", "strip-names", "new-game"])
def test_every_help_has_an_example(command: str) -> None:
    result = madcap(command, "--help")
    assert result.exit_code == 0
    assert f"Example: madcap {command} " in result.output


GAME_WITH_A_COMMAND = """
def shuffle() -> None:
    \"\"\"Shuffle the cards.\"\"\"
    print("shuffled")

COMMANDS = (shuffle,)
"""


def test_a_folder_with_a_cli_brings_its_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "patience").mkdir()
    (tmp_path / "patience" / "cli.py").write_text(GAME_WITH_A_COMMAND, encoding="utf-8")
    (tmp_path / "whist").mkdir()  # brings none
    monkeypatch.setattr(games, "HOME", tmp_path)
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    made = program()
    assert "Shuffle the cards." in CliRunner().invoke(made, ["--help"]).output
    assert CliRunner().invoke(made, ["shuffle"]).output == "shuffled\n"


def test_help_waits_for_nothing_slow() -> None:
    """The server, Fluent and the QR codes are loaded only by the commands that need them."""
    slow = "{'fluent', 'litestar', 'segno', 'uvicorn'}"
    program = f"import sys, madcap.cli; print(*{slow} & {{name.partition('.')[0] for name in sys.modules}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_version() -> None:
    assert madcap("--version").output == f"madcap {__version__}\n"


def test_games_lists_all_of_them() -> None:
    output = madcap("games").output
    assert all(name in output for name in all_games())
    assert all(f"{option.name}={option.default}  (" in output for option in options_of(GAME) if option.choices)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_rules_are_printed_in_every_language(name: str, lang: str) -> None:
    result = madcap("rules", name, "--lang", lang)
    assert (result.exit_code, result.stderr) == (0, "")
    for title, _ in rules(name, lang):
        assert title in result.output, f"the section {title!r} is not printed"


def test_sim_prints_a_table() -> None:
    result = madcap("sim", NAME, "--seats", "2", "--games", "20")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "random 2" in result.stdout
    assert "20 games, " in result.stdout


def test_sim_prints_one_object() -> None:
    last = CHOICE.choices[-1]
    result = madcap(
        "sim", NAME, "--seats", "gentle,random", "--options", f"{CHOICE.name}={last}", "--games", "2", "--json"
    )
    results = json.decode(result.stdout)
    assert (results["game"], results["options"][CHOICE.name], results["games"]) == (NAME, last, 2)
    assert [player["level"] for player in results["players"]] == ["gentle", "random"]


def test_sim_that_is_stopped_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("madcap.lab.simulation.play_randomly", interrupted)
    result = madcap("sim", NAME, "--games", "20")
    assert result.exit_code == 130
    assert "0 games (stopped: 20 were asked for)" in result.stdout


def test_records_of_sim_are_verified(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert madcap("sim", NAME, "--games", "1", "--seed", "5", "--record", folder).exit_code == 0
    result = madcap("verify", folder / f"{NAME}-5-000001.jsonl")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "what a simulation with this seed gives" in result.stdout


def test_replay_prints_the_moves_and_the_outcome(record: Path) -> None:
    result = madcap("replay", record)
    assert (result.exit_code, result.stderr) == (0, "")
    assert "(time ran out)" in result.stdout
    assert result.stdout.splitlines()[0] == f"{GAME.title}: Ann, Bob, 2031-04-05 06:07 UTC"
    assert result.stdout.splitlines()[-1].startswith("Won by ")


def test_replay_speaks_other_languages(record: Path) -> None:
    assert madcap("replay", record, "--lang", "de").stdout != madcap("replay", record).stdout


def test_verify_shows_the_commitment(record: Path) -> None:
    result = madcap("verify", record)
    assert json.decode(honest().splitlines()[0])["commitment"] in result.stdout.replace("\n", "")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "name", ["\x1b[2JEve", "\x9b31mEve", "Eve\x07\r", "\u202eevE", "E\u200bve", "\x1b]0;title\x07Eve"], ids=ascii
)
def test_a_name_cannot_steer_the_terminal(tmp_path: Path, command: str, name: str) -> None:
    """The server never allows such a name, but a file from elsewhere may contain any."""
    path = tmp_path / "game.jsonl"
    path.write_text(honest(name), encoding="utf-8")
    result = madcap(command, path)
    assert result.exit_code == 0
    assert "Eve" in result.output.replace("evE", "Eve").replace("\\u200b", "")
    assert not [sign for sign in result.output if unicodedata.category(sign)[0] == "C" and sign != "\n"]


def test_a_refused_file_cannot_steer_the_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(honest().replace(f'"game":"{NAME}"', '"game":"\\u001b[2J"'), encoding="utf-8")
    result = madcap("replay", path)
    assert result.exit_code != 0
    assert "\x1b" not in result.output + result.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_changed_record_is_refused_with_line_and_reason(command: str, record: Path) -> None:
    record.write_text(honest().replace("Ann", "Eve"), encoding="utf-8")
    result = madcap(command, record)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "madcap: line 1: the name of seat 0 was changed: its hash does not fit\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["rules", "whist"], "There is no game called 'whist'"),
        (["rules", NAME, "--lang", "xx"], f"no texts of {NAME} in the language 'xx'"),
        (["sim", "whist"], "There is no game called 'whist'"),
        (["sim", NAME, "--seats", "bob,fair"], "There is no player 'bob'"),
        (["sim", NAME, "--seats", "99"], f"{GAME.seats[0]} to {GAME.seats[1]} players, not 99"),
        (["sim", NAME, "--options", f"{CHOICE.name}=?"], f"{CHOICE.name} cannot be '?'"),
        (["sim", NAME, "--record", __file__], "File exists"),
        (["replay", "no-such-file"], "no-such-file: No such file"),
        (["verify", "."], "Is a directory"),
        (["serve", "--db", f"{__file__}/below"], "madcap: "),
    ],
)
def test_wrong_input_ends_with_one_line(arguments: list[str], message: str) -> None:
    result = madcap(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("arguments", [["sim"], ["sim", NAME, "--games", "0"], ["sing"], ["serve", "--port", "70000"]])
def test_wrong_usage_ends_with_code_2(arguments: list[str]) -> None:
    assert madcap(*arguments).exit_code == 2


@pytest.mark.parametrize(
    "option",
    [
        "--ipv6-prefix=129",
        "--ipv6-prefix=0",
        "--bot-workers=-1",
        "--sockets=0",
        "--tables=0",
        "--messages-per-second=0",
    ],
)
def test_a_limit_that_makes_no_sense_is_refused(option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madcap.server.serving.serve", lambda *_: pytest.fail("the server begins"))
    result = madcap("serve", "--db", tmp_path / "madcap.db", option)
    assert (result.exit_code, f"Invalid value for '{option.partition('=')[0]}'" in result.output) == (2, True)


@pytest.mark.parametrize("option", ["--ipv6-prefix=128", "--ipv6-prefix=32", "--bot-workers=0"])
def test_a_limit_at_its_end_is_accepted(option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken = list[Limits]()
    monkeypatch.setattr("madcap.server.serving.serve", lambda *arguments: taken.append(arguments[4]))
    assert madcap("serve", "--db", tmp_path / "madcap.db", option).exit_code == 0
    assert address_of("2001:db8::1", taken[0].ipv6_prefix)


def test_serve_announces_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[object, ...]] = []
    opened: list[str] = []

    def serve(host: str, port: int, db: str, announce: object, *_: object) -> None:
        asked.append((host, port, db))
        announce(f"http://{host}:{port}")  # type: ignore[operator]

    monkeypatch.setattr("madcap.server.serving.serve", serve)
    monkeypatch.setattr("webbrowser.open", opened.append)
    db = tmp_path / "new" / "tables.db"
    result = madcap("serve", "--port", "9000", "--db", db, "--open")
    assert asked == [("127.0.0.1", 9000, str(db))]
    assert opened == ["http://127.0.0.1:9000"]
    assert db.parent.is_dir()
    assert result.stdout.startswith("Madcap is at http://127.0.0.1:9000 ")
    assert "█▄" in result.stdout  # the QR code


def test_a_phone_gets_an_address_that_it_can_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("madcap.cli.serve._own_address", lambda: "10.1.2.3")
    assert reachable("http://0.0.0.0:8765") == "http://10.1.2.3:8765"
    assert reachable("http://[::]:8765") == "http://10.1.2.3:8765"
    assert reachable("http://127.0.0.1:8765") == "http://127.0.0.1:8765"


def test_tables_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_db() == Path("/data/madcap/madcap.db")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ann")
    assert default_db() == Path("/home/ann/.local/share/madcap/madcap.db")


def words(text: str) -> str:
    """Return a text without the ends of its lines."""
    return " ".join(text.split())


SERVER_KEY, OTHER_KEY = bytes(range(32)), bytes(range(1, 33))


@pytest.fixture
def signed_record(tmp_path: Path) -> Path:
    path = tmp_path / "signed.jsonl"
    path.write_text(signing.signed(honest(), SERVER_KEY), encoding="utf-8")
    return path


def keys_file(tmp_path: Path, *privates: bytes) -> Path:
    """Return a file as a server publishes it."""
    publics = [signing.public_half(private) for private in privates]
    path = tmp_path / "madcap-keys.json"
    keys = [signing.PublicKey(signing.id_of(public), public.hex()) for public in publics]
    path.write_bytes(json.encode(signing.PublicKeys(keys)))
    return path


def test_verify_says_what_an_unsigned_record_does_not_prove(record: Path) -> None:
    shown = words(madcap("verify", record).stdout)
    assert "the seed and the nonces of the persons give" in shown
    assert "That the table showed this commitment before the game." in shown
    assert "Who played, when, and which moves they chose: the record is not signed" in shown
    assert "vouches" not in shown


def test_verify_says_when_a_signature_was_not_checked(signed_record: Path) -> None:
    shown = words(madcap("verify", signed_record).stdout)
    assert "the signature was not checked" in shown
    assert "vouches" not in shown


def test_verify_with_keys_says_what_the_server_vouches_for(signed_record: Path, tmp_path: Path) -> None:
    keys = keys_file(tmp_path, OTHER_KEY, SERVER_KEY)
    for key in (keys, signing.public_half(SERVER_KEY).hex()):
        result = madcap("verify", signed_record, "--key", key)
        assert (result.exit_code, result.stderr) == (0, "")
        assert "vouches for this game: who played, when" in words(result.stdout)
        assert "the signature is its word" in words(result.stdout)


def test_verify_refuses_a_record_that_none_of_the_keys_has_signed(
    record: Path, signed_record: Path, tmp_path: Path
) -> None:
    keys = keys_file(tmp_path, OTHER_KEY)
    for file, reason in ((signed_record, "which is not among the given keys"), (record, "the record is not signed")):
        result = madcap("verify", file, "--key", keys)
        assert (result.exit_code, result.stdout) == (1, "")
        assert reason in result.stderr


def test_verify_accepts_no_record_where_no_key_is_known(signed_record: Path, tmp_path: Path) -> None:
    """A list without keys, as an operator could publish it, does not skip the check."""
    result = madcap("verify", signed_record, "--key", keys_file(tmp_path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert "which is not among the given keys" in result.stderr


def test_verify_names_only_what_is_under_the_signature(signed_record: Path, tmp_path: Path) -> None:
    anonymous, timeless = tmp_path / "anonymous.jsonl", tmp_path / "timeless.jsonl"
    anonymous.write_text(records.strip_names(signed_record.read_text("utf-8"), None), "utf-8")
    timeless.write_text(signing.signed(without_times(honest()), SERVER_KEY), "utf-8")
    key = signing.public_half(SERVER_KEY).hex()
    shown = words(madcap("verify", anonymous, "--key", key).stdout)
    assert "vouches for this game: who played (of removed names: their hashes), when, with which options" in shown
    assert "every move and its time" in shown
    shown = words(madcap("verify", timeless, "--key", key).stdout)
    assert "vouches for this game: who played, with which options, every move, and the outcome." in shown


def test_verify_says_what_a_simulation_does_not_prove(tmp_path: Path) -> None:
    simulate(Plan(GAME.name, OPTIONS, ["gentle", "random"], 1, 8, record=tmp_path))
    (path,) = tmp_path.iterdir()
    shown = words(madcap("verify", path).stdout)
    assert "What the players are called, and which moves those chose that do not play at random" in shown


def test_verify_compares_the_commitment_and_the_nonce(record: Path) -> None:
    result = madcap("verify", record, "--commitment", commitment(SEED).upper(), "--nonce", NONCES[0])
    assert result.exit_code == 0
    proved, _, open_ = words(result.stdout).partition("This does not prove:")
    assert "Nobody could choose the dice, if your browser" in proved
    assert "and was asked for a nonce only once." in proved
    assert "That this was the only start" in open_
    assert "That the table showed this commitment" not in open_
    for option, value in (("--commitment", "ab" * 32), ("--nonce", "ab" * 16)):
        result = madcap("verify", record, option, value)
        assert (result.exit_code, result.stdout) == (1, "")
        assert "expected" in result.stderr


def test_verify_names_a_seat_whose_nonce_was_withheld(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(with_withheld_nonce(), encoding="utf-8")
    result = madcap("verify", path, "--commitment", commitment(SEED), "--nonce", NONCES[0])
    assert result.exit_code == 0
    assert "player and an operator together could have chosen between two results" in words(result.stdout)
    assert "Nobody could choose the dice" not in words(result.stdout)


def test_verify_says_that_format_1_proves_less(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(honest_1(), encoding="utf-8")
    result = madcap("verify", path, "--commitment", commitment(SEED), "--nonce", NONCES[0])
    assert result.exit_code == 0
    assert "at this table nonces were not committed to" in words(result.stdout)
    assert "the record is not signed" in words(result.stdout)
    assert "Nobody could choose the dice" not in words(result.stdout)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--commitment", "ab"], "--commitment takes 64 hexadecimal digits"),
        (["--nonce", "x" * 32], "--nonce takes 64 hexadecimal digits"),
        (["--key", ""], "--key takes a file or 64 hexadecimal digits"),
        (["--key", "no-such-file"], "no-such-file: No such file"),
        (["--key", __file__], "these are no public keys"),
        (["--key", "https://example.org/.well-known/madcap-keys.json"], "--key takes a file"),
    ],
)
def test_verify_says_which_option_cannot_be_used(record: Path, arguments: list[str], message: str) -> None:
    result = madcap("verify", record, *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr
    assert result.stderr.count("\n") == 1


def test_strip_names_writes_a_record_without_them(signed_record: Path, tmp_path: Path) -> None:
    out = tmp_path / "anonymous.jsonl"
    assert madcap("strip-names", signed_record, out, "--seat", "0").exit_code == 0
    result = madcap("verify", out, "--key", signing.public_half(SERVER_KEY).hex())
    assert result.exit_code == 0
    assert result.stdout.splitlines()[0] == f"{GAME.title}: seat 0 (name removed), Bob, 2031-04-05 06:07 UTC"
    assert "seat 0 (name removed)" in madcap("replay", out).stdout
    again = madcap("strip-names", signed_record, out)
    assert (again.exit_code, "File exists" in again.stderr) == (2, True)
    signed_record.write_bytes(b"\xff")
    binary = madcap("strip-names", signed_record, tmp_path / "binary.jsonl")
    assert (binary.exit_code, "it is not even text" in binary.stderr) == (1, True)
