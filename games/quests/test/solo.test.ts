import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { QUESTS } from '../cards/quests.ts';
import { quests } from '../index.ts';
import { inPlay } from '../printed.ts';
import { deal, unpack } from '../setup.ts';
import { NONE } from '../state.ts';
import { citizen, quest, table } from './table.ts';

const SIX = ['miner', 'monk', 'archer', 'knight', 'baker', 'rogue'] as const;
const FOUR = [
  'hold-the-river-ford',
  'rig-the-tournament',
  'clear-the-goblin-cave',
  'fund-the-harvest-fair',
] as const;

describe('QV 10 alone', () => {
  test('QV 10.1 the Guild Master lies open', () => {
    const { state } = table(1);
    expect(quests.view(state, 'spectator').players[0]!.guildMaster).toBe(
      state.players[0]!.guildMaster,
    );
  });

  test('QV 10.2, R17 the powers of these Citizens are not in play, nor is that of the Thief', () => {
    const names = (players: number): (string | undefined)[] =>
      inPlay(table(players).state).map(power => quests.powers[power]);
    expect(names(2)).toEqual(quests.powers);
    const out = CITIZENS.filter(({ id, notSolo }) => notSolo || id === 'thief').map(({ id }) => id);
    expect(names(1)).toEqual(quests.powers.filter(id => !out.includes(id)));
  });

  test('QV 10.2 eight Citizens stay in the box', () => {
    const t = table(1);
    const all = [...t.state.deck, ...t.state.line, ...t.player(0).hand];
    expect(all).toHaveLength(68);
    const removed = CITIZENS.filter(({ notSolo }) => notSolo).map(({ id }) => id);
    expect(removed.toSorted()).toEqual(
      'assassin baron bishop butcher champion mage sapper squire'.split(' '),
    );
    for (const id of removed) expect(all).not.toContain(citizen(id));
  });

  test('QV 10.3 four Quests lie above 3, 2, 2 and the right 1', () => {
    expect(table(1).board.map(id => id !== null)).toEqual([false, false, true, true, true, true]);
    expect(table(1).state.line).not.toContain(-1);
  });

  test('QV 10.3 they are laid from right to left: the first of the deck lies above the 3', () => {
    const state = unpack({ players: 1 }, 'unshuffled');
    const t = quests.draft(state);
    // The decks stay as they came out of the box, the last card on top.
    t.shuffle = () => {};
    const [third, second, first, top] = state.questDeck.slice(-4);
    deal(t);
    expect(state.quests).toEqual([NONE, NONE, third, second, first, top]);
  });

  test('QV 2.5 with others they are laid from left to right', () => {
    const state = unpack({ players: 3 }, 'unshuffled');
    const t = quests.draft(state);
    t.shuffle = () => {};
    const sixth = state.questDeck.slice(-6);
    deal(t);
    expect(state.quests).toEqual(sixth.toReversed());
  });

  test('QV 10.4 after each turn the cards at the 0 are discarded, the rest slides, new cards come', () => {
    const t = table(1, { hand: [] })
      .line(...SIX)
      .active(null, null, ...FOUR)
      .next('cleric', 'wizard', 'templar')
      .nextQuests('unmask-the-court-spy', 'forge-the-royal-seal', 'break-the-orc-siege');
    t.play('draw', 'draw');
    expect(t.tavern).toEqual(['monk', 'archer', 'knight', 'baker', 'rogue', 'templar']);
    expect(t.discards).toEqual(['miner']);
    t.play('draw', 'draw');
    expect(t.tavern.slice(0, 5)).toEqual(['archer', 'knight', 'baker', 'rogue', 'templar']);
    expect(t.board).toEqual([...FOUR, 'unmask-the-court-spy', 'forge-the-royal-seal']);
    // The oldest Quest has reached the 0. It is discarded after the next turn.
    t.play('draw', 'draw');
    expect(t.questDiscards).toEqual([FOUR[0]]);
    expect(t.board[0]).toBe(FOUR[1]);
    expect(t.told('tavern-left')).toMatchObject([{ citizens: ['archer'], quests: [FOUR[0]] }]);
  });

  test('QV 10.4 a Citizen hired at the 0 is not replaced before that', () => {
    const t = table(1)
      .line(...SIX)
      .play('hire', 'hire:1:miner', 'draw');
    expect([t.discards, t.tavern[0]]).toEqual([[], 'monk']);
  });

  test('QV 10.5 after the first turn the Quests move one place only', () => {
    const t = table(1)
      .active(null, null, ...FOUR)
      .nextQuests('unmask-the-court-spy')
      .play('draw', 'draw');
    expect(t.board).toEqual([null, ...FOUR, 'unmask-the-court-spy']);
    expect(t.questDiscards).toEqual([]);
  });

  test('QV 10.5, R12 a gap moves one place as well, and closes after the next turn', () => {
    const t = table(1)
      .active(null, null, ...FOUR)
      .nextQuests('unmask-the-court-spy', 'forge-the-royal-seal', 'guard-the-spice-caravan')
      .play('reserve', `reserve:${FOUR[1]}`, 'draw');
    expect(t.board).toEqual([null, FOUR[0], null, FOUR[2], FOUR[3], 'unmask-the-court-spy']);
    t.play('draw', 'draw');
    expect(t.board).toEqual([
      FOUR[0],
      FOUR[2],
      FOUR[3],
      'unmask-the-court-spy',
      'forge-the-royal-seal',
      'guard-the-spice-caravan',
    ]);
  });

  test('QV 10.6 in a solo game, Quests can’t be replaced before a Reserve', () => {
    const t = table(1)
      .active(null, null, ...FOUR)
      .choose('reserve');
    expect(t.offered()).toEqual(FOUR.map(id => `reserve:${id}`));
    expect(t.option('renew')).toBeUndefined();
    t.choose(`reserve:${FOUR[0]}`);
    expect(t.player(0).reserved).toBe(quest(FOUR[0]));
    const none = table(1).active();
    expect(none.why('reserve')).toBe('no-quests');
  });

  test('QV 10.7 nothing is shuffled again', () => {
    const t = table(1).deckOf(1);
    t.choose('draw');
    expect(t.why('draw')).toBe('no-citizens');
    const discards = t.state.discard.length;
    t.play('reserve').choose(t.offered()[0]!);
    expect(t.state.discard).toHaveLength(discards + 1);
    expect(t.tavern.at(-1)).toBe(null);
  });

  test('QV 10.8 the game ends when a line is empty', () => {
    const citizens = table(1).line('miner').deckOf(1);
    citizens.play('draw', 'reserve');
    citizens.choose(citizens.offered()[0]!);
    expect(citizens.state.isOver).toBe(true);
    const quests_ = table(1).active(null, null, FOUR[0]).questDeckOf(0);
    quests_.play('reserve', 'draw');
    expect(quests_.state.isOver).toBe(true);
  });

  test('QV 10.8, R13 a line that is empty only for a moment does not end it', () => {
    const t = table(1)
      .line('miner')
      .active(null, null, FOUR[0])
      .play('hire', 'hire:1:miner', 'reserve');
    expect([t.state.isOver, t.state.turn]).toEqual([false, 2]);
    expect(t.tavern).not.toContain(null);
  });

  test('QV 10.4, R11 limits are checked before the lines move', () => {
    const hand = ['monk', 'monk', 'cleric', 'rogue', 'miner', 'baker', 'knight', 'thief'];
    const t = table(1).give(0, { hand }).line('archer', 'wizard').play('draw', 'draw');
    expect([t.step(), t.tavern[0]]).toEqual(['limit', 'archer']);
    t.select(['hand:cleric', 'hand:rogue']);
    expect([t.discards, t.tavern[0]]).toEqual([['cleric', 'rogue', 'archer'], 'wizard']);
  });

  test.each([
    [0, 'jester'],
    [12, 'jester'],
    [13, 'layman'],
    [23, 'layman'],
    [24, 'leader'],
    [34, 'leader'],
    [35, 'associate'],
    [39, 'associate'],
    [40, 'minister'],
    [55, 'minister'],
  ])('QV 10.9 %i points: %s', (points, rank) => {
    const t = table(1).give(0, { guildMaster: 'hadrik-ironpurse' });
    // This Guild Master gives nothing for Adventures and Subterfuges.
    const byPoints = QUESTS.filter(({ type }) => type === 'adventure' || type === 'subterfuge').map(
      ({ id, vp }) => [id, vp] as const,
    );
    const chosen = subsetOf(byPoints, points)!;
    t.give(0, { completed: chosen });
    t.state.isOver = true;
    t.state.core.agenda[0] = [];
    expect(quests.outcome(t.state)!.ending).toEqual({ say: `verdict-${rank}`, points });
  });

  test('QV 10.9, R15 the Guild Master counts', () => {
    const t = table(1, {
      guildMaster: 'brannoc-the-wayfarer',
      completed: ['seek-the-dragons-cradle', 'train-the-border-militia', 'rig-the-tournament'],
    });
    const printed = t.player(0).completed.reduce((sum, card) => sum + QUESTS[card]!.vp, 0);
    expect(quests.standing(t.state)).toEqual([printed + 2]);
  });

  test('QV R17 the powers of all used cards are in play, except the Thief’s', () => {
    const inPlay = (players: number): string[] =>
      quests.inPlay(table(players).state).map(power => quests.powers[power]!);
    const removed = CITIZENS.filter(({ notSolo }) => notSolo).map(({ id }) => id);
    expect(inPlay(2)).toEqual(quests.powers);
    expect(inPlay(1)).toEqual(quests.powers.filter(id => id !== 'thief' && !removed.includes(id)));
  });

  test('QV 10.7, R4 the action is lost with no deck, no Quest, and nobody who can be paid for', () => {
    const t = table(1).line(null, 'miner').active().give(0, { hand: [] }).deckOf(0).questDeckOf(0);
    expect(t.offered()).toEqual(['forfeit']);
    t.player(0).hand.push(t.state.discard.pop()!);
    expect(t.offered()).toEqual(['hire']);
  });

  test('QV R17 the Thief has nobody to rob', () => {
    const t = table(1).line('thief').play('hire', 'hire:1:thief');
    expect(t.step()).toBe('action');
  });
});

/** Quests whose points add up to this number. */
function subsetOf(
  all: readonly (readonly [string, number])[],
  total: number,
  from = 0,
): string[] | null {
  if (total === 0) return [];
  for (let i = from; i < all.length; i++) {
    const [name, n] = all[i]!;
    const rest = n <= total ? subsetOf(all, total - n, i + 1) : null;
    if (rest !== null) return [name, ...rest];
  }
  return null;
}
