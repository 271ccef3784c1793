import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('QV 3 turn', () => {
  test('QV 3.1 turns go round, each with an Action Phase and an End Phase', () => {
    const t = table(3);
    const seats: number[] = [];
    for (let i = 0; i < 4; i++) {
      seats.push(t.state.active);
      t.play('draw', 'draw');
    }
    expect(seats).toEqual([0, 1, 2, 0]);
    expect(t.state.turn).toBe(5);
  });

  test('QV 3.2 two actions, also the same twice', () => {
    const t = table().next('monk', 'archer', 'knight');
    t.choose('draw');
    expect([t.state.active, t.state.actions]).toEqual([0, 1]);
    t.choose('draw');
    expect([t.state.active, t.state.actions]).toEqual([1, 2]);
    expect(t.hand(0).slice(3)).toEqual(['monk', 'archer']);
  });

  test('QV 3.2 no action can be skipped', () => {
    const t = table();
    expect(t.step()).toBe('action');
    expect(t.offered()).toEqual(['draw', 'hire', 'reserve']);
    t.refuses('pass').refuses('forfeit');
  });

  test('QV 3.3 a power comes before the second action, and does not count as an action', () => {
    const t = table(2, { hand: ['monk', 'miner'] })
      .line('archer', 'knight')
      .next('cleric');
    t.play('hire', 'hire:1:archer');
    expect(t.step()).toBe('power/use');
    t.choose('archer');
    expect(t.hand(0)).toEqual(['monk', 'miner', 'cleric']);
    expect([t.step(), t.state.actions]).toEqual(['action', 1]);
  });

  test('QV 3.3 bonuses inside bonuses, to any depth; the inner one is finished first', () => {
    const t = table(2, { hand: ['monk', 'miner', 'templar', 'mercenary'] })
      .line('necromancer', 'knight', 'peasant', 'archer')
      .next('cleric', 'baker');
    t.play('hire', 'hire:1:necromancer', 'hand:monk');
    // Of the Necromancer's two bonuses the Hire comes first. The Draw waits until it is completely done.
    t.play('act:hire', 'hire:2:knight').select(['hand:miner']);
    expect(t.waiting).toEqual(['end', 'action', 'power/any', 'hire']);
    t.choose('hire:3:peasant').select(['hand:templar']);
    t.choose('hire:4:archer').select(['hand:mercenary', 'guild:knight']);
    expect(t.waiting).toEqual(['end', 'action', 'power/any', 'power/use']);
    t.choose('archer');
    expect(t.offered()).toEqual(['act:draw', 'done']);
    t.choose('act:draw');
    expect(t.hand(0)).toEqual(['cleric', 'baker']);
    expect(t.guild(0)).toEqual(['necromancer', 'peasant', 'archer']);
    expect(t.state.actions).toBe(1);
  });

  test('QV 3.4 bonuses of one card in any order', () => {
    const rogue = () =>
      table()
        .line('rogue')
        .active('hold-the-river-ford', 'rig-the-tournament')
        .next('monk')
        .play('hire', 'hire:1:rogue');
    const drawFirst = rogue();
    expect(drawFirst.offered()).toEqual(['act:reserve', 'act:draw', 'done']);
    drawFirst.choose('act:draw');
    expect(drawFirst.offered()).toEqual(['act:reserve', 'done']);
    const reserveFirst = rogue().play('act:reserve', 'reserve:hold-the-river-ford');
    expect(reserveFirst.offered()).toEqual(['act:draw', 'done']);
  });

  test('QV 3.5 a Draw may be declined, and so may a Hire, a Reserve and a Quest', () => {
    const draw = table().line('archer').play('hire', 'hire:1:archer', 'done');
    expect([draw.hand(0).length, draw.state.actions]).toEqual([3, 1]);
    const hire = table().line('knight', 'archer').play('hire', 'hire:1:knight', 'pass');
    expect([hire.guild(0), hire.state.actions]).toEqual([['knight'], 1]);
    const reserve = table()
      .line('rogue')
      .play('hire', 'hire:1:rogue', 'act:reserve', 'pass', 'done');
    expect(reserve.player(0).reserved).toBe(-1);
    const quest = table(2, { guild: ['thief', 'miner'] })
      .line('bogatyr')
      .active('rig-the-tournament')
      .play('hire', 'hire:1:bogatyr', 'pass');
    expect(quest.player(0).completed).toEqual([]);
  });

  test('QV 3.6 what can’t be done can’t be chosen', () => {
    const t = table().give(0, { hand: [] }).line(null, 'archer', null, null, null, 'monk');
    expect(t.why('hire')).toBe('too-dear');
    expect(t.why('quest')).toBe('none-met');
    expect(t.offered()).toEqual(['draw', 'reserve']);
  });

  test('QV 3.6, R4 a player who can do nothing loses the action', () => {
    const t = table(2).give(0, { hand: [], guild: [] }).line().active();
    const { deck, questDeck } = t.state;
    // All other cards belong to the other player, or are completed.
    t.player(1).completed.push(...questDeck.splice(0, 4));
    t.player(0).completed.push(...questDeck.splice(0));
    t.player(1).guild.push(...deck.splice(0, 5));
    t.player(0).guild.push(...deck.splice(0));
    expect(t.offered()).toEqual(['forfeit']);
    t.choose('forfeit');
    expect(t.told('forfeited')).toEqual([{ say: 'forfeited', seat: 0 }]);
    expect([t.step(), t.state.actions]).toEqual(['action', 1]);
    t.choose('forfeit');
    expect(t.step()).toBe('limit');
  });
});
