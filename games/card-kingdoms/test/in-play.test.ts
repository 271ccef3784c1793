import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { cardKingdoms } from '../index.ts';
import { powers } from '../printed.ts';
import type { KingdomsTable } from './table.ts';
import { dealt, table } from './table.ts';

const inPlay = ({ state }: KingdomsTable): string[] =>
  cardKingdoms.inPlay(state).map(power => powers[power]!);

const citizens = (t: KingdomsTable): string[] =>
  CITIZENS.map(({ id }) => id).filter(id => inPlay(t).includes(`${id} (own turn)`));

test('CK 16.1 in the first game: its ten Citizens and the Starters, both powers of each', () => {
  const t = table();
  expect(citizens(t).toSorted()).toEqual([
    'archer',
    'butcher',
    'champion',
    'cleric',
    'knight',
    'mercenary',
    'merchant',
    'paladin',
    'peasant',
    'rogue',
    'starter-knight',
    'starter-peasant',
  ]);
  for (const id of citizens(t)) expect(inPlay(t)).toContain(`${id} (others' turns)`);
});

test('a Citizen, a Monster and a Domain before a player are in play, as are those in the Center', () => {
  const t = table().leave({ rogue: 0, 'domains:0': 0 });
  expect(citizens(t)).not.toContain('rogue');
  expect(inPlay(t)).toContain('goblin-king');
  t.give(1, 'rogue', 'goblin-king', 'eye-of-asteraten');
  expect(citizens(t)).toContain('rogue');
  expect(inPlay(t)).toEqual(expect.arrayContaining(['goblin-king', 'eye-of-asteraten']));
  expect(inPlay(t)).toHaveLength(new Set(inPlay(t)).size);
});

test('CK 2.2 a Monster of an area in the box is not, even if a Domain stack is empty', () => {
  const t = table().leave({ 'domains:0': 0 });
  const areas = t.state.areas.map(area => AREAS[area]!);
  const boxed = MONSTERS.filter(({ area }) => !areas.includes(area)).map(({ id }) => id);
  expect(boxed.length).toBeGreaterThan(0);
  expect(inPlay(t).filter(id => boxed.includes(id))).toEqual([]);
});

test('CK 2.10 first the Dukes that can be kept, then those that were kept', () => {
  const t = dealt({ players: 2 });
  const offered = t.asked().flatMap(({ options }) => options.map(({ id }) => id));
  expect(inPlay(t)).toEqual(expect.arrayContaining(offered));
  t.choose(offered[0]!, 0);
  expect(inPlay(t)).toContain(offered[0]);
  expect(inPlay(t)).not.toContain(offered[1]);
  expect(inPlay(t)).toContain(offered[2]);
});
