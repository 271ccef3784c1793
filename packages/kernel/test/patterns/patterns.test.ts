// Seven small games, each with the hardest pattern of one rulebook. Together they cover what all five games need.
import { copy, over, playRandomly, QuickChance, seedFrom } from '@castellan/kernel';
import type { Game } from '@castellan/kernel';
import { conformance } from '@castellan/conformance';
import { describe, expect, test } from 'vitest';
import { allMayPay } from './all-may-pay.ts';
import type { Seen, Tiny } from './bare.ts';
import { bonusActions } from './bonus-actions.ts';
import { CASTLE, coinsOnCards } from './coins-on-cards.ts';
import { commitThenPay } from './commit-then-pay.ts';
import { grants } from './grants.ts';
import { harvest } from './harvest.ts';
import { leadAndFollow } from './lead-and-follow.ts';
import { PatternTable } from './pattern-table.ts';

/** Plays at random with a JSON round trip before every answer; returns the positions on the way. */
function playOut<S extends Tiny>(game: Game<S, Seen<S>>, seed: number): number {
  const { settings } = game.variants[seed % game.variants.length]!;
  const straight = game.draft(game.setup(settings, seed));
  let t = game.draft(game.setup(settings, seed));
  const [chance, same] = [new QuickChance(seed), new QuickChance(seed)];
  const box = game.cards(game.unpack({ players: settings['players'] as number }, seedFrom('')));
  const sorted = (cards: number[]): string => cards.sort((a, b) => a - b).join();
  for (let count = 0; ; count++) {
    if (over(t)) return count;
    expect(count).toBeLessThan(2000);
    expect(sorted(game.cards(t.state))).toBe(sorted(box));
    t = game.draft(copy(t.state));
    playRandomly(t, chance, []);
    playRandomly(straight, same, []);
    expect(t.state).toEqual(straight.state);
  }
}

function ends<S extends Tiny>(game: Game<S, Seen<S>>): void {
  test('200 random games end, the same with a JSON round trip before every answer', () => {
    for (let seed = 0; seed < 200; seed++) playOut(game, seed);
  });
}

describe('Villages: lead and follow', () => {
  // A card's kind is its number modulo 4: oracle, barracks, hut, field.
  const three = (hands: number[][], villages: number[][] = [[], [], []]) =>
    new PatternTable(leadAndFollow, 3, state => {
      Object.assign(state, { hands, villages, deck: state.deck.filter(card => card >= 30) });
    }).begin('lead', 0);

  test('all others may follow, in turn order from the leader’s left, each in full before the next', () => {
    const t = three([
      [3, 7],
      [11, 15, 19],
      [23, 27, 31],
    ]);
    t.choose('develop');
    t.choose('field-3');
    expect(t.seats).toEqual([1]);
    t.choose('follow');
    t.select(['field-11', 'field-15']);
    expect(t.state.villages).toEqual([[7], [19], []]);
    expect(t.seats).toEqual([2]);
    t.choose('pass');
    expect(t.seats).toEqual([]);
  });

  test('following costs more than leading; a player who can’t pay is not asked', () => {
    const t = three([[3], [11, 15], [23, 27, 31]]);
    // The leader had only one possible action, so it was taken without a question.
    expect(t.asks().prompt).toEqual({ say: 'follow', action: 'harvest' });
    const u = three([
      [3, 7],
      [11, 15],
      [23, 27, 31],
    ]);
    u.choose('develop');
    u.choose('field-3');
    expect(u.seats).toEqual([2]);
  });

  test('the Barracks case: a card that a power would draw can’t help to pay for the action', () => {
    const t = three([[3], [11], []], [[1], [], []]);
    expect(t.asks().prompt).toEqual({ say: 'follow', action: 'harvest' });
    const u = three([[3, 7], [], []], [[1], [], []]);
    u.choose('develop');
    u.choose('field-3');
    expect(u.offered()).toEqual(['pass', 'barracks-1']);
  });

  test('the Armory and Witch’s Hut case: powers in any order, so that one pays for the other', () => {
    const t = three([[3, 7], [], []], [[1, 2], [], []]);
    t.choose('develop');
    t.choose('field-3');
    expect(t.offered()).toEqual(['pass', 'barracks-1']);
    t.choose('barracks-1');
    expect(t.offered()).toEqual(['pass', 'hut-2']);
    t.choose('hut-2');
    expect(t.state.coins[0]).toBe(1);
    expect(t.state.hands[0]).toEqual([]);
  });

  test('the Wizard’s Tower case: a power does not serve in the action that brings it', () => {
    const t = three([[3, 1], [], []]);
    t.choose('develop');
    t.choose('field-3');
    expect(t.state.villages[0]).toEqual([1]);
    expect(t.seats).toEqual([]);
  });

  ends(leadAndFollow);
});

