// The tables [SG 1.1, 1.4–1.7, 6.1]: what is in the box, and what the rulebook's examples say of it.
import { describe, expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import { characters } from '../cards/characters.ts';
import { quests } from '../cards/quests.ts';
import { classOf, itemTypes } from '../cards/types.ts';
import { characterFaces, pack, questFaces, reaches, unpackTriple } from '../figures.ts';
import { shadowgate } from '../index.ts';
import { card, quest } from './table.ts';

describe('the box', () => {
  test('SG 1.1 50 adventure cards, 11 quest cards and 4 characters of two faces each', () => {
    expect([adventures.length, quests.length, characters.length]).toEqual([50, 11, 4]);
  });

  test('no two cards have the same name', () => {
    const ids = [...adventures, ...questFaces, ...characterFaces].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(id => /^[a-z]+(-[a-z]+)*$/.test(id))).toBe(true);
  });

  test('SG 1.4, 1.5 items and wilds have a cost, events have none', () => {
    for (const { kind, type, cost } of adventures) {
      expect(cost === null).toBe(kind === 'event');
      expect(type === null).toBe(kind === 'event');
      expect(type === 'wild').toBe(kind === 'wild');
    }
  });

  test('SG 6.1 eleven types, each on an item, each needed by a quest on both sides', () => {
    expect(Object.keys(classOf)).toEqual([...itemTypes]);
    for (const type of itemTypes) {
      expect(adventures.some(one => one.type === type)).toBe(true);
      for (const side of [0, 1] as const) {
        expect(quests.filter(one => one[side].type === type)).toHaveLength(1);
      }
    }
  });

  test('SG 1.7 a character has one base type of each class; the star sides have every type except thorn', () => {
    for (const { baseTypes } of characterFaces) {
      expect(new Set(baseTypes.map(type => classOf[type])).size).toBe(3);
    }
    const ofStars = new Set(characters.flatMap(([star]) => star.baseTypes));
    expect(itemTypes.filter(type => !ofStars.has(type))).toEqual(['thorn']);
  });

  test('the values of the rulebook are not stand-ins', () => {
    const yorick = adventures[card('yorick')]!;
    expect(yorick).toMatchObject({ type: 'artifact', cost: [3, 1, 2], source: 'rulebook' });
    expect(yorick.standIns).toEqual(['resources']);
    expect(adventures[card('minor-mistral')]!.resources).toEqual([2, 2, 2]);
    expect(adventures[card('spell-of-fortitude')]!.resources).toEqual([1, 1, 2]);
    expect(adventures[card('golden-thorn')]!.resources).toEqual([2, 1, 2]);
    expect(adventures[card('scattered-coins')]!.resources).toEqual([1, 2, 1]);
    expect(questFaces[quest('the-silent-guard')]).toMatchObject({
      cost: [4, 3, 2],
      type: 'ranged',
    });
  });

  test('our own values are marked', () => {
    for (const row of shadowgate.ledger()) {
      expect(row.source === 'reconstructed' ? row.standIns.length : 1).toBeGreaterThan(0);
    }
    expect(shadowgate.ledger()).toHaveLength(50 + 22 + 8);
  });
});

describe('packed triples', () => {
  test('SG 5.1 a sum reaches a cost if it does so in each column', () => {
    const triples = [0, 1, 2, 5].flatMap(a =>
      [0, 3, 4].flatMap(b => [0, 2, 21].map(c => [a, b, c] as const)),
    );
    for (const sum of triples) {
      expect(unpackTriple(pack(sum))).toEqual(sum);
      for (const cost of triples) {
        expect(reaches(pack(sum), pack(cost))).toBe(sum.every((n, i) => n >= cost[i]!));
      }
    }
  });
});
