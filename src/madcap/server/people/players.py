"""Players: a browser is a player, known by a secret token in a cookie. Only the token's hash is stored."""

import hashlib
import secrets
import unicodedata
from collections import deque

from madcap.server.errors import BadName, Banned, PlayerRemoved
from madcap.server.limits.bans import Bans
from madcap.server.people.names import a_name
from madcap.server.store.contract import Player, Store
from madcap.server.wire import Best, Language

NAME_LENGTH = 24
RECENT = 100  # guests who get different names: people who sit at one table often come at the same time
REMOVED = 1000  # players of whom it is remembered that the operator has removed them, for those on their way in
MARKS = 3  # accents allowed on one letter
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # letters and signs by their category, but invisible


class Players:
    """Finds players by their tokens, and makes new ones."""

    def __init__(self, store: Store, bans: Bans | None = None) -> None:
        self.store = store
        self.bans = bans or Bans()
        self._given: deque[str] = deque(maxlen=RECENT)  # the newest names of guests
        self._removed: deque[int] = deque(maxlen=REMOVED)

    async def find(self, token: str | None) -> Player | None:
        """The player who holds this token. Raises Banned if the operator has banned them."""
        player = await self.store.find_player(hashed(token)) if token else None
        if player:
            self.bans.check_player(player.id)
        return player

    def forget(self, player: int) -> None:
        """Note that the operator has removed a player. Connections that have found it before may still be on their way in."""
        self._removed.append(player)

    def check(self, player: Player | None, host: str) -> None:
        """Raise Banned or PlayerRemoved if the operator has shut out a player or an address since they were let in."""
        if player:
            self.bans.check_player(player.id)
            if player.id in self._removed:
                raise PlayerRemoved()
        if self.bans.is_banned(host):
            raise Banned()

    async def welcome(self, language: Language = "en") -> tuple[Player, str]:
        """Make a player with a friendly name in this language. Returns the player and their token."""
        token, name = secrets.token_urlsafe(24), a_name(language, self._given)
        self._given.append(name)
        return await self.store.add_player(hashed(token), name), token

    async def rename(self, player: Player, name: str) -> Player:
        """Give a player another name, which must have at least one visible character."""
        clean = tidy(name)
        if not clean:
            raise BadName()
        await self.store.rename_player(player.id, clean)
        return Player(player.id, clean)

    async def bests(self, player: Player) -> list[Best]:
        """The best times of a player."""
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
    """Whether a character only selects how the one before it looks."""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"


def _without_piles(text: str) -> str:
    """Remove accents without a letter, and more than a few on one letter: they would cover the lines above and below."""
    kept = ""
    for letter in text:
        if not _is_mark(letter) or not all(map(_is_mark, kept[-MARKS:])):
            kept += letter
    return kept


def _is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] == "M"
