#!/usr/bin/env python3
"""Plays one seat of a table on a Castellan server at random, with nothing but Python's own library:
    python3 docs/guide/net_bot.py http://localhost:8017 TABLE TOKEN"""
import base64, json, os, socket, struct, sys, urllib.parse
from bot import play  # the same program plays at a table in the terminal

base, table, token = sys.argv[1:4]
url = urllib.parse.urlparse(base)
line = socket.create_connection((url.hostname, url.port or 80))
stream = line.makefile("rb")

def send(data, opcode=1):
    """A frame to a server is masked."""
    mask, n = os.urandom(4), len(data)
    size = bytes([0x80 | n]) if n < 126 else b"\xfe" + struct.pack(">H", n)
    line.sendall(bytes([0x80 | opcode]) + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

def messages():
    """What the server sends; its pings are answered on the way."""
    while head := stream.read(2):
        kind, n = {126: (">H", 2), 127: (">Q", 8)}.get(head[1], ("", 0))
        data = stream.read(struct.unpack(kind, stream.read(n))[0] if kind else head[1])
        if head[0] & 0x0F == 9: send(data, 10)
        if head[0] & 0x0F == 1: yield json.loads(data)

# A WebSocket begins as a request to switch protocols.
line.sendall((f"GET /api/programs/{table}?words=en HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
              f"Authorization: Bearer {token}\r\n\r\n").encode())
status = stream.readline().decode()
while stream.readline() not in (b"\r\n", b""): pass
if " 101 " not in status: sys.exit(f"the server said: {status.strip()}")

last = play(messages(), lambda message: send(json.dumps(message).encode()))
print(last["outcome"]["ending"]["text"], "winners:", last["outcome"]["winners"])
