import type { Phrase } from '@castellan/kernel';
import { expect, test } from 'vitest';
import type { TableUi } from '../src/context.tsx';
import { gainsOf, marksOf } from '../src/log/marks.ts';

const ui = {
  card: (ref: string) => (ref.startsWith('citizen:') ? { ref } : null),
  signs: { led: 'at:{action}' },
  flights: {
    hired: ({ seat, gold, card }: { seat: number; gold: number; card: string }) => [
      { from: `seat:${seat}`, to: 'bank', token: 'gold', n: gold },
      { from: 'line', to: `seat:${seat}`, card: `citizen:${card}` },
    ],
    harvested: ({ seat, gold }: { seat: number; gold: number }) => [
      { from: 'bank', to: `seat:${seat}`, token: 'gold', n: gold },
    ],
  },
  words: () => ({
    parts: ({ say, card, by }: Phrase) => [
      say,
      ...(card === undefined ? [] : [{ text: 'It', card: `citizen:${String(card)}` }]),
      ...(by === undefined ? [] : [{ text: 'by', card: `citizen:${String(by)}`, aside: true }]),
    ],
  }),
} as unknown as TableUi;
const looks = { ui, locale: 'en', who: String } as const;

test('a card that somebody took, with what they paid for it; an action by its sign', () => {
  const events = [
    { say: 'led', seat: 1, action: 'build' },
    { say: 'hired', seat: 1, gold: 3, card: 'monk', by: 'thief' },
  ];
  expect(marksOf(events, 1, looks)).toEqual([
    { icon: 'at:build' },
    { card: 'citizen:monk', price: [{ icon: 'gold', n: 3 }], n: 1 },
  ]);
});

test('the same card again is counted', () => {
  const hired = { say: 'hired', seat: 1, gold: 3, card: 'monk' };
  expect(marksOf([hired, hired], 1, looks)).toMatchObject([{ card: 'citizen:monk', n: 2 }]);
});

test('what came to a seat is summed, what it paid and what came to others is not', () => {
  const events = [
    { say: 'harvested', seat: 1, gold: 2 },
    { say: 'harvested', seat: 2, gold: 5 },
    { say: 'hired', seat: 1, gold: 3, card: 'monk' },
    { say: 'harvested', seat: 1, gold: 1 },
  ];
  expect(gainsOf(events, 1, looks)).toEqual([{ icon: 'gold', n: 3 }]);
});
