import type { CardFace, LegendGroup } from '@castellan/table';
import { expect, test } from 'vitest';
import { turnBack, turnOn } from '../replay/use-playing.ts';
import { cardsNamed } from './cards-named.ts';
import { iconWords } from './icon-words.ts';
import { relatedClauses } from './related-clauses.ts';
import { searchRules } from './search-rules.ts';

const clause = (id: string, text: string) => ({ id, text, cards: [] });
const sections = [
  {
    id: 'a',
    title: 'Actions',
    clauses: [
      clause('9.1', 'Slay a Monster: pay its strength.'),
      clause('9.2', 'Build a Domain: pay its gold; you need the **roles** it names.'),
    ],
  },
  { id: 'b', title: 'The end', clauses: [clause('10.1', 'Größe zählt: the round is played out.')] },
];
const face = (name: string): CardFace => ({
  ref: `card:${name}`,
  name,
  kind: '',
  emblem: '',
  field: '',
  price: [],
  marks: [],
  rows: [],
  sentence: '',
});
const faces = [face('Knight'), face('Monk'), face('Knight')];
const legend: LegendGroup[] = [
  {
    of: 'resources',
    title: '',
    entries: [
      { icons: ['gold'], shown: { icon: 'gold', n: null }, name: 'Gold', meaning: 'Pays.' },
    ],
  },
];
const found = (question: string): string[] =>
  searchRules({ sections, faces, legend }, question).map(hit =>
    'card' in hit ? hit.card.name : 'icon' in hit ? hit.icon.name : hit.clause.id,
  );

test('every word must be found, whatever its case, accents and marks', () => {
  expect(found('ROLES domain')).toEqual(['9.2']);
  expect(found('grosse')).toEqual([]);
  expect(found('große zahlt')).toEqual(['10.1']);
  expect(found('  ')).toEqual([]);
});

test('cards and icons are found by their names, before the clauses', () => {
  expect(found('monk')).toEqual(['Monk']);
  expect(found('gold')).toEqual(['Gold', '9.2']);
});

test('a clause shows the cards that it names, each once, and no card that is part of a word', () => {
  const named = (text: string): string[] => cardsNamed(text, faces).map(({ name }) => name);
  expect(named('Monk, Knight: discard a Knight.')).toEqual(['Monk', 'Knight']);
  expect(named('Knighthood is no Monkey.')).toEqual([]);
});

test('a word that names an icon is found with its ending', () => {
  const { pattern, iconOf } = iconWords(legend);
  const words = [...'Gold, golds and goldsmiths'.matchAll(pattern)].map(([, stem]) =>
    iconOf(stem!),
  );
  expect(words).toEqual(['gold', 'gold']);
});

test('a reason finds the clause that it comes from', () => {
  expect(relatedClauses(sections, 'You lack the roles for this Domain')[0]!.id).toBe('9.2');
  expect(relatedClauses(sections, 'xyzzy')).toEqual([]);
});

test('a replay goes from turn to turn', () => {
  const turns = [0, 0, 1, 1, 1, 2, 2];
  expect([0, 2, 4, 6].map(at => turnOn(turns, at, 6))).toEqual([2, 5, 5, 6]);
  expect([6, 5, 4, 2, 0].map(at => turnBack(turns, at))).toEqual([5, 2, 2, 0, 0]);
});
