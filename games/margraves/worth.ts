// What things are worth to a seat, in points, roughly. For bots; no rule reads it.
import { paidFor, parts, priceOf, tally, worth as effectWorth } from '@castellan/powers';
import type { Effect, Prices } from '@castellan/powers';
import { BUILD_INFLUENCE } from './actions/build.ts';
import { openTombs } from './actions/slay.ts';
import { LINE_PRICES, WHEEL } from './cards/boards.ts';
import { CITIZENS, PENNANTS } from './cards/citizens.ts';
import { GOODS } from './cards/language.ts';
import type { Good } from './cards/language.ts';
import { LOCATIONS } from './cards/locations.ts';
import { MONSTERS } from './cards/monsters.ts';
import { TILES } from './cards/tiles.ts';
import type { Materials, Outlook } from './outlook.ts';
import { iconWorth, materialWorth, missingFor, readiness, WEIGHTS } from './outlook.ts';
import { ROADS, TRAILS } from './figures.ts';
import { bannerPoints, citizenRow, locationRows, tileRows } from './scoring.ts';
import { monsterOf, MOST_STRENGTH, NONE, ROW_TILES, SLOTS, TOWERS } from './state.ts';
import { goodsOf } from './storage.ts';

/** What the same card gives before something is paid for: strength, magic and knights help against a monster. */
interface Extra {
  readonly strength: number;
  readonly magic: number;
  readonly knight: number;
  readonly gold: number;
}
const NO_EXTRA: Extra = { strength: 0, magic: 0, knight: 0, gold: 0 };

const ALL: readonly number[] = LOCATIONS.map((_, place) => place);

export function pricesOf(look: Outlook, extra: Extra = NO_EXTRA): Prices {
  const { me, worths } = look;
  return {
    resources: worths,
    count: () => TOWERS - me.towers,
    acquire: () => 0,
    lose: () => 0,
    rob: () => 0,
    act(action) {
      switch (action) {
        case 'move':
          return Math.max(0, pathWorth(look, me.margrave, 1) - siteWorth(look, me.margrave));
        case 'deploy':
          return deployWorth(look, ROADS[me.margrave]!);
        case 'deploy-anywhere':
          return deployWorth(look, ALL);
        case 'send':
          return bestVisit(look, ALL);
        case 'ship':
          return voyageWorth(look, goodsOf(me), 0);
        case 'slay':
          return bestSlay(look, me.margrave, extra);
        case 'hire':
          return bestHire(look, -1, extra.gold);
        case 'hire-for-two':
          return bestHire(look, 2, extra.gold);
        default:
          return bestHire(look, 0, extra.gold);
      }
    },
    verb(verb, n) {
      switch (verb) {
        case 'move-anywhere':
          return bestPlace(look) - siteWorth(look, me.margrave);
        case 'send-knight':
          return bestVisit(look, ALL);
        case 'rally':
          return n * visitWorth(look, me.margrave);
        case 'raise':
          return n * worths.knight * 0.8;
        case 'retrieve':
          return look.rounds > 0 ? 0.9 : 0;
        default:
          return bestTile(look, n);
      }
    },
  };
}

const EXTRAS = ['strength', 'magic', 'knight', 'gold'] as const;

/** What a printed power is worth. What it gains first helps with what comes after. */
export function powerWorth(look: Outlook, effect: Effect): number {
  const built = (): number => TOWERS - look.me.towers;
  const gained = EXTRAS.map(name => [name, Math.max(0, tally(effect, name, built))]);
  return effectWorth(effect, pricesOf(look, Object.fromEntries(gained) as unknown as Extra));
}

// Places ------------------------------------------------------------------------------------------------------------

/** What using a Location is worth: its power, or the gold instead. */
export function visitWorth(look: Outlook, place: number): number {
  return (look.visits[place] ??= visited(look, place));
}

function visited(look: Outlook, place: number): number {
  const { power } = LOCATIONS[place]!;
  const { me, state, worths } = look;
  const instead = 2 * worths.gold;
  const cost = priceOf(power);
  if (cost !== null && !canPay(look, cost)) return instead;
  if (cost !== null && tally(paidFor(power), 'gem', none) > 0 && state.supply.gem === 0)
    return instead;
  if (me.strength === MOST_STRENGTH && tally(power, 'strength', none) > 0) return instead;
  return Math.max(instead, partWorth(look, power));
}

/** What a part of a power is worth. The cheapest Resources are given up. */
export function partWorth(look: Outlook, effect: Effect): number {
  const cost = priceOf(effect);
  const goods = cost === null ? 0 : -tally(cost, 'wild', none);
  if (goods === 0) return effectWorth(effect, pricesOf(look));
  const of = paidFor(effect);
  if (tally(of, 'gem', none) > 0) return gemWorth(look);
  return effectWorth(of, pricesOf(look)) - givingUp(look, goods);
}

