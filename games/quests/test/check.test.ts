// What is wrong with a table that can't occur in a game.
import { describe, expect, test } from 'vitest';
import type { State } from '../state.ts';
import type { TavernTable } from './table.ts';
import { citizen, quest, table } from './table.ts';

/** The problem of a table that was changed by hand. */
const complaint = (t: TavernTable, spoil: (state: State) => unknown): string => {
  spoil(t.state);
  return t.game.problems(t.state).join('; ');
};

const TAKE = { step: 'take-quest', seat: 0, args: null };

describe('an impossible table', () => {
  test('a real one has no problem', () => {
    expect(complaint(table(3), () => {})).toBe('');
  });

  test('someone else’s turn', () => {
    expect(complaint(table(3), state => (state.turn = 2))).toContain('not the turn of this seat');
    expect(complaint(table(3), state => (state.turn = 0))).toContain('no turn has begun');
  });

  test('a card too many, or one too few', () => {
    expect(complaint(table(), state => state.deck.push(0))).toContain('citizen 0');
    expect(complaint(table(), state => state.questDeck.pop())).toContain('quest');
  });

  test('a place for Quests too many', () => {
    expect(complaint(table(2), state => state.quests.push(-1))).toContain('places for Quests');
  });

  test('Citizens that were sent on no Quest', () => {
    const t = table().give(0, { guild: ['monk'] });
    expect(complaint(t, state => state.sent.push(state.players[0]!.guild.pop()!))).toContain(
      'sent, but on no Quest',
    );
  });

  test('a player without a Guild Master', () => {
    expect(
      complaint(table(), state => {
        state.spare.push(state.players[0]!.guildMaster);
        state.players[0]!.guildMaster = -1;
      }),
    ).toContain('no Guild Master');
  });

  test('a card that is known to be in a hand and is not', () => {
    const t = table().give(1, { hand: ['monk'] });
    expect(complaint(t, state => state.players[1]!.known.push(citizen('archer')))).toContain(
      'known to hold',
    );
    const twice = table().give(1, { hand: ['monk'] });
    const monk = citizen('monk');
    expect(complaint(twice, state => state.players[1]!.known.push(monk, monk))).toContain(
      'known to hold',
    );
  });

  test('too many cards of a player whose turn it is not', () => {
    const many = (state: State) => state.players[1]!.hand.push(...state.deck.splice(0, 6));
    expect(complaint(table(), many)).toContain('too many cards');
  });

  test('a game that someone has ended in an earlier round', () => {
    const ended = (state: State) =>
      state.players[1]!.completed.push(...state.questDeck.splice(0, 5));
    expect(complaint(table(), ended)).toContain('ended the game already');
    const before = table().play('draw', 'draw');
    const first = (state: State) =>
      state.players[0]!.completed.push(...state.questDeck.splice(0, 5));
    expect(complaint(before, first)).toBe('');
  });

  test('a payment for a card that is not there, or that can’t be paid', () => {
    const pay = (args: Record<string, number>, t = table()): string =>
      complaint(t.line(null, 'monk').give(0, { hand: ['cleric', 'rogue'] }), state =>
        state.core.agenda[0]!.push({ step: 'pay', seat: 0, args }),
      );
    expect(pay({ card: citizen('monk'), place: 1 })).toBe('');
    expect(pay({ card: citizen('monk'), place: 2 })).toContain('(pay)');
    expect(pay({ card: citizen('archer'), place: 1 })).toContain('(pay)');
    expect(pay({ card: citizen('cleric'), place: 6 })).toContain('(pay)');
    const named = table();
    named.player(0).known.push(citizen('cleric'));
    expect(pay({ card: citizen('cleric'), place: 6 }, named)).toContain('(pay)');
  });

  test('Citizens sent on a Quest that they can’t complete, or that is not there', () => {
    const send = (id: string): string => {
      const t = table().give(0, { guild: ['thief', 'squire', 'monk'] });
      t.active('rig-the-tournament', 'slay-the-ember-wyrm');
      const args = { quest: quest(id) };
      return complaint(t, state => state.core.agenda[0]!.push({ step: 'send', seat: 0, args }));
    };
    expect(send('rig-the-tournament')).toBe('');
    expect(send('slay-the-ember-wyrm')).toContain('(send)');
    expect(send('fund-the-harvest-fair')).toContain('(send)');
  });

  test('a limit that is not exceeded; bonuses without anything to take', () => {
    const on = (step: string, args: Record<string, boolean>, t = table()): string =>
      complaint(t, state => state.core.agenda[0]!.push({ step, seat: 0, args }));
    expect(on('limit', { guild: false })).toContain('(limit)');
    const reserved = table().give(0, { reserved: 'slay-the-ember-wyrm' });
    expect(complaint(reserved, state => state.core.agenda[0]!.push(TAKE))).toContain('take-quest');
    expect(complaint(table(), state => state.core.agenda[0]!.push(TAKE))).toBe('');
    expect(complaint(table(), state => (state.actions = 0))).toContain('(action)');
    expect(on('quest', { bonus: true }, table().active())).toContain('(quest)');
    const none = table(1).active();
    expect(on('reserve', { bonus: true }, none)).toContain('(reserve)');
    const broke = table().give(0, { hand: [] }).line(null, 'monk');
    expect(on('hire', { bonus: true }, broke)).toContain('(hire)');
  });
});
