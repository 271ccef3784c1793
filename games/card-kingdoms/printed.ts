// Every power printed on a card has a number, so that tests can see that each has been used.
import { NOBODY } from '@castellan/kernel';
import type { Draft, Seat } from '@castellan/kernel';
import { NOTHING, told } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { DOMAINS } from './cards/domains.ts';
import { DUKES } from './cards/dukes.ts';
import type { Timing } from './cards/language.ts';
import { MONSTERS } from './cards/monsters.ts';
import type { State } from './state.ts';

const FIRST_MONSTER = CITIZENS.length * 2;
const FIRST_DOMAIN = FIRST_MONSTER + MONSTERS.length;
const FIRST_DUKE = FIRST_DOMAIN + DOMAINS.length;

export const citizenPower = (kind: number, onTurn: boolean): number => kind * 2 + (onTurn ? 0 : 1);
export const monsterPower = (monster: number): number => FIRST_MONSTER + monster;
export const domainPower = (domain: number): number => FIRST_DOMAIN + domain;
export const dukePower = (duke: number): number => FIRST_DUKE + duke;

export const powers: readonly string[] = [
  ...CITIZENS.flatMap(card => [`${card.id} (own turn)`, `${card.id} (others' turns)`]),
  ...MONSTERS.map(card => card.id),
  ...DOMAINS.map(card => card.id),
  ...DUKES.map(card => card.id),
];

const cards: readonly string[] = [
  ...CITIZENS.flatMap(({ id }) => [id, id]),
  ...[...MONSTERS, ...DOMAINS, ...DUKES].map(({ id }) => id),
];

/** When a Domain's power works; null for Domains that always work, and for other cards. */
export function timeOfPower(power: number): Timing | null {
  const domain = DOMAINS[power - FIRST_DOMAIN];
  return domain !== undefined && 'at' in domain.power ? domain.power.at : null;
}

/** The id of the card that a power is printed on. */
export function cardOfPower(power: number): string {
  return cards[power] ?? '';
}

/** That card in the tableau of its owner. This is asked only for activated Citizens. */
export function refOfPower(power: number, seat: Seat): string {
  return `tableau:${seat}:citizen:${cardOfPower(power)}`;
}

const effects: readonly (Effect | null)[] = [
  ...CITIZENS.flatMap(card => [card.onTurn, card.offTurn]),
  ...MONSTERS.map(card => card.reward),
  ...DOMAINS.map(({ power }) => ('at' in power ? power.effect : null)),
  ...DUKES.map(card => card.score),
];

/** What a power does. A Domain that always works does nothing by itself. */
export function effectOfPower(power: number): Effect {
  return effects[power] ?? NOTHING;
}

/** The arguments of the step of each power. Frames can share them, so they are made once. */
const toldOf = powers.map((_, power) => told(effectOfPower(power), power, NOBODY));

/** Puts a power on the agenda. It comes next. */
export function pushPower(t: Draft<State>, seat: Seat, power: number): void {
  t.push('power', seat, toldOf[power]);
}

/** By Domain: when it does something. Made once, because every step asks for it. */
const timings = DOMAINS.map(({ power }) => ('at' in power ? power.at : null));

/**
 * Sets off a player's Domains of this time, in the order of building. The owner may order them
 * [CK 5.9], but of the Domains there are no two of one time can get in each other's way [CK R33]: a test looks.
 * Where two can, they must be asked: `createTriggers`.
 */
export function trigger(t: Draft<State>, seat: Seat, at: Timing): void {
  const { domains } = t.state.players[seat]!;
  for (let i = domains.length - 1; i >= 0; i--)
    if (timings[domains[i]!] === at) pushPower(t, seat, domainPower(domains[i]!));
}

/** The powers on the cards of this table: in the Center, in the tableaus, and on Dukes that are kept or can still be kept. */
export function inPlay(state: State): number[] {
  const kinds = new Set(state.citizens.flat());
  state.players.forEach(player => player.citizens.forEach((n, kind) => n > 0 && kinds.add(kind)));
  const domains = [
    ...state.domains,
    ...state.domainsBelow.flat(),
    ...state.players.flatMap(player => player.domains),
  ];
  return [
    ...[...kinds].flatMap(kind => [citizenPower(kind, true), citizenPower(kind, false)]),
    ...new Set(
      [...state.monsters.flat(), ...state.players.flatMap(player => player.monsters)].map(
        monsterPower,
      ),
    ),
    ...domains.filter(domain => domain >= 0).map(domainPower),
    ...state.players.flatMap(player =>
      (player.duke >= 0 ? [player.duke] : player.dukesOffered).map(dukePower),
    ),
  ];
}