const none = (): number => 0;

const canPay = ({ me }: Outlook, cost: Effect): boolean =>
  me.gold >= -tally(cost, 'gold', none) && goodsOf(me) >= -tally(cost, 'wild', none);

/** What standing at a place is worth: a tower can be built soon, or a monster can be slain. */
export function siteWorth(look: Outlook, place: number): number {
  return (look.sites[place] ??= standing(look, place));
}

function standing(look: Outlook, place: number): number {
  const { state, me, seat, rounds } = look;
  const slaying = WEIGHTS.slayNear * bestSlay(look, place, { ...NO_EXTRA, strength: 1 });
  const missing = missingFor(me);
  if (me.towers === 0 || rounds < missing) return slaying;
  let best = 0;
  for (let site = 0; site < ALL.length; site++) {
    const steps = STEPS[place]![site]!;
    if (isSite(state, seat, site) && rounds >= steps)
      best = Math.max(
        best,
        WEIGHTS.siteShare * towerWorth(look, site) * readiness(missing) * WEIGHTS.near ** steps,
      );
  }
  return slaying + best;
}

/** Whether a seat could build a tower there, with enough materials. */
function isSite({ towers }: Outlook['state'], seat: number, place: number): boolean {
  const slots = towers.slice(place * SLOTS, (place + 1) * SLOTS);
  return slots.includes(NONE) && !slots.includes(seat);
}

/** How many steps it takes by road from each Location to each other. */
const STEPS: readonly (readonly number[])[] = ALL.map(from => {
  const steps = ALL.map(() => Infinity);
  steps[from] = 0;
  for (let reached = [from]; reached.length > 0;) {
    const place = reached.shift()!;
    for (const next of ROADS[place]!)
      if (steps[next] === Infinity) {
        steps[next] = steps[place]! + 1;
        reached = [...reached, next];
      }
  }
  return steps;
});

/** What the best path of this many steps is worth, with its end. */
function pathWorth(look: Outlook, from: number, steps: number): number {
  let best = siteWorth(look, from);
  if (steps === 0) return best;
  for (const place of ROADS[from]!)
    best = Math.max(best, visitWorth(look, place) + pathWorth(look, place, steps - 1));
  return best;
}

function bestPlace(look: Outlook): number {
  return Math.max(
    ...ALL.filter(place => place !== look.me.margrave).map(
      place => visitWorth(look, place) + siteWorth(look, place),
    ),
  );
}

function bestVisit(look: Outlook, places: readonly number[]): number {
  let best = 0;
  for (const place of places) best = Math.max(best, visitWorth(look, place));
  return best;
}

function deployWorth(look: Outlook, places: readonly number[]): number {
  const { me, state, worths } = look;
  const own = me.knight > 0 ? visitWorth(look, me.margrave) - worths.knight : 0;
  return Math.max(0, own, state.knights[me.margrave]! > 0 ? bestVisit(look, places) : 0);
}

// Towers ------------------------------------------------------------------------------------------------------------

/** What a tower at a place is worth: its icons at the end, the best slot, and influence. */
function towerWorth(look: Outlook, place: number): number {
  const { state, worths } = look;
  let icons = 0;
  for (const row of locationRows[place]!) icons += iconWorth(look, row);
  let slot = 0;
  LOCATIONS[place]!.slots.forEach((reward, i) => {
    if (state.towers[place * SLOTS + i] === NONE)
      slot = Math.max(slot, effectWorth(reward, plainPrices(look)));
  });
  return icons + slot + BUILD_INFLUENCE * worths.influence;
}

/** What building now is worth: the tower, less its materials, and less the worth of standing here. */
export function buildWorth(look: Outlook): number {
  const { me } = look;
  const { stone, wood, magic, gem } = me;
  const left = { stone: stone - 1, wood: wood - 1, magic: magic - 1, gem: gem - 1 };
  const spent = materialsOf(look, me) - materialsOf(look, left);
  return towerWorth(look, me.margrave) - spent - siteWorth(look, me.margrave) + WEIGHTS.timing;
}

/** What an action or a verb is worth on average. */
const USUAL = 0.8;

/** Prices without a look at the map: otherwise the estimates would call each other without end. */
function plainPrices(look: Outlook): Prices {
  return {
    ...pricesOf(look),
    act: () => USUAL,
    verb: (verb, n) => (verb === 'privilege' ? bestTile(look, n) : USUAL),
  };
}

// Monsters ----------------------------------------------------------------------------------------------------------

/** What slaying is worth: the rewards, less what is spent. */
export function slayWorth(look: Outlook, monster: number): number {
  const { worths } = look;
  const { strength, magic, reward, influence } = MONSTERS[monster]!;
  const gains = reward === null ? 0 : effectWorth(reward, plainPrices(look));
  return (
    gains + influence * worths.influence - strength * worths.strength * 0.75 - magic * worths.magic
  );
}

