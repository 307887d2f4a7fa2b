#!/usr/bin/env python3
"""A player of En Dodoi over the network: python3 bot.py SERVER [LINK]

Without a link it makes a room and prints the link for the other player; with one it joins. It takes
the hole that is listed last, and leaves when the match is over. docs/network.md tells the rest.
"""
import json
import sys
import urllib.request


def ask(method, path, body=None):
    request = urllib.request.Request(SERVER + path, method=method, headers=HEADERS)
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(request, data)


def post(path, body=None):
    with ask("POST", path, body or {}) as answer:
        return json.load(answer)


SERVER = sys.argv[1].rstrip("/")
HEADERS = {"content-type": "application/json"}
HEADERS["authorization"] = "Bearer " + post("/api/v1/players")["token"]

if len(sys.argv) > 2:
    room, _, invite = sys.argv[2].partition("?")[2].partition("#invite.")
    seat = post(f"/api/v1/rooms/{room}/join", {"name": "bot.py", "invite": invite or None})
else:
    seat = post("/api/v1/rooms", {"name": "bot.py", "watched": True})
    print(f"{SERVER}/room?{seat['id']}#invite.{seat['invite']}", flush=True)
room, side = seat["id"], seat["seat"]

for line in ask("GET", f"/api/v1/rooms/{room}/events"):
    message = json.loads(line) if line.strip() else {}
    if message.get("kind") not in ("state", "step"):
        continue
    phase, game = message["room"]["phase"], message["room"]["game"]
    if phase in ("over", "aborted"):
        print(phase, game["result"], flush=True)
        break
    if phase == "between":
        todo = {"do": "next", "game": game["number"], "id": f"next-{game['number']}"}
    elif phase == "playing" and game["position"].endswith(" " + side[0].upper()):
        ply, hole = len(game["moves"]), game["legal"][-1]
        todo = {"do": "move", "game": game["number"], "ply": ply, "hole": hole}
        todo["id"] = f"move-{game['number']}-{ply}"
    else:
        continue
    post(f"/api/v1/rooms/{room}/commands", todo)
