// What the screen shows besides what lies on the table.
import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { margraves } from '../index.ts';
import { planOf, soloAim, standingOf } from '../view.ts';
import { table } from './table.ts';

const names = (kinds: readonly number[]): string[] => kinds.map(kind => CITIZENS[kind]!.id);

test('others see how many cards a hand holds, not which, while one lies face down', () => {
  const { state } = table().played(0, 'merchant').faceDown(0, 'captain');
  const own = standingOf(margraves.view(state, 0), 0);
  expect(names(own.hand)).not.toContain('captain');
  expect(own.played.map(({ isOpen }) => isOpen).toSorted()).toEqual([false, true]);
  const { hand, handSize, played } = standingOf(margraves.view(state, 1), 0);
  expect([hand, handSize, played.length]).toEqual([[], own.hand.length, 2]);
});

test('a standing: its points, what an icon of each guild scores, whose turn it is', () => {
  const t = table();
  t.state.players[0]!.influence[1] = 4;
  const view = margraves.view(t.state, 1);
  const [first, second] = [0, 1].map(seat => standingOf(view, seat));
  expect([first!.points, second!.points]).toEqual(margraves.standing!(t.state));
  expect(first!.iconPoints[1]).toBeGreaterThan(second!.iconPoints[1]!);
  expect([first!.isActive, second!.isActive]).toEqual([true, false]);
});

test('a card that is played shows which of its parts is at work', () => {
  const t = table();
  const plan = () => planOf(margraves.view(t.state, 0), [t.events]);
  expect(plan()).toBeNull();
  const shown: unknown[] = [];
  for (const option of ['pennant:merchant', 'stone', 'move:namin', 'gain:stone:1'])
    shown.push([t.choose(option).step(), plan()!.now]);
  // What the Location asks is still part of the move.
  expect(shown).toEqual([
    ['wild', 0],
    ['move', 1],
    ['power/or', 1],
    ['deploy', 2],
  ]);
  expect(plan()).toMatchObject({ seat: 0, citizen: 'merchant' });
});

test('only a game alone has an aim', () => {
  const aim = (players: number) => soloAim(margraves.view(margraves.setup({ players }, 'aim'), 0));
  expect([aim(1), aim(2)]).toEqual([38, null]);
});
