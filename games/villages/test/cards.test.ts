// The cards as the ledger, the board, the legend and the icons show them.
import { named } from '@castellan/kernel';
import { atEveryTable, plainPen, takesIn } from '@castellan/kernel/testing';
import { iconNames } from '@castellan/powers';
import { expect, test } from 'vitest';
import { villages } from '../index.ts';
import { icons } from '../vocabulary/icons.ts';
import { terms } from '../vocabulary/terms.ts';
import { table, vp } from './table.ts';

test('every icon of the vocabulary has a picture and an author', () => {
  expect(Object.keys(icons).toSorted()).toEqual(iconNames(terms).toSorted());
  for (const { picture, author } of Object.values(icons)) expect(picture && author).toBeTruthy();
});

test('the ledger has every card with its values, its power in words and its stand-ins', () => {
  const rows = villages.ledger();
  expect(rows).toHaveLength(40 + 16 + 5);
  expect(rows.find(({ id }) => id === 'armory')).toMatchObject({
    kind: 'building',
    cost: '1 wood, 2 stone',
    note: `soldier | ${vp('armory')}VP | develops food | Build: 1card`,
    sentence: 'When you lead or follow Build, gain 1 card.',
    source: 'rulebook',
    standIns: ['type', 'copies', 'resource', 'vp'],
  });
  expect(rows.find(({ id }) => id === 'rogue')!.sentence).toBe(
    'As soon as it joins your village, choose an opponent and take 2 random cards from their hand.',
  );
  expect(rows.filter(({ kind }) => kind === 'castle')).toHaveLength(5);
});

test('the legend finds every card of the box, wherever it lies', () => {
  atEveryTable(villages, state => {
    const cards = named(villages.legend, state).filter(({ path }) => path !== 'turn.action');
    expect(cards).toHaveLength(84 + 16);
  });
});

test('a board shows piles, Adventurers, villages with coins, and what was seen of other hands', () => {
  const t = table(2)
    .piles('keep')
    .pool('knight')
    .give(0, { hand: ['farm'], resources: ['tannery', 'mill'], buildings: ['armory'] })
    .give(1, { shown: ['temple'], adventurers: ['bard'] })
    .lay(0, 1, 1);
  const text = { pen: plainPen, width: 80, who: (seat: number) => ['Ann', 'Ben'][seat]! };
  const lines = villages.board(villages.view(t.state, 0), text).join('\n');
  for (const part of [
    `Keep                    1F 1W 2S    ${vp('keep')}   soldier  magic`,
    `Knight                  ${vp('knight')}   2 soldier`,
    'resources: castle, wood, stone o',
    'buildings: Armory',
    'adventurers: Bard',
    'seen in hand: Temple',
    'Your hand: 1 card',
  ])
    expect(lines).toContain(part);
  expect(villages.board(villages.view(t.state, 1), text).join('\n')).toContain('Temple  ');
});

test('takes: turn order, villages, resources, what was led and followed', () => {
  const { state, takes, of, unlisted } = takesIn(villages);
  expect(of(state.first, 'turn')).toEqual(['1']);
  expect(of((state.first + 2) % 3, 'turn')).toEqual(['3']);
  expect(unlisted).not.toContain('building');
  state.players.forEach(({ buildings, adventurers, resources }, seat) => {
    expect(of(seat, 'building')).toHaveLength(buildings.length);
    expect(of(seat, 'adventurer')).toHaveLength(adventurers.length);
    expect(of(seat, 'resource')).toHaveLength(resources.length);
  });
  const led = takes.filter(({ kind }) => kind === 'led');
  expect(led).toHaveLength(state.turn.number);
  expect(takes.some(({ kind }) => kind === 'followed')).toBe(true);
});

test('the powers of a solo game are those of the cards that are used', () => {
  const state = villages.setup({ players: 1 }, 'in play');
  const all = villages.inPlay(villages.setup({ players: 2 }, 'in play'));
  expect(all).toHaveLength(villages.powers.length);
  expect(villages.inPlay(state).length).toBeLessThan(all.length);
});
