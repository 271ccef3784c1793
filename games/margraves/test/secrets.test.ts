// What is hidden from whom [MV 1.9]: wealth tiles, which Citizens lie face down, decks and stacks.
import { projectEvent, QuickChance } from '@castellan/kernel';
import type { Viewer } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { margraves } from '../index.ts';
import { FACE_DOWN, FACE_UP, IN_HAND } from '../state.ts';
import { dealt, table } from './table.ts';

const seen = (t: ReturnType<typeof table>, viewer: Viewer) => margraves.view(t.state, viewer);

describe('what others see', () => {
  test('MV 1.9 only their owner knows wealth tiles until they are cashed in', () => {
    const state = dealt(2);
    expect(margraves.view(state, 1).players[0]!.dealt).toEqual([-1, -1, -1, -1]);
    expect(margraves.view(state, 0).players[0]!.dealt).toEqual(state.players[0]!.dealt);
    expect(margraves.view(state, 'spectator').gone.wealth.every(one => one === -1)).toBe(true);
  });

  test('MV 1.9, R1 everyone knows which Citizens a player has, but not which lie face down', () => {
    const t = table().hired(0, 'rogue').played(0, 'merchant').faceDown(0, 'captain');
    const { citizens, lying } = seen(t, 1).players[0]!;
    expect(citizens).toEqual(t.player().citizens);
    // Four Citizens were not played face up: three are in hand, one lies face down.
    expect(lying).toEqual([1, -1, -1, -1, -2]);
    expect(seen(t, 0).players[0]!.lying).toEqual([1, 0, 0, 2, 0]);
  });

  test('MV 1.9, R1 others see the same, whichever card lies face down', () => {
    const one = table().hired(0, 'rogue').faceDown(0, 'captain');
    const other = table().hired(0, 'rogue').faceDown(0, 'paladin');
    for (const viewer of [1, 'spectator'] as const)
      expect(seen(one, viewer)).toEqual(seen(other, viewer));
    expect(seen(one, 0)).not.toEqual(seen(other, 0));
  });

  test('MV 1.9, R1 a guess deals any of the unknown Citizens face down, as many as lie there', () => {
    const t = table().hired(0, 'rogue').played(0, 'merchant').faceDown(0, 'captain');
    const guesses = Array.from(
      { length: 30 },
      (_, n) => margraves.sample(seen(t, 1), new QuickChance(n)).players[0]!.lying,
    );
    for (const lying of guesses) {
      expect(lying[0]).toBe(FACE_UP);
      expect(lying.toSorted()).toEqual([IN_HAND, IN_HAND, IN_HAND, FACE_UP, FACE_DOWN]);
    }
    expect(new Set(guesses.map(lying => lying.indexOf(FACE_DOWN)))).toEqual(new Set([1, 2, 3, 4]));
  });

  test('MV R1 without a card face down the hand is known, and again after a Recall', () => {
    const t = table().played(0, 'merchant');
    expect(seen(t, 1).players[0]!.lying).toEqual([1, 0, 0, 0]);
    t.faceDown(0, 'captain').play('recall', t.line('monk') && 'dismiss:1:monk');
    expect(seen(t, 1).players[0]!.lying).toEqual([0, 0, 0, 0]);
  });

  test('MV 4.7 only its owner is told which card was played face down', () => {
    const t = table().has(0, { stone: 1, wood: 1, magic: 1 }).play('build', 'captain');
    const [event] = t.told('played-face-down');
    expect(projectEvent(event!, 0)).toMatchObject({ citizen: 'captain' });
    expect(projectEvent(event!, 1)).toMatchObject({ citizen: null });
    expect(projectEvent(event!, 'spectator')).toMatchObject({ citizen: null });
  });

  test('MV R7 only its owner is told which face-down card comes back', () => {
    const t = table().hired(0, 'cleric').faceDown(0, 'captain').play('power:cleric', 'pass');
    // There is only one option, but the player is asked: otherwise the others would learn something.
    t.play('retrieve-hidden:captain');
    const [event] = t.told('retrieved');
    expect(projectEvent(event!, 0)).toMatchObject({ citizen: 'captain' });
    expect(projectEvent(event!, 1)).toMatchObject({ citizen: null });
  });

  test('MV 4.7 with one kind of card in hand its owner is still asked', () => {
    const t = table()
      .hired(0, 'monk', 'monk')
      .played(0, 'merchant', 'alchemist', 'paladin', 'captain');
    t.has(0, { stone: 1, wood: 1, magic: 1 }).play('build');
    expect([t.step(), t.offered()]).toEqual(['face-down', ['monk']]);
  });

  test('MV 1.9 of two copies, the place of the one that is played tells nothing of the one face down', () => {
    const played = (down: 'first' | 'second') => {
      const t = table().hired(0, 'monk', 'monk');
      const { citizens, lying } = t.player();
      const monks = citizens.flatMap((kind, i) => (kind === citizens.at(-1) ? [i] : []));
      lying[monks[down === 'first' ? 0 : 1]!] = FACE_DOWN;
      t.choose('pennant:monk');
      return seen(t, 1).players[0]!.lying;
    };
    expect(played('first')).toEqual(played('second'));
  });

  test('MV 1.9 the order of decks, stacks and face-down monsters', () => {
    const view = seen(table(), 0);
    expect(view.deck.every(card => card === -1)).toBe(true);
    expect(view.stacks.flat().every(card => card === -1)).toBe(true);
    for (const { stack, below } of view.lairs) {
      expect(stack.slice(0, -1).every(card => card === -1)).toBe(true);
      expect(stack.at(-1)).toBeGreaterThanOrEqual(0);
      expect(below.every(card => card >= 0)).toBe(true);
    }
  });
});