describe('Quests of Valeria: bonus actions', () => {
  // A card's kind is its number modulo 5: knight (hire), wizard (2 draws), noble (draw, hire), bogatyr (quest), squire.
  const tavern = (line: number[], hand: number[], guild: number[] = []) =>
    new PatternTable(bonusActions, 2, state => {
      Object.assign(state, {
        line,
        hands: [hand, []],
        guilds: [guild, []],
        deck: [39, 38, 37, 36],
      });
    }).begin('action', 0, { left: 1 });
  const left = (t: ReturnType<typeof tavern>) =>
    t.state.core.agenda[0]!.map(frame =>
      frame.step === 'bonus' ? frame.args!['left'] : frame.step,
    );

  test('several at once are taken in the order the player chooses', () => {
    for (const [first, second] of [
      ['draw', 'hire'],
      ['hire', 'draw'],
    ] as const) {
      const t = tavern([2, 4, 9, 14], [19, 24]);
      t.choose('hire');
      t.choose('noble-2');
      expect(t.offered()).toEqual(['pass', 'draw', 'hire']);
      t.choose(first);
      if (first === 'hire') {
        t.choose('squire-4');
        t.choose('squire-19');
      }
      expect(t.offered()).toEqual(['pass', second]);
    }
  });

  test('a bonus action’s own bonus actions are completed before the rest of the first', () => {
    const t = tavern([2, 0, 3, 4], [19, 24, 29, 34], [14]);
    t.choose('hire');
    t.choose('noble-2');
    t.choose('hire'); // of the noble; the draw is left
    t.choose('knight-0');
    t.choose('squire-19');
    expect(left(t)).toEqual([[0], [1]]);
    t.choose('hire'); // of the knight, inside the noble's
    t.choose('bogatyr-3');
    t.choose('squire-24');
    expect(left(t)).toEqual([[0], [], [2]]);
    t.choose('quest'); // of the bogatyr, inside the knight's, inside the noble's
    t.select(['noble-2', 'knight-0']);
    expect(left(t)).toEqual([[0], [], [], [0, 1]]);
    t.choose('pass');
    expect(left(t)).toEqual([[0]]);
    t.choose('draw');
    expect(t.seats).toEqual([]);
    expect(t.state.quests).toEqual([1, 0]);
  });

  test('a bonus hire that can’t be paid now is offered as soon as a bonus draw has made it payable', () => {
    const t = tavern([2, -1, -1, 4], []);
    t.choose('hire'); // the noble, the only one there is for nothing
    expect(t.offered()).toEqual(['pass', 'draw']);
    t.choose('draw');
    expect(t.offered()).toEqual(['pass', 'hire']);
  });

  test('a bonus action that is impossible is dropped without a question', () => {
    const t = tavern([0, -1, -1, -1], []);
    t.choose('hire');
    expect(t.seats).toEqual([]);
  });

  ends(bonusActions);
});

