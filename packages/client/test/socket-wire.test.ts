import type { FromTable } from '@castellan/protocol';
import { PROTOCOL } from '@castellan/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSED_TO_STRANGER, SocketWire } from '../src/socket-wire.ts';
import type { Seen } from '../src/index.ts';

/** The far end of each line that was opened. */
const lines: FakeSocket[] = [];

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly url: string;
  readonly sent: string[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    lines.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: FromTable | string): void {
    this.readyState = FakeSocket.OPEN;
    const data = typeof message === 'string' ? message : JSON.stringify(message);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

const room = { id: 't', phase: 'playing', seats: [], you: { guest: 'g', seats: [] } };
const welcome = { type: 'welcome', protocol: PROTOCOL, now: 1, room } as unknown as FromTable;

/** A wire, and all that its near end was told. */
function connected() {
  const heard: unknown[] = [];
  const wakers: (() => void)[] = [];
  const end = { seen: null as Seen | null };
  const wire = new SocketWire({
    address: 'ws://here/t',
    wakes: wake => {
      wakers.push(wake);
      return () => void wakers.pop();
    },
  });
  wire.open({
    hear: ({ type }) => heard.push(type),
    changed: (connection, why = null) => heard.push([connection, why]),
    seen: () => end.seen,
  });
  return { wire, heard, end, wakers };
}

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is sent goes out only while the line is open', () => {
  const { wire } = connected();
  expect(wire.send({ type: 'ping' })).toBe(false);
  lines[0]!.says(welcome);
  expect(wire.send({ type: 'ping' })).toBe(true);
  expect(lines[0]!.sent).toEqual(['{"type":"ping"}']);
});

test('a line that breaks is opened again by itself, and says what was seen', () => {
  const { heard, end } = connected();
  expect(lines[0]!.url).toBe(`ws://here/t?protocol=${PROTOCOL}`);
  lines[0]!.breaks();
  expect(heard).toEqual([['connecting', null]]);
  vi.advanceTimersByTime(1000);
  lines[1]!.says(welcome);
  end.seen = { revision: 7, viewer: 'spectator', told: 3 };
  lines[1]!.breaks();
  // What comes late on a line that is gone is not heard.
  lines[1]!.says(welcome);
  vi.advanceTimersByTime(1000);
  expect(heard.slice(1)).toEqual(['welcome', ['lost', null]]);
  expect(lines[2]!.url).toContain('&revision=7&told=3&viewer=spectator');
});

test('it tries less and less often, and at once when the device wakes up', () => {
  const { wakers } = connected();
  const tries = (ms: number): number => {
    const before = lines.length;
    for (let passed = 0; passed < ms; passed += 50) {
      vi.advanceTimersByTime(50);
      if (lines.at(-1)!.readyState === 0) lines.at(-1)!.breaks();
    }
    return lines.length - before;
  };
  const [first, later] = [tries(10_000), tries(10_000)];
  expect(first).toBeGreaterThan(later);
  expect(later).toBeGreaterThan(0);
  const before = lines.length;
  wakers[0]!();
  expect(lines).toHaveLength(before + 1);
});

test('a server that leaves sends everyone on at once; if none answers, they wait longer each time', () => {
  connected();
  lines[0]!.says(welcome);
  lines[0]!.breaks(4003);
  vi.advanceTimersByTime(150);
  expect(lines).toHaveLength(2);
  lines[1]!.breaks(4003);
  vi.advanceTimersByTime(150);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(3);
});

test.each([
  ['for good', 4000, ['gone', 'removed']],
  ['for a newer page', 4001, ['outdated', null]],
  ['to someone it does not know', CLOSED_TO_STRANGER, ['stranger', null]],
] as const)('a line that is closed %s stays closed', (_, code, last) => {
  const { heard } = connected();
  lines[0]!.says({ type: 'refused', code: 'removed', message: '' });
  lines[0]!.breaks(code);
  vi.advanceTimersByTime(60_000);
  expect(heard.at(-1)).toEqual(last);
  expect(lines).toHaveLength(1);
});

test('what is not understood is of another version', () => {
  const { heard } = connected();
  lines[0]!.says('{"type":"song"}');
  expect(heard).toEqual([['outdated', null]]);
});

test('a line that says nothing is asked, and given up if it does not answer', () => {
  const { heard } = connected();
  lines[0]!.says(welcome);
  vi.advanceTimersByTime(20_000);
  expect(lines[0]!.sent).toEqual(['{"type":"ping"}']);
  lines[0]!.says({ type: 'pong', now: 2 });
  vi.advanceTimersByTime(20_000 + 4000);
  expect(heard.at(-1)).toEqual(['lost', null]);
  vi.advanceTimersByTime(1000);
  expect(lines).toHaveLength(2);
});

test('when it is closed, nothing comes back', () => {
  const { wire, heard, wakers } = connected();
  lines[0]!.breaks();
  wire.close();
  vi.advanceTimersByTime(60_000);
  expect([lines.length, heard.length, wakers.length]).toEqual([1, 1, 0]);
});
