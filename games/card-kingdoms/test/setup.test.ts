import { seedFrom } from '@castellan/kernel';
import type { Family } from '@castellan/kernel';
import { describe, expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS } from '../cards/monsters.ts';
import { cardKingdoms } from '../index.ts';
import type { State } from '../state.ts';
import { box } from '../state.ts';
import { dealt, table } from './table.ts';

const areasOf = (state: State): string[] => state.areas.map(area => AREAS[area]!);
const citizensOf = (state: State): string[] =>
  state.citizens.map(stack => CITIZENS[stack.at(-1)!]!.id);
const removedOf = (state: State): string[] =>
  state.box.domainsRemoved.map(domain => DOMAINS[domain]!.id);

describe('CK 1.1 the box', () => {
  test.each([1, 2, 3, 4, 5])('holds the same cards with %i players', players => {
    const cards = cardKingdoms.cards(dealt({ players }).state);
    const among = ({ first, kinds }: Family): number =>
      cards.filter(card => card >= first && card < first + kinds).length;
    // 108 Citizens and two Starters for each player, 48 Monsters, 10 Dukes; the Domains are listed in domains.test.ts.
    expect([box.citizen, box.monster, box.domain, box.duke].map(among)).toEqual([
      108 + 2 * players,
      48,
      DOMAINS.length,
      10,
    ]);
  });
});

describe('CK 2.1 stack sizes', () => {
  test.each([
    [1, 5, 5, 3],
    [2, 5, 5, 3],
    [3, 5, 5, 3],
    [4, 5, 5, 3],
    [5, 6, 6, 4],
  ])(
    '%i players: %i Monsters, %i Citizens, %i Domains in each',
    (players, monsters, citizens, domains) => {
      const t = dealt({ players });
      expect(t.state.monsters.map(stack => stack.length)).toEqual(
        Array.from({ length: 5 }, () => monsters),
      );
      expect(t.state.citizens.map(stack => stack.length)).toEqual(
        Array.from({ length: 10 }, () => citizens),
      );
      for (let column = 0; column < 5; column++)
        expect(t.stack(`domains:${column}`)).toHaveLength(domains);
      expect(t.state.exhausted).toBe(0);
    },
  );
});

/** Area, its stack from the top for up to four players, and the card that is added with five [CK 2.5]. */
const STACKS: readonly (readonly [string, readonly string[], string])[] = [
  ['hills', ['goblin', 'goblin', 'goblin', 'goblin-mage', 'goblin-king'], 'goblin-mage'],
  ['barrens', ['gargoyle', 'gargoyle', 'gargoyle', 'wraith', 'witch-queen'], 'gargoyle'],
  [
    'ruins',
    ['skeleton', 'skeleton', 'flaming-skeleton', 'flaming-skeleton', 'skeleton-king'],
    'skeleton',
  ],
  ['forest', ['treant', 'treant', 'bane-spider', 'bane-spider', 'spider-queen'], 'treant'],
  ['valley', ['owlbear', 'owlbear', 'owlbear', 'giant', 'troll'], 'giant'],
  [
    'swamp',
    ['gelatinous-cube', 'gelatinous-cube', 'gelatinous-cube', 'basilisk', 'swamp-dragon'],
    'gelatinous-cube',
  ],
  [
    'mountains',
    ['dire-bear', 'dire-bear', 'orc-warrior', 'orc-warrior', 'orc-chieftain'],
    'dire-bear',
  ],
  ['caverns', ['kobolds', 'kobolds', 'kobolds', 'gold-golem', 'red-dragon'], 'kobolds'],
];
const SETUP_WITH: Readonly<Record<string, string>> = {
  hills: 'first-game',
  ruins: 'first-game',
  forest: 'first-game',
  valley: 'first-game',
  mountains: 'first-game',
  barrens: 'monster-blood',
  swamp: 'monster-blood',
  caverns: 'glittering-gold',
};

describe('CK 2.3, 2.5 within a stack the weakest Monster is on top', () => {
  test.each(STACKS)('%s, up to four players', (area, cards) => {
    expect(dealt({ players: 4, setup: SETUP_WITH[area]! }).stack(area)).toEqual(cards);
  });

  test.each(STACKS)('CK 12.1 %s, five players', (area, cards, more) => {
    const six = [...cards];
    six.splice(six.indexOf(more), 0, more);
    expect(dealt({ players: 5, setup: SETUP_WITH[area]! }).stack(area)).toEqual(six);
  });
});