describe('Margraves: all players may pay', () => {
  const market = (supply: number[], gold: number[]) =>
    new PatternTable(allMayPay, 3, state => {
      Object.assign(state, { supply, gold });
    }).begin('play', 1);

  test('the Merchant case: the active player first, then clockwise, until the supply is gone', () => {
    const t = market([1, 1], [5, 5, 5]);
    t.choose('merchant');
    expect(t.seats).toEqual([1]);
    t.choose('wood');
    expect(t.seats).toEqual([2]);
    expect(t.offered()).toEqual(['pass', 'stone']);
    expect(t.blocked()).toEqual({ wood: 'supply-empty' });
    t.choose('stone');
    expect(t.seats).toEqual([]);
    expect(t.state.goods).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
  });

  test('a player who declines leaves it to the next; a player without gold is skipped', () => {
    const t = market([0, 1], [5, 5, 0]);
    t.choose('merchant');
    t.choose('pass');
    expect(t.seats).toEqual([0]);
    t.choose('wood');
    expect(t.state.gold).toEqual([4, 5, 0]);
  });

  test('the Peddler case: opponents pay the active player, who is not asked and has the gold at once', () => {
    const t = market([0, 2], [5, 0, 5]);
    t.choose('peddler');
    expect(t.seats).toEqual([2]);
    t.choose('wood');
    expect(t.state.gold).toEqual([5, 1, 4]);
    expect(t.state.goods[1]).toEqual([0, 1]);
    expect(t.seats).toEqual([]);
  });

  ends(allMayPay);
});

describe('Villages: coins on cards', () => {
  // A card gives food, wood or stone by its number modulo 3; card 0 costs wood and stone.
  const village = (resources: number[][], purses: number[], coins: number[] = []) =>
    new PatternTable(coinsOnCards, 2, state => {
      Object.assign(state, { resources, purses, coins, hands: [[0], [6]], deck: [35] });
    });

  test('the Armory case: own castle, own card and an opponent’s card; the coin there is the opponent’s from his turn on', () => {
    const t = village([[1], [2]], [3, 0]).begin('action', 0);
    t.choose('build:food-0');
    expect(t.offered()).toEqual(['wood-1', 'castle']);
    t.choose('wood-1');
    expect(t.offered()).toEqual(['stone-2', 'castle']);
    t.choose('stone-2');
    expect(t.state.purses).toEqual([1, 0]);
    expect(t.state.coins).toEqual([1, 2]);
    t.begin('replenish', 1);
    expect(t.state.purses).toEqual([1, 1]);
    expect(t.state.coins).toEqual([1]);
  });

  test('one coin per card, and never on another player’s castle', () => {
    const t = village([[1], [2]], [3, 3], [2]).begin('action', 0);
    t.choose('build:food-0');
    // The stone is taken, so the castle must stand in for it, and the wood has to come from the wood card.
    expect(t.state.coins).toEqual([2, 1, CASTLE]);
    const u = village([[1], [2]], [3, 3], [2, CASTLE]).begin('action', 0);
    expect(u.blocked()).toEqual({ 'build:food-0': 'cannot-provide' });
  });

  test('a coin that lies on a card can’t be spent', () => {
    const t = village([[1], [2]], [1, 0], [1]).begin('action', 0);
    expect(t.blocked()).toEqual({ 'build:food-0': 'cannot-provide' });
  });

  ends(coinsOnCards);
});

