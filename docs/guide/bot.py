#!/usr/bin/env python3
"""Plays every seat of a Castellan table at random. Give it the command of the table:
    python3 docs/guide/bot.py npx castellan table card-kingdoms --players 2 --seed 7"""
import json, random, subprocess, sys, time

def answer(scene):
    """Any legal answer. Blocked options are there to be read, not to be chosen."""
    decision = scene["decision"]
    shown = [scene["shown"][place] for place in decision["options"]]
    options = [o for o in shown if "blocked" not in o]
    if decision["kind"] == "split":  # an amount to divide: "max" of it, each option within its limits
        counts = {o["id"]: o["min"] for o in options}
        for _ in range(decision["max"] - sum(counts.values())):
            counts[random.choice([o["id"] for o in options if counts[o["id"]] < o["max"]])] += 1
        return {"decision": decision["id"], "counts": counts}
    size = random.randint(decision["min"], decision["max"])  # choose: 1; order: all of them
    return {"decision": decision["id"], "picks": random.sample([o["id"] for o in options], size)}

def play(messages, send):
    """Tells what happens and answers whatever is asked. Returns the last scene."""
    told, asked, sent = 0, None, None
    for message in messages:
        if message["type"] == "refused":
            if message["code"] != "busy": sys.exit(message["message"])
            time.sleep(1)  # a server that has too much to do asks everyone to slow down
            send(sent)
        if message["type"] != "scene": continue
        for events in message["told"][max(0, told - message["from"]):]:
            for event in events: print(event["text"])
        told = message["from"] + len(message["told"])
        scene = message["scene"]
        if scene["seed"]: return scene  # told when the game is over
        decision = scene["decision"]
        if decision and decision["id"] != asked:  # the same one comes again while others answer
            sent = {"type": "answer", "seat": decision["seat"], "revision": message["revision"], "answer": answer(scene)}
            send(sent)
        asked = decision and decision["id"]
    sys.exit("the table closed before the game was over")

if __name__ == "__main__":
    if len(sys.argv) < 2: sys.exit(__doc__)
    with subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
        last = play(map(json.loads, table.stdout), lambda message: print(json.dumps(message), file=table.stdin, flush=True))
        table.stdin.close()
    outcome = last["outcome"] or sys.exit("The game went on for too long.")
    print(outcome["ending"]["text"], "winners:", outcome["winners"], "scores:", [s["total"] for s in outcome["scores"]])
