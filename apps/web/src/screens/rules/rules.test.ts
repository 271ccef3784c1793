import { expect, test } from 'vitest';
import { turnBack, turnOn } from '../replay/turns.ts';
import { relatedClauses } from './related-clauses.ts';
import { searchRules } from './search-rules.ts';

const sections = [
  {
    id: 'a',
    title: 'Actions',
    clauses: [
      { id: '9.1', text: 'Slay a Monster: pay its strength.' },
      { id: '9.2', text: 'Build a Domain: pay its gold; you need the **roles** it names.' },
    ],
  },
  {
    id: 'b',
    title: 'The end',
    clauses: [{ id: '10.1', text: 'Größe zählt: the round is played out.' }],
  },
];

test('every word must be found, whatever its case, accents and marks', () => {
  expect(
    searchRules(sections, 'ROLES domain').flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  ).toEqual(['9.2']);
  expect(searchRules(sections, 'grosse')).toEqual([]);
  expect(searchRules(sections, 'große zahlt')[0]!.id).toBe('b');
  expect(searchRules(sections, '  ')).toEqual(sections);
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
