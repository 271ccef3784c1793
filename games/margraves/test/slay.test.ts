import { describe, expect, test } from 'vitest';
import { TRACK } from '../cards/boards.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { monster, table } from './table.ts';

/** The last space before the first line. */
const LINE = TRACK.spaces - 1;

/** Seat 0 is in Namin, next to the Hills, and plays the Captain: a knight, a strength, and slay. */
const hills = (id: string) => table().at(0, 'namin').knights('namin', 0).monster(id);

describe('slaying [MV 7]', () => {
  test('MV 7.1 only next to the margrave', () => {
    const t = table().hired(0, 'champion').at(0, 'reykstrom').monster('bog-crawlers');
    t.monster('goblin-raiders').play('power:champion');
    expect([t.step(), t.offered()]).toEqual(['slay', ['slay:bog-crawlers', 'pass']]);
  });

  test('MV 7.1 Silesia has two lairs', () => {
    const t = table().hired(0, 'champion').at(0, 'silesia').monster('goblin-raiders');
    t.monster('bone-archers').play('power:champion');
    // Three strength, and the knight who stands there.
    expect(t.offered()).toEqual(['slay:goblin-raiders', 'slay:bone-archers', 'pass']);
  });

  test('MV 7.1 slaying may be declined', () => {
    const t = hills('goblin-raiders').play('power:captain', 'pass');
    expect([t.told('slain'), t.player().strength]).toEqual([[], 1]);
  });

  test('MV 7.2 magic first: without it the monster can’t be slain', () => {
    const t = hills('goblin-shamans').has(0, { strength: 8 }).hired(0, 'warlord');
    t.play('power:warlord', 'from:silesia', 'to:viktoria');
    // The only monster here needs magic: nobody is asked.
    expect(t.state.turn.seat).toBe(1);
    const rich = hills('goblin-shamans').has(0, { strength: 3, magic: 2 });
    const { magic } = rich.state.supply;
    rich.play('power:captain', 'slay:goblin-shamans');
    expect([rich.player().magic, rich.state.supply.magic]).toEqual([1, magic + 1]);
  });

  test('MV 7.3 strength from the board and knights, of the Location and of storage, in any mixture', () => {
    const t = hills('ogre-bully').knights('namin', 1).has(0, { strength: 3, knight: 1 });
    t.play('power:captain', 'slay:ogre-bully');
    expect(t.offered()).toContain('here:1');
    expect(t.offered()).toContain('storage:12');
    // Four strength on the board is one too few.
    expect(t.offered()).not.toContain('strength');
    t.play('here:1', 'storage:6', 'strength');
    expect([t.player().strength, t.player().knight, t.knightsIn('namin')]).toEqual([1, 2, 0]);
    expect(t.state.tombs.filter(tomb => tomb > 0)).toHaveLength(2);
  });

  test('MV 7.3 a knight needs an open tomb', () => {
    const t = hills('goblin-bombers').tombs('†††† ††·† ††††').has(0, { strength: 1, knight: 1 });
    t.play('power:captain');
    // Two strength and one open tomb make three, but four are needed: nobody is asked.
    expect(t.step()).not.toBe('slay');
    const open = hills('goblin-bombers').tombs('†††† ††·† †††·').has(0, { strength: 1, knight: 1 });
    open.play('power:captain', 'slay:goblin-bombers');
    expect(open.offered()).toEqual(['storage:7', 'storage:12']);
  });

  test('MV 7.3 strength that is not needed stays', () => {
    const t = hills('goblin-raiders').has(0, { strength: 6 });
    t.play('power:captain', 'slay:goblin-raiders', 'strength');
    expect(t.player().strength).toBe(5);
  });

  test('MV 7.4 reward and influence', () => {
    const t = hills('ogre-bully').has(0, { strength: 4 });
    t.play('power:captain', 'slay:ogre-bully', 'strength');
    // Gold and tokens that fit come first, without a question [MV R12].
    expect(t.purse()).toEqual({ gold: 1, gem: 1, knight: 2 });
    expect(t.asks()).toMatchObject({ step: 'influence', prompt: { left: 2 } });
    t.play('holy', 'worker');
    expect(t.player().influence).toEqual([1, 0, 0, 1]);
  });

  test('MV 7.4, R12 if the reward does not fit, the player chooses the order', () => {
    const t = hills('goblin-bombers').has(0, { strength: 3, stone: 3, wood: 3 });
    t.play('power:captain', 'slay:goblin-bombers', 'strength');
    expect([t.step(), t.offered().length]).toEqual(['power/use', 2]);
    t.play(t.chosenBy('influence')[0]!, 'worker');
    expect(t.asks()).toMatchObject({ step: 'make-room', prompt: { token: 'stone' } });
  });

  test('MV 7.4, R12 knights fit even if hardly a Resource is left in the supply', () => {
    const t = table().at(0, 'silesia').knights('silesia', 0).monster('bone-archers');
    t.hired(0, 'champion').has(0, { strength: 1, stone: 6 }).tower(0, 'namin', 1);
    for (const place of ['namin', 'shilina', 'nymar', 'viktoria']) t.tower(1, place, 2);
    t.has(1, { wood: 6, magic: 5 });
    expect(t.state.supply).toMatchObject({ stone: 0, wood: 0, magic: 1 });
    t.play('power:champion', 'slay:bone-archers');
    expect([t.step(), t.player().knight]).toEqual(['influence', 2]);
  });

  test('MV 7.4, R12 influence first: it may bring the grant that puts a stone back into the supply', () => {
    const t = table(3).at(0, 'reykstrom').knights('reykstrom', 0).monster('basilisk');
    t.hired(0, 'champion').row(1, 'i-12', 'i-27', 'i-19').influence(0, LINE, 0, 0, 0);
    t.has(0, { gold: 5, strength: 5, stone: 2, magic: 2 }).supply('stone', 0);
    t.play('power:champion', 'slay:basilisk');
    // The knight fits and comes at once. The Resource and the influence wait for their owner's choice.
    expect([t.player().knight, t.step(), t.chosenBy('influence').length]).toEqual([
      1,
      'power/use',
      1,
    ]);
    t.play(t.chosenBy('influence')[0]!, 'worker', 'tile:i-12', 'grant:i-12');
    t.play('move:thraecius', 'pay:wild:3:for:gain:gem:1', 'soldier');
    expect([t.step(), t.offered()]).toEqual(['wild', ['stone', 'wood', 'magic']]);
    t.play('stone');
    expect(t.purse()).toMatchObject({ stone: 1, gem: 2, knight: 1 });
  });

  test('MV 7.4, R12 the Resource first: there is no stone yet', () => {
    const t = table(3).at(0, 'reykstrom').knights('reykstrom', 0).monster('basilisk');
    t.hired(0, 'champion').row(1, 'i-12', 'i-27', 'i-19').influence(0, LINE, 0, 0, 0);
    t.has(0, { gold: 5, strength: 5, stone: 2, magic: 2 }).supply('stone', 0);
    t.play('power:champion', 'slay:basilisk');
    // What it brings is taken from its lair, where it lies face down.
    expect(t.asks().options.map(({ ref }) => ref)).toEqual(['lair:swamp', 'lair:swamp']);
    t.play(t.chosenBy('wild')[0]!);
    expect([t.step(), t.why('stone')]).toEqual(['wild', 'none-left']);
  });

  test('MV 7.4, R12 icons of one reward too come in any order', () => {
    const t = hills('ogre-bully').hired(0, 'champion').influence(0, LINE, LINE, LINE, LINE);
    t.has(0, { gold: 1, strength: 2, stone: 6, wood: 1 }).play('power:champion', 'slay:ogre-bully');
    // The gold comes at once and pays for the line; the knight finds no space yet.
    expect([t.player().gold, t.step()]).toEqual([2, 'power/use']);
    expect([t.chosenBy('knight').length, t.chosenBy('influence').length]).toEqual([1, 1]);
  });

  test('MV 7.4, R12 nobody is asked where no order can make a difference', () => {
    // No grant in store and no line in reach: nothing can come between the Resource and the influence.
    const t = table().at(0, 'reykstrom').knights('reykstrom', 0).monster('basilisk');
    t.hired(0, 'champion').has(0, { gold: 5, strength: 5, magic: 1 });
    t.play('power:champion', 'slay:basilisk');
    expect(t.step()).toBe('wild');
    t.play('wood');
    expect(t.asks()).toMatchObject({ step: 'influence', prompt: { left: 2 } });
  });

  test.each([
    ['a grant in store', { gold: 0, space: 0, tiles: ['i-01'] }],
    ['a line in reach, and the gold for it', { gold: 2, space: LINE - 1, tiles: [] }],
  ])('MV 7.4, R12 %s: the order is asked', (_, { gold, space, tiles }) => {
    const t = table().at(0, 'reykstrom').knights('reykstrom', 0).monster('basilisk');
    t.hired(0, 'champion')
      .owns(0, ...tiles)
      .influence(0, 0, space, 0, 0);
    t.has(0, { gold, strength: 5, magic: 1 }).play('power:champion', 'slay:basilisk');
    expect(t.step()).toBe('power/use');
  });

  test.each([
    ['too far', { gold: 9, space: LINE - 2 }],
    ['too dear', { gold: 1, space: LINE - 1 }],
  ])('MV 7.4, R12 a line that is %s changes nothing: nobody is asked', (_, { gold, space }) => {
    const t = table().at(0, 'reykstrom').knights('reykstrom', 0).monster('basilisk');
    t.hired(0, 'champion').influence(0, 0, space, 0, 0);
    t.has(0, { gold, strength: 5, magic: 1 }).play('power:champion', 'slay:basilisk');
    expect(t.step()).toBe('wild');
  });

  test('MV 7.5 it goes below its stack, and nothing is turned up before the end of the turn', () => {
    const t = hills('goblin-raiders').has(0, { strength: 8 }).owns(0, 'i-09');
    t.play('power:captain', 'slay:goblin-raiders', 'strength');
    const [lair] = t.state.lairs;
    expect([lair!.isOpen, lair!.stack.length]).toEqual([false, 3]);
    expect(lair!.below).toEqual([monster('goblin-warchief'), monster('goblin-raiders')]);
    // In the same turn there is no second monster.
    t.play('worker', 'grant:i-09');
    expect(t.step()).not.toBe('slay');
    expect([lair!.isOpen, MONSTERS[lair!.stack.at(-1)!]!.lair]).toEqual([true, 'hills']);
  });
});

