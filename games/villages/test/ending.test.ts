// The end and the score [VV 10, 11].
import { describe, expect, test } from 'vitest';
import { BUILDINGS } from '../cards/buildings.ts';
import { scorePowers } from '../ending.ts';
import { villages } from '../index.ts';
import { table, vp } from './table.ts';
import type { VillageTable } from './table.ts';

const ids = (from: number, n: number): string[] =>
  BUILDINGS.slice(from, from + n).map(({ id }) => id);

/** Seat 0 is one card short of the end, and about to build the Hideout. */
function nearEnd(players: number, target: number): VillageTable {
  return table(players, {
    gold: 1,
    hand: ['hideout'],
    resources: ['tannery'],
    buildings: ids(2, target - 3),
    adventurers: ['bard', 'monk'],
  });
}

describe('VV 10 the end', () => {
  test.each([
    [2, 12],
    [3, 12],
    [4, 10],
    [5, 10],
  ])(
    'VV 10.1 with %i players a village of %i Buildings and Adventurers ends it',
    (players, target) => {
      const t = nearEnd(players, target).play('build:hideout', 'own').drawAll();
      while (t.step() === 'power/use') t.choose('done');
      expect(villages.outcome(t.state)).toBeNull();
      t.declineAll();
      expect(villages.outcome(t.state)!.ending).toEqual({ say: 'ending-grown' });
      expect(t.asked()).toEqual([]);
    },
  );

  test('VV 10.1 one card fewer does not', () => {
    const t = nearEnd(2, 11).play('build:hideout', 'own').drawAll();
    while (t.step() === 'power/use') t.choose('done');
    expect(t.declineAll().step()).toBe('lead');
  });

  test('VV 10.1 a follower can end it too', () => {
    const t = nearEnd(2, 12);
    t.state.players.reverse();
    t.give(0, { gold: 1, hand: ['hideout'], resources: ['tannery'] });
    t.play('build:hideout', 'own').drawAll().play('done', 'build:hideout', 'own');
    while (t.asked().length > 0 && t.step() === 'power/use') t.choose('done');
    expect(villages.outcome(t.state)).not.toBeNull();
  });

  test('VV 10.2 all others may still follow in the last turn', () => {
    const t = nearEnd(3, 12).give(1, { gold: 1, hand: ['chapel'], resources: ['granary'] });
    t.play('build:hideout', 'own').drawAll();
    while (t.step() === 'power/use') t.choose('done');
    t.play('build:chapel', 'own', 'done', 'decline');
    expect(t.buildings(1)).toEqual(['chapel']);
    expect(villages.outcome(t.state)).not.toBeNull();
  });

  test('VV 10.3 Castles and Resources don’t count', () => {
    const t = table(2, { resources: ids(0, 30) })
      .play('tax', 'deck')
      .declineAll();
    expect(t.step()).toBe('lead');
  });

  test('VV 10.4, R6 if nothing has changed for a whole round, the game is over', () => {
    const t = table(3).exhaust(2).emptyBank(0);
    for (const pile of t.state.piles) {
      t.player(2).resources.push(...pile.splice(0));
      t.player(2).coins.push(-1);
    }
    t.play('tax').declineAll().play('harvest').declineAll();
    expect(villages.outcome(t.state)).toBeNull();
    t.play('tax').declineAll();
    expect(villages.outcome(t.state)!.ending).toEqual({ say: 'ending-idle' });
  });

  test('VV 10.4, R6 an idle round ends the game even if someone could build, and says no more', () => {
    const t = table(2, { hand: ['chapel'], resources: ['mill'], gold: 1 }).exhaust(1);
    for (const pile of t.state.piles) {
      t.player(1).resources.push(...pile.splice(0));
      t.player(1).coins.push(-1);
    }
    expect(t.offered()).toContain('build:chapel');
    t.play('harvest').declineAll().play('harvest').declineAll();
    const { ending } = villages.outcome(t.state)!;
    expect(villages.words.en.say(ending, String)).toBe(
      'No card or coin has moved for a whole round: the game is over.',
    );
  });

  /** Deck and piles are empty: everything in them lies in the village of the last seat. */
  const drained = (players: number): VillageTable => {
    const t = table(players)
      .exhaust(players - 1)
      .emptyBank(0);
    for (const pile of t.state.piles) {
      t.player(players - 1).resources.push(...pile.splice(0));
      t.player(players - 1).coins.push(-1);
    }
    return t;
  };

  test.each([2, 3, 4, 5])(
    'VV 10.4 with %i players everyone is told in time: at each lead, and after each turn without a change',
    players => {
      const t = drained(players);
      for (let left = players; left > 1; left--) {
        expect(t.asks().prompt).toEqual({ say: 'ask-lead-idle', left });
        t.choose('tax').declineAll();
        expect(t.told('nothing-moved')).toEqual([{ say: 'nothing-moved', left: left - 1 }]);
      }
      expect(t.asks().prompt).toEqual({ say: 'ask-lead-idle', left: 1 });
      t.choose('tax').declineAll();
      expect(villages.outcome(t.state)!.ending).toEqual({ say: 'ending-idle' });
      expect(t.told('nothing-moved')).toEqual([]);
    },
  );

  test('VV 10.4, R5 everyone is told when the deck runs out, and when nothing is left to draw', () => {
    const t = table(3).exhaust(2, 1).play('harvest', 'pile:1');
    expect(t.told('deck-empty')).toEqual([{ say: 'deck-empty', isLast: false }]);
    t.play('pile:1', 'pile:2', 'follow', 'pile:3', 'follow');
    expect(t.told('nothing-to-draw')).toEqual([]);
    t.play('pile:4', 'harvest');
    // The only card that is left is not asked about.
    expect(t.told('nothing-to-draw')).toEqual([{ say: 'nothing-to-draw', turns: 3 }]);
    expect(t.hand(1)).toHaveLength(2);
  });

  test('VV 10.4 as long as a card can be drawn, nobody is warned', () => {
    const t = table(2).exhaust(1);
    expect(t.asks().prompt).toEqual({ say: 'ask-lead' });
    t.play('tax', 'pile:1').declineAll();
    expect(t.told('nothing-moved')).toEqual([]);
  });

  test('VV 10.4 any change starts the count again: a card, a coin', () => {
    const t = table(2).exhaust(1).emptyBank(0);
    for (const pile of t.state.piles) {
      t.player(1).resources.push(...pile.splice(0));
      t.player(1).coins.push(-1);
    }
    t.play('tax').declineAll();
    expect(t.state.turn.idle).toBe(2);
    t.play('tax').declineAll();
    expect(villages.outcome(t.state)!.ending).toEqual({ say: 'ending-idle' });
    const u = table(2).exhaust(1).emptyBank(0);
    u.play('tax', 'pile:1').declineAll();
    u.play('tax', 'pile:2').declineAll();
    expect([u.step(), u.state.turn.idle]).toEqual(['lead', 1]);
  });
});

