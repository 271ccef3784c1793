import { describe, expect, test } from 'vitest';
import { quest, table } from './table.ts';

const FOUR = [
  'hold-the-river-ford',
  'rig-the-tournament',
  'clear-the-goblin-cave',
  'fund-the-harvest-fair',
] as const;

describe('QV 6 Reserve', () => {
  test('QV 6.1 an Active Quest is kept; its place stays empty until the End Phase', () => {
    const t = table()
      .active(...FOUR)
      .nextQuests('unmask-the-court-spy')
      .play('reserve', 'reserve:rig-the-tournament');
    expect(t.player(0).reserved).toBe(quest('rig-the-tournament'));
    expect(t.board).toEqual([FOUR[0], null, FOUR[2], FOUR[3]]);
    t.choose('draw');
    expect(t.board).toEqual([FOUR[0], 'unmask-the-court-spy', FOUR[2], FOUR[3]]);
  });

  test('QV 6.2 or all are replaced at once, and one of the new ones is taken', () => {
    const fresh = [
      'unmask-the-court-spy',
      'forge-the-royal-seal',
      'break-the-orc-siege',
      'slay-the-ember-wyrm',
    ];
    const t = table()
      .active(FOUR[0], null, FOUR[2], FOUR[3])
      .nextQuests(...fresh)
      .play('reserve', 'renew');
    // The gap is filled too (QV R10).
    expect(t.board).toEqual(fresh);
    expect(t.questDiscards).toEqual([FOUR[0], FOUR[2], FOUR[3]]);
    expect(t.offered()).toEqual(fresh.map(id => `reserve:${id}`));
    t.choose('reserve:break-the-orc-siege');
    expect(t.player(0).reserved).toBe(quest('break-the-orc-siege'));
    expect(t.state.actions).toBe(1);
  });

  test('QV 6.3 the old Reserved Quest is discarded first', () => {
    const t = table(2, { reserved: 'slay-the-ember-wyrm' })
      .active(...FOUR)
      .play('reserve', `reserve:${FOUR[0]}`);
    expect([t.player(0).reserved, t.questDiscards]).toEqual([
      quest(FOUR[0]),
      ['slay-the-ember-wyrm'],
    ]);
  });

  test('QV 6.3, R10 it is among the discards if they must be shuffled for the new Quests', () => {
    const t = table(2, { reserved: 'slay-the-ember-wyrm' }).active(...FOUR);
    t.player(1).completed.push(...t.state.questDeck.splice(0, 4));
    t.player(0).completed.push(...t.state.questDeck.splice(0));
    t.play('reserve', 'renew');
    const left = [...t.state.quests, ...t.state.questDeck].sort((a, b) => a - b);
    expect(left).toEqual([...FOUR.map(quest), quest('slay-the-ember-wyrm')].sort((a, b) => a - b));
    expect(t.state.questDiscard).toEqual([]);
  });

  test('QV 6.4 only its owner can complete it, also in the same turn', () => {
    const t = table(
      2,
      { guild: ['thief', 'archer', 'miner'] },
      { guild: ['thief', 'archer', 'miner'] },
    )
      .active('rig-the-tournament')
      .play('reserve', 'reserve:rig-the-tournament');
    expect(t.why('quest')).toBe(null);
    t.choose('draw').active('slay-the-ember-wyrm');
    expect(t.why('quest')).toBe('none-met');
    t.play('draw', 'draw', 'quest');
    expect(t.prompted).toBe('ask-send');
  });

  test('QV 6.5 without completion it scores nothing', () => {
    const t = table().give(0, { reserved: 'slay-the-ember-wyrm' });
    expect(t.game.standing(t.state)).toEqual([0, 0]);
  });

  test('without a Quest anywhere nothing can be reserved', () => {
    const t = table().active();
    t.player(1).completed.push(...t.state.questDeck.splice(0, 4));
    t.player(0).completed.push(...t.state.questDeck.splice(0));
    expect(t.why('reserve')).toBe('no-quests');
    t.line('rogue').play('hire', 'hire:1:rogue');
    expect(t.why('act:reserve')).toBe('power-nothing-there');
  });

  test('a bonus Reserve has both forms', () => {
    const t = table()
      .line('rogue')
      .active(...FOUR)
      .play('hire', 'hire:1:rogue', 'act:reserve');
    expect(t.offered()).toEqual([...FOUR.map(id => `reserve:${id}`), 'renew', 'pass']);
  });
});
