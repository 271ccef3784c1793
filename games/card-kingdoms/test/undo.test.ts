import { copy, Table } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import type { CardKingdomsView } from '../index.ts';
import type { State } from '../state.ts';
import type { KingdomsTable } from './table.ts';
import { dealt, table } from './table.ts';

/** A game that goes on from this position, with undo. */
function from(t: KingdomsTable): {
  game: Table<State, CardKingdomsView>;
  choose(id: string, seat?: number): void;
  split(counts: Record<string, number>): void;
} {
  const game = new Table(cardKingdoms, { players: t.state.players.length }, 1);
  game.state = t.state;
  const asked = (seat?: number): string =>
    game.decisions().find(one => seat === undefined || one.seat === seat)!.id;
  return {
    game,
    choose: (id, seat) => void game.answer({ decision: asked(seat), picks: [id] }),
    split: counts => void game.answer({ decision: asked(), counts }),
  };
}

describe('own answers can be undone', () => {
  test('step by step: the payment, then the choice, and all is as before', () => {
    const { game, choose, split } = from(table().purse(0, { gold: 4, magic: 3 }).act());
    const start = copy(game.state);
    choose('recruit:archer');
    const chosen = copy(game.state);
    split({ gold: 2, magic: 2 });
    expect(game.state.players[0]).toMatchObject({ gold: 2, magic: 1 });
    game.undo(0);
    expect(game.state).toEqual(chosen);
    game.undo(0);
    expect(game.state).toEqual(start);
  });

  test('a Monster with its printed magic', () => {
    const { game, choose } = from(
      table({ setup: 'monster-blood' }).purse(0, { strength: 4, magic: 2 }).act(),
    );
    const start = copy(game.state);
    choose('slay:gelatinous-cube');
    expect(game.state.players[0]!.magic).toBe(1);
    game.undo(0);
    expect(game.state).toEqual(start);
  });

  test('a Thief’s booty', () => {
    const { game, choose } = from(
      table({ setup: 'mastery-over-magic' }).give(0, 'thief').purse(1, { gold: 5 }).roll(3, 4),
    );
    choose('take:gold:3');
    game.undo(0);
    expect(game.state.players[1]!.gold).toBe(5);
  });

  test('a changed die, even after Gargan’s Embrace has worked', () => {
    const { game, choose } = from(
      table({ own: ['palace-of-the-dawn', 'foxgrove-palisade'], purse: { gold: 2 } })
        .give(1, 'gargans-embrace')
        .roll(3, 4),
    );
    choose('use:palace-of-the-dawn');
    choose('die:4');
    expect(game.state.players[1]!.vp).toBe(1);
    game.undo(0);
    game.undo(0);
    expect(game.state).toMatchObject({ dice: [3, 4], diceChanged: 0 });
    expect(game.state.players[1]!.vp).toBe(0);
  });

  test('the last Domain of a stack: nothing was turned up', () => {
    const { game, choose } = from(
      table({ show: ['gargans-embrace'] })
        .leave({ 'domains:0': 1 })
        .give(0, 'archer', 'archer')
        .purse(0, { gold: 7 })
        .act(),
    );
    choose('build:gargans-embrace');
    expect(game.canUndo(0)).toBe(true);
  });

  test('a Duke, as long as not all have been kept', () => {
    const { game, choose } = from(dealt({ players: 3 }));
    const [first, second] = game.decisions()[1]!.options.map(({ id }) => id);
    choose(first!, 1);
    game.undo(1);
    choose(second!, 1);
    expect(game.state.players[1]!.duke).toBeGreaterThanOrEqual(0);
  });
});

describe('but not after someone has learned something', () => {
  test('a roll', () => {
    const { game, choose } = from(table().act());
    choose('gain:gold');
    expect(game.canUndo(0)).toBe(true);
    choose('gain:gold');
    expect(game.canUndo(0)).toBe(false);
    expect(() => game.undo(0)).toThrow(/learned/);
  });

  test('a Domain turned up', () => {
    const { game, choose } = from(
      table().show('gargans-embrace').give(0, 'archer', 'archer').purse(0, { gold: 7 }).act(),
    );
    choose('build:gargans-embrace');
    expect(game.canUndo(0)).toBe(false);
  });

  test('but back to the power that comes before it', () => {
    const { game, choose } = from(
      table().show('shattered-hand').give(0, 'paladin', 'butcher').purse(0, { gold: 7 }).act(),
    );
    choose('build:shattered-hand');
    expect(game.canUndo(0)).toBe(true);
    choose('citizen:cleric');
    expect(game.canUndo(0)).toBe(false);
  });

  test('CK 14.3 a mixed Citizen turned up', () => {
    const { game, choose } = from(
      table({ mixed: true }).lay('rogue', 'thief').purse(0, { gold: 2 }).act(),
    );
    choose('recruit:rogue');
    expect(game.canUndo(0)).toBe(false);
  });

  test('without mixed citizens every card of the stack is known: a recruit can be undone', () => {
    const { game, choose } = from(table().purse(0, { gold: 2 }).act());
    choose('recruit:rogue');
    expect(game.canUndo(0)).toBe(true);
  });

  test("CK 15.10 the draw of Purloiner's Perch", () => {
    const { game, choose } = from(
      table({ show: ['purloiners-perch'] })
        .leave({ 'domains:0': 1 })
        .give(0, 'rogue', 'rogue')
        .give(1, 'goblin', 'skeleton')
        .purse(0, { gold: 10 })
        .act(),
    );
    choose('build:purloiners-perch');
    expect(game.canUndo(0)).toBe(false);
  });

  test('the end of the game, when the Dukes are shown', () => {
    const { game, choose } = from(
      table({ first: 1 }).leave({ cleric: 0, archer: 0, rogue: 0, knight: 0 }).act(0),
    );
    choose('gain:gold');
    choose('gain:gold');
    expect(game.outcome()).not.toBeNull();
    expect(game.canUndo(0)).toBe(false);
  });
});

describe('and not after the answer of another player', () => {
  test('in a harvest at the same time', () => {
    const { game, choose } = from(table({ players: 3 }).roll(1, 2));
    choose('gold', 0);
    choose('gold', 1);
    expect(game.canUndo(0)).toBe(false);
    expect(game.canUndo(1)).toBe(true);
    expect(() => game.undo(0)).toThrow(/moved since/);
    game.undo(1);
    game.undo(0);
    expect(game.decisions().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });
});