function bestSlay(look: Outlook, place: number, extra: Extra): number {
  const { state, me } = look;
  const knights = me.knight + extra.knight + state.knights[place]!;
  const reach = me.strength + extra.strength + Math.min(knights, openTombs(state));
  let best = 0;
  for (const lair of TRAILS[place]!) {
    const monster = monsterOf(state, lair);
    if (monster === NONE) continue;
    const { strength, magic } = MONSTERS[monster]!;
    if (reach >= strength && me.magic + extra.magic >= magic)
      best = Math.max(best, slayWorth(look, monster));
  }
  return best;
}

// Citizens ----------------------------------------------------------------------------------------------------------

/** What owning a Citizen is worth: its icon at the end, and what it does until then. */
export function citizenWorth(look: Outlook, kind: number): number {
  const { rounds } = look;
  const use = WEIGHTS.use * Math.max(0, effectWorth(CITIZENS[kind]!.power, plainPrices(look)));
  return iconWorth(look, citizenRow[kind]!) + rounds * (WEIGHTS.card + use) * 0.4;
}

export function hireWorth(look: Outlook, slot: number, price: number): number {
  const kind = look.state.line[slot]!;
  const cost = price < 0 ? LINE_PRICES[slot]! : price;
  return citizenWorth(look, kind) - cost * look.worths.gold;
}

function bestHire(look: Outlook, price: number, more: number): number {
  const { state, me } = look;
  let best = 0;
  for (let slot = 0; slot < state.line.length; slot++) {
    if (state.line[slot] === NONE) continue;
    const cost = price < 0 ? LINE_PRICES[slot]! : price;
    if (cost <= me.gold + more) best = Math.max(best, hireWorth(look, slot, price));
  }
  return best;
}

/** What a card in hand is worth. */
export function handWorth(look: Outlook, kind: number): number {
  const { guild, power } = CITIZENS[kind]!;
  return Math.max(powerWorth(look, power), pennantWorth(look, guild));
}

export function pennantWorth(look: Outlook, guild: keyof typeof PENNANTS): number {
  const { me } = look;
  const moves = guild === 'holy' ? 2 : 1;
  const first = guild === 'holy' ? 0 : powerWorth(look, parts(PENNANTS[guild])[0]!);
  return (
    first +
    pathWorth(look, me.margrave, moves) -
    siteWorth(look, me.margrave) +
    0.9 * deployWorth(look, ROADS[me.margrave]!)
  );
}

// Tiles and the wheel -----------------------------------------------------------------------------------------------

export function tileWorth(look: Outlook, tile: number): number {
  const { grant, banner } = TILES[tile]!;
  if (grant !== null) return 0.85 * effectWorth(grant, plainPrices(look));
  if (banner !== null) {
    const { tiles } = look.me;
    return bannerPoints([...tiles, tile]) - bannerPoints(tiles) + 0.15 * look.rounds * 0.5;
  }
  let icons = 0;
  for (const row of tileRows[tile]!) icons += iconWorth(look, row);
  return icons;
}

function bestTile(look: Outlook, level: number): number {
  const { tiles } = look.state;
  let best = 0;
  for (let place = 0; place < tiles.length; place++)
    if ((place < ROW_TILES ? 1 : 2) === level && tiles[place] !== NONE)
      best = Math.max(best, tileWorth(look, tiles[place]!));
  return best;
}

/** What is left after giving up `n` Resources, always the kind of which there is most. */
function without(look: Outlook, n: number): Materials {
  const { stone, wood, magic, gem } = look.me;
  const left = { stone, wood, magic, gem };
  for (let i = 0; i < n; i++) {
    let most: Good = 'stone';
    for (const good of GOODS) if (left[good] > left[most]) most = good;
    left[most]--;
  }
  return left;
}

const materialsOf = (look: Outlook, has: Materials): number =>
  materialWorth(has, { rounds: look.rounds, tower: look.tower, towers: look.me.towers });

/** What giving up `n` Resources costs. */
function givingUp(look: Outlook, n: number): number {
  return materialsOf(look, look.me) - materialsOf(look, without(look, n));
}

/** What three Resources for a gem are worth. */
function gemWorth(look: Outlook): number {
  const left = without(look, 3);
  return materialsOf(look, { ...left, gem: left.gem + 1 }) - materialsOf(look, look.me);
}

/** What shipping up to `goods` more Resources is worth at best. `shipped`: how many are already on board. */
export function voyageWorth(look: Outlook, goods: number, shipped: number): number {
  const { me } = look;
  const prices = plainPrices(look);
  let sum = 0;
  let best = 0;
  for (let n = 1; n <= goods; n++) {
    const segment = (me.ship + shipped + n - 1) % WHEEL.length;
    sum += effectWorth(WHEEL[segment]!.reward, prices);
    best = Math.max(best, sum - givingUp(look, n));
  }
  return best;
}
