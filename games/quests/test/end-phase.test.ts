import { describe, expect, test } from 'vitest';
import { citizen, table } from './table.ts';

describe('QV 8 End Phase', () => {
  test('QV 8.1 empty places of Quests are filled, the others stay where they are', () => {
    const t = table()
      .active('hold-the-river-ford', 'rig-the-tournament', null, 'fund-the-harvest-fair')
      .nextQuests('unmask-the-court-spy', 'forge-the-royal-seal')
      .play('reserve', 'reserve:hold-the-river-ford', 'draw');
    expect(t.board).toEqual([
      'unmask-the-court-spy',
      'rig-the-tournament',
      'forge-the-royal-seal',
      'fund-the-harvest-fair',
    ]);
  });

  test('QV 8.2 Citizens slide to the left, new ones come from the right', () => {
    const t = table(2, { hand: [] })
      .line('miner', null, 'archer', 'knight', null, 'rogue')
      .next('monk', 'cleric', 'wizard', 'baker')
      .play('hire', 'hire:1:miner', 'draw');
    expect(t.tavern).toEqual(['archer', 'knight', 'rogue', 'cleric', 'wizard', 'baker']);
    expect(t.told('tavern-filled')).toMatchObject([{ citizens: ['cleric', 'wizard', 'baker'] }]);
  });

  test('QV 8.3 empty decks are refilled when a card is needed', () => {
    const t = table().line('miner').active().deckOf(0).questDeckOf(0);
    // Without Active Quests, replacing them is the only way to reserve.
    t.play('hire', 'hire:1:miner', 'reserve');
    t.choose(t.offered()[0]!);
    expect(t.tavern).not.toContain(null);
    expect(t.board).not.toContain(null);
    expect([t.state.discard, t.state.questDiscard]).toEqual([[], []]);
  });

  test('QV 8.3, R5 with no card left, places stay empty, and are filled later', () => {
    const t = table()
      .line('miner', 'monk')
      .give(0, { hand: ['cleric'] });
    t.player(0).guild.push(...t.state.deck.splice(0));
    t.play('hire', 'hire:1:miner', 'hire', 'hire:2:monk').select(['hand:cleric']);
    t.choose('done');
    // The discarded Cleric is the only card left. Then the limit of the Guild is checked.
    expect(t.tavern).toEqual(['cleric', null, null, null, null, null]);
    expect(t.step()).toBe('limit');
  });

  test('QV 8.4 more than eight in hand: the player discards down to eight', () => {
    const hand = ['monk', 'monk', 'cleric', 'rogue', 'miner', 'baker', 'knight', 'thief'];
    const t = table().give(0, { hand }).next('archer', 'wizard').play('draw', 'draw');
    expect([t.step(), t.asks().min, t.asks().max]).toEqual(['limit', 2, 2]);
    expect(t.asks().prompt).toEqual({ say: 'ask-limit-hand', count: 2, most: 8 });
    t.select(['hand:monk:2', 'hand:wizard']);
    expect(t.hand(0)).toEqual('monk cleric rogue miner baker knight thief archer'.split(' '));
    expect(t.told('hand-limited')).toMatchObject([{ citizens: ['monk', 'wizard'] }]);
    expect(t.state.active).toBe(1);
  });

  test('QV 8.4 the same for the Guild; exactly eight are allowed', () => {
    const guild = ['monk', 'cleric', 'rogue', 'baker', 'knight', 'thief', 'wizard'];
    const eight = table().give(0, { guild }).line('miner').play('hire', 'hire:1:miner', 'draw');
    expect([eight.guild(0).length, eight.state.active]).toEqual([8, 1]);
    const nine = table(2, { guild: [...guild, 'captain'] })
      .line('miner')
      .play('hire', 'hire:1:miner', 'draw');
    expect(nine.step()).toBe('limit');
    nine.select(['guild:rogue']);
    expect(nine.guild(0)).not.toContain('rogue');
    expect(nine.told('guild-limited')).toMatchObject([{ citizens: ['rogue'] }]);
  });

  test('QV 8.4 both at once: first the hand, then the Guild', () => {
    const eight = ['monk', 'cleric', 'rogue', 'baker', 'knight', 'thief', 'wizard', 'captain'];
    const t = table(2, { hand: eight, guild: eight })
      .line('miner')
      .play('hire', 'hire:1:miner', 'draw');
    expect(t.waiting).toEqual(['next', 'limit', 'limit']);
    t.select(['hand:monk']);
    expect(t.offered()[0]).toBe('guild:monk');
    t.select(['guild:monk']);
    expect([t.hand(0).length, t.guild(0).length, t.state.active]).toEqual([8, 8, 1]);
  });

  test('QV 8.4, R11 the Tavern is filled first, so these discards can’t come into it', () => {
    const hand = ['monk', 'monk', 'cleric', 'rogue', 'miner', 'baker', 'knight', 'thief'];
    const t = table().give(0, { hand }).line('archer').play('draw', 'draw');
    expect(t.tavern).not.toContain(null);
    t.select(['hand:cleric', 'hand:rogue']);
    expect(t.discards).toEqual(['cleric', 'rogue']);
  });

  test('QV 8.5 during the turn there is no limit', () => {
    const hand = ['monk', 'monk', 'cleric', 'rogue', 'miner', 'baker', 'knight', 'thief'];
    const t = table().give(0, { hand }).choose('draw');
    expect([t.hand(0).length, t.step()]).toEqual([9, 'action']);
    expect(t.player(0).hand).toContain(citizen('thief'));
  });
});
