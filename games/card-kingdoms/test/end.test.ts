import { allowed } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { cardKingdoms } from '../index.ts';
import type { KingdomsTable } from './table.ts';
import { table } from './table.ts';

const NO_MONSTERS = { hills: 0, ruins: 0, forest: 0, valley: 0, mountains: 0 };
const NO_DOMAINS = {
  'domains:0': 0,
  'domains:1': 0,
  'domains:2': 0,
  'domains:3': 0,
  'domains:4': 0,
};
const CITIZENS =
  'cleric merchant mercenary archer peasant knight rogue champion paladin butcher'.split(' ');
const empty = (n: number): Record<string, number> =>
  Object.fromEntries(CITIZENS.slice(0, n).map(id => [id, 0]));

const over = (t: KingdomsTable): boolean => cardKingdoms.outcome(t.state) !== null;

/** The last player of a round ends the turn. */
const lastTurn = (t: KingdomsTable): KingdomsTable =>
  t.act((t.state.first + t.state.players.length - 1) % t.state.players.length).rest();

describe('CK 10.1 the end condition', () => {
  test('without one, the game goes on to the next player', () => {
    const t = lastTurn(table({ players: 3 }));
    expect(over(t)).toBe(false);
    expect(t.state).toMatchObject({ active: 0, ending: '' });
  });

  test('no Monster is left in the Center', () => {
    expect(over(lastTurn(table({ players: 5 }).leave(NO_MONSTERS)))).toBe(true);
    expect(over(lastTurn(table({ players: 5 }).leave({ ...NO_MONSTERS, ruins: 1 })))).toBe(false);
  });

  test('no Domain is left in the Center, face up or face down', () => {
    expect(over(lastTurn(table({ players: 5 }).leave(NO_DOMAINS)))).toBe(true);
    expect(over(lastTurn(table({ players: 5 }).leave({ ...NO_DOMAINS, 'domains:4': 1 })))).toBe(
      false,
    );
  });

  test.each([2, 3, 4, 5])('%i players: twice as many exhausted stacks', players => {
    expect(over(lastTurn(table({ players }).leave(empty(2 * players - 1))))).toBe(false);
    const t = lastTurn(table({ players }).leave(empty(2 * players)));
    expect(over(t)).toBe(true);
    expect(t.state.ending).toBe('round');
    expect(t.asked()).toEqual([]);
  });

  test('R10 stacks of all kinds count, and more than needed are fine', () => {
    expect(over(lastTurn(table().leave({ hills: 0, 'domains:1': 0, cleric: 0, archer: 0 })))).toBe(
      true,
    );
    expect(
      over(
        lastTurn(
          table().leave({ hills: 0, ruins: 0, 'domains:1': 0, cleric: 0, archer: 0, knight: 0 }),
        ),
      ),
    ).toBe(true);
  });

  test('R32 both actions are taken, even when the first has emptied the last stack', () => {
    const t = table({ first: 1, leave: { ...NO_MONSTERS, hills: 1 }, purse: { strength: 6 } })
      .act(0)
      .choose('slay:goblin-king');
    expect(over(t)).toBe(false);
    expect(t.asks(0).prompt).toMatchObject({ say: 'action', left: 1 });
    t.choose('gain:gold');
    expect(over(t)).toBe(true);
  });

  test('what happens after the second action still counts: the Cathedral takes its gold', () => {
    const t = table({ first: 1, own: ['cathedral-of-st-aquila'], purse: {} })
      .purse(1, { gold: 2 })
      .leave(empty(4))
      .act(0);
    t.play('gain:magic', 'gain:magic');
    expect(over(t)).toBe(true);
    t.expect(0).has({ gold: 1, magic: 2 });
  });
});

describe('CK 10.2 everyone has the same number of turns', () => {
  test.each([
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('%i players, seat %i first: the round is played out', (players, first) => {
    const t = table({ players, first }).leave(empty(2 * players));
    for (let i = 0; i < players - 1; i++) {
      const seat = (first + i) % players;
      t.act(seat).play('gain:gold', 'gain:gold');
      expect(t.told('last-round')).toHaveLength(1);
      expect(over(t)).toBe(false);
      expect(t.state.active).toBe((seat + 1) % players);
    }
    t.act((first + players - 1) % players).rest();
    expect(over(t)).toBe(true);
  });

  test('if the last player of the round causes it, the game ends with that turn', () => {
    const t = table({ players: 3, first: 2, leave: { ...empty(5), butcher: 1 } })
      .purse(1, { gold: 1 })
      .act(1);
    t.play('recruit:butcher', 'gain:gold');
    expect(over(t)).toBe(true);
  });

  test('whole games of random play end after whole rounds', () => {
    for (let i = 0; i < 6; i++) {
      const players = 2 + (i % 4);
      const state = cardKingdoms.setup({ players, setup: 'random' }, `rounds ${i}`);
      for (let n = 0; cardKingdoms.pending(state).length > 0 && n < 20_000; n++) {
        const [decision] = cardKingdoms.pending(state);
        const free = allowed(decision!);
        cardKingdoms.apply(
          state,
          decision!.kind === 'split'
            ? decision!.fallback
            : { decision: decision!.id, picks: [free[(n * 7) % free.length]!.id] },
        );
      }
      expect(state.ending).toBe('round');
      expect(state.turn % players).toBe(0);
    }
  });
});

describe('CK 10.3, R14 the condition can be undone', () => {
  const watcher = (first: number): KingdomsTable =>
    table({ players: 3, first, show: ['watcher-on-the-water', 'nest-of-the-weaver-witch'] })
      .give(1, 'champion', 'champion', 'goblin', 'butcher', 'butcher')
      .purse(1, { gold: 6 });

  test('Watcher on the Water: the last Monster comes back, and the game goes on', () => {
    const t = watcher(2).leave(NO_MONSTERS);
    t.act(0).rest();
    expect(t.told('last-round')).toHaveLength(1);
    t.act(1).play('build:watcher-on-the-water', 'return:goblin', 'gain:gold');
    expect(over(t)).toBe(false);
    expect(t.state.active).toBe(2);
  });

  test('Nest of the Weaver Witch: five exhausted stacks instead of six', () => {
    const t = watcher(2)
      .leave({ ...empty(5), butcher: 0 })
      .act(1);
    t.play('build:nest-of-the-weaver-witch', 'return:butcher', 'gain:gold');
    expect(t.state.exhausted).toBe(5);
    expect(over(t)).toBe(false);
  });

  test('undone and met again within the turn: the game ends', () => {
    const t = watcher(2)
      .leave(NO_MONSTERS)
      .act(1)
      .play('build:watcher-on-the-water', 'return:goblin');
    t.purse(1, { strength: 1 }).choose('slay:goblin');
    expect(over(t)).toBe(true);
  });

  test('undone by an earlier player of the last round, met again by a later one', () => {
    const t = watcher(1)
      .leave(NO_MONSTERS)
      .act(1)
      .play('build:watcher-on-the-water', 'return:goblin', 'gain:gold');
    expect(over(t)).toBe(false);
    t.act(2).rest();
    t.purse(0, { strength: 1 }).act(0).play('slay:goblin', 'gain:gold');
    expect(over(t)).toBe(true);
  });
});

describe('CK 10.4 the dice pass to the left', () => {
  test('from seat to seat, and round', () => {
    const t = table({ players: 4 });
    for (const seat of [0, 1, 2, 3]) {
      t.act(seat).rest();
      expect(t.state.active).toBe((seat + 1) % 4);
    }
    expect(t.state.turn).toBe(8);
  });
});
