import { describe, expect, test } from 'vitest';
import { LINE_PRICES, TRACK } from '../cards/boards.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { monster, table } from './table.ts';

/** The last space before the first line. */
const LINE = TRACK.spaces - 1;

/** Seat 0 slays the Goblin Raiders in Namin with the Captain. Knights fall into these tombs. */
function fall(t: ReturnType<typeof table>, ...tombs: readonly number[]) {
  t.at(0, 'namin').knights('namin', 0).monster('goblin-raiders').has(0, { knight: tombs.length });
  t.play('power:captain', 'slay:goblin-raiders', ...tombs.map(tomb => `storage:${tomb}`));
  return t.play('worker');
}

describe('the Hero Tombs [MV 10]', () => {
  test('MV 1.7, 10.2, R16 a row that is filled this turn pays', () => {
    const t = fall(table().tombs('···· ††·· ····'), 7, 8);
    expect(t.purse()).toEqual({ strength: 1, wood: 1, magic: 1, gem: 1, knight: 1 });
    expect(t.told('tomb-line').map(({ line }) => line)).toEqual(['tomb-row-2']);
  });

  test('MV 10.2 a column pays too; both at once, if both are filled', () => {
    const t = fall(table().tombs('·†·· ·††· ···†'), 5, 8);
    // Row 2 is full, no column is: wood and magic.
    expect(t.purse()).toMatchObject({ wood: 1, magic: 1 });
    const both = fall(table().tombs('†··· ·††· †···'), 5, 8);
    expect(both.purse()).toMatchObject({ gold: 3, wood: 1, magic: 1 });
  });

  test('MV 10.2, R12 several lines at once, in the order that the player chooses', () => {
    const t = table().tombs('···· ·†·† ·†·†').influence(0, LINE, LINE, LINE, LINE);
    t.at(0, 'silesia').knights('silesia', 2).has(0, { gold: 20, strength: 5 }).hired(0, 'warlord');
    t.row(1, 'i-09', 'i-27', 'i-28').monster('goblin-raiders').monster('restless-wraith');
    t.play(
      'power:warlord',
      'from:namin',
      'to:viktoria',
      'gain:gold:2',
      'slay:goblin-raiders',
      'here:2',
      'here:4',
      'worker',
      'tile:i-27',
    );
    // Columns 2 and 4: 2 strength and an influence, with 6 strength on the board.
    expect([t.player().strength, t.step()]).toEqual([6, 'power/use']);
    expect(t.offered()).toEqual(['tomb-column-2', 'tomb-column-4']);
    // Influence first: its grant gives a strength, which would be lost after the two, and slays.
    t.play('tomb-column-4', 'soldier', 'tile:i-09', 'grant:i-09', 'slay:restless-wraith');
    expect(t.player().strength).toBe(6 + 1 - 3);
    t.endTurn();
    expect(t.player().strength).toBe(6 + 1 - 3 + 2);
  });

  test('MV 10.2, R12 lines that give only what fits need no question', () => {
    const t = fall(table().tombs('†††· †††· ····').owns(0, 'i-02'), 4, 8);
    t.play('pass', 'go-on');
    expect(t.told('tomb-line')).toHaveLength(2);
    expect([t.step(), t.purse()]).toEqual([
      'grants/gate',
      { strength: 1, stone: 1, wood: 2, magic: 1, gem: 1, knight: 1 },
    ]);
  });

  test('MV 10.3 then the knights lie down', () => {
    const t = fall(table(), 1, 6);
    expect(t.tombMarks).toBe('†··· ·†·· ····');
  });

  test('MV R17 a line that was full before does not pay again', () => {
    const t = fall(table().tombs('†††† ···· ····'), 5, 6);
    expect(t.told('tomb-line')).toEqual([]);
  });

  test('MV 10.4, R19 full tombs are emptied, and Locations without a knight get one', () => {
    const t = table().tombs('†††† †††† ††··').knights('shilina', 0).supply('knight', 2);
    fall(t, 11, 12);
    while (t.state.turn.number === 1) t.choose(t.offered()[0]!);
    expect(t.tombMarks).toBe('···· ···· ····');
    expect([t.knightsIn('shilina'), t.knightsIn('namin'), t.knightsIn('viktoria')]).toEqual([
      1, 1, 1,
    ]);
  });

  test('MV R18 a grant that the tombs bring can be used at once', () => {
    const t = table()
      .tombs('···· ···· ††··')
      .influence(0, LINE, LINE, LINE, LINE)
      .has(0, { gold: 4 });
    t.tombs('···† ···† ····').row(1, 'i-01', 'i-02', 'i-03');
    t.at(0, 'namin')
      .knights('namin', 0)
      .monster('goblin-raiders')
      .has(0, { strength: 1, knight: 1 });
    t.play(
      'power:captain',
      'slay:goblin-raiders',
      'storage:12',
      'strength',
      'worker',
      'tile:i-01',
      'go-on',
      'pass',
      'go-on',
    );
    // Column 4 gives an influence. It crosses a line, which gives a grant.
    t.play('soldier', 'tile:i-02');
    expect([t.step(), t.offered()]).toContainEqual('grants/gate');
    t.play('grant:i-02', 'stone');
    expect(t.purse()).toMatchObject({ stone: 1 });
  });
});

