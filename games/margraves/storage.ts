// What a player has: gold, strength, and tokens from a limited supply [MV 3].
import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { GOODS, purses, supplies, TOKENS } from './cards/language.ts';
import type { ResourceAmounts, TokenName } from './cards/language.ts';
import { tell } from './events.ts';
import { cardOfPower } from './printed.ts';
import { LAST_SPACE, MOST_STRENGTH, STORAGE } from './state.ts';
import type { Player, State } from './state.ts';

type Table = Draft<State>;

/** How many storage spaces are free. A Ward Tower that is not built needs one too [MV 3.5]. */
export function spaceIn(player: Player): number {
  let space = STORAGE - player.towers;
  for (let i = 0; i < TOKENS.length; i++) space -= player[TOKENS[i]!];
  return space;
}

/** How many Resources are in storage. Gems and knights are not Resources [MV 3.2]. */
export function goodsOf(player: Player): number {
  return player.stone + player.wood + player.magic;
}

function goodsLeft({ supply }: State): number {
  return supply.stone + supply.wood + supply.magic;
}

function canGrow({ influence }: Player): boolean {
  for (let row = 0; row < influence.length; row++) if (influence[row]! < LAST_SPACE) return true;
  return false;
}

/** Whether any of it can be gained [MV 3.3]. A full storage is no obstacle: something else can be thrown away. */
export function gainable(
  { state }: Table,
  seat: Seat,
  amounts: ResourceAmounts,
  times: number,
): boolean {
  if (times <= 0) return false;
  const player = state.players[seat]!;
  if (amounts.gold > 0) return true;
  if (amounts.strength > 0 && player.strength < MOST_STRENGTH) return true;
  if (amounts.influence > 0 && canGrow(player)) return true;
  if (amounts.wild > 0 && goodsLeft(state) > 0) return true;
  for (let i = 0; i < TOKENS.length; i++)
    if (amounts[TOKENS[i]!] > 0 && state.supply[TOKENS[i]!] > 0) return true;
  return false;
}

/** Whether all its strength and tokens can be gained right now, and nothing must be thrown away. */
export function gainableInFull({ state }: Table, seat: Seat, amounts: ResourceAmounts): boolean {
  const { supply, players } = state;
  const player = players[seat]!;
  if (player.strength + amounts.strength > MOST_STRENGTH) return false;
  let tokens = amounts.wild;
  let goods = amounts.wild;
  for (let i = 0; i < TOKENS.length; i++) {
    const n = amounts[TOKENS[i]!];
    if (n > supply[TOKENS[i]!]) return false;
    tokens += n;
    if (i < GOODS.length) goods += n;
  }
  return tokens <= spaceIn(player) && goods <= goodsLeft(state);
}

/** By token: what was stored, and what found no space. Filled again by each gain. */
const stored = TOKENS.map(() => 0);
const waiting = TOKENS.map(() => 0);

/**
 * Gains what the supply has [MV 3.3]. Then it asks about tokens without space, about wild Resources, and about influence.
 * What is put on the agenda last comes first.
 */
export function gainAll(
  t: Table,
  seat: Seat,
  amounts: ResourceAmounts,
  times: number,
  source: number,
): void {
  const player = t.state.players[seat]!;
  const gold = amounts.gold * times;
  const strength = Math.min(amounts.strength * times, MOST_STRENGTH - player.strength);
  player.gold += gold;
  player.strength += strength;
  const tokens = storeAll(t, seat, amounts, times);
  if (t.events !== null && gold + strength + tokens > 0)
    tellGained(t, seat, gold, strength, source);
  const influence = amounts.influence * times;
  if (influence > 0) t.push('influence', seat, { left: influence });
  const wild = Math.min(amounts.wild * times, STORAGE);
  if (wild > 0) t.push('wild', seat, { left: wild, may: false, source });
  for (let i = TOKENS.length - 1; i >= 0; i--)
    if (waiting[i]! > 0) t.push('make-room', seat, { token: TOKENS[i]!, left: waiting[i]! });
}

