"""Who is who: a browser is a player, known by a secret token in a cookie. Only the token's hash is kept."""

import hashlib
import random
import secrets
import unicodedata

from madcap.server.errors import BadName
from madcap.server.store.contract import Player, Store
from madcap.server.wire import Best

COOKIE = "madcap_player"
NAME_LENGTH = 24
MARKS = 3  # accents that may be piled on a letter
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # by their kind letters or signs, but nothing to see

MOODS = ("Brave", "Clever", "Cosy", "Daring", "Dizzy", "Eager", "Fuzzy", "Gentle", "Happy", "Jolly", "Lucky", "Merry")
ANIMALS = ("Badger", "Bear", "Cat", "Crane", "Duck", "Fox", "Gecko", "Hare", "Koala", "Lynx", "Otter", "Owl", "Puffin")


class Players:
    """Finds players by their tokens, and makes new ones."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, token: str | None) -> Player | None:
        """The player who holds this token."""
        return await self.store.find_player(hashed(token)) if token else None

    async def welcome(self) -> tuple[Player, str]:
        """A new player with a friendly name, and the token that is theirs from now on."""
        token = secrets.token_urlsafe(24)
        name = f"{random.choice(MOODS)} {random.choice(ANIMALS)}"
        return await self.store.add_player(hashed(token), name), token

    async def rename(self, player: Player, name: str) -> Player:
        """Give a player another name, which must have something to see in it."""
        clean = tidy(name)
        if not clean:
            raise BadName()
        await self.store.rename_player(player.id, clean)
        return Player(player.id, clean)

    async def bests(self, player: Player) -> list[Best]:
        """The fastest times of a player alone."""
        return await self.store.bests(player.id)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def tidy(name: str) -> str:
    """A name on one line, without control characters, marks that hide or turn text, and spaces at its ends."""
    seen = "".join(filter(_is_seen, unicodedata.normalize("NFC", name)))
    return _without_piles(" ".join(seen.split()))[:NAME_LENGTH].strip()


def _is_seen(letter: str) -> bool:
    hidden = unicodedata.category(letter)[0] == "C" or letter in BLANKS or _is_selector(letter)
    return not hidden or letter in " \t\n"


def _is_selector(letter: str) -> bool:
    """Whether it only chooses how the letter before it looks."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"


def _without_piles(text: str) -> str:
    """Accents stand on something, and only a few of them: else they would run over what stands above and below."""
    kept = ""
    for letter in text:
        if not _is_mark(letter) or not all(map(_is_mark, kept[-MARKS:])):
            kept += letter
    return kept


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
