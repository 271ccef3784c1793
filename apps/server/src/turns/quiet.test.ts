import { expect, test } from 'vitest';
import { mayTell } from './quiet.ts';

const at = (text: string): number => Date.parse(text);
const berlin = {
  quiet: { from: 22 * 60, to: 7 * 60 + 30 },
  every: 0,
  zone: 'Europe/Berlin',
} as const;

test('without wishes of that kind someone is told now', () => {
  const now = at('2026-11-18T03:00:00Z');
  expect(mayTell({ quiet: null, every: 0, zone: 'UTC' }, 0, now)).toBe(now);
});

test('in quiet hours nothing is sent until they are over, by the clock on their own wall', () => {
  // 23:10 in Berlin, in winter.
  expect(mayTell(berlin, 0, at('2026-11-18T22:10:20Z'))).toBe(at('2026-11-19T06:30:00Z'));
  // 5:00 there, on the same morning.
  expect(mayTell(berlin, 0, at('2026-11-19T04:00:00Z'))).toBe(at('2026-11-19T06:30:00Z'));
  const noon = at('2026-11-18T11:00:00Z');
  expect(mayTell(berlin, 0, noon)).toBe(noon);
  // In New York it is afternoon when it is night in Berlin.
  const evening = at('2026-11-18T22:10:00Z');
  expect(mayTell({ ...berlin, zone: 'America/New_York' }, 0, evening)).toBe(evening);
});

test('the first and the last minute: quiet begins at ten, and is over at half past seven', () => {
  const before = at('2026-11-18T20:59:00Z');
  expect(mayTell(berlin, 0, before)).toBe(before);
  expect(mayTell(berlin, 0, at('2026-11-18T21:00:00Z'))).toBe(at('2026-11-19T06:30:00Z'));
  const after = at('2026-11-19T06:30:00Z');
  expect(mayTell(berlin, 0, after)).toBe(after);
});

test('hours that begin and end at the same time are none', () => {
  const now = at('2026-11-18T21:00:00Z');
  expect(mayTell({ ...berlin, quiet: { from: 60, to: 60 } }, 0, now)).toBe(now);
});

test('one message in an hour: the next waits until the hour is over, and for quiet hours after that', () => {
  const hourly = { quiet: null, every: 60, zone: 'UTC' } as const;
  const told = at('2026-11-18T12:00:00Z');
  expect(mayTell(hourly, told, at('2026-11-18T12:20:00Z'))).toBe(at('2026-11-18T13:00:00Z'));
  const late = at('2026-11-18T14:00:00Z');
  expect(mayTell(hourly, told, late)).toBe(late);
  const both = { ...berlin, every: 60 } as const;
  expect(mayTell(both, at('2026-11-18T20:30:00Z'), at('2026-11-18T20:50:00Z'))).toBe(
    at('2026-11-19T06:30:00Z'),
  );
});
