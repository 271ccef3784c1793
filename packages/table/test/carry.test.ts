import type { Decision, Option } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { startDraft, toggle } from '../src/decision/answer-draft.ts';
import { carriesByThing, carriesIn, carry, onto, targetAt } from '../src/carry/carry.ts';

const spend: Option = { id: 'spend', note: { say: 'spend' }, ref: 'hand:sword' };
const keep: Option = { ...spend, id: 'keep', blocked: { say: 'too-many' } };
const decision: Decision = {
  id: '0.1',
  seat: 0,
  kind: 'choose',
  step: 's',
  prompt: { say: 'p' },
  options: [spend, keep],
  min: 1,
  max: 1,
  fallback: { decision: '0.1', picks: ['spend'] },
};

describe('what can be carried', () => {
  test('is the thing of an option, onto each of its targets; or another thing', () => {
    expect(carry(spend, ['quest:gate', 'zone:action'])).toEqual([
      { thing: 'hand:sword', onto: 'quest:gate', option: 'spend' },
      { thing: 'hand:sword', onto: 'zone:action', option: 'spend' },
    ]);
    expect(carry(spend, ['quest:gate'], 'coin')[0]!.thing).toBe('coin');
    expect(carry({ id: 'pass', note: { say: 'pass' } }, ['quest:gate'])).toEqual([]);
  });

  test('is what a game’s table says of each option', () => {
    const table = { spend: onto('zone:action', 'bank'), other: onto('nowhere') };
    expect(
      carriesIn(table, decision, {} as never).map(({ option, onto }) => [option, onto]),
    ).toEqual(
      ['spend', 'keep'].flatMap(id => [
        [id, 'zone:action'],
        [id, 'bank'],
      ]),
    );
    expect(carriesIn({}, decision, {} as never)).toEqual([]);
  });

  test('is in the order of the table, not of the options', () => {
    const [save, use] = ['save', 'use'].map(say => ({ ...spend, id: say, note: { say } }));
    const both = { ...decision, options: [save!, use!] };
    const all = carriesIn({ use: onto('quest:gate'), save: onto('bank') }, both, {} as never);
    expect(all.map(({ option }) => option)).toEqual(['use', 'save']);
  });

  test('where one choice is an answer, a picked one can be carried too', () => {
    const picked = { ...startDraft(decision), picks: ['spend'] };
    expect(carriesByThing(picked, carry(spend, ['quest:gate'])).size).toBe(1);
  });

  test('is found by the thing, and only what is allowed', () => {
    const carries = [...carry(spend, ['quest:gate']), ...carry(keep, ['zone:items'])];
    const byThing = carriesByThing(startDraft(decision), carries);
    expect(byThing.get('hand:sword')!.map(({ onto }) => onto)).toEqual(['quest:gate']);
    expect(carriesByThing(null, carries).size).toBe(0);
  });

  test('is not what is picked already, nor a share of which there is no more', () => {
    const carries = carry(spend, ['zone:action']);
    const select = startDraft({ ...decision, kind: 'select', max: 2 });
    expect(carriesByThing(select, carries).size).toBe(1);
    expect(carriesByThing(toggle(select, 'spend'), carries).size).toBe(0);
    const split = startDraft({
      ...decision,
      kind: 'split',
      options: [{ ...spend, max: 2 }],
      max: 2,
      fallback: { decision: '0.1', counts: { spend: 1 } },
    });
    expect(carriesByThing(split, carries).size).toBe(1);
    expect(carriesByThing({ ...split, counts: { spend: 2 } }, carries).size).toBe(0);
  });
});

describe('the target of a drop', () => {
  const target = (name: string, left: number, top: number, right: number, bottom: number) => ({
    name,
    spot: { left, top, right, bottom },
  });
  const zone = target('zone', 0, 0, 400, 400);
  const card = target('card', 100, 100, 160, 200);
  const all = [zone, card];

  test('is the smallest at that point', () => {
    expect(targetAt(all, 130, 150)?.name).toBe('card');
    expect(targetAt(all, 300, 150)?.name).toBe('zone');
  });

  test('may be missed by a little', () => {
    expect(targetAt(all, 166, 150)?.name).toBe('card');
    expect(targetAt(all, 405, 150)?.name).toBe('zone');
    expect(targetAt(all, 420, 150)).toBeNull();
    expect(targetAt(all, 150, 420)).toBeNull();
    for (const [x, y, name] of [
      [-10, 150, 'zone'],
      [-11, 150, null],
      [410, 150, 'zone'],
      [411, 150, null],
      [50, -10, 'zone'],
      [50, -11, null],
      [50, 410, 'zone'],
      [50, 411, null],
      [90, 150, 'card'],
      [130, 90, 'card'],
      [130, 210, 'card'],
      [130, 211, 'zone'],
    ] as const)
      expect([x, y, targetAt(all, x, y)?.name ?? null]).toEqual([x, y, name]);
    expect(targetAt([card, zone], 130, 150)?.name).toBe('card');
    const thin = target('thin', 120, 50, 140, 380);
    expect(targetAt([thin, card], 130, 150)?.name).toBe('card');
    expect(targetAt([card, { ...card, name: 'later' }], 130, 150)?.name).toBe('card');
  });
});
