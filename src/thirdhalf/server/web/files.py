"""The client's files and messages: compressed once, kept by browsers, bounded for each address."""

import gzip
from functools import lru_cache
from hashlib import blake2b
from os import stat_result
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from thirdhalf.server.limits import Addresses
from thirdhalf.server.web.guard import refuse
from thirdhalf.words import LANGUAGES, PARTS, catalogue

SMALLEST_COMPRESSED: Final = 500
ASKED_FOR_ANEW: Final = "no-cache"
KEPT_FOR_GOOD: Final = "public, max-age=31536000, immutable"
COMPRESSED_KINDS: Final = (".css", ".html", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest")


def takes_gzip(accepted: str) -> bool:
    """Whether whoever asks can read what is compressed."""
    return any(each.partition(";")[0].strip() == "gzip" for each in accepted.split(","))


@lru_cache(maxsize=512)
def compressed_file(path: str, _changed: float, _size: int) -> bytes:
    """A file, compressed once for as long as it stays as it is."""
    return gzip.compress(Path(path).read_bytes(), mtime=0)


@lru_cache(maxsize=16)
def compressed_words(text: bytes) -> bytes:
    """Messages, compressed once."""
    return gzip.compress(text, mtime=0)


class Client(StaticFiles):
    """The client's files: what has a digest in its name is kept for good, everything else is asked for anew."""

    def __init__(self, directory: Path, addresses: Addresses) -> None:
        super().__init__(directory=directory, html=True)
        self._addresses = addresses

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await refuse(scope, receive, send)
        elif not self._addresses.may_load(scope["client"][0]):
            await Response(status_code=429)(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    def file_response(
        self, full_path: object, stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """A file with its header for caches, compressed where that can be read."""
        path = str(full_path)
        response = super().file_response(path, stat_result, scope, status_code)
        headers = dict(response.headers)
        lasting = scope["path"].startswith("/assets/")
        headers["cache-control"] = KEPT_FOR_GOOD if lasting else ASKED_FOR_ANEW
        small = stat_result.st_size < SMALLEST_COMPRESSED or not path.endswith(COMPRESSED_KINDS)
        accepted = Request(scope).headers.get("accept-encoding", "")
        if not isinstance(response, FileResponse) or small or not takes_gzip(accepted):
            response.headers["cache-control"] = headers["cache-control"]
            return response
        body = compressed_file(path, stat_result.st_mtime, stat_result.st_size)
        headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding", "content-length": str(len(body))}
        # A part of a file is a part of what is not compressed.
        headers.pop("accept-ranges", None)
        return Response(body, status_code, headers)


class Words:
    """The messages of a language, or a part of them."""

    def __init__(self, addresses: Addresses) -> None:
        self._addresses = addresses

    async def answer(self, request: Request) -> Response:
        """One text."""
        language, part = request.path_params["language"], request.path_params.get("part", "")
        if language not in LANGUAGES or part not in PARTS:
            return Response(status_code=404)
        if not self._addresses.may_load(request.client.host if request.client else ""):
            return Response(status_code=429)
        text = catalogue(language, part)
        headers = {"cache-control": ASKED_FOR_ANEW, "etag": f'"{blake2b(text, digest_size=16).hexdigest()}"'}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        if takes_gzip(request.headers.get("accept-encoding", "")):
            headers |= {"content-encoding": "gzip", "vary": "Accept-Encoding"}
            text = compressed_words(text)
        return Response(text, media_type="text/plain", headers=headers)
