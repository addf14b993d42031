"""Signs records with a server's key (Ed25519), and checks signatures.

With its signature a server vouches for the players (for names: by their salted hashes), the times, the options, the moves and
the outcome. `madcap.records` does not import this module: loading `cryptography` takes longer than reading a record.
"""

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from msgspec import DecodeError, Meta, Struct, ValidationError, json

from madcap.engine.errors import BadRecord
from madcap.records.format import KeyId, Signature, signed_hash_of
from madcap.records.reading import Record

PublicHalf = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class PublicKey(Struct, frozen=True, omit_defaults=True):
    """The public half of a key: `id` names it in records."""

    id: KeyId  # the first 16 digits of the SHA-256 of the public half
    public: PublicHalf  # 32 bytes in hexadecimal
    since: datetime | None = None  # when the server began to sign with it
    until: datetime | None = None  # when it stopped; left out: it still does


class PublicKeys(Struct, frozen=True):
    """All keys with which a server signs or has signed records, the newest first."""

    keys: list[PublicKey]


def new_private_half() -> bytes:
    """Return the private half of a new key: 32 secret bytes."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_half(private: bytes) -> bytes:
    """Return the public half that belongs to a private one."""
    return Ed25519PrivateKey.from_private_bytes(private).public_key().public_bytes_raw()


def id_of(public: bytes) -> str:
    """Return the short name of a key."""
    return hashlib.sha256(public).hexdigest()[:16]


def signed(text: str, private: bytes) -> str:
    """Return the text of a record with the signature line at its end."""
    return text + signature_line(signed_hash_of(text), private)


def signature_line(hash_of_record: str, private: bytes) -> str:
    """Return the last line of a record whose other lines have this hash (`signed_hash_of`)."""
    key = id_of(public_half(private))
    signed_by_key = Ed25519PrivateKey.from_private_bytes(private).sign(_message(key, hash_of_record))
    return f"{json.encode(Signature(key, signed_by_key.hex())).decode()}\n"


def check(record: Record, keys: Sequence[PublicKey]) -> PublicKey:
    """Return the key that has signed this record. Raises BadRecord if none of these has, or not validly."""
    line, signature = record.last_line + 1, record.signature
    if signature is None:
        raise BadRecord(line, "the record is not signed")
    key = next((key for key in keys if key.id == signature.key), None)
    if key is None:
        raise BadRecord(line, f"the record is signed with the key {signature.key}, which is not among the given keys")
    if not _is_valid(key, signature, record.signed_hash):
        raise BadRecord(line, "the signature does not fit: the record was changed, or this key has not signed it")
    if key.until and record.ending.ended and record.ending.ended > key.until:
        raise BadRecord(line, f"the key {key.id} was given up before this game ended")
    return key


def read_keys(text: str) -> list[PublicKey]:
    """Return the keys in a text: what a server publishes as madcap-keys.json, or one public half in hexadecimal.

    Raises ValueError with the reason if it is neither, or if an id does not belong to its key.
    """
    try:
        keys = _keys_in(text.strip())
    except (DecodeError, ValidationError, RecursionError) as error:
        raise ValueError(f"these are no public keys: {error}") from None
    for key in keys:
        if id_of(bytes.fromhex(key.public)) != key.id:
            raise ValueError(f"{key.id} is not the id of the key that follows it")
    return keys


def _keys_in(text: str) -> list[PublicKey]:
    if text.startswith("{"):
        return json.decode(text, type=PublicKeys).keys
    public = json.decode(json.encode(text.lower()), type=PublicHalf)
    return [PublicKey(id_of(bytes.fromhex(public)), public)]


def _message(key: str, hash_of_record: str) -> bytes:
    """Return what is signed. It begins with its purpose, so that a key's signature never means something else."""
    return f"madcap record 2 {key} {hash_of_record}".encode()


def _is_valid(key: PublicKey, signature: Signature, hash_of_record: str) -> bool:
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key.public)).verify(
            bytes.fromhex(signature.signature), _message(key.id, hash_of_record)
        )
    except (InvalidSignature, ValueError):
        return False
    return True
