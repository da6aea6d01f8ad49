"""Plays home against the computer, with any answer worth considering: client.py ADDRESS GAME [SET-UP AS JSON]."""

import json
import random
import secrets
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

address, game, setup = sys.argv[1].rstrip("/"), sys.argv[2], json.loads((*sys.argv, "{}")[3])
away = {"kind": "computer", "name": "Random", "coach": "random"}
wish = {"game": game, "setup": setup, "home": {"kind": "mine", "name": "Client"}, "away": away, "pace": 0}
with urllib.request.urlopen(f"{address}/api/matches", json.dumps(wish).encode()) as created:
    token = next(grant["token"] for grant in json.load(created)["grants"] if grant["role"] == "home")
# Ours of the three numbers that the dice come of: only the first one counts.
nonce = secrets.token_hex(32)


def play(socket: ClientConnection) -> str:
    """Answer whatever is asked; how the match ended."""
    socket.send(json.dumps({"type": "hello", "protocol": 2, "token": token, "nonce": nonce}))
    turn = 0
    while True:
        told = json.loads(socket.recv())
        if told["type"] in ("snapshot", "update"):
            turn = told["turn"]
            if told["outcome"]:
                return str(told["outcome"]["ending"])
            if told["question"]:
                socket.send(json.dumps({"type": "offer", "id": f"offer {turn}", "turn": turn}))
        elif told["type"] == "offered":
            # What is sent twice with one name is done once, so nothing is lost or doubled when the line breaks.
            choice = random.choice(told["choices"])
            socket.send(json.dumps({"type": "choose", "id": f"choice {turn}", "turn": turn, "choice": choice}))
        elif told["type"] == "problem" and told["code"] not in ("again", "busy"):
            sys.exit(told["why"])


while True:
    try:
        with connect(f"ws{address.removeprefix('http')}/api/play", max_size=None) as socket:
            print(play(socket))
            break
    except (ConnectionClosed, OSError):
        time.sleep(1)
