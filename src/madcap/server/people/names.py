"""The names that guests are given, such as "Brave Badger", in each language.

A name is a mood and an animal. An animal has a gender, and a mood a form for each, so that they always agree.
"""

import random
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from madcap.server.wire import Language

Gender = Literal["m", "f", "n", "c"]  # masculine, feminine, neuter; common, where the first two are one
Forms = Mapping[Gender, str]

ENGLISH: Language = "en"
MOST_WISHES = 20  # of the languages that a browser names, in its order


@dataclass(frozen=True)
class Words:
    """The words of a language."""

    moods: Sequence[Forms]
    animals: Mapping[Gender, str]
    mood_first: bool = True

    def names(self) -> list[str]:
        """Every name."""
        animals = [(gender, animal) for gender, some in self.animals.items() for animal in some.split()]
        return [self._name(mood[gender], animal) for gender, animal in animals for mood in self.moods]

    def _name(self, mood: str, animal: str) -> str:
        first, second = (mood, animal) if self.mood_first else (animal, mood)
        return f"{first[0].upper()}{first[1:]} {second}"


def _moods(genders: Sequence[Gender], words: str) -> list[Forms]:
    """Moods with a form for each of these genders, in this order ("joyeux/joyeuse"), or one for all ("espiègle")."""
    return [dict(zip(genders, word.split("/") * len(genders), strict=False)) for word in words.split()]


def _german(words: str) -> list[Forms]:
    return [{"m": f"{word}er", "f": f"{word}e", "n": f"{word}es"} for word in words.split()]


WORDS: dict[Language, Words] = {
    "en": Words(
        _moods(["c"], "brave clever cosy daring dizzy eager fuzzy gentle happy jolly lucky merry"),
        {"c": "Badger Bear Cat Crane Duck Fox Gecko Hare Koala Lynx Otter Owl Puffin"},
    ),
    "fr": Words(
        _moods(
            ["m", "f"],
            "courageux/courageuse rusé/rusée câlin/câline hardi/hardie étourdi/étourdie curieux/curieuse "
            "ébouriffé/ébouriffée gentil/gentille joyeux/joyeuse rigolo/rigolote chanceux/chanceuse espiègle",
        ),
        {
            "m": "Hérisson Ours Chat Canard Renard Gecko Lièvre Koala Lynx Macareux",
            "f": "Cigogne Loutre Chouette",
        },
        mood_first=False,
    ),
    "de": Words(
        _german("mutig schlau gemütlich kühn flink neugierig flauschig sanft fröhlich lustig glücklich munter"),
        {
            "m": "Dachs Bär Kranich Fuchs Gecko Hase Koala Luchs Otter",
            "f": "Katze Ente Eule",
            "n": "Murmeltier",
        },
    ),
    "it": Words(
        _moods(
            ["m", "f"],
            "coraggioso/coraggiosa furbo/furba coccolone/coccolona audace sbadato/sbadata curioso/curiosa "
            "arruffato/arruffata gentile felice allegro/allegra fortunato/fortunata vivace",
        ),
        {
            "m": "Tasso Orso Gatto Geco Koala Gufo Riccio",
            "f": "Cicogna Anatra Volpe Lepre Lince Lontra",
        },
        mood_first=False,
    ),
    "da": Words(
        _moods(
            ["c", "n"],
            "modig/modigt snedig/snedigt hyggelig/hyggeligt sej/sejt kvik/kvikt nysgerrig/nysgerrigt "
            "pjusket blid/blidt glad munter/muntert heldig/heldigt lystig/lystigt",
        ),
        {"c": "grævling bjørn kat trane and ræv gekko hare koala los odder ugle", "n": "egern"},
    ),
}


def names(language: Language) -> list[str]:
    """All names that guests may be given in a language."""
    return WORDS[language].names()


def a_name(language: Language, taken: Collection[str] = ()) -> str:
    """A name for a guest that is not taken, while there are others."""
    return random.choice([name for name in names(language) if name not in taken] or names(language))


def language_of(accepted: str) -> Language:
    """The best language of ours for an Accept-Language header; English if there is none."""
    wishes = [_wish(part) for part in accepted.split(",")[:MOST_WISHES]]
    known = [(weight, language) for weight, language in wishes if language and weight > 0]
    return max(known, key=lambda wish: wish[0], default=(1.0, ENGLISH))[1]


def _wish(part: str) -> tuple[float, Language | None]:
    """One language of the header, such as "de-CH;q=0.8": its weight, and which of ours it is."""
    tag, _, weight = part.partition(";")
    language = next((one for one in WORDS if one == tag.strip().lower().partition("-")[0]), None)
    try:
        return float(weight.strip().removeprefix("q=") or 1), language
    except ValueError:
        return 0.0, None