describe('CK 16.1 the recommended setups', () => {
  test.each([
    [
      'first-game',
      'hills ruins forest valley mountains',
      'cleric merchant mercenary archer peasant knight rogue champion paladin butcher',
      '',
    ],
    [
      'glittering-gold',
      'hills ruins forest swamp caverns',
      'monk merchant alchemist archer peasant knight rogue champion paladin butcher',
      'forgotten-sorrows golden-obelisk-of-nae monolith-of-ostendaar the-violet-thorn',
    ],
    [
      'mastery-over-magic',
      'barrens ruins forest valley mountains',
      'cleric merchant alchemist wizard peasant knight thief champion paladin butcher',
      'blood-crow-army eye-of-asteraten foxgrove-palisade gargans-embrace',
    ],
    [
      'monster-blood',
      'barrens ruins forest swamp mountains',
      'cleric blacksmith mercenary archer peasant knight rogue warlord priestess miner',
      'cathedral-of-st-aquila cutthroats-truce forgotten-sorrows nest-of-the-weaver-witch',
    ],
  ])('%s', (setup, areas, citizens, removed) => {
    const { state } = dealt({ players: 3, setup });
    expect(areasOf(state).join(' ')).toBe(areas);
    expect(citizensOf(state).join(' ')).toBe(citizens);
    expect(removedOf(state).toSorted().join(' ')).toBe(removed);
    const used = [...state.domains, ...state.domainsBelow.flat(), ...state.box.domains];
    expect(used.filter(domain => state.box.domainsRemoved.includes(domain))).toEqual([]);
  });

  test('CK 2.12 the first game is the default', () => {
    expect(dealt({}).state.settings).toMatchObject({
      players: 2,
      setup: 'first-game',
      mixed: false,
      leftovers: 'pooled',
      soloTokens: 'as-printed',
    });
  });

  test('CK 16.2 five players: Domains that are neither dealt nor left out stay in the box unseen', () => {
    const unseen = (setup: string): number => dealt({ players: 5, setup }).state.box.domains.length;
    expect(unseen('monster-blood')).toBe(DOMAINS.length - 20 - 4);
    expect(unseen('first-game')).toBe(DOMAINS.length - 20);
  });
});

describe('CK 17.1 a random setup', () => {
  const deals = Array.from({ length: 60 }, (_, i) =>
    cardKingdoms.setup({ players: 3, setup: 'random' }, i),
  );
  /** The three strengths of an area, as printed. */
  const STRENGTHS: Readonly<Record<string, readonly number[]>> = {
    hills: [1, 3, 6],
    barrens: [1, 4, 5],
    ruins: [2, 5, 8],
    forest: [3, 6, 10],
    swamp: [4, 6, 10],
    valley: [4, 8, 12],
    caverns: [5, 7, 12],
    mountains: [5, 9, 14],
  };

  test('CK 2.4, R1 lays the areas from left to right by their weakest Monster, then by the next', () => {
    for (const state of deals) {
      const places = areasOf(state).map(area => STRENGTHS[area]!);
      for (let i = 1; i < places.length; i++) {
        const [left, right] = [places[i - 1]!, places[i]!];
        expect(left[0]! < right[0]! || (left[0] === right[0] && left[1]! < right[1]!)).toBe(true);
      }
    }
  });

  test('CK 2.2, 2.6 can bring every area and every Citizen, one name for each number', () => {
    expect(new Set(deals.flatMap(areasOf)).size).toBe(8);
    expect(new Set(deals.flatMap(citizensOf)).size).toBe(18);
    for (const state of deals) {
      expect(state.citizens.every(stack => new Set(stack).size === 1)).toBe(true);
      expect(state.citizens.map(stack => CITIZENS[stack[0]!]!.numbers[0])).toEqual([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 11,
      ]);
      expect(citizensOf(state).slice(4, 6)).toEqual(['peasant', 'knight']);
    }
  });

  test('CK 2.7 shuffles the Domains, and the rest stays in the box', () => {
    expect(new Set(deals.flatMap(state => state.domains)).size).toBe(DOMAINS.length);
    for (const state of deals) {
      expect(state.domainsBelow.map(stack => stack.length)).toEqual([2, 2, 2, 2, 2]);
      expect(state.box.domains).toHaveLength(DOMAINS.length - 15);
    }
  });

  test('CK 2.11, R31 any seat may be first', () => {
    expect(new Set(deals.map(state => state.first))).toEqual(new Set([0, 1, 2]));
  });
});

