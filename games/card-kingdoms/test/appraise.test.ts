import { allowed, QuickChance, shuffled } from '@castellan/kernel';
import type { Answer, Appraisal, Chance, Decision } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { worth as effectWorth } from '@castellan/powers';
import { describe, expect, test } from 'vitest';
import { appraise, rollWorth } from '../appraise.ts';
import { DUKES } from '../cards/dukes.ts';
import { effect } from '../cards/notation.ts';
import { harvestWorth } from '../income.ts';
import { cardKingdoms } from '../index.ts';
import { outlookOf } from '../outlook.ts';
import type { State } from '../state.ts';
import { greedy1 } from './greedy-1.ts';
import { table } from './table.ts';
import type { KingdomsTable } from './table.ts';

const worth = (t: KingdomsTable, id: string, seat = 0): number => t.worths(seat)[id]!;

/** Four empty stacks: with two players, this round is the last. */
const LAST_ROUND = { cleric: 0, merchant: 0, hills: 0, ruins: 0 };

test('which Duke is better depends on how many play', () => {
  const lead = (players: number): number => {
    const state = cardKingdoms.setup({ players }, 'dukes');
    const duke = appraise['duke']!(state, 0, {});
    const place = (id: string): number => DUKES.findIndex(one => one.id === id);
    return duke(place('simon-the-unclean')) - duke(place('reese-the-firebrand'));
  };
  // His icons and tokens come early; hers are for all that a long game brings.
  expect(lead(2)).toBeLessThan(0);
  expect(lead(5)).toBeGreaterThan(0);
});

describe('in the last turn', () => {
  test.each([
    ['simon-the-unclean', 1 / 2],
    ['isabella-the-righteous', 1 / 3],
    ['elisium-the-allsmith', 1 / 4],
  ])('a token is worth what the Duke gives for it: %s', (duke, points) => {
    const t = table().duke(1, duke).purse(1, { gold: 9, magic: 9 }).leave(LAST_ROUND).act(1);
    expect(worth(t, 'gain:gold', 1)).toBeCloseTo(points);
    expect(worth(t, 'gain:magic', 1)).toBeCloseTo(points);
  });

  test('a Citizen is worth what the Duke gives for it, less its price', () => {
    const t = table().duke(1, 'isabella-the-righteous').purse(1, { gold: 9 }).leave(LAST_ROUND);
    t.act(1);
    // Holy 2, Soldier 1, Worker nothing; a token is a third of a point.
    expect(worth(t, 'recruit:paladin', 1)).toBeCloseTo(2 - 2 / 3);
    expect(worth(t, 'recruit:champion', 1)).toBeCloseTo(1 - 2 / 3);
    expect(worth(t, 'recruit:butcher', 1)).toBeCloseTo(-1 / 3);
  });

  test('but players after the active one have a turn left', () => {
    const t = table().duke(1, 'isabella-the-righteous').purse(1, {}).leave(LAST_ROUND).roll(1, 2);
    expect(worth(t, 'gold', 1)).toBeGreaterThan(1 / 3);
  });
});

describe('Domains', () => {
  test('a Citizen whose role a Domain needs is worth more', () => {
    const shown = (...ids: string[]): number =>
      worth(
        table()
          .duke(0, 'reese-the-firebrand')
          .purse(0, { gold: 9 })
          .show(...ids)
          .act(),
        'recruit:rogue',
      );
    const shadow = [
      'purloiners-perch',
      'foxgrove-palisade',
      'darktide-harbour',
      'rogues-landing',
      'forgotten-sorrows',
    ];
    const others = [
      'halfpenny-hill',
      'shattered-hand',
      'cloudriders-camp',
      'watcher-on-the-water',
      'palace-of-the-dawn',
    ];
    expect(shown(...shadow)).toBeGreaterThan(shown(...others) + 1);
  });

  test('one token short in the last turn: take it, then build', () => {
    const t = table()
      .duke(0, 'cornelius-the-dreamer')
      // Of the others none has its roles.
      .show(
        'pratchetts-plateau',
        'purloiners-perch',
        'halfpenny-hill',
        'blood-crow-army',
        'watcher-on-the-water',
      )
      .give(0, 'merchant', 'cleric')
      .leave(LAST_ROUND)
      .purse(0, { gold: 7 })
      .act();
    expect(t.best()).toMatch(/^gain:(gold|magic)$/);
    t.choose(t.best());
    expect(t.best()).toBe('build:pratchetts-plateau');
  });
});

