import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Event } from './event.ts';
import { projectEvent } from './event.ts';

const drew: Event = {
  say: 'drew',
  seat: 0,
  card: 'a card',
  secret: { seat: 1, card: 'dragon', cost: 5 },
};

test('the seat that may know gets the secret in place of what is public', () => {
  expect(projectEvent(drew, 1)).toEqual({ say: 'drew', seat: 0, card: 'dragon', cost: 5 });
});

test.each([0, 2, 'spectator'] as const)(
  '%s gets what is public, and not a trace of the rest',
  viewer => {
    expect(projectEvent(drew, viewer)).toEqual({ say: 'drew', seat: 0, card: 'a card' });
  },
);

test('what has no secret is the same for all', () => {
  expect(projectEvent({ say: 'rolled', face: 6 }, 0)).toEqual({ say: 'rolled', face: 6 });
});

test('for anyone else, another secret makes no difference', () => {
  const json = fc.dictionary(fc.string(), fc.jsonValue());
  fc.assert(
    fc.property(json, json, (one, other) => {
      const told = (secret: Record<string, unknown>): string =>
        JSON.stringify(projectEvent({ ...drew, secret: { ...secret, seat: 1 } } as Event, 0));
      expect(told(one)).toBe(told(other));
    }),
  );
});
