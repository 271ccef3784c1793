import type { Decision, Option } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { deltaOf } from './delta.ts';
import type { Scene } from './from-table.ts';
import { Received, sentScene } from './sent-scene.ts';

const option = (id: string, price = 3): Option => ({ id, note: { say: 'recruit', price } });

function asked(id: string, options: readonly Option[]): Decision {
  const fallback = { decision: id, picks: [options[0]!.id] };
  return {
    id,
    seat: 0,
    kind: 'choose',
    step: 'action',
    prompt: { say: 'action' },
    options,
    min: 1,
    max: 1,
    fallback,
  };
}

function scene(answered: number, decision: Decision | null): Scene {
  return {
    view: { core: { agenda: [], answered: [answered], learned: 0 } },
    decision,
    waiting: [0],
    turn: 1,
    answered,
    canUndo: false,
    outcome: null,
    commitment: '',
    seed: null,
    clocks: null,
  } as unknown as Scene;
}

/** Sends the scenes one after the other; returns how many letters each took, and what came last. */
function travel(scenes: readonly Scene[]): { lengths: number[]; received: Received } {
  const received = new Received();
  const lengths: number[] = [];
  let sent = sentScene(scenes[0]!, null);
  received.whole(JSON.parse(JSON.stringify(sent)));
  for (const next of scenes.slice(1)) {
    const after = sentScene(next, sent);
    const text = JSON.stringify(deltaOf(sent, after) ?? {});
    received.changed(JSON.parse(text));
    expect(received.scene).toEqual(next);
    lengths.push(text.length);
    sent = after;
  }
  return { lengths, received };
}

const cards = Array.from({ length: 30 }, (_, i) => option(`recruit:citizen-${i}`));

test('an option that was shown before is not sent again, whatever was asked meanwhile', () => {
  const { lengths } = travel([
    scene(0, asked('0.0', cards)),
    scene(1, asked('0.1', [option('pay:gold')])),
    scene(2, null),
    scene(3, asked('0.2', cards.toReversed())),
  ]);
  const [, , again] = lengths;
  expect(again).toBeLessThan(JSON.stringify(cards).length / 4);
});

test('an option that looks otherwise now is shown as it is now', () => {
  const { received } = travel([
    scene(0, asked('0.0', cards)),
    scene(1, asked('0.1', [{ ...cards[7]!, blocked: { say: 'cannot-pay' } }, option('rest')])),
    scene(2, asked('0.2', [option('recruit:citizen-7', 9)])),
  ]);
  expect(received.scene!.decision!.options).toEqual([option('recruit:citizen-7', 9)]);
});

test('not everything that was ever shown is remembered', () => {
  let sent = sentScene(scene(0, asked('0.0', cards)), null);
  for (let i = 0; i < 50; i++) {
    const fresh = cards.map(({ id }) => option(`${id} ${i}`));
    const next = scene(i, asked(`0.${i}`, fresh));
    sent = sentScene(next, sent);
    expect(sent.shown.length).toBeLessThanOrEqual(160);
  }
});

test('a decision that has not changed is the same object when it is drawn', () => {
  const received = new Received();
  const first = scene(0, asked('0.0', cards));
  const sent = sentScene(first, null);
  received.whole(sent);
  const { decision } = received.scene!;
  received.changed(deltaOf(sent, sentScene({ ...first, turn: 2 }, sent))!);
  expect(received.scene!.turn).toBe(2);
  expect(received.scene!.decision).toBe(decision);
});

test('a turn that waits is seen as if it had been answered, but does not count', () => {
  const waits = { ...scene(5, null), answered: 4, held: true };
  expect(travel([scene(4, null), waits]).received.scene).toMatchObject({ answered: 4, held: true });
});
