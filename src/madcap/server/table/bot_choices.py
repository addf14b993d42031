"""The choices of a table's bots: for whom they think, how long they seem to, and who pays for their moves (decision 19)."""

from typing import Final, Literal, final

from madcap.engine.game import Game
from madcap.engine.match import Match
from madcap.engine.state import State
from madcap.server.limits.address import Address, Network, widest
from madcap.server.limits.rate_limit import BotMoves
from madcap.server.race.control import RaceHooks
from madcap.server.store.contract import ChairRecord
from madcap.server.table import lobby
from madcap.server.table.bot_payments import BotPayments
from madcap.server.table.bot_pool import BotPool
from madcap.server.table.phase import Play
from madcap.server.table.turn import Turn
from madcap.server.table.viewers import Viewers
from madcap.server.table.work_queue import Asker, Rank

ALONE_MS = 500  # between the moves of instant bots that play alone: watchers can follow, and nobody waits for the end
STAND_IN = "fair"  # the level of a bot that plays for a person

BotKind = Literal["bot", "bot-in-a-hurry", "bot-alone", "bot-alone-in-a-hurry"]  # how a bot moves
WITH_PEOPLE: Final[tuple[BotKind, BotKind]] = ("bot", "bot-in-a-hurry")
ALONE: Final[tuple[BotKind, BotKind]] = ("bot-alone", "bot-alone-in-a-hurry")


def is_bots(chair: ChairRecord) -> bool:
    """Whether a bot moves for this chair."""
    return bool(chair.level or chair.stand_in)


@final
class BotChoices:
    """Lets the bots of one table choose their moves."""

    __slots__ = ("_asker", "_game", "_payer", "_payments", "_pool", "_race", "_turn", "_viewers")

    def __init__(
        self, game: Game, turn: Turn, viewers: Viewers, race: RaceHooks, pool: BotPool, budget: BotMoves
    ) -> None:
        self._game = game
        self._turn = turn
        self._viewers = viewers
        self._race = race
        self._pool = pool
        self._payments = BotPayments(budget)
        self._payer: Address = (Network(f"player {turn.record.host}"),)  # for whose address bots think and move
        self._asker = Asker(Rank.ALONE, widest(self._payer), turn.record.name)

    # For whom they think.

    def look_around(self) -> None:
        """Note for whom bots think now: it depends on who is here, and who sits."""
        before, payer, self._asker = self._asker, self._payer, self._asker_now()
        if self._asker != before:
            self._pool.queue.move(before, self._asker)
        if self._payer != payer:
            self._payments.change_payer()

    def _asker_now(self) -> Asker:
        """For whom bots think here: for the first who is seated, or else for who watches, or for who was here last."""
        one = self._viewers.first()
        if one is None:
            return self._asker._replace(rank=Rank.ALONE)
        self._payer = one.address
        return Asker(Rank.WATCHED if one.viewer < 0 else Rank.SEATED, widest(one.address), self._turn.record.name)

    # How they move.

    def kind(self, state: State) -> BotKind:
        """How a bot moves. When a person takes a chair back, bots that have played alone begin again, as with people."""
        kinds = ALONE if lobby.is_bots_alone(self._turn.record) else WITH_PEOPLE
        return kinds[self._hurries(state)]

    def _hurries(self, state: State) -> bool:
        """Whether bots need not seem to think, because no person is asked any more (decision 18).

        The chair of a person whose bot plays for them counts as a person's: they may come back.
        """
        chairs = enumerate(self._turn.record.chairs)
        people = sum(1 << seat for seat, chair in chairs if chair.player is not None)
        return self._turn.record.pace == "human" and not self._race.asks(state, people)

    async def move(self, seat: int, kind: BotKind) -> int:
        """A bot's move, once it is chosen and paid for."""
        async with self._turn:  # after the change under way, this seat may not be asked any more
            play = self._turn.phase
            assert isinstance(play, Play)
            state = play.match.state.clone()
        move = await self._choose(play.match, state, seat, kind)
        await self._payments.pay(lambda: self._payer, kind in ALONE)
        return move

    async def _choose(self, match: Match, state: State, seat: int, kind: BotKind) -> int:
        """A bot's move, after as long as it seems to think; in a race, others see its hand at work meanwhile."""
        record = self._turn.record
        chair = record.chairs[seat]
        level = chair.level or STAND_IN
        if record.pace == "instant":
            pause = ALONE_MS if kind in ALONE else 0
            return await self._pool.choose(self._game, state, seat, level, pause, self._asker)
        hurry = kind.endswith("in-a-hurry")
        pause = self._race.bot_pause_ms(state, seat, level, record.seed, hurry)
        choosing = self._pool.choose(self._game, state, seat, level, pause, self._asker)
        if not (chair.level and pause):  # what a person has built stays as it is
            return await choosing
        with self._race.bot_hand(match, seat, level, hurry):
            return await choosing