/** Stores what fits, and returns how many tokens that were. */
function storeAll({ state }: Table, seat: Seat, amounts: ResourceAmounts, times: number): number {
  const player = state.players[seat]!;
  const { supply } = state;
  let space = spaceIn(player);
  let sum = 0;
  for (let i = 0; i < TOKENS.length; i++) {
    const token = TOKENS[i]!;
    stored[i] = 0;
    waiting[i] = 0;
    if (amounts[token] === 0) continue;
    const there = Math.min(amounts[token] * times, supply[token]);
    const n = Math.min(there, space);
    stored[i] = n;
    waiting[i] = there - n;
    player[token] += n;
    supply[token] -= n;
    space -= n;
    sum += n;
  }
  return sum;
}

function tellGained(t: Table, seat: Seat, gold: number, strength: number, source: number): void {
  const tokens: Record<string, number> = {};
  if (gold > 0) tokens['gold'] = gold;
  if (strength > 0) tokens['strength'] = strength;
  TOKENS.forEach((token, i) => {
    if (stored[i]! > 0) tokens[token] = stored[i]!;
  });
  tell(t, 'gained', { seat, tokens, source: cardOfPower(source) });
}

/** Moves a token from the supply to storage, which has space for it. */
export function storeOne(t: Table, seat: Seat, token: TokenName, source: number): void {
  t.state.supply[token]--;
  t.state.players[seat]![token]++;
  if (t.events !== null)
    tell(t, 'gained', { seat, tokens: { [token]: 1 }, source: cardOfPower(source) });
}

/** Moves a token from storage to the supply. */
export function returnOne({ state }: Table, seat: Seat, token: TokenName): void {
  state.players[seat]![token]--;
  state.supply[token]++;
}

/** Whether it can be paid. `more`: what the player could get in addition. */
export function affords(
  player: Player,
  amounts: ResourceAmounts,
  times: number,
  more: ResourceAmounts | null = null,
): boolean {
  if (amounts.influence > 0 && times > 0) return false;
  const has = (name: keyof ResourceAmounts & keyof Player): number =>
    (player[name] as number) + (more === null ? 0 : more[name]);
  if (has('gold') < amounts.gold * times || has('strength') < amounts.strength * times)
    return false;
  if (has('gem') < amounts.gem * times || has('knight') < amounts.knight * times) return false;
  let spare = more === null ? 0 : more.wild;
  for (let i = 0; i < GOODS.length; i++) {
    const left = has(GOODS[i]!) - amounts[GOODS[i]!] * times;
    if (left < 0 && more === null) return false;
    // A price with a wild and a named Resource would need both. No card has such a price.
    if (amounts[GOODS[i]!] > 0 && left < amounts.wild * times) return false;
    spare += left;
  }
  return spare >= amounts.wild * times;
}

/** Pays. Gold can go to another player; tokens go back to the supply [MV 3.6]. For wild Resources the player is asked. */
export function spendAll(
  t: Table,
  seat: Seat,
  amounts: ResourceAmounts,
  times: number,
  source: number,
  to: Seat,
): void {
  const player = t.state.players[seat]!;
  if (to !== NOBODY) t.state.players[to]!.gold += amounts.gold * times;
  purses.add(player, amounts, -times);
  supplies.add(t.state.supply, amounts, times);
  if (t.events !== null && times > 0) tellPaid(t, seat, amounts, times, source, to);
  const wild = amounts.wild * times;
  if (wild === 0) return;
  if (wild < goodsOf(player)) t.push('pay-wild', seat, { left: wild });
  else payAllGoods(t, seat, source);
}

/** A player who has exactly the price is not asked. */
function payAllGoods(t: Table, seat: Seat, source: number): void {
  const { stone, wood, magic } = t.state.players[seat]!;
  if (t.events !== null) {
    const goods = Object.entries({ stone, wood, magic }).filter(([, n]) => n > 0);
    const tokens = Object.fromEntries(goods);
    tell(t, 'paid', { seat, tokens, to: NOBODY, source: cardOfPower(source) });
  }
  for (let i = 0; i < GOODS.length; i++)
    while (t.state.players[seat]![GOODS[i]!] > 0) returnOne(t, seat, GOODS[i]!);
}

function tellPaid(
  t: Table,
  seat: Seat,
  amounts: ResourceAmounts,
  times: number,
  source: number,
  to: Seat,
): void {
  const tokens: Record<string, number> = {};
  for (const [name, n] of Object.entries(amounts))
    if (n > 0 && name !== 'wild') tokens[name] = n * times;
  if (Object.keys(tokens).length > 0)
    tell(t, 'paid', { seat, tokens, to, source: cardOfPower(source) });
}
