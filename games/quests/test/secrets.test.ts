// What is hidden, and what everyone knows [QV 1.7, R14].
import { QuickChance } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { quests } from '../index.ts';
import { citizen, points, table } from './table.ts';

describe('QV 1.7 secrets', () => {
  test('hands, Guild Masters, decks and the box are hidden from others', () => {
    const { state } = table(3);
    const view = quests.view(state, 1);
    expect(view.players[0]!.hand).toEqual([-1, -1, -1]);
    expect(view.players[1]!.hand).toEqual(state.players[1]!.hand);
    expect(view.players[0]!.guildMaster).toBe(-2);
    expect(view.players[1]!.guildMaster).toBe(state.players[1]!.guildMaster);
    expect(new Set([...view.deck, ...view.questDeck, ...view.spare])).toEqual(new Set([-1]));
    expect(quests.view(state, 'spectator').players[1]!.guildMaster).toBe(-2);
  });

  test('Guild Masters are shown when the game is over, not before [QV 9.4]', () => {
    const t = table(2, {
      guild: ['thief', 'squire'],
      completed: [
        'escort-the-pilgrims-north',
        'train-the-border-militia',
        'fund-the-harvest-fair',
        'forge-the-royal-seal',
      ],
    })
      .active('rig-the-tournament')
      .play('quest', 'send:thief', 'pass', 'draw', 'draw');
    expect(quests.view(t.state, 'spectator').players[0]!.guildMaster).toBe(-2);
    t.choose('draw');
    expect(t.told('guild-master-shown')).toHaveLength(2);
    expect(quests.view(t.state, 'spectator').players[0]!.guildMaster).toBeGreaterThanOrEqual(0);
  });

  test('QV R14 completed Quests and discards stay open', () => {
    const t = table(2, { guild: ['thief', 'squire'] })
      .active('rig-the-tournament')
      .play('quest', 'send:thief', 'pass');
    const view = quests.view(t.state, 1);
    expect(view.players[0]!.completed).toEqual(t.player(0).completed);
    expect(view.discard).toEqual(t.state.discard);
    expect(quests.standing(view)).toEqual([points('rig-the-tournament'), 0]);
  });

  /** Seat 0 has taken a Templar from the Tavern Line into a hand of two others. */
  const picked = () =>
    table(3, { hand: ['monk', 'cleric'] })
      .line('merchant', 'templar', 'thief')
      .play('hire', 'hire:1:merchant', 'line:2:templar');

  test('QV R14 a card from the Tavern Line is known to be in the hand, also in guesses', () => {
    const t = picked();
    const view = quests.view(t.state, 1);
    expect(view.players[0]!.hand).toEqual([-1, -1, -1]);
    expect(view.players[0]!.known).toEqual([citizen('templar')]);
    for (let i = 0; i < 20; i++) {
      const world = quests.sample(view, new QuickChance(i));
      expect(world.players[0]!.hand).toContain(citizen('templar'));
      expect(quests.view(world, 1)).toEqual(view);
    }
  });

  test('QV R14 until it leaves the hand: as a payment, hired, or over the limit', () => {
    const paid = picked().play('hire', 'hire:3:thief').select(['hand:templar']);
    expect(paid.player(0).known).toEqual([]);
    const hired = picked().play('hire', 'hire:hand:templar').select(['hand:monk', 'hand:cleric']);
    expect(hired.player(0).known).toEqual([]);
    const other = picked().play('hire', 'hire:3:thief').select(['hand:monk']);
    expect(other.player(0).known).toEqual([citizen('templar')]);
  });

  test('QV R14 a card that is hired from the hand is named before it is paid for', () => {
    const t = table(2, { hand: ['monk', 'monk', 'cleric', 'rogue'] }).play(
      'hire',
      'hire:hand:monk',
    );
    expect(quests.view(t.state, 1).players[0]!.known).toEqual([citizen('monk')]);
    t.select(['hand:cleric', 'hand:rogue']);
    expect([t.hand(0), t.player(0).known, t.step()]).toEqual([['monk'], [], 'power/use']);
  });

  test('QV R14 until it pays for a power', () => {
    const t = picked().line('bard').play('hire', 'hire:1:bard', 'hand:templar');
    expect(t.player(0).known).toEqual([]);
  });

  test('QV R14 after a theft nobody knows what is left', () => {
    const t = picked().choose('draw').line('thief').play('hire', 'hire:1:thief', 'do', 'seat:0');
    expect(t.player(0).known).toEqual([]);
    expect(t.player(1).known).toEqual([]);
  });

  test('QV R14 a card discarded at random is seen by all', () => {
    const t = table(2, { hand: [] })
      .line('merchant', 'templar', 'sapper')
      .play('hire', 'hire:1:merchant', 'line:2:templar', 'reserve');
    t.choose(t.offered()[0]!).line('sapper').play('hire', 'hire:1:sapper', 'do');
    expect([t.hand(0), t.player(0).known, t.discards]).toEqual([[], [], ['templar']]);
  });
});
