// Every language has words for the same phrases, and for everything that happens in whole games.
import { projectEvent, QuickChance, randomAnswer } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { phrases as german } from '../words/de.ts';
import { phrases as english } from '../words/en.ts';
import { phrases as french } from '../words/fr.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

test('every language has exactly the phrases that English has', () => {
  expect(german.toSorted()).toEqual(english.toSorted());
  expect(french.toSorted()).toEqual(english.toSorted());
});

test('every phrase of random games is said in every language', () => {
  const chance = new QuickChance(5);
  const met = new Set<string>();
  const hear = (phrase: Phrase): void => {
    met.add(phrase.say);
    for (const words of Object.values(margraves.words)) {
      const text = words.say(phrase, who);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
  };
  for (const { label, values, name, about } of margraves.settings) {
    hear(label);
    for (const value of values) hear(about(value));
    if (name !== undefined) for (const value of values) hear(name(value));
  }
  const rarely: readonly Phrase[] = [
    { say: 'tie-gold', n: 3 },
    { say: 'ending-solo-won', why: 'tiles', points: 85 },
    { say: 'no-slot' },
    { say: 'must-recall' },
    { say: 'power-done' },
    { say: 'too-weak', n: 5, has: 3 },
    { say: 'power-any', source: 'monk' },
    { say: 'power-may', source: 'monk' },
    { say: 'tombs-emptied' },
    { say: 'let-influence-go' },
    { say: 'influence-lost', seat: 0, n: 2 },
    { say: 'slay-nothing', lair: 'hills' },
    { say: 'not-turned-up' },
    { say: 'retrieve-hidden', citizen: 'monk' },
    { say: 'power-cannot-pay' },
    { say: 'starts', seat: 1 },
  ];
  rarely.forEach(hear);
  for (let seed = 0; seed < 12; seed++) {
    const state = margraves.setup({ players: [1, 2, 3, 5][seed % 4]! }, `words ${seed}`);
    for (let [decision] = margraves.pending(state); decision !== undefined;) {
      hear(decision.prompt);
      for (const option of decision.options) {
        hear(option.note);
        if (option.blocked !== undefined) hear(option.blocked);
      }
      for (const event of margraves.apply(state, randomAnswer(decision, chance)))
        for (const viewer of [0, 'spectator'] as const) hear(projectEvent(event, viewer));
      [decision] = margraves.pending(state);
    }
    const { ending, scores, next } = margraves.outcome(state)!;
    hear(ending);
    if (next !== undefined) hear(next);
    for (const { parts } of scores) parts.forEach(hear);
  }
  expect(english.filter(say => !met.has(say))).toEqual([]);
});
