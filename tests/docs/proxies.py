"""Real proxies in front of the real program, with the configurations that docs/host.md shows."""

import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from .markdown import ROOT, blocks, read

UNPACKED = ROOT / ".venv" / "debian"  # where `tools/system proxies` puts what is not installed
PATIENCE_S = 60.0  # for a proxy to start, even on a busy machine
SITE, EVENTS = blocks(read("host.md"), "nginx")
(CADDYFILE,) = blocks(read("host.md"), "caddy")
PLACES = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # what nginx keeps in files of its own

Changes = Sequence[tuple[str, str]]  # what a test replaces in a configuration, and by what


def tool(name: str) -> str:
    """The path of a program. A test that needs one that is missing is skipped."""
    places = [UNPACKED / "usr/sbin", UNPACKED / "usr/bin", *os.environ["PATH"].split(os.pathsep), "/usr/sbin"]
    found = shutil.which(name, path=os.pathsep.join(map(str, places)))
    if not found:
        pytest.skip(f"There is no {name} here; `tools/system proxies` brings it.")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def trusting() -> ssl.SSLContext:
    """A context for clients, which takes the proxies' certificates."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


def replaced(text: str, changes: Changes) -> str:
    """A configuration after these changes, each of which must fit exactly once."""
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return text


@contextmanager
def nginx(folder: Path, backend: int, changes: Changes = ()) -> Iterator[int]:
    """Run nginx with the page's configuration, in front of a port. Yields its own port."""
    port = free_port()
    certificate, key = _certificate(folder)
    site = replaced(
        SITE,
        [
            ("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
            ("127.0.0.1:8765", f"127.0.0.1:{backend}"),
            ("/etc/letsencrypt/live/games.example.org/fullchain.pem", str(certificate)),
            ("/etc/letsencrypt/live/games.example.org/privkey.pem", str(key)),
            *changes,
        ],
    )
    temporary = "".join(f"{place}_temp_path {folder}/{place}; " for place in PLACES)
    user = "user root; " if os.geteuid() == 0 else ""
    around = f"{user}daemon off; pid {folder}/nginx.pid; error_log stderr;"
    config = folder / "nginx.conf"
    config.write_text(f"{around}\n{EVENTS}\nhttp {{ access_log off; {temporary}\n{site}\n}}")
    with _running([tool("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(config)], folder, port):
        yield port


@contextmanager
def caddy(folder: Path, backend: int) -> Iterator[int]:
    """Run Caddy with the page's configuration, in front of a port, with a certificate that it makes itself."""
    port = free_port()
    own = [("games.example.org {", f"https://127.0.0.1:{port} {{\n    tls internal")]
    site = replaced(CADDYFILE, [*own, ("127.0.0.1:8765", f"127.0.0.1:{backend}")])
    local = "admin off\nskip_install_trust\nauto_https disable_redirects\ndefault_sni 127.0.0.1"
    config = folder / "Caddyfile"
    config.write_text(f"{{\n{local}\nstorage file_system {folder}/caddy\n}}\n{site}")
    command = [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
    with _running(command, folder, port):
        yield port


@contextmanager
def _running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """Run a program until the context ends."""
    log = folder / "proxy.log"
    environment = os.environ | {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
    try:
        _wait_until_it_listens(process, port, log)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def _wait_until_it_listens(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    until = time.monotonic() + PATIENCE_S
    while process.poll() is None and time.monotonic() < until:
        try:
            with socket.create_connection(("127.0.0.1", port), 1.0) as probe, trusting().wrap_socket(probe):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(log.read_text())


def _certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine and its key, as files."""
    key = ec.generate_private_key(ec.SECP256R1())
    name, now = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")]), datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .sign(key, hashes.SHA256())
    )
    pem, kind = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8
    (folder / "certificate.pem").write_bytes(certificate.public_bytes(pem))
    (folder / "key.pem").write_bytes(key.private_bytes(pem, kind, serialization.NoEncryption()))
    return folder / "certificate.pem", folder / "key.pem"
