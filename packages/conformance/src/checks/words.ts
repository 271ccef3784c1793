import { projectEvent, quote } from '@castellan/kernel';
import type { Decision, Outcome, Phrase, Words } from '@castellan/kernel';
import type { Check } from '../check.ts';
import { Fault, messageOf, rootOf } from '../fault.ts';
import { faultOfText } from '../text.ts';
import { viewersOf } from '../viewers.ts';
import { walk } from '../walk.ts';

export const words: Check = {
  name: 'words',
  promise: 'every phrase of a game becomes a sentence, in each of its languages',

  run(game, variant, budget) {
    const said = new Set<string>();
    const languages = Object.entries(game.words);
    const expectSaid = (phrase: Phrase): void => {
      const key = JSON.stringify(phrase);
      if (said.has(key)) return;
      said.add(key);
      for (const [language, words] of languages) expectSentence(words, language, phrase);
    };
    for (const { label, values, name, about, parts } of game.settings) {
      [label, ...values.map(about), ...values.flatMap(value => name?.(value) ?? [])].forEach(
        expectSaid,
      );
      for (const group of parts?.groups ?? [])
        [group.label, ...group.things.map(group.name)].forEach(expectSaid);
    }
    for (const { id, name, sentence } of game.ledger()) {
      if (faultOfText(id) ?? faultOfText(name))
        throw new Fault(`card ${quote(id)} is called ${quote(name)}`);
      if (sentence !== '' && faultOfText(sentence))
        throw new Fault(`card ${quote(id)} says ${quote(sentence)}`);
    }
    for (const seed of budget.seeds) {
      walk(game, variant, seed, budget, ({ state, decisions, events }) => {
        decisions.flatMap(phrasesOf).forEach(expectSaid);
        for (const viewer of viewersOf(state))
          events.map(event => projectEvent(event, viewer)).forEach(expectSaid);
        const outcome = game.outcome(state);
        if (outcome !== null) phrasesOfOutcome(outcome).forEach(expectSaid);
      });
    }
  },
};

function phrasesOf({ prompt, options }: Decision): Phrase[] {
  return [
    prompt,
    ...options.flatMap(({ note, blocked }) => (blocked === undefined ? [note] : [note, blocked])),
  ];
}

function phrasesOfOutcome({ ending, scores, tieBreaks = [] }: Outcome): Phrase[] {
  const lines = scores.flatMap(({ parts }) => parts);
  const rows = lines.flatMap(({ row }) => (row === undefined ? [] : [row]));
  return [ending, ...lines, ...rows, ...tieBreaks.filter(phrase => phrase !== null)];
}

function expectSentence(words: Words, language: string, phrase: Phrase): void {
  let text: string;
  try {
    text = words.say(phrase, seat => `Player ${seat + 1}`);
  } catch (error) {
    throw new Fault(`there are no words (${language}) for ${quote(phrase)}: ${messageOf(error)}`, {
      cause: rootOf(error),
    });
  }
  const fault = faultOfText(text);
  if (fault !== null)
    throw new Fault(`${quote(phrase)} reads ${quote(text)} (${language}): ${fault}`);
}
