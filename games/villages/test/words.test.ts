// Both languages have words for the same phrases, and for everything that happens in whole games.
import { projectEvent, QuickChance, randomAnswer } from '@castellan/kernel';
import type { Phrase } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { villages } from '../index.ts';
import { phrases as german } from '../words/de.ts';
import { phrases as english } from '../words/en.ts';

const who = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'][seat]!;

test('every phrase of random games is said in both languages', () => {
  const chance = new QuickChance(5);
  const met = new Set<string>();
  const hear = (phrase: Phrase): void => {
    met.add(phrase.say);
    for (const words of Object.values(villages.words)) {
      const text = words.say(phrase, who);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|null|NaN|\[object|: :/);
    }
  };
  for (const { label, values, about } of villages.settings) {
    hear(label);
    for (const value of values) hear(about(value));
  }
  const rarely = Object.keys(english).filter(key =>
    /^(ending|tie)-|^power-(cannot|nothing)|^bank-empty/.test(key),
  );
  for (const say of rarely) hear({ say, seat: 0, points: 33, n: 2 });
  for (const [i, players] of [1, 1, 2, 3, 5, 5, 5].entries()) {
    const state = villages.setup({ players }, `words ${i}`);
    for (let [decision] = villages.pending(state); decision !== undefined;) {
      hear(decision.prompt);
      for (const option of decision.options) {
        hear(option.note);
        if (option.blocked !== undefined) hear(option.blocked);
      }
      const { seat } = decision;
      for (const event of villages.apply(state, randomAnswer(decision, chance))) {
        hear(projectEvent(event, seat));
        hear(projectEvent(event, 'spectator'));
      }
      [decision] = villages.pending(state);
    }
    const { ending, scores, next } = villages.outcome(state)!;
    hear(ending);
    if (next !== undefined) hear(next);
    for (const { parts } of scores) for (const part of parts) hear(part);
  }
  expect(Object.keys(english).filter(key => !met.has(key))).toEqual([]);
});

test('German has exactly the phrases that English has', () => {
  expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted());
});

test('what a power does is said without "may": the question already says that it can be declined', () => {
  const effect = { op: 'may', of: { op: 'gain', amounts: { gold: 0, card: 1 }, per: null } };
  const phrase = { say: 'use-power', card: 'armory', effect };
  expect(villages.words.en.say(phrase, who)).toBe('Armory: Gain 1 card');
  expect(villages.words['de']!.say(phrase, who)).toBe('Waffenkammer: Erhalte 1 Karte');
});

test('what is led, followed and provided is said in both languages', () => {
  const say = (language: string, phrase: Phrase): string =>
    villages.words[language]!.say(phrase, who);
  const led = { say: 'ask-follow', seat: 1, action: 'build' };
  expect(say('en', led)).toBe('Ben has led Build. Do you follow?');
  expect(say('de', led)).toBe('Ben hat Bauen angeführt. Machst du mit?');
  const coin = { say: 'coin-laid', seat: 0, owner: 2, resource: 'stone' };
  expect(say('en', coin)).toBe('Ann lays a coin on Stone of Cleo.');
  expect(say('de', coin)).toBe('Ann legt eine Münze auf Stein bei Cleo.');
  const asked = { say: 'ask-discard', left: 2 };
  expect(say('en', asked)).toBe('Which card do you discard (2 to go)?');
  expect(say('de', asked)).toBe('Welche Karte wirfst du ab (noch 2)?');
});
