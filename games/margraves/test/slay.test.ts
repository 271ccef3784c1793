import { describe, expect, test } from 'vitest';
import { MONSTERS } from '../cards/monsters.ts';
import { monster, table } from './table.ts';

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
    // What fits comes first, without a question [MV R12].
    expect(t.purse()).toEqual({ gold: 1, gem: 1, knight: 2 });
    expect([t.step(), t.asks().prompt['left']]).toEqual(['influence', 2]);
    t.play('holy', 'worker');
    expect(t.player().influence).toEqual([1, 0, 0, 1]);
  });

  test('MV 7.4, R12 if the reward does not fit, the player chooses the order', () => {
    const t = hills('goblin-bombers').has(0, { strength: 3, stone: 3, wood: 3 });
    t.play('power:captain', 'slay:goblin-bombers', 'strength');
    expect([t.step(), t.offered().length]).toEqual(['power/use', 2]);
    const influence = t
      .asks()
      .options.find(({ note }) => JSON.stringify(note).includes('"influence":1'));
    t.play(influence!.id, 'worker');
    expect([t.step(), t.asks().prompt['token']]).toEqual(['make-room', 'stone']);
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
