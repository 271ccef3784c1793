import { expect, test } from 'vitest';
import { rulesSections } from '../src/rules-sections.ts';

test('sections and clauses come in the order of their numbers, ten after nine', () => {
  const sections = rulesSections(
    'X',
    [
      { id: 'late', title: 'Late', clauses: { '10.2': 'd', '9.10': 'c', '9.9': 'b' } },
      { id: 'early', title: 'Early', clauses: { '1.1': 'a' } },
    ],
    { '9.9': ['card:b'] },
  );
  expect(sections.map(({ id }) => id)).toEqual(['early', 'late']);
  expect(sections[1]!.clauses).toEqual([
    { id: 'X 9.9', text: 'b', cards: ['card:b'] },
    { id: 'X 9.10', text: 'c', cards: [] },
    { id: 'X 10.2', text: 'd', cards: [] },
  ]);
});