describe('VV 11 the score', () => {
  test('VV 11.1 points of Buildings and Adventurers; not of Resources and hands', () => {
    const t = table(2, {
      gold: 0,
      hand: ['manor'],
      resources: ['keep'],
      buildings: ['temple', 'chapel'],
      adventurers: ['champion'],
    });
    expect(t.points(0)).toBe(vp('temple', 'chapel', 'champion'));
  });

  test('VV 11.2 what powers count, including themselves', () => {
    const t = table(2, {
      gold: 0,
      buildings: ['basilica', 'chapel'],
      adventurers: ['priestess'],
    });
    expect(t.points(0)).toBe(vp('basilica', 'chapel', 'priestess') + 2 + 2);
  });

  test('VV 11.2 only powers that count something are used at the end', () => {
    const t = table(
      2,
      { buildings: ['manor', 'tavern', 'market', 'farm'], adventurers: ['bard'] },
      { buildings: ['keep'], adventurers: ['champion', 'knight'] },
    );
    const draft = villages.draft(t.state);
    draft.powers = new Uint8Array(villages.powers.length);
    scorePowers(draft);
    expect(villages.powers.filter((_, power) => draft.powers![power] === 1)).toEqual([
      'tavern',
      'knight',
    ]);
  });

  test('VV 11.3 each coin is a point for the owner of the card it lies on', () => {
    const t = table(2, { gold: 2, resources: ['farm', 'farm'] })
      .lay(0, 0, 1)
      .lay(0, 'castle', 0);
    expect(t.points(0)).toBe(4);
    expect(villages.standing(villages.view(t.state, 'spectator'))).toEqual([4, 3]);
    expect(villages.standing(t.state)).toEqual([4, 3]);
  });

  /** A game that is over in this position. */
  const ended = (t: VillageTable): ReturnType<typeof villages.outcome> => {
    t.state.core.agenda = t.state.core.agenda.map(() => []);
    return villages.outcome(t.state);
  };

  test('VV 11.4 most points win, with a sheet for each', () => {
    const result = ended(
      table(2, { gold: 3, buildings: ['temple'] }, { gold: 2, adventurers: ['knight'] }),
    )!;
    expect([result.winners, result.ranks]).toEqual([[0], [1, 2]]);
    expect(result.scores[1]).toEqual({
      seat: 1,
      total: 2 + vp('knight'),
      parts: [
        { say: 'score-buildings', points: 0 },
        { say: 'score-adventurers', points: vp('knight') },
        { say: 'score-powers', points: 0 },
        { say: 'score-gold', points: 2 },
      ],
    });
  });

  test('VV 11.4 a tie goes to the most Buildings and Adventurers', () => {
    const t = table(2, { gold: vp('chapel') + 1 }, { gold: 1, buildings: ['chapel'] });
    expect(ended(t)).toMatchObject({
      winners: [1],
      tieBreaks: [{ say: 'tie-cards', n: 0 }, { n: 1 }],
    });
  });

  test('VV 11.4 then to the most gold, wherever it lies', () => {
    const more = vp('manor') - vp('chapel');
    const t = table(2, { gold: more - 1, buildings: ['chapel'], resources: ['farm'] })
      .lay(0, 0, 1)
      .give(1, { gold: 0, buildings: ['manor'] });
    expect(more).toBeGreaterThan(1);
    expect(ended(t)).toMatchObject({
      winners: [0],
      tieBreaks: [{ say: 'tie-gold', n: more }, { n: 0 }],
    });
  });

  test('VV 11.4 then to the most Resources; then it is shared', () => {
    const t = table(2, { gold: 2, resources: ['farm'] }, { gold: 2 });
    expect(ended(t)).toMatchObject({
      winners: [0],
      tieBreaks: [{ say: 'tie-resources', n: 1 }, { n: 0 }],
    });
    t.give(1, { resources: ['farm'] });
    expect(ended(t)).toMatchObject({ winners: [0, 1], ranks: [1, 1] });
  });
});