describe('CK 2.9, 2.10 the players', () => {
  test('everyone starts with a Peasant, a Knight, 2 gold and 1 magic', () => {
    const t = dealt({ players: 4 });
    for (let seat = 0; seat < 4; seat++) {
      t.expect(seat).has({ gold: 2, strength: 0, magic: 1, vp: 0 }).owns('peasant').owns('knight');
      expect(t.player(seat).citizens.slice(0, 18)).toEqual(Array.from({ length: 18 }, () => 0));
    }
  });

  test('all are asked for their Duke at once, each for two of their own', () => {
    const t = dealt({ players: 5 });
    expect(t.asked().map(({ seat, step }) => [seat, step])).toEqual(
      [0, 1, 2, 3, 4].map(seat => [seat, 'duke']),
    );
    const offered = t.asked().flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(offered).size).toBe(10);
  });

  test('the answers may come in any order: the game that begins is the same', () => {
    const play = (order: readonly number[]): State => {
      const t = dealt({ players: 3 });
      const wishes = t.asked().map(({ options }) => options[1]!.id);
      for (const seat of order) t.choose(wishes[seat]!, seat);
      return t.state;
    };
    const state = play([0, 1, 2]);
    expect(play([2, 0, 1])).toEqual(state);
    expect(play([1, 2, 0])).toEqual(state);
  });

  test('nobody rolls before the last Duke is kept; then the first player does', () => {
    const t = dealt({ players: 3, first: 2 });
    const [a, b, c] = t.asked().map(({ options }) => options[0]!.id);
    t.choose(c!, 2).choose(a!, 0);
    expect(t.state.turn).toBe(0);
    expect(t.asked().map(({ seat }) => seat)).toEqual([1]);
    t.choose(b!, 1);
    expect(t.state).toMatchObject({ turn: 1, active: 2 });
    expect(t.told('rolled')).toMatchObject([{ seat: 2 }]);
  });

  test('one Duke is kept, the other goes back unseen', () => {
    const t = dealt({ players: 2 });
    const [kept, other] = t.player(0).dukesOffered;
    t.choose(t.offered(0)[0]!, 0);
    expect(t.player(0)).toMatchObject({ duke: kept, dukesOffered: [other] });
    const seen = cardKingdoms.view(t.state, 1).players[0]!;
    expect(seen.duke).toBeLessThan(0);
    expect(seen.dukesOffered).toEqual([-1]);
    expect(t.told('duke-kept')).toMatchObject([{ seat: 0, duke: null, secret: { seat: 0 } }]);
  });

  test('a Duke of another is refused', () => {
    const t = dealt({ players: 2 });
    const [foreign] = t.offered(1);
    const { id: decision } = t.asks(0);
    expect(() => cardKingdoms.apply(t.state, { decision, picks: [foreign!] })).toThrow(
      /not among the options/,
    );
  });
});

