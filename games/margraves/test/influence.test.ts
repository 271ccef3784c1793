import { describe, expect, test } from 'vitest';
import { LINE_PRICES, TRACK } from '../cards/boards.ts';
import { LAST_SPACE } from '../state.ts';
import { location, table } from './table.ts';

/** The last space before a line. */
const before = (line: number): number => line * TRACK.spaces - 1;

/** Asks for this many steps of influence. */
const steps = (t: ReturnType<typeof table>, left: number) => t.begin('influence', 0, { left });

describe('influence [MV 9]', () => {
  test('MV 9.1 a space for each, on any rows', () => {
    const t = steps(table(), 3).play('worker', 'shadow', 'worker');
    expect(t.player().influence).toEqual([2, 0, 1, 0]);
  });

  test.each(TRACK.thresholds.map((price, i) => [i + 1, price] as const))(
    'MV 9.2 line %i costs %i gold',
    (line, price) => {
      const space = before(line);
      const poor = steps(
        table()
          .influence(0, space, 0, 0, 0)
          .has(0, { gold: price - 1 }),
        1,
      );
      expect(poor.why('worker')).toBe('too-dear');
      const t = steps(table().influence(0, space, 0, 0, 0).has(0, { gold: price }), 1).play(
        'worker',
      );
      expect([t.player().gold, t.player().influence[0]]).toEqual([0, space + 1]);
    },
  );

  test('MV 9.2 within a section a step costs nothing', () => {
    const t = steps(table().influence(0, before(1) + 1, 0, 0, 0), 1);
    expect(t.offered()).toContain('worker');
  });

  test.each([
    [1, ['i-01', 'i-27', 'i-19']],
    [2, ['i-01', 'i-27', 'i-19']],
    [3, ['i-01', 'i-27', 'i-19', 'ii-01', 'ii-12', 'ii-20']],
    [4, ['ii-01', 'ii-12', 'ii-20']],
    [5, ['ii-01', 'ii-12', 'ii-20']],
  ])('MV 9.3 crossing line %i gives one of these tiles, which can be declined', (line, tiles) => {
    const t = table().influence(0, before(line), 0, 0, 0).has(0, { gold: 20 });
    t.row(1, 'i-01', 'i-27', 'i-19').row(2, 'ii-01', 'ii-12', 'ii-20');
    steps(t, 1).play('worker');
    expect(t.offered()).toEqual([...tiles.map(id => `tile:${id}`), 'pass']);
    t.play(`tile:${tiles[1]!}`);
    expect(t.tileIds()).toEqual([tiles[1]]);
  });

  test('MV 9.4 the place stays empty until the end of the turn', () => {
    const t = table()
      .influence(0, before(1), before(1), 0, 0)
      .has(0, { gold: 20 })
      .row(1, 'i-27', 'i-28', 'i-29');
    steps(t, 2).play('worker', 'tile:i-28', 'soldier');
    expect(t.offered()).toEqual(['tile:i-27', 'tile:i-29', 'pass']);
    t.play('pass').endTurn();
    expect(t.state.tiles.every(one => one >= 0)).toBe(true);
  });

  test('MV R9 nobody must pay: if every step costs gold, influence can be declined', () => {
    const t = steps(
      table().influence(0, before(1), before(1), before(1), before(1)).has(0, { gold: 3 }),
      2,
    );
    expect(t.offered()).toEqual(['worker', 'soldier', 'shadow', 'holy', 'pass']);
    t.play('pass');
    expect(t.told('influence-lost')[0]).toMatchObject({ n: 2 });
    const free = steps(
      table().influence(0, before(1), before(1), before(1), 1).has(0, { gold: 3 }),
      1,
    );
    expect(free.offered()).not.toContain('pass');
  });

  test('MV R9 influence that fits on no row is lost', () => {
    const t = table()
      .influence(0, LAST_SPACE, LAST_SPACE, LAST_SPACE, LAST_SPACE)
      .play('pennant:captain', 'pass', 'pass');
    const before = t.player().influence.slice();
    steps(table().influence(0, LAST_SPACE, LAST_SPACE, LAST_SPACE, LAST_SPACE), 3);
    expect(t.player().influence).toEqual(before);
  });
});