describe('Shadowgate: commit, then pay', () => {
  // A card brings [1,1] [2,1] [1,2] [2,2] by its number modulo 4, and costs [2 + n % 3, 1 + n % 4] less the stats [1,0].
  const turn = (hand: number[], left = 5) =>
    new PatternTable(commitThenPay, 2, state => {
      Object.assign(state, { hands: [hand, []], deck: state.deck.slice(30) });
    }).begin('act', 0, { left });

  test('an item is played first; until it is paid the turn can’t end, then it is gained at once', () => {
    const t = turn([0, 3, 12, 4]); // 0 costs [1,1]
    t.choose('commit:0');
    expect(t.offered()).toContain('play:12');
    expect(t.offered()).not.toContain('stop');
    t.choose('play:12');
    t.choose('to:0');
    expect(t.state.items[0]).toEqual([0]);
    expect(t.offered()).toContain('stop');
  });

  test('an item that the hand or the actions can’t pay is shown but not offered', () => {
    const t = turn([11, 0]); // 11 costs [3,4] and 0 brings [1,1]
    expect(t.offered()).toEqual(['stop', 'commit:0']);
    expect(t.blocked()).toEqual({ 'commit:11': 'cannot-be-paid-this-turn' });
    // With one action left, nothing can be paid. The player is asked anyway, because the others don't see why.
    expect(turn([0, 3], 2).offered()).toEqual(['stop', 'commit:0']);
    expect(turn([0, 3], 1).offered()).toEqual(['stop']);
  });

  test('several open at once: a card may go only where the rest can still pay for the other', () => {
    const t = turn([0, 9, 4, 3]); // 0 costs [1,1] and 9 costs [1,2]; 4 brings [1,1] and 3 brings [2,2]
    t.choose('commit:0');
    t.choose('commit:9');
    expect(t.state.open).toEqual([0, 9]);
    expect(t.offered()).toEqual(['play:4', 'play:3']);
    // The 3 must go to the 9, then the 4 to the 0.
    t.choose('play:3');
    expect(t.offered()).toEqual(['to:9']);
    t.choose('to:9');
    expect(t.offered()).toEqual(['play:4']);
    t.choose('play:4');
    t.choose('to:0');
    expect(t.state.items[0]).toEqual([9, 0]);
  });

  test('where a card could go to either, the player says which', () => {
    const t = turn([0, 12, 3, 7, 11]); // 0 and 12 cost [1,1], the others bring [2,2]
    t.choose('commit:0');
    t.choose('commit:12');
    t.choose('play:3');
    expect(t.offered()).toEqual(['to:0', 'to:12']);
    t.choose('to:12');
    expect(t.state.items[0]).toEqual([12]);
    expect(t.state.open).toEqual([0]);
  });

  ends(commitThenPay);
});

describe('Margraves: grants at any moment', () => {
  // A tile gives 3 gold, 2 wood or 2 influence, by its number modulo 3. The second space of a track costs 2 gold.
  const court = (tiles: number[], gold = 0, goods = [0, 0]) =>
    new PatternTable(grants, 2, state => {
      Object.assign(state, { hands: [tiles, []], gold: [gold, 0], deck: [] });
      state.goods[0] = goods;
      state.influence[0] = [1, 1];
    }).begin('act', 0);

  test('in the middle of gaining influence, a grant pays the threshold, and the gaining goes on', () => {
    const t = court([0]);
    t.choose('court');
    expect(t.blocked()).toEqual({ soldier: 'threshold-unpaid', holy: 'threshold-unpaid' });
    expect(t.offered()).toEqual(['pass', 'grant:gold-0']);
    t.choose('grant:gold-0');
    expect(t.asks().prompt).toEqual({ say: 'advance', left: 2 });
    t.choose('holy');
    expect(t.state.gold[0]).toBe(1);
    expect(t.asks().prompt).toEqual({ say: 'advance', left: 1 });
  });

  test('a grant inside the effect of another grant', () => {
    const t = court([2, 0]);
    t.choose('tax');
    t.choose('grant:influence-2'); // at the end of the turn
    t.choose('soldier');
    t.choose('grant:gold-0'); // between the first step of that and the second
    t.choose('holy');
    expect(t.state.influence[0]).toEqual([2, 2]);
    expect(t.state.gold[0]).toBe(1);
    expect(t.seats).toEqual([]);
  });

  test('before a step that is not a choice: the grant changes what there is to divide', () => {
    const t = court([1], 0, [2, 0]);
    t.choose('ship');
    t.choose('grant:wood-1');
    expect(t.asks().kind).toBe('split');
    t.split({ stone: 1, wood: 1 });
    expect(t.state.goods[0]).toEqual([1, 1]);
  });

  test('who has no grant is not asked', () => {
    const t = court([], 0, [2, 0]);
    t.choose('tax');
    expect(t.seats).toEqual([]);
  });

  ends(grants);
});