describe('slaying with grants in store [MV 9.5, R15]', () => {
  const rogue = (monsterId: string, ...tiles: string[]) =>
    hills(monsterId)
      .hired(0, 'rogue')
      .owns(0, ...tiles);

  test('MV 14.17, R15 slaying is offered only where something can be slain at once', () => {
    const t = rogue('ogre-bully', 'i-01').play('power:rogue');
    expect([t.step(), t.why('act:slay')]).toEqual(['power/or', 'power-nothing-there']);
    expect(t.offered()).toEqual(['may:gain:gold:2', 'pass', 'grant:i-01']);
  });

  test('MV 9.5, 14.17, R15 a grant that makes it possible is used first, in the same choice', () => {
    const t = rogue('goblin-bombers', 'i-03').play('power:rogue');
    expect(t.offered()).not.toContain('act:slay');
    t.play('grant:i-03');
    expect([t.step(), t.offered()[0]]).toEqual(['power/or', 'act:slay']);
    t.play('act:slay', 'slay:goblin-bombers');
    expect(t.told('slain')).toHaveLength(1);
  });

  test.each([
    ['strength', 'ogre-bully', 'ii-03'],
    ['knights', 'ogre-bully', 'i-04'],
    ['magic', 'goblin-shamans', 'i-07'],
    ['a Resource that can be magic', 'goblin-shamans', 'i-02'],
    ['influence, and so perhaps another grant', 'ogre-bully', 'i-05'],
  ])('MV 9.5, R15 a grant of %s could help: the player is asked', (_, id, grant) => {
    const t = hills(id).has(0, { strength: 2 }).owns(0, grant).play('power:captain');
    expect([t.step(), t.offered()]).toEqual(['slay', ['pass', `grant:${grant}`]]);
  });

  test.each([
    ['gold', 'i-01', 1],
    ['stone and wood', 'i-06', 1],
    ['2 strength, where 3 are missing', 'i-03', 0],
    ['a gem', 'ii-02', 1],
    ['hiring', 'ii-06', 1],
  ])('MV 9.5, R15 a grant of %s can’t: the player is not asked', (_, grant, strength) => {
    const t = hills('ogre-bully').has(0, { strength }).owns(0, grant).play('power:captain');
    expect(t.step()).not.toBe('slay');
  });

  test('MV 9.5, R15 a grant of knights can’t help where no tomb is open or no knight is left', () => {
    const full = hills('goblin-bombers').owns(0, 'i-04').has(0, { strength: 1 });
    full.tombs('†††† †††† †††·').play('power:captain');
    expect(full.step()).not.toBe('slay');
    const none = hills('goblin-bombers').owns(0, 'i-04').has(0, { strength: 1 });
    none.supply('knight', 1).play('power:captain');
    expect(none.step()).not.toBe('slay');
  });

  test('MV 9.5, R15 a grant that moves could help: other monsters come into reach', () => {
    const t = table(3).at(0, 'namin').knights('namin', 0).owns(0, 'i-12');
    t.monster('goblin-bombers').play('power:captain');
    expect([t.step(), t.offered()]).toEqual(['slay', ['pass', 'grant:i-12']]);
  });
});
