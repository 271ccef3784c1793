// What is wrong with something that claims to be a table.
import { copy } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { villages } from '../index.ts';
import type { State } from '../state.ts';
import { building, table } from './table.ts';

/** The first problem of a table that was changed. */
function problem(state: State, change: (state: State) => void): string | undefined {
  const spoiled = copy(state);
  change(spoiled);
  expect(villages.problems(state)).toEqual([]);
  return villages.problems(spoiled)[0];
}

const plain = table(2).give(0, { hand: ['farm', 'mill'], resources: ['keep'] }).state;

describe('a table is refused', () => {
  test.each<[string, (state: State) => void]>([
    ['there must be 14 gold, not 15', state => void state.bank++],
    ['a pile was not refilled', ({ piles, deck }) => void deck.push(...piles[2]!.splice(0))],
    [
      'the pool of Adventurers was not refilled',
      ({ pool, adventurerDeck }) => void adventurerDeck.push(pool.pop()!),
    ],
    ['the wrong cards are left out', ({ deck, unused }) => void unused.push(deck.pop()!)],
    [
      'cards are trashed only by someone alone',
      ({ deck, trashed }) => void trashed.push(deck.pop()!),
    ],
    ['seat 0 has coins on what is no Resource', ({ players }) => void players[0]!.coins.push(-1)],
    [
      'nobody can have laid a coin that seat 0 has',
      state => {
        state.players[0]!.castle = 4;
        state.bank--;
      },
    ],
    ['it is not the turn of this seat', state => void (state.turn.seat = 1)],
    ['nothing is paid for', state => void (state.turn.paid = 1)],
    ['a Building is paid for, or is not', ({ turn, deck }) => void (turn.building = deck.pop()!)],
    [
      'an action is led before the first turn',
      ({ turn, core }) => {
        turn.number = 0;
        turn.action = 1;
        core.agenda[0] = [
          { step: 'begin', seat: 0, args: null },
          { step: 'develop', seat: 0, args: null },
        ];
      },
    ],
    [
      'seat 0 has a Building twice',
      ({ players, deck }) => {
        const twice = deck.splice(0).sort((a, b) => a - b);
        const at = twice.findIndex((card, i) => card === twice[i + 1]);
        players[0]!.buildings.push(...twice.splice(at, 2));
        deck.push(...twice);
      },
    ],
  ])('%s', (wrong, change) => {
    expect(problem(plain, change)).toBe(wrong);
  });

  test('alone with more than eight cards', () => {
    const alone = table(1).state;
    expect(
      problem(alone, ({ players, deck }) => void players[0]!.hand.push(...deck.splice(-9))),
    ).toBe('alone, a hand never holds more than eight');
  });

  test('what is being paid must be payable, by powers that are there', () => {
    const t = table(2, {
      gold: 2,
      hand: ['barracks'],
      resources: ['tannery', 'granary'],
      buildings: ['palisade'],
    }).play('build:barracks');
    expect(t.step()).toBe('provide');
    const spoil = (change: (state: State) => void): string | undefined => problem(t.state, change);
    expect(
      spoil(state => {
        state.bank += 2;
        state.players[0]!.gold = 0;
      }),
    ).toBe('what is being built can’t be paid any more');
    expect(spoil(({ turn }) => void (turn.used = 1024))).toBe(
      'a power has helped to pay that is not there',
    );
    expect(spoil(({ turn }) => void (turn.paid = 3))).toBe('more is paid than it costs');
    expect(
      spoil(({ players, deck, piles }) => {
        const from = [deck, ...piles].find(cards => cards.includes(building('barracks')))!;
        from[from.indexOf(building('barracks'))] = players[0]!.buildings.pop()!;
        players[0]!.buildings.push(building('barracks'));
      }),
    ).toBe('the Building is there already');
  });

  test('a step in a wrong place', () => {
    const frames = 'lead follow limit powers pay provide collect begin end'.split(' ');
    for (const step of frames) {
      const args = step === 'powers' ? { brought: -1 } : null;
      const found = problem(
        plain,
        ({ core }) => void core.agenda[0]!.push({ step, seat: 0, args }),
      );
      expect(found).toBeDefined();
    }
  });
});