describe('Card Kingdoms: harvest at the same time', () => {
  // A Citizen is a peasant, merchant, monk or thief by its number modulo 4.
  const fields = (citizens: number[][], gold: number[]) =>
    new PatternTable(harvest, 3, state => {
      Object.assign(state, { citizens, gold });
    });
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  test('the choices may arrive in any order, interleaved: the result is the same to the byte', () => {
    const results = orders.map(order => {
      const t = fields(
        [
          [0, 2],
          [1, 4],
          [8, 6],
        ],
        [0, 0, 0],
      ).begin('harvest', 0, { roll: 2 });
      expect(t.seats).toEqual([0, 1, 2]);
      const answers = [['monk-2:gold'], ['merchant-1:magic', 'peasant-4:gold'], ['monk-6:gold']];
      for (let round = 0; round < 2; round++) {
        for (const seat of order) {
          if (answers[seat]![round] && t.seats.includes(seat))
            t.choose(answers[seat]![round]!, seat);
        }
      }
      return JSON.stringify(t.state);
    });
    expect(new Set(results).size).toBe(1);
  });

  test('the Peasant and Monk case: what one Citizen brings pays for the next, in the player’s own order', () => {
    const t = fields([[0, 2], [1], [5]], [1, 0, 0]).begin('harvest', 0, { roll: 2 });
    expect(t.offered(0)).toEqual(['peasant-0:gold', 'monk-2:gold']);
    t.choose('monk-2:gold', 0);
    expect([t.state.gold[0], t.state.magic[0]]).toEqual([1, 2]);
  });

  test('the table waits for all: nothing goes on while one seat still has something to decide', () => {
    const t = fields([[0], [1], [8]], [0, 0, 0]);
    const turns = t.state.turn;
    t.state.core.agenda[0]!.push({ step: 'turn', seat: 1, args: null });
    t.begin('harvest', 0, { roll: 2 });
    expect(t.seats).toEqual([1]);
    expect(t.state.turn).toBe(turns);
    expect(t.state.gold).toEqual([1, 0, 1]);
    t.choose('merchant-1:gold');
    expect(t.state.turn).toBe(turns + 1);
  });

  test('the table waits also when every seat has something forced before its first decision', () => {
    const t = fields(
      [
        [0, 2],
        [4, 6],
        [8, 10],
      ],
      [0, 0, 0],
    );
    t.state.core.agenda[0]!.push({ step: 'turn', seat: 1, args: null });
    t.begin('harvest', 0, { roll: 2 });
    expect(t.state.gold).toEqual([1, 1, 1]);
    expect(t.seats).toEqual([0, 1, 2]);
    expect(t.state.turn).toBe(0);
  });

  test('the Thief case: the active player’s Thief strikes before anyone harvests', () => {
    const t = fields([[3], [1], [8]], [0, 1, 5]);
    const rolled = t.begin('rob', 0, { card: 3 });
    expect(rolled.offered()).toEqual(['seat-1:1', 'seat-2:2', 'seat-2:1', 'pass']);
    rolled.choose('seat-2:2');
    expect(t.state.gold).toEqual([2, 1, 3]);
  });

  test('Dukes are kept at the same time and sealed: nobody sees what another has kept', () => {
    const kept = [0, 1].map(place => {
      const state = harvest.setup({ players: 3 }, 'sealed');
      const mine = harvest.pending(state)[1]!;
      harvest.apply(state, { decision: mine.id, picks: [mine.options[place]!.id] });
      expect(harvest.waiting(state)).toEqual([0, 2]);
      return [harvest.view(state, 0), harvest.view(state, 'spectator'), harvest.pending(state)];
    });
    expect(kept[0]).toEqual(kept[1]);
  });

  ends(harvest);
});

// A sketch describes the form of its states, not which of them can be played.
const sketch = { without: ['mutants'] };
conformance(leadAndFollow, sketch);
conformance(bonusActions, sketch);
conformance(allMayPay, { ...sketch, open: true });
conformance(coinsOnCards, sketch);
conformance(commitThenPay, sketch);
conformance(grants, sketch);
conformance(harvest, sketch);
