"""A bot for Paravent in one file, which knows no game: it takes a seat and answers every question at random.

    PARAVENT=http://localhost:8080 TOKEN=... python3 examples/bots/bot.py TABLE

docs/API.md says where the token comes from. Replace `answer` to have it play well. Needs nothing but Python 3.10.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

PARAVENT = os.environ.get("PARAVENT", "http://localhost:8080")
TOKEN = os.environ.get("TOKEN", "")
TABLE = sys.argv[1]


def call(method, path, body=None):
    request = urllib.request.Request(
        f"{PARAVENT}/api/v1{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"},
    )
    while True:
        wait = 1
        try:
            with urllib.request.urlopen(request) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as fault:
            if fault.code != 429 and fault.code < 500:
                return {"refused": json.load(fault)["reason"]}
            wait = float(fault.headers.get("Retry-After", 1))
        except OSError:
            pass
        # Too fast, or no answer came: the same is sent again, and done once.
        time.sleep(wait)


def answer(ask):
    shape = ask["shape"]
    if shape == "pick":
        return random.sample(ask["from"], random.randint(ask["min"], min(ask["max"], len(ask["from"]))))
    if shape == "order":
        return random.sample(ask["items"], len(ask["items"]))
    if shape == "amount":
        return random.randint(ask["min"], ask["max"])
    if shape == "allocate":
        bounds = {ref: ask.get("bounds", {}).get(ref, [0, ask["most"]]) for ref in ask["among"]}
        shares = {ref: least for ref, (least, _) in bounds.items()}
        while sum(shares.values()) < ask["total"]:
            shares[random.choice([ref for ref in shares if shares[ref] < bounds[ref][1]])] += 1
        return shares
    if shape == "compose":
        supply = [kind for kind, n in ask["supply"].items() for _ in range(n)]
        return random.sample(supply, random.randint(ask["min"], min(ask["max"], len(supply))))
    if shape == "branch":
        option = random.choice(ask["options"])
        more = {"value": answer(option["ask"])} if "ask" in option else {}
        return {"branch": option["name"], **more}
    if shape == "form":
        return {name: answer(field) for name, field in ask["fields"].items()}
    if shape == "list":
        return [answer(ask["of"]) for _ in range(ask["min"])]
    return "" if shape == "text" else True


refused = call("POST", f"/tables/{TABLE}/join", {}).get("refused")
if refused:
    sys.exit(f"no seat: {refused}")
after = ""
while True:
    view = call("GET", f"/tables/{TABLE}/view{after}").get("view")
    if view and view["outcome"] is not None:
        break
    question = view and view["question"]
    after = f"?after={view['seq'] if view else 0}"
    if question and "sealed" not in question:
        command = {"t": "answer", "cmd": str(uuid.uuid4()), "question": question["id"], "value": answer(question["ask"])}
        done = call("POST", f"/tables/{TABLE}/commands", command)
        if "refused" in done:
            print("refused:", done["refused"], file=sys.stderr)
        # After an answer the view is asked for at once; otherwise the server waits until there is something new.
        after = ""
print("The game is over")
