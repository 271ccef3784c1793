import type { Outcome } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { RESOURCES } from '../cards/language.ts';
import { counts } from '../counts.ts';
import { NOTHING } from '../favour.ts';
import { cardKingdoms } from '../index.ts';
import { tableauSize } from '../scoring.ts';
import type { KingdomsTable } from './table.ts';
import { table } from './table.ts';

/** Ends the game with the last turn of the round; the last player gains two strength. */
function finish(t: KingdomsTable): Outcome {
  const { first, players } = t.state;
  const stacks =
    'cleric merchant mercenary archer peasant knight rogue champion paladin butcher'.split(' ');
  t.leave(Object.fromEntries(stacks.slice(0, 2 * players.length).map(id => [id, 0])));
  t.act((first + players.length - 1) % players.length);
  t.play('gain:strength', 'gain:strength');
  return cardKingdoms.outcome(t.state)!;
}

/** Dukes that give nothing without Domains and Monsters, and with few tokens. */
const plain = (players = 2): KingdomsTable => {
  const t = table({ players, first: 0 });
  const dukes = ['cornelius-the-dreamer', 'hrothgar-the-conqueror', 'elsyn-saint-of-shadows'];
  for (let seat = 0; seat < players; seat++) t.duke(seat, dukes[seat]!).purse(seat, {});
  return t;
};

describe('CK 11.1 the score', () => {
  test('Monsters, Domains, victory tokens and the Duke, line by line', () => {
    const t = plain()
      .give(0, 'goblin', 'owlbear', 'orc-chieftain', 'emerald-stronghold', 'the-orb-of-urdr')
      .purse(0, { vp: 4, gold: 7 });
    const { scores } = finish(t);
    expect(scores[0]).toEqual({
      seat: 0,
      total: 9 + 6 + 4 + 6 + 2,
      parts: [
        { say: 'score-monsters', points: 1 + 2 + 6 },
        { say: 'score-domains', points: 5 + 1 },
        { say: 'score-tokens', tokens: 4, points: 4 },
        // Two Domains at 3, and 7 left over at 1 for 3.
        {
          say: 'score-duke',
          row: { say: 'score-dukes' },
          duke: 'cornelius-the-dreamer',
          points: 8,
          lines: [
            { say: 'score-line', effect: expect.anything(), points: 6 },
            { say: 'score-line', effect: expect.anything(), points: 2 },
          ],
        },
      ],
    });
    expect(scores[1]).toMatchObject({ seat: 1, total: 0 });
  });

  test('there is no outcome before the end', () => {
    expect(cardKingdoms.outcome(plain().act().state)).toBeNull();
  });

  test('the Dukes are revealed to all', () => {
    const t = plain(3);
    finish(t);
    expect(t.told('over')).toMatchObject([
      {
        dukes: ['cornelius-the-dreamer', 'hrothgar-the-conqueror', 'elsyn-saint-of-shadows'],
        lord: null,
      },
    ]);
    expect(cardKingdoms.view(t.state, 'spectator').players.map(({ duke }) => duke)).toEqual(
      t.state.players.map(({ duke }) => duke),
    );
  });

  test('the Duke that was sent back stays unseen', () => {
    const t = plain(2);
    finish(t);
    expect(cardKingdoms.view(t.state, 0).players[1]!.dukesOffered).toEqual([-1]);
  });
});

describe('CK 11.5–11.7 who wins', () => {
  test('most Victory Points', () => {
    const { winners, ranks } = finish(plain(3).purse(1, { vp: 3 }).purse(2, { vp: 5 }));
    expect(winners).toEqual([2]);
    expect(ranks).toEqual([3, 2, 1]);
  });

  test('CK 11.6 of the tied, the one with the fewest cards in the tableau', () => {
    const t = plain(3).purse(0, { vp: 5 }).purse(1, { vp: 5 }).give(0, 'knight');
    const { winners, ranks, tieBreaks } = finish(t);
    expect(winners).toEqual([1]);
    expect(ranks).toEqual([2, 1, 3]);
    const say = 'tie-fewest-cards';
    expect(tieBreaks).toEqual([{ say, n: 3 }, { say, n: 2 }, null]);
  });

  test('R16 slain Monsters and Domains are cards of the tableau', () => {
    const t = plain(2).give(0, 'knight', 'goblin', 'the-orb-of-urdr');
    expect(tableauSize(t.player(0))).toBe(2 + 3);
    // 1 for the Goblin, 1 and 3 for the Orb. The other has as many points in tokens, and more cards.
    t.give(1, 'merchant', 'merchant', 'merchant', 'cleric').purse(1, { vp: 5 });
    const { scores, winners } = finish(t);
    expect(scores.map(({ total }) => total)).toEqual([5, 5]);
    expect(winners).toEqual([0]);
  });

  test('CK 11.7, R16 still tied: a shared victory', () => {
    const t = plain(3)
      .purse(0, { vp: 5 })
      .purse(2, { vp: 5 })
      .give(0, 'knight')
      .give(2, 'merchant');
    // El’syn counts neither.
    const { winners, ranks } = finish(t);
    expect(winners).toEqual([0, 2]);
    expect(ranks).toEqual([1, 3, 1]);
  });
});

describe('CK 11.4, 17.2 leftovers', () => {
  test.each(RESOURCES)('%s is left over like every other Resource', resource => {
    const held = { ...NOTHING, [resource]: 4 };
    expect(counts['leftovers-2'](held, 'pooled')).toBe(2);
    expect(counts['leftovers-2'](held, 'per-kind')).toBe(2);
  });

  const rest = (leftovers: string): number => {
    // Two strength come with the last two actions.
    const t = table({ first: 1, leftovers })
      .duke(0, 'elsyn-saint-of-shadows')
      .purse(0, { gold: 1, magic: 1 });
    return finish(t).scores[0]!.parts.at(-1)!.points;
  };

  test('pooled: 1 gold, 2 strength and 1 magic are 4', () => expect(rest('pooled')).toBe(1));
  test('per kind they are nothing', () => expect(rest('per-kind')).toBe(0));
});
