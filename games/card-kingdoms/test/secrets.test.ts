import type { Viewer } from '@castellan/kernel';
import { projectEvent, QuickChance } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { DUKES } from '../cards/dukes.ts';
import { cardKingdoms } from '../index.ts';
import { HIDDEN } from '../state.ts';
import { dealt, table } from './table.ts';

describe('CK 1.5, 2.7, 2.10, 14.3 what a view does not show', () => {
  const viewers: readonly Viewer[] = [0, 1, 2, 'spectator'];

  test.each(viewers)('viewer %s: the Dukes of others', viewer => {
    const t = table({ players: 3 }).act();
    cardKingdoms.view(t.state, viewer).players.forEach((player, seat) => {
      if (seat === viewer)
        expect(player).toMatchObject({
          duke: t.player(seat).duke,
          dukesOffered: t.player(seat).dukesOffered,
        });
      else expect(player).toMatchObject({ duke: HIDDEN, dukesOffered: [-1] });
    });
  });

  test.each(viewers)('viewer %s: the Dukes to choose from', viewer => {
    const t = dealt({ players: 3 });
    cardKingdoms.view(t.state, viewer).players.forEach(({ dukesOffered }, seat) => {
      expect(dukesOffered).toEqual(seat === viewer ? t.player(seat).dukesOffered : [-1, -1]);
    });
  });

  test.each(viewers)(
    'viewer %s: face-down Domains, mixed Citizens, the box, the generator',
    viewer => {
      const t = table({ players: 3, mixed: true }).act();
      const view = cardKingdoms.view(t.state, viewer);
      expect(view.domainsBelow.flat()).toEqual(Array.from({ length: 10 }, () => -1));
      expect(view.box.domains.every(card => card === -1)).toBe(true);
      expect(view.box.dukes.every(card => card === -1)).toBe(true);
      expect(view.box.citizens.every(card => card === -1)).toBe(true);
      expect(view.citizens.map(stack => stack.filter(kind => kind >= 0).length)).toEqual(
        Array.from({ length: 10 }, () => 1),
      );
      expect(view.core.rng).toEqual({ seed: '', drawn: 0 });
    },
  );

  test('CK 1.5, R34 everything else is public', () => {
    const t = table({ players: 3 })
      .give(1, 'archer', 'goblin', 'halfpenny-hill')
      .purse(1, { gold: 4, strength: 3, magic: 2, vp: 1 })
      .act();
    const { duke: _, dukesOffered: __, ...open } = t.player(1);
    expect(cardKingdoms.view(t.state, 0).players[1]).toMatchObject(open);
    expect(cardKingdoms.view(t.state, 0).domains).toEqual(t.state.domains);
    expect(cardKingdoms.view(t.state, 0).monsters).toEqual(t.state.monsters);
    expect(cardKingdoms.view(t.state, 0).citizens).toEqual(t.state.citizens);
  });

  test('CK 2.10 everyone is told that a Duke was kept, but only its owner is told which', () => {
    const t = dealt({ players: 2 });
    const kept = t.offered(0)[0]!;
    t.choose(kept, 0);
    const [event] = t.told('duke-kept');
    expect(projectEvent(event!, 0)).toMatchObject({ duke: kept });
    for (const viewer of [1, 'spectator'] as const)
      expect(JSON.stringify(projectEvent(event!, viewer))).not.toContain(kept);
  });

  test('a view shares nothing with the position', () => {
    const t = table().act();
    const before = JSON.stringify(t.state);
    const view = cardKingdoms.view(t.state, 0);
    view.players[0]!.gold = 77;
    view.monsters[0]!.pop();
    view.dice[0] = 6;
    expect(JSON.stringify(t.state)).toBe(before);
  });
});

describe('a guessed world', () => {
  test('has other Dukes and other face-down cards, and the same view', () => {
    const t = table({ players: 3, mixed: true }).act();
    const view = cardKingdoms.view(t.state, 1);
    const dukes = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const world = cardKingdoms.sample(view, new QuickChance(i));
      expect(cardKingdoms.problems(world)).toEqual([]);
      expect(cardKingdoms.view(world, 1)).toEqual(view);
      dukes.add(world.players[0]!.duke);
    }
    // Not mine, nor the one that I sent back.
    expect(dukes.size).toBe(DUKES.length - 2);
  });
});
