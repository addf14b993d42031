"""The operator's announcement to all pages: pages at tables get it over their sockets, others ask for it."""

import time

from msgspec import json

from madcap.server import wire
from madcap.server.store.operator_contract import AnnouncementRecord


class Announcements:
    """The announcement that is shown now, if there is one."""

    def __init__(self) -> None:
        self._record: AnnouncementRecord | None = None

    def show(self, record: AnnouncementRecord | None) -> None:
        """Show this one from now on, and no other."""
        self._record = record

    @property
    def current(self) -> wire.Announced:
        """The announcement as pages get it. It ends by itself."""
        one = self._record
        left = one.until - time.time() if one else 0.0
        if one is None or left <= 0:
            return wire.Announced(None)
        return wire.Announced(wire.Announcement(one.id, one.text, one.texts, round(left * 1000)))

    @property
    def message(self) -> bytes:
        """The same as a message for sockets."""
        return json.encode(self.current)
