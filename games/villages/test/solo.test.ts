// Alone [VV 12].
import { describe, expect, test } from 'vitest';
import { villages } from '../index.ts';
import { inPlay } from '../printed.ts';
import { MOVED, NONE } from '../state.ts';
import { building, buildingIds, table } from './table.ts';

const EIGHT = ['farm', 'farm', 'market', 'granary', 'mill', 'bakery', 'manor', 'workshop'];

describe('VV 12 alone', () => {
  test('VV 12.1, 12.2 35 cards, 7 gold, the rest as usual', () => {
    const state = villages.setup({ players: 1 }, 'solo');
    expect([state.unused.length, state.deck.length]).toEqual([84 - 35, 35 - 6 - 5]);
    expect([state.players[0]!.gold, state.bank]).toEqual([3, 4]);
    expect([state.pool.length, state.players[0]!.hand.length]).toEqual([5, 6]);
  });

  test('VV 12.1 nobody sees the unused cards', () => {
    const state = villages.setup({ players: 1 }, 'solo');
    expect(villages.view(state, 0).unused.every(card => card === NONE)).toBe(true);
  });

  test('VV 12.1 the power of a card is in play as long as one of its copies is', () => {
    const { state } = table(1).give(0, { hand: ['farm', 'oracle', 'oracle'], resources: ['mill'] });
    const isPlayed = (id: string): boolean => inPlay(state).includes(villages.powers.indexOf(id));
    state.unused = [building('farm'), building('mill'), building('market'), building('market')];
    expect(['farm', 'mill', 'oracle', 'market', 'bard'].map(isPlayed)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  test('VV 12.3, 12.6 a Harvest stops at eight cards', () => {
    const t = table(1, { hand: EIGHT.slice(0, 6) }).play('harvest', 'deck', 'deck');
    expect([t.hand(0).length, t.step()]).toEqual([8, 'lead']);
    t.choose('harvest');
    expect([t.hand(0).length, t.step(), t.state.turn.number]).toEqual([8, 'lead', 3]);
  });

  test('VV 12.3 powers do not draw more either', () => {
    const t = table(1, { hand: EIGHT.slice(0, 5), buildings: ['granary'] }).play(
      'harvest',
      'deck',
      'deck',
      'deck',
    );
    expect([t.hand(0).length, t.step()]).toEqual([8, 'lead']);
  });

  test('VV 12.4, 12.7 Develop trashes a card: it leaves the game and goes to no pile', () => {
    const t = table(1).give(0, { hand: ['farm', 'mill'] });
    const piles = JSON.stringify(t.state.piles);
    t.play('develop', 'farm', 'mill');
    expect(buildingIds(t.state.trashed)).toEqual(['farm']);
    expect(JSON.stringify(t.state.piles)).toBe(piles);
    expect(t.give(0, { hand: ['keep'] }).why('develop')).toBe('too-few-cards');
  });

  test('VV 12.5 a coin comes back after two turns; until then neither it nor the Resource can be used', () => {
    const t = table(1, {
      gold: 1,
      hand: ['hideout', 'archery-range'],
      resources: ['tannery'],
    });
    t.play('build:hideout', 'own').drawAll();
    while (t.step() !== 'lead') t.choose('done');
    expect(t.player(0)).toMatchObject({ gold: 0, coins: [MOVED] });
    t.give(0, { gold: 1 });
    expect(t.lay(0, 'castle', 0).why('build:archery-range')).toBe('too-dear');
    t.choose('harvest').drawAll();
    expect(t.player(0)).toMatchObject({ gold: 2, coins: [NONE], castle: MOVED });
    t.choose('harvest').drawAll();
    expect(t.player(0)).toMatchObject({ gold: 3, coins: [NONE], castle: NONE });
  });

  test('VV 12.8 Recruit costs two gold', () => {
    const t = table(1, { gold: 1, buildings: ['mill', 'bakery'] }).pool('merchant');
    expect(t.why('recruit:merchant')).toBe('no-gold');
    t.give(0, { gold: 2 }).choose('recruit:merchant');
    expect(t.player(0).gold).toBe(0);
  });

  test('VV 12.9 Tax trashes a card for a gold, and brings no card', () => {
    const t = table(1, { gold: 0, hand: ['farm', 'mill'] }).play('tax', 'farm');
    expect(t.player(0).gold).toBe(1);
    expect([t.hand(0), buildingIds(t.state.trashed)]).toEqual([['mill'], ['farm']]);
    t.play('tax', 'mill');
    expect(t.why('tax')).toBe('too-few-cards');
  });

  test('VV 12.9 with an empty bank Tax can be led, but brings nothing', () => {
    const t = table(1, { hand: ['farm'] })
      .emptyBank(0)
      .play('tax', 'farm');
    expect([t.player(0).gold, t.hand(0)]).toEqual([7, []]);
  });

  test('VV 12.9, 7.3 Tax says so when the bank is empty', () => {
    const t = table(1).give(0, { hand: ['farm'] });
    expect(t.option('tax')!.note).toEqual({ say: 'option-tax-solo', gold: 1 });
    t.emptyBank(0);
    expect(t.option('tax')!.note).toEqual({ say: 'option-tax-solo', gold: 0 });
  });

  test('VV 12.9, 9.6 the powers of Tax come after it', () => {
    const t = table(1).give(0, { gold: 0, hand: ['farm'], buildings: ['market', 'oracle'] });
    t.play('tax', 'farm', 'market', 'oracle', 'deck', 'deck');
    expect([t.player(0).gold, t.hand(0).length]).toEqual([2, 2]);
  });

  test('VV 12.10, R9 instead of taking cards the player draws, and gold comes from the bank', () => {
    const t = table(1, { gold: 2, buildings: ['mill', 'hideout', 'barracks'] })
      .pool('rogue', 'thief')
      .play('recruit:rogue', 'rogue', 'deck', 'pile:1');
    expect(t.hand(0)).toHaveLength(2);
    t.give(0, { gold: 2 });
    const { bank } = t.state;
    t.play('recruit:thief', 'thief');
    expect([t.player(0).gold, t.state.bank]).toEqual([1, bank + 1]);
  });

  test('VV 12.4, R8 what the Fountain costs is discarded onto piles, not trashed', () => {
    const t = table(1, {
      gold: 0,
      hand: ['hideout', 'farm', 'keep'],
      buildings: ['fountain'],
    });
    t.play('build:hideout', 'farm', 'pile:1', 'keep', 'pile:2');
    expect([t.top(1), t.top(2), t.state.trashed]).toEqual(['farm', 'keep', []]);
  });

  test('VV 12.4, 12.9, R8 Tax trashes its card, the Black Market discards one', () => {
    const t = table(1).give(0, { gold: 0, hand: ['farm', 'keep'], buildings: ['black-market'] });
    t.choose('tax');
    expect([t.step(), t.option('farm')!.note.say]).toEqual(['trash', 'option-trash']);
    t.play('farm', 'black-market');
    expect(t.option('keep')!.note.say).toBe('option-discard');
    t.play('keep', 'pile:3');
    expect([buildingIds(t.state.trashed), t.top(3), t.player(0).gold]).toEqual([
      ['farm'],
      'keep',
      2,
    ]);
  });

  test('VV 12.4, R7, R8 with an empty bank the Black Market still makes room in the hand', () => {
    const t = table(1, { hand: EIGHT, buildings: ['black-market'] }).emptyBank(0);
    t.play('tax', 'farm', 'black-market', 'farm', 'pile:1');
    expect([t.hand(0).length, t.player(0).gold, t.top(1)]).toEqual([6, 7, 'farm']);
  });

  test('VV 12.11 it ends after the turn in which the deck becomes empty; piles are not refilled', () => {
    const t = table(1).exhaust(0, 1).play('harvest', 'deck');
    expect(t.state.deck).toEqual([]);
    t.choose('pile:1');
    expect(t.state.piles[0]).toEqual([]);
    expect(villages.outcome(t.state)).toBeNull();
    t.choose('pile:2');
    expect(villages.outcome(t.state)).not.toBeNull();
  });

  test('VV 12.11 the player is told that the deck is empty: the game ends after this turn', () => {
    const t = table(1).exhaust(0, 1).play('harvest', 'deck');
    expect(t.told('deck-empty')).toEqual([{ say: 'deck-empty', isLast: true }]);
  });

  test('VV 12.11 an idle turn does not end a solo game', () => {
    const t = table(1).give(0, { hand: EIGHT }).play('harvest', 'harvest', 'harvest');
    expect(t.step()).toBe('lead');
  });

  test.each([
    [29, 'wide-spot', []],
    [30, 'one-horse-town', []],
    [39, 'one-horse-town', []],
    [40, 'mayor', []],
    [50, 'city-builder', []],
    [59, 'city-builder', []],
    [60, 'emperor', [0]],
  ])('VV 12.12, R11 %i points: %s', (points, rank, winners) => {
    const t = table(1);
    const state = villages.clone(t.state);
    state.core.agenda = state.core.agenda.map(() => []);
    state.players[0]!.gold = points;
    expect(villages.outcome(state)).toMatchObject({
      ending: { say: `ending-${rank}`, points },
      winners,
      ranks: [1],
    });
  });
});