describe('grants', () => {
  test('MV 9.5 at any time in the own turn; the tile leaves the game', () => {
    const t = table().owns(0, 'i-01', 'i-27');
    expect(t.offered()).toContain('grant:i-01');
    t.play('grant:i-01');
    expect([t.player().gold, t.tileIds(), t.step()]).toEqual([5, ['i-27'], 'play']);
    expect(t.state.gone.tiles).toHaveLength(1);
  });

  test('MV 9.5 in the middle of a pennant', () => {
    const t = table().owns(0, 'i-01').line('monk').at(0, 'namin');
    t.play('pennant:captain', 'move:shilina');
    // Nobody can be hired yet, so that is not offered; the grant is [MV R15].
    expect([t.why('act:hire'), t.offered()]).toEqual([
      'power-nothing-there',
      ['gain:gold:2', 'grant:i-01'],
    ]);
    t.play('grant:i-01', 'act:hire', 'hire:1:monk');
    expect([t.player().gold, t.hand().at(-1)]).toEqual([5 - LINE_PRICES[0]!, 'monk']);
  });

  test('MV 9.5 not in the turn of another', () => {
    const t = table().owns(1, 'i-01').has(1, { gold: 1 }).play('power:merchant', 'stone', 'pass');
    expect([t.asks().seat, t.offered()]).toEqual([1, ['pay', 'pass']]);
  });

  test('MV 9.5 once more before the turn ends', () => {
    const t = table().owns(0, 'i-06').play('power:alchemist', 'pass');
    expect([t.step(), t.offered()]).toEqual(['grants/gate', ['go-on', 'grant:i-06']]);
    t.play('grant:i-06');
    expect(t.purse()).toEqual({ gold: 6, stone: 1, wood: 1, gem: 1 });
  });

  test('MV 9.5 as soon as it is taken: before the next thing that asks nothing', () => {
    const t = table()
      .influence(0, ...Array.from({ length: 4 }, () => before(1)))
      .row(1, 'i-03', 'i-01', 'i-02')
      .at(0, 'namin')
      .monster('goblin-raiders')
      .tower(0, 'silesia', 1)
      .has(0, { gold: 4, strength: 2 });
    t.play('power:paladin', 'slay:goblin-raiders', 'strength', 'worker', 'tile:i-03');
    const had = t.player().strength;
    expect([t.step(), t.offered()]).toEqual(['grants/gate', ['go-on', 'grant:i-03']]);
    // The strength for the tower comes after it.
    t.play('grant:i-03');
    expect(t.player().strength).toBe(had + 2 + 1);
  });

  test('MV 9.5 it may bring the knight that is then deployed', () => {
    const t = table().owns(0, 'i-04').at(0, 'namin').knights('namin', 0).knights('shilina', 0);
    t.play('pennant:alchemist', 'pass');
    while (t.step() !== 'deploy') t.play('pass');
    expect(t.offered()).toEqual(['pass', 'grant:i-04']);
    t.play('grant:i-04');
    expect(t.offered()).toContain('place:namin');
  });

  test('MV 9.5, R15 a grant that can bring no knight is no reason to ask', () => {
    const t = table().owns(0, 'i-01').at(0, 'namin').knights('namin', 0);
    t.play('pennant:alchemist', 'pass');
    expect(t.step()).toBe('grants/gate');
  });

  test.each([
    ['gold enough', 'ii-01', 'hire'],
    ['too little gold', 'i-03', 'retrieve'],
    ['a move, and so 2 gold', 'i-12', 'hire'],
  ])('MV 9.5, R15 Town Crier without gold: %s', (_, grant, step) => {
    const t = table(3).hired(0, 'town-crier').owns(0, grant).played(0, 'captain', 'paladin');
    t.play('power:town-crier');
    expect(t.step()).toBe(step);
  });

  test('MV 9.5 a grant may bring a move', () => {
    const t = table(3).owns(0, 'i-12').play('grant:i-12', 'move:namin', 'gain:stone:1');
    expect([t.player().margrave, t.purse()]).toEqual([
      location('namin'),
      { gold: 3, stone: 1, gem: 1 },
    ]);
    expect(t.step()).toBe('play');
  });

  test.each(['champion', 'captain'])(
    'MV 9.5 %s: a price that only a grant can bring is asked about, and paid after it',
    id => {
      const t = table().at(0, 'thraecius').knights('thraecius', 0).monster('swamp-dragon');
      if (!t.hand().includes(id)) t.hired(0, id);
      t.owns(0, 'i-01').play(`power:${id}`);
      if (t.step() === 'slay') t.choose('pass');
      expect([t.step(), t.offered()]).toEqual(['power/pay', ['pass', 'grant:i-01']]);
      t.choose('grant:i-01');
      expect([t.step(), t.offered()]).toEqual(['power/pay', ['pay', 'pass']]);
      t.choose('pay');
      expect(t.player().gold).toBe(4);
    },
  );

  test('MV 9.5 end-of-game tiles are no grants', () => {
    const t = table().owns(0, 'i-19', 'i-27');
    expect(t.offered().filter(id => id.startsWith('grant'))).toEqual([]);
  });

  test('MV R15 not in the middle of a payment', () => {
    const t = table().owns(0, 'i-01').has(0, { stone: 2, wood: 2 });
    t.play('pennant:alchemist', 'move:thraecius', 'pay:wild:3:for:gain:gem:1');
    expect(t.offered()).toEqual(['stone', 'wood']);
  });
});