describe('powers of the roll phase', () => {
  const rolled = table().duke(0, 'elisium-the-allsmith').purse(0, { gold: 9, magic: 9 });
  rolled.state.dice = [3, 5];
  const look = outlookOf(rolled.state, 0);
  const asItIs = harvestWorth(rolled.state, 0, 3, 5, look.prices);

  test('one that turns a die is worth the better harvest', () => {
    expect(rollWorth(look, 0, effect('die − 1'))).toBeCloseTo(
      Math.max(
        harvestWorth(rolled.state, 0, 2, 5, look.prices),
        harvestWorth(rolled.state, 0, 3, 4, look.prices),
      ) - 0.05,
    );
  });

  test('one that turns none is worth what it brings', () => {
    const trade = effect('1M → 3G');
    expect(rollWorth(look, 0, trade)).toBeCloseTo(asItIs + effectWorth(trade, look.prices));
    expect(effectWorth(trade, look.prices)).toBeGreaterThan(0);
  });
});

describe('smaller choices', () => {
  test('a harvest trade that costs more than it brings is declined', () => {
    const trade = (magic: number): KingdomsTable =>
      table({ setup: 'glittering-gold' })
        .duke(1, 'elisium-the-allsmith')
        .give(1, 'monk')
        .purse(1, { gold: 1, magic })
        .roll(1, 6);
    // One gold for two magic: good if there is little of both, bad if there is enough magic.
    expect(worth(trade(0), 'monk', 1)).toBeGreaterThan(worth(trade(0), 'done', 1));
    expect(worth(trade(60), 'monk', 1)).toBeLessThan(worth(trade(60), 'done', 1));
  });

  test('a Monster is taken from a player who has some', () => {
    const t = table({ players: 3, show: ['purloiners-perch'], own: ['rogue', 'rogue'] })
      .give(2, 'goblin')
      .purse(0, { gold: 10 })
      .purse(1, { gold: 30, magic: 30, vp: 30 })
      .act()
      .choose('build:purloiners-perch');
    expect(worth(t, 'seat:2')).toBeGreaterThan(worth(t, 'seat:1'));
  });
});

/** Answers like a greedy chair: the best option, at random between equals. Payments take what is worth least. */
function answer(state: State, decision: Decision, by: Appraisal<State>, chance: Chance): Answer {
  const worths = worthsOf(cardKingdoms.steps, by, state, decision);
  const ranked = shuffled(
    allowed(decision).map((option, i) => ({ option, worth: worths[i]! })),
    chance,
  ).sort((a, b) => b.worth - a.worth);
  if (decision.kind === 'choose') return { decision: decision.id, picks: [ranked[0]!.option.id] };
  const [{ option: first }, second] = ranked as [(typeof ranked)[0], ...typeof ranked];
  if (second === undefined) return { decision: decision.id, counts: { [first.id]: decision.max } };
  const most = Math.min(first.max!, decision.max - second.option.min!);
  const counts = { [first.id]: most, [second.option.id]: decision.max - most };
  return { decision: decision.id, counts };
}

/** Every second seat uses the new appraisal, the others the frozen one. Each deal is played both ways. */
function contest(players: number, deals: number): { wins: number; domains: number[] } {
  const sums = { wins: 0, domains: [0, 0] };
  for (let game = 0; game < 2 * deals; game++) {
    const state = cardKingdoms.setup({ players, setup: 'random' }, `contest ${game >> 1}`);
    const chance = new QuickChance(game);
    const isOld = (seat: number): number => (seat + game) % 2;
    for (let [open] = cardKingdoms.pending(state); open; [open] = cardKingdoms.pending(state))
      cardKingdoms.apply(
        state,
        answer(state, open, isOld(open.seat) === 1 ? greedy1 : appraise, chance),
      );
    const { winners } = cardKingdoms.outcome(state)!;
    sums.wins += winners.filter(seat => isOld(seat) === 0).length / winners.length;
    state.players.forEach(({ domains }, seat) => {
      sums.domains[isOld(seat)]! += domains.length;
    });
  }
  const each = (sum: number): number => sum / (players * deals);
  return { wins: sums.wins / (2 * deals), domains: sums.domains.map(each) };
}

describe('whole games against the frozen appraisal', () => {
  test.each([
    [2, 30, 0.6],
    [4, 15, 0.75],
  ])('%i players: it wins and builds more', (players, deals, least) => {
    const { wins, domains } = contest(players, deals);
    expect(wins).toBeGreaterThan(least);
    expect(domains[0]).toBeGreaterThan(3.5);
    expect(domains[0]).toBeGreaterThan(1.5 * domains[1]!);
  });
});
