#!/usr/bin/env python3
"""Plays every seat of a Castellan table at random. Give it the command of the table:
    python3 docs/guide/bot.py npx castellan table card-kingdoms --players 2 --seed 7"""
import json, random, subprocess, sys

def answer(decision):
    """Any legal answer. Blocked options are there to be read, not to be chosen."""
    options = [o for o in decision["options"] if "blocked" not in o]
    ids = [o["id"] for o in options]
    if decision["kind"] == "split":  # an amount to divide: "max" of it, each option within its limits
        counts = {o["id"]: o["min"] for o in options}
        for _ in range(decision["max"] - sum(counts.values())):
            counts[random.choice([o["id"] for o in options if counts[o["id"]] < o["max"]])] += 1
        return {"decision": decision["id"], "counts": counts}
    size = random.randint(decision["min"], decision["max"])  # choose: 1; order: all of them
    return {"decision": decision["id"], "picks": random.sample(ids, size)}

def play(table):
    """Answers whatever is asked. Each answer is met with "accepted" before what it brings about."""
    for line in table.stdout:
        message = json.loads(line)
        if "event" in message and message["to"] == "all":
            print(message["event"]["text"])
        elif "decision" in message:
            reply = {"answer": answer(message["decision"])}
            table.stdin.write(json.dumps(reply) + "\n")
            table.stdin.flush()
        elif "error" in message:
            sys.exit(message["error"]["message"])
        elif "over" in message:
            return message["over"]
    sys.exit("the table closed before the game was over")

if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    with subprocess.Popen(sys.argv[1:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
        over = play(table)
        table.stdin.write('{"quit": true}\n')
    print(over["ending"], "winners:", over["winners"], "scores:", [s["total"] for s in over["scores"]])
