#!/usr/bin/env python3
"""Plays one seat of a table on a Castellan server at random, with nothing but Python's own library:
    python3 docs/guide/net_bot.py http://localhost:8017 TABLE TOKEN"""
import base64, json, os, socket, struct, sys, urllib.parse
from bot import answer  # any legal answer: the same program plays at a table in the terminal

def connect(base, table, token):
    """A WebSocket: a request to switch protocols, then frames."""
    url = urllib.parse.urlparse(base)
    line = socket.create_connection((url.hostname, url.port or 80))
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall((f"GET /api/programs/{table} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                  f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n").encode())
    stream = line.makefile("rb")
    status = stream.readline().decode()
    while stream.readline() not in (b"\r\n", b""):
        pass
    if " 101 " not in status:
        sys.exit(f"the server said: {status.strip()}")
    return line, stream

def send(line, data, opcode=1):
    """A frame to a server is masked."""
    mask, n = os.urandom(4), len(data)
    head = bytes([0x80 | opcode, 0x80 | n]) if n < 126 else bytes([0x80 | opcode, 0xFE]) + struct.pack(">H", n)
    line.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

def messages(line, stream):
    """What the server sends; its pings are answered on the way."""
    while head := stream.read(2):
        n = head[1] & 0x7F
        n = struct.unpack(">H", stream.read(2))[0] if n == 126 else struct.unpack(">Q", stream.read(8))[0] if n == 127 else n
        data, opcode = stream.read(n), head[0] & 0x0F
        if opcode == 1:
            yield json.loads(data)
        elif opcode == 9:
            send(line, data, 10)
        elif opcode == 8:
            return

if __name__ == "__main__":
    line, stream = connect(*sys.argv[1:4])
    for message in messages(line, stream):
        if "event" in message:
            print(message["event"]["text"])
        elif "decision" in message:
            send(line, json.dumps({"answer": answer(message["decision"])}).encode())
        elif "error" in message:
            sys.exit(message["error"]["message"])
        elif "over" in message:
            sys.exit(print(message["over"]["ending"], "winners:", message["over"]["winners"]))
