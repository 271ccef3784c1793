// Both languages have words for the same phrases, and for everything that happens in whole games.
import { projectEvent, QuickChance, randomAnswer } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';
import { sentence } from '@castellan/powers';
import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { quests } from '../index.ts';
import { phrases as german } from '../words/de.ts';
import { phrases as english } from '../words/en.ts';
import { grammar as de } from '../vocabulary/de.ts';
import { grammar as en } from '../vocabulary/en.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

test('German has exactly the phrases that English has', () => {
  expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted());
});

test('every phrase of random games is said in both languages', () => {
  const chance = new QuickChance(5);
  const met = new Set<string>();
  const hear = (phrase: Phrase): void => {
    met.add(phrase.say);
    for (const words of Object.values(quests.words)) {
      const text = words.say(phrase, who);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    }
  };
  for (const { label, values, about } of quests.settings) {
    hear(label);
    for (const value of values) hear(about(value));
  }
  const rarely = Object.keys(english).filter(key => /^(verdict|tie|ending)-/.test(key));
  for (const say of rarely) hear({ say, seat: 0, seats: [0, 1], points: 25, n: 2 });
  for (const say of ['ask-limit-guild', 'guild-limited'])
    hear({ say, seat: 0, count: 1, most: 8, citizens: ['monk'] });
  hear({ say: 'action-forfeit' });
  hear({ say: 'forfeited', seat: 0 });
  hear({ say: 'no-citizens' });
  hear({ say: 'no-quests' });
  for (const { settings, name } of quests.variants) {
    const state = quests.setup(settings, `words ${name}`);
    for (let [decision] = quests.pending(state); decision !== undefined;) {
      hear(decision.prompt);
      for (const { note, blocked } of decision.options) {
        hear(note);
        if (blocked !== undefined) hear(blocked);
      }
      const { seat } = decision;
      for (const event of quests.apply(state, randomAnswer(decision, chance))) {
        hear(projectEvent(event, seat));
        hear(projectEvent(event, 'spectator'));
      }
      [decision] = quests.pending(state);
    }
    const { ending, scores, next } = quests.outcome(state)!;
    hear(ending);
    if (next !== undefined) hear(next);
    for (const { parts } of scores)
      for (const part of parts) {
        hear(part);
        hear(part.row!);
        part.lines?.forEach(hear);
      }
  }
  // The icon language has this phrase, but no card of this game takes resources.
  const unused = ['power-take', 'power-cannot-pay'];
  expect(Object.keys(english).filter(key => !met.has(key) && !unused.includes(key))).toEqual([]);
});

test('what cards do, in words', () => {
  const says = (id: string, grammar: typeof en): string =>
    sentence(CITIZENS.find(card => card.id === id)!.power!, grammar);
  expect(says('bard', en)).toBe(
    'You may discard a Citizen from your hand or Guild; if you do, in any order, each if you wish: you may draw a Citizen; you may draw a Citizen.',
  );
  expect(says('bishop', en)).toBe(
    'You may choose an opponent and take a Citizen from their Guild into yours, without the Hire Power.',
  );
  expect(says('thief', de)).toBe(
    'Wähle, wenn du willst, einen Gegner und nimm einen zufälligen Bürger aus seiner Hand auf deine.',
  );
});
