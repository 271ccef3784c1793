import { describe, expect, test } from 'vitest';
import { quests } from '../index.ts';
import type { State } from '../state.ts';
import type { TavernTable } from './table.ts';
import { points, table } from './table.ts';

const FIVE = [
  'escort-the-pilgrims-north',
  'train-the-border-militia',
  'fund-the-harvest-fair',
  'forge-the-royal-seal',
] as const;

/** Seat 0 or 1 can complete a fifth Quest now. */
const ready = (seat: number): TavernTable =>
  table(3)
    .give(seat, { completed: FIVE, guild: ['thief', 'squire'] })
    .active('rig-the-tournament');

const fifth = ['quest', 'send:thief', 'pass'];

describe('QV 9 end of the game', () => {
  test('QV 9.1 four Quests don’t end it, a fifth does', () => {
    const four = ready(0);
    for (let i = 0; i < 6; i++) four.choose('draw');
    expect(quests.outcome(four.state)).toBe(null);
    const t = ready(0);
    t.play('quest', 'send:thief');
    expect(t.told('last-round')).toEqual([{ say: 'last-round', seat: 0 }]);
    t.play('pass', 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(quests.outcome(t.state)).not.toBe(null);
    expect(t.waiting).toEqual([]);
  });

  test('QV 9.2 all have the same number of turns', () => {
    const t = ready(1).play('draw', 'draw', ...fifth, 'draw');
    expect(t.state.active).toBe(2);
    t.choose('draw');
    expect(t.state.isOver).toBe(false);
    t.choose('draw');
    expect([t.state.isOver, t.state.turn]).toEqual([true, 3]);
  });

  test('QV 9.2 the last player of the round ends it with their turn', () => {
    const t = ready(2).play('draw', 'draw', 'draw', 'draw', ...fifth, 'draw');
    expect([t.state.isOver, t.state.turn]).toEqual([true, 3]);
  });

  test('QV 9.2, R16 the turn goes on after the fifth: a sixth counts too, and limits hold', () => {
    const t = ready(2).play('draw', 'draw', 'draw', 'draw');
    t.give(2, { hand: ['monk', 'monk', 'cleric', 'rogue', 'miner', 'baker', 'knight', 'captain'] });
    t.play(...fifth, 'draw');
    expect([t.step(), t.state.isOver]).toEqual(['limit', false]);
    t.select([t.offered()[0]!]);
    expect(t.state.isOver).toBe(true);
  });

  /** A game that is over, with these Quests, Guild Masters, and numbers of cards. */
  function ended(
    ...players: { completed: readonly string[]; guild?: number; hand?: number; master?: string }[]
  ): State {
    const t = table(players.length);
    players.forEach(({ completed, master }, seat) =>
      t.give(seat, {
        completed,
        hand: [],
        guild: [],
        ...(master === undefined ? {} : { guildMaster: master }),
      }),
    );
    players.forEach(({ guild = 0, hand = 0 }, seat) => {
      t.player(seat).guild.push(...t.state.deck.splice(0, guild));
      t.player(seat).hand.push(...t.state.deck.splice(0, hand));
    });
    t.state.isOver = true;
    t.state.core.agenda[0] = [];
    return t.state;
  }
  const [adventure, battle, commerce, subterfuge] = FIVE;

  test('QV 9.3 Victory Points of completed Quests', () => {
    const state = ended(
      { completed: [adventure, subterfuge], master: 'hadrik-ironpurse' },
      { completed: [battle], master: 'quill-nightlantern' },
    );
    const { scores, winners, ending } = quests.outcome(state)!;
    const printed = [points(adventure) + points(subterfuge), points(battle)];
    expect(scores.map(({ total }) => total)).toEqual(printed);
    expect(winners).toEqual([0]);
    expect(ending).toEqual({ say: 'ending-won', seat: 0, points: printed[0] });
    expect(quests.standing(quests.view(state, 1))).toEqual(printed);
  });

  test('QV 9.4 the Guild Master adds one for each Quest of its types', () => {
    const state = ended(
      { completed: [adventure, battle, subterfuge], master: 'brannoc-the-wayfarer' },
      { completed: [commerce, battle], master: 'mirela-coinwhisper' },
    );
    const { scores } = quests.outcome(state)!;
    expect(scores.map(({ parts }) => parts.map(({ points }) => points))).toEqual([
      [points(adventure) + points(battle) + points(subterfuge), 2],
      [points(commerce) + points(battle), 1],
    ]);
    expect(quests.standing(state)).toEqual(scores.map(({ total }) => total));
  });

  const tied = { completed: [battle], master: 'quill-nightlantern' };
  const alsoTied = { completed: [commerce], master: 'sable-vane' };

  test('QV 9.5 a tie goes to the most Citizens in the Guild', () => {
    const { winners, tieBreaks } = quests.outcome(
      ended({ ...tied, guild: 1, hand: 5 }, { ...alsoTied, guild: 2 }),
    )!;
    expect(winners).toEqual([1]);
    expect(tieBreaks![1]).toEqual({ say: 'tie-guild', n: 2 });
  });

  test('QV 9.5 then to the most cards in hand', () => {
    const { winners, ranks } = quests.outcome(
      ended({ ...tied, guild: 2, hand: 3 }, { ...alsoTied, guild: 2, hand: 1 }),
    )!;
    expect([winners, ranks]).toEqual([[0], [1, 2]]);
  });

  test('QV 9.5 and is shared after that', () => {
    const { winners, ending } = quests.outcome(
      ended({ ...tied, guild: 2, hand: 1 }, { ...alsoTied, guild: 2, hand: 1 }),
    )!;
    expect(winners).toEqual([0, 1]);
    expect(ending).toEqual({ say: 'ending-shared', seats: [0, 1], points: points(battle) });
  });
});