describe('CK 17.5 settings', () => {
  test('what the game does not know is refused', () => {
    expect(() => cardKingdoms.setup({ players: 6 }, 1)).toThrow(/can't be 6/);
    expect(() => cardKingdoms.setup({ players: 2, setup: 'none' }, 1)).toThrow(/can't be "none"/);
    expect(() => cardKingdoms.setup({ players: 2, dragons: true }, 1)).toThrow(
      /no setting "dragons"/,
    );
  });

  test('CK 17.4 mixed citizens leave the areas and Domains of the setup alone', () => {
    const { state } = dealt({ players: 3, setup: 'monster-blood', mixed: true });
    expect(areasOf(state).join(' ')).toBe('barrens ruins forest swamp mountains');
    expect(removedOf(state)).toHaveLength(4);
  });

  test('CK 13.1 alone there is a Dark Lord among the eight Dukes not dealt, R18', () => {
    const lords = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const t = table({ players: 1, seed: `lord ${i}` });
      const lord = t.state.darkLord!.duke;
      expect([t.player(0).duke, ...t.player(0).dukesOffered]).not.toContain(lord);
      expect(t.state.box.dukes).toHaveLength(7);
      lords.add(lord);
    }
    expect(lords.size).toBeGreaterThan(5);
  });
});

describe('CK 17.6 the players choose areas and Citizens themselves', () => {
  const CITIZENS_CHOSEN = 'monk+blacksmith+alchemist+wizard+thief+warlord+priestess+miner';

  test('all of them', () => {
    const { state } = dealt({
      players: 3,
      setup: `chosen:barrens+swamp+valley+caverns+mountains+${CITIZENS_CHOSEN}`,
    });
    expect(areasOf(state)).toEqual(['barrens', 'swamp', 'valley', 'caverns', 'mountains']);
    expect(citizensOf(state).join(' ')).toBe(
      'monk blacksmith alchemist wizard peasant knight thief warlord priestess miner',
    );
    expect(removedOf(state)).toEqual([]);
  });

  test('some: the rest is drawn by lot, and differs from game to game', () => {
    const drawn = Array.from({ length: 30 }, (_, seed) =>
      dealt({ players: 2, setup: 'chosen:caverns+thief', seed: `half ${seed}` }),
    );
    for (const { state } of drawn) {
      expect(areasOf(state)).toContain('caverns');
      expect(new Set(areasOf(state)).size).toBe(5);
      expect(citizensOf(state)[6]).toBe('thief');
    }
    expect(new Set(drawn.map(({ state }) => areasOf(state).join(' '))).size).toBeGreaterThan(5);
    expect(new Set(drawn.map(({ state }) => citizensOf(state).join(' '))).size).toBeGreaterThan(5);
  });

  test('nothing: as drawn by lot', () => {
    const [chosen, random] = ['chosen', 'random'].map(setup => dealt({ players: 4, setup }).state);
    expect({ ...chosen, settings: null }).toEqual({ ...random, settings: null });
  });

  test('alone as well', () => {
    const { state } = dealt({ players: 1, setup: `chosen:hills+${CITIZENS_CHOSEN}` });
    expect(areasOf(state)[0]).toBe('hills');
    expect(state.darkLord).not.toBeNull();
  });

  test('CK 17.4 mixed citizens override the Citizens, not the areas', () => {
    const setup = `chosen:hills+ruins+forest+valley+caverns+${CITIZENS_CHOSEN}`;
    const { state } = dealt({ players: 4, setup, mixed: true });
    expect(areasOf(state)).toEqual(['hills', 'ruins', 'forest', 'valley', 'caverns']);
    expect(new Set(state.citizens[0])).toEqual(new Set([0, 1]));
  });

  test.each([
    ['chosen:hills+hills', 'the same twice'],
    ['chosen:hills+barrens+ruins+forest+valley+swamp', 'six areas'],
    ['chosen:cleric+monk', 'two Citizens of a number'],
    ['chosen:peasant', 'a Citizen that is always there'],
    ['chosen:goblin', 'something else'],
    ['random:hills', 'parts of a setup that has none'],
  ])('%s is refused: %s', setup => {
    expect(() => cardKingdoms.setup({ setup }, 1)).toThrow(
      /Setting setup of .* can't be .* "chosen:" with names joined by \+, at most 5 of hills, /,
    );
  });

  test('a state with an impossible choice is refused', () => {
    const { state } = dealt({ players: 2, setup: 'chosen:hills+thief' });
    expect(cardKingdoms.problems(state)).toEqual([]);
    for (const setup of ['chosen:thief+hills', 'chosen:moon', 3])
      expect(cardKingdoms.problems({ ...state, settings: { ...state.settings, setup } })).toEqual([
        'state.settings.setup must be a value of the setting setup',
      ]);
  });
});

test('CK 16.1, 17.1 a seed deals what it always has: games kept from earlier go on', () => {
  const setups = ['first-game', 'glittering-gold', 'mastery-over-magic', 'monster-blood', 'random'];
  const deals = setups.flatMap(setup =>
    [1, 2, 3, 4, 5].flatMap(players =>
      [false, true].map(mixed => {
        const state = cardKingdoms.setup({ players, setup, mixed }, `deal ${setup} ${players}`);
        const { areas, monsters, citizens, domains, domainsBelow, box, first, core } = state;
        const dukes = state.players.map(({ dukesOffered }) => dukesOffered);
        const stacks = [areas, monsters, citizens, domains, domainsBelow, box];
        return JSON.stringify([...stacks, first, dukes, core.rng]);
      }),
    ),
  );
  // A card more or less in a deck is another deal: then `rulesVersion` rises too.
  expect(seedFrom(deals.join('\n'))).toBe(
    '16cbe64d47f8640b0f1df2171d9f7e407ab523b1247134211cc9aa7f7647c0c7',
  );
});
