"""A host of static files as they are to be had anywhere: it compresses, sends the site's headers, and runs nothing."""

import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket

from tools.build_site import SITE, SITE_POLICY

__all__ = ["SITE", "Host"]


LAST = "/engine.packed"


class Files(SimpleHTTPRequestHandler):
    """Answers with files, and with what lies compressed beside them."""

    def __init__(self, request: socket, client: object, server: "Host") -> None:
        super().__init__(request, client, server, directory=str(server.folder))

    def send_head(self) -> object:  # type: ignore[override]  # as in the standard library, which gives no type
        """The compressed file where there is one."""
        self.server.asked.append(self.path)  # type: ignore[attr-defined]
        if self.path.endswith(LAST):
            self.server.may_end.wait()  # type: ignore[attr-defined]
        file = Path(self.translate_path(self.path))
        if file.is_dir():
            file /= "index.html"
        packed = file.with_name(f"{file.name}.br")
        if not packed.is_file():
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.end_headers()
        return packed.open("rb")

    def end_headers(self) -> None:
        """With the site's own headers."""
        self.send_header("Content-Security-Policy", SITE_POLICY)
        self.send_header("X-Content-Type-Options", "nosniff")
        lasting = self.path.startswith("/assets/")
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing is said."""


class Host(ThreadingHTTPServer):
    """The host, on a free port, until it is closed."""

    def __init__(self) -> None:
        self.folder = SITE
        super().__init__(("127.0.0.1", 0), Files)
        self.asked: list[str] = []
        self.may_end = threading.Event()
        """The engine is sent when this is set, as it is unless somebody wants to see it come."""
        self.may_end.set()
        self.url = f"http://127.0.0.1:{self.server_address[1]}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        """No more answers."""
        self.may_end.set()
        self.shutdown()
        self.server_close()
