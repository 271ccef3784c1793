import type { WebSocket } from '@fastify/websocket';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pulse } from './pulse.ts';

class Wire extends EventEmitter {
  pings = 0;
  isGone = false;
  readonly answers: boolean;

  constructor(answers: boolean) {
    super();
    this.answers = answers;
  }

  ping(): void {
    this.pings++;
    if (this.answers) this.emit('pong');
  }

  terminate(): void {
    this.isGone = true;
    this.emit('close');
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each socket is asked once in a while, a few at a time; those that don’t answer are closed', () => {
  const pulse = new Pulse(1000);
  const wires = Array.from({ length: 200 }, (_, i) => new Wire(i % 2 === 0));
  for (const wire of wires) pulse.watch(wire as unknown as WebSocket);
  vi.advanceTimersByTime(20);
  expect(wires.filter(({ pings }) => pings > 0)).toHaveLength(4);
  vi.advanceTimersByTime(980);
  expect(wires.every(({ pings }) => pings === 1)).toBe(true);
  expect(pulse.size).toBe(200);
  vi.advanceTimersByTime(1000);
  expect(wires.map(({ isGone }) => isGone)).toEqual(wires.map(({ answers }) => !answers));
  expect(pulse.size).toBe(100);
  pulse.stop();
});