describe('refilling [MV 10]', () => {
  test('MV 10.1 tombs, tiles, monsters, line: in this order', () => {
    const t = table().has(0, { gold: 9 }).influence(0, LINE, 0, 0, 0).tombs('†††· ···· ····');
    t.at(0, 'namin').knights('namin', 0).monster('goblin-raiders').has(0, { strength: 0 });
    t.row(1, 'i-27', 'i-28', 'i-29').line('monk');
    t.play('power:captain', 'slay:goblin-raiders', 'storage:4', 'worker', 'tile:i-27');
    const said = t.play('pass').events.map(({ say }) => say);
    const places = ['tomb-line', 'tile-laid', 'monster-up'].map(say => said.indexOf(say));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  test('MV 10.5 empty places for tiles are refilled', () => {
    const t = table();
    const [stack] = t.state.stacks;
    t.state.players[0]!.tiles.push(t.state.tiles[1]!);
    t.state.tiles[1] = -1;
    const next = stack!.at(-1);
    t.play('pennant:captain', 'pass', 'pass');
    while (t.state.turn.number === 1) t.choose('go-on');
    expect(t.state.tiles[1]).toBe(next);
  });

  test('MV 10.6 the next monster is turned up', () => {
    const t = fall(table(), 1, 6);
    expect(t.state.lairs[0]!.isOpen).toBe(true);
    expect(t.told('monster-up')).toHaveLength(1);
  });

  test('MV 10.6 if the stack of a lair is empty, all its monsters are shuffled, also the boss', () => {
    const t = table();
    const [lair] = t.state.lairs;
    lair!.below.push(...lair!.stack.splice(0, 3));
    if (lair!.stack[0] !== monster('goblin-raiders')) {
      lair!.below[lair!.below.indexOf(monster('goblin-raiders'))] = lair!.stack[0]!;
      lair!.stack[0] = monster('goblin-raiders');
    }
    fall(t, 1, 6);
    expect([t.state.lairs[0]!.stack.length, t.state.lairs[0]!.below]).toEqual([5, []]);
    expect(t.state.lairs[0]!.stack.some(one => MONSTERS[one]!.boss)).toBe(true);
    expect(t.told('lair-shuffled')).toHaveLength(1);
  });

  test('MV 10.7 Citizens slide to the left, new ones come from the right', () => {
    const t = table()
      .line('monk', 'cleric', 'bard', 'rogue', 'pilot')
      .has(0, { gold: LINE_PRICES[1]! });
    t.play('recall', 'dismiss:4:rogue', 'hire:2:cleric');
    expect(t.lineIds.slice(0, 3)).toEqual(['monk', 'bard', 'pilot']);
    expect(t.lineIds).not.toContain('');
  });
});

describe('the end of the game [MV 11]', () => {
  test('MV 11.1 the fourth tower', () => {
    const t = table().tower(0, 'namin', 1).tower(0, 'silesia', 1).tower(0, 'inkadeus', 1);
    t.has(0, { stone: 1, wood: 1, magic: 1 }).play('build', 'captain', 'slot:2');
    expect(t.state.ending).toBe('towers');
    expect(t.told('last-round')).toHaveLength(1);
  });

  test('MV 11.1 a line that can’t be refilled', () => {
    const t = table().deck(0).endTurn();
    // The turn was a Recall: a Citizen has left.
    expect(t.state.ending).toBe('citizens');
    expect(table().deck(0).play('pennant:captain', 'pass', 'pass').state.ending).toBe('');
  });

  test('MV 11.1 the last card of the deck can still be drawn', () => {
    expect(table().deck(1).endTurn().state.ending).toBe('');
  });

  test.each([1, 2] as const)('MV 11.1, R21 tiles of level %i that can’t be refilled', level => {
    const t = table().stack(level, 0).play('pennant:captain', 'pass', 'pass');
    expect(t.state.ending).toBe('');
    const empty = table().stack(level, 0);
    const place = level === 1 ? 0 : 3;
    empty.state.players[0]!.tiles.push(empty.state.tiles[place]!);
    empty.state.tiles[place] = -1;
    empty.endTurn();
    expect(empty.state.ending).toBe('tiles');
  });

  test('MV 11.2 the round is played to its end', () => {
    const t = table(3).deck(0).endTurn();
    expect([t.state.turn.seat, t.state.isOver]).toEqual([1, false]);
    t.endTurn();
    expect([t.state.turn.seat, t.state.isOver]).toEqual([2, false]);
    t.endTurn();
    expect([t.state.isOver, t.asked()]).toEqual([true, []]);
    expect(t.state.turn.number).toBe(3);
  });

  test('MV 11.2, R8 if the last player of the round causes it, the game ends with that turn', () => {
    const t = table().endTurn().deck(0).endTurn();
    expect([t.state.isOver, t.state.turn.number]).toEqual([true, 2]);
  });
});
