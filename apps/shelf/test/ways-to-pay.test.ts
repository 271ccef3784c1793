// Villages with a deck in which many powers cost cards of the hand [VV 6.8, 9.4, 9.5].
import { canonical, newDeck, sheetNamed } from '@castellan/decks';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { gameOfText, sheetsOf } from '../src/decks.ts';

/** As much of a state of Villages as paying needs. */
interface Village {
  readonly turn: { readonly building: number; readonly paid: number; readonly used: number };
  readonly players: readonly {
    readonly gold: number;
    readonly castle: number;
    readonly hand: readonly number[];
    readonly shown: readonly number[];
    readonly buildings: readonly number[];
    readonly resources: readonly number[];
    readonly coins: readonly number[];
  }[];
}

/** What someone can pay with. */
interface Purse {
  readonly gold: number;
  /** By resource: how many cards without a coin there are. */
  readonly cards: Readonly<Record<string, number>>;
  readonly hasCastle: boolean;
  readonly hand: number;
  /** By their places. */
  readonly powers: readonly number[];
}

const KINDS = ['food', 'wood', 'stone', 'magic'];

/** What the powers provide, and how many cards of the hand each costs. */
const POWERS = [
  ['wood', 1],
  ['wild', 2],
  ['stone', 2],
  ['wild', 3],
  ['food', 0],
  ['magic', 1],
  ['food', 1],
] as const;
const lineOf = ([resource, discards]: (typeof POWERS)[number]): string =>
  `Build: ${discards === 0 ? '' : `lose ${discards} hand → `}1${resource}`;
/** So many Buildings have one of them, the others have none. */
const POWERFUL = 28;

const sheets = (await sheetsOf('villages'))!;
const [buildings, adventurers] = ['buildings', 'adventurers'].map(
  name => sheetNamed(sheets, name)!.rows,
);
const game = await gameOfText(
  canonical({
    ...newDeck(sheets, 'Ours'),
    tables: {
      buildings: buildings!.map(({ id }, at) => {
        const power = at < POWERFUL ? lineOf(POWERS[at % POWERS.length]!) : '-';
        return { id, cells: { power } };
      }),
      adventurers: adventurers!.map(({ id }) => ({ id, cells: { power: '-' } })),
    },
  }),
);
const providedBy = (power: number) => POWERS[power % POWERS.length]!;
const cellOf = (card: number, column: string): string =>
  buildings![card]!.cells[column]!.replace('~', '');
const costOf = (card: number): string[] =>
  KINDS.flatMap(kind => {
    const n = new RegExp(`(\\d)${kind}`).exec(cellOf(card, 'cost'))?.[1] ?? 0;
    return Array<string>(Number(n)).fill(kind);
  });

/** Every way to pay for an icon, and what is left then. */
function waysToPay(purse: Purse, icon: string): (readonly [id: string, left: Purse])[] {
  const { gold, cards, hasCastle, hand, powers } = purse;
  const ways: (readonly [string, Purse])[] = [];
  const n = cards[icon] ?? 0;
  const coin = { ...purse, gold: gold - 1 };
  if (gold > 0 && n > 0) ways.push(['card', { ...coin, cards: { ...cards, [icon]: n - 1 } }]);
  if (gold > 0 && hasCastle) ways.push(['castle', { ...coin, hasCastle: false }]);
  for (const power of powers) {
    const [resource, discards] = providedBy(power);
    if ((resource !== icon && resource !== 'wild') || discards > hand) continue;
    const others = powers.filter(one => one !== power);
    const left = { ...purse, powers: others, hand: hand - discards };
    ways.push([`power:${buildings![power]!.id}`, left]);
  }
  return ways;
}

const canPay = (purse: Purse, [icon, ...rest]: readonly string[]): boolean =>
  icon === undefined || waysToPay(purse, icon).some(([, left]) => canPay(left, rest));

function purseOf({ players, turn }: Village, seat: number): Purse {
  const { gold, castle, hand, shown, buildings: own } = players[seat]!;
  const cards: Record<string, number> = {};
  for (const { resources, coins } of players)
    for (const [at, card] of resources.entries()) {
      const kind = cellOf(card, 'resource');
      if (coins[at] === -1) cards[kind] = (cards[kind] ?? 0) + 1;
    }
  // The powers are bits in the order of the cards.
  const powers = own.filter(card => card < POWERFUL && ((turn.used >> card) & 1) === 0);
  return { gold, cards, hasCastle: castle === -1, hand: hand.length + shown.length, powers };
}

test('just those ways to pay are offered that can be completed, and those Buildings that can be paid for', () => {
  const chance = new QuickChance(5);
  let [paid, barred, poor] = [0, 0, 0];
  for (let n = 0; n < 30; n++) {
    const state = game.setup({ players: 2 + (n % 2) }, `ways ${n}`);
    const village = state as unknown as Village;
    for (let [decision] = game.pending(state); decision !== undefined;) {
      const { seat, step, options } = decision;
      const purse = purseOf(village, seat);
      const open = options.filter(({ blocked }) => blocked === undefined).map(({ id }) => id);
      if (step === 'provide') {
        const { building, paid: before } = village.turn;
        const [icon, ...rest] = costOf(building).slice(before);
        const ways = waysToPay(purse, icon!);
        const good = ways.filter(([, left]) => canPay(left, rest)).map(([id]) => id);
        const told = open.map(id => id.replace(/^(?:own|seat:.*)$/, 'card'));
        expect([...new Set(told)].sort()).toEqual(good.sort());
        paid++;
        if (good.length < ways.length) barred++;
      }
      for (const { id } of options.filter(one => one.id.startsWith('build:'))) {
        const card = buildings!.findIndex(row => `build:${row.id}` === id);
        if (village.players[seat]!.buildings.includes(card)) continue;
        const canBuild = canPay({ ...purse, hand: purse.hand - 1 }, costOf(card));
        expect(open.includes(id)).toBe(canBuild);
        if (!canBuild) poor++;
      }
      game.apply(state, randomAnswer(decision, chance));
      [decision] = game.pending(state);
    }
  }
  expect(Math.min(paid, barred, poor)).toBeGreaterThan(50);
});
