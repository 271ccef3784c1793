// How the table looks to a seat: which Quests are within reach, and what each Citizen is worth for them. For bots; no rule reads it.
import type { Seat } from '@castellan/kernel';
import { tally, worth } from '@castellan/powers';
import type { Effect, Prices } from '@castellan/powers';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import { TYPES } from './cards/language.ts';
import { QUESTS } from './cards/quests.ts';
import type { Band } from './requirements.ts';
import {
  addCitizen,
  addCitizens,
  amountOf,
  copyBand,
  EQUALS,
  GIVES,
  NEEDS,
  NEEDS_ROLES,
  newBand,
  ROLE_OF,
} from './requirements.ts';
import type { Player, State } from './state.ts';
import { NONE } from './state.ts';

/** What things are worth, in points. Found by playing many games. */
export const WORTH = {
  /** A card in hand, and the share of its worth in the Guild that is added. */
  card: 0.55,
  cardFit: 0.2,
  /** Each icon of a Citizen in the Guild, for any Quest. */
  icon: 0.18,
  /** What a completed Quest is worth in addition to its points. */
  done: 1.5,
  reserve: 0.2,
};

/** A Quest that the seat may complete later. */
interface Aim {
  readonly quest: number;
  /** Its points, those of the Guild Master, and its bonus. */
  readonly value: number;
  /** About how many Citizens are still missing for it. */
  readonly missing: number;
  /** How much the seat prefers it to the others. All shares add up to 1. */
  share: number;
}

export interface Outlook {
  readonly view: State;
  readonly seat: Seat;
  readonly me: Player;
  readonly aims: readonly Aim[];
  /** What the Guild brings. */
  readonly band: Band;
  /** By Citizen: what one more in the Guild is worth, and what losing one costs, if somebody has asked. */
  readonly gains: (number | undefined)[];
  readonly losses: (number | undefined)[];
  /** What each card that can pay is worth, the cheapest first, if somebody has asked. */
  payments: readonly number[] | null;
}

/** By Guild Master: the points for a Quest of each type. */
const FAVOUR: readonly (readonly number[])[] = GUILD_MASTERS.map(({ score }) =>
  TYPES.map(type => tally(score, 'vp', name => (name === type ? 1 : 0))),
);
const TYPE_OF = QUESTS.map(({ type }) => TYPES.indexOf(type));

/** What an action from a card is worth. */
const ACTS: Readonly<Record<string, number>> = { draw: 0.7, hire: 0.9, reserve: 0.2, quest: 0.5 };
/** What taking a card from a rival's place is worth: to keep it, or only to remove it. */
const ROBBED: Readonly<Record<string, readonly [kept: number, gone: number]>> = {
  hand: [0.9, 0.25],
  guild: [2, 0.6],
  reserved: [0.3, 0.3],
};
/** What losing a card from a place costs. Cards of the Tavern are no loss. */
const LOST: Readonly<Record<string, number>> = {
  citizens: 0.6,
  hand: 0.6,
  guild: 0.8,
  reserved: 0.4,
  line: -0.1,
  quests: -0.1,
};

export const PRICES: Prices = {
  resources: { vp: 1 },
  count: () => 0,
  acquire: () => 0.8,
  lose: (from, n) => LOST[from]! * n,
  rob: (from, n, keep) => ROBBED[from]![keep ? 0 : 1] * n,
  act: action => ACTS[action]!,
  verb: () => 0,
};

export const effectWorth = (effect: Effect | null): number =>
  effect === null ? 0 : worth(effect, PRICES);

/** What the Hire Power of each Citizen and the bonus of each Quest are worth. */
export const POWER_WORTH = CITIZENS.map(({ power }) => effectWorth(power));
const BONUS_WORTH = QUESTS.map(({ bonus }) => effectWorth(bonus));
const ICONS = CITIZENS.map((_, card) => 1 + sum3(GIVES, card) + 1.5 * sum3(EQUALS, card));
/** How much a Quest needs in total. A Citizen is worth the share that it covers. */
const SIZE = QUESTS.map((_, quest) => {
  let size = sum3(NEEDS, quest);
  for (let role = 0; role < 4; role++) size += 0.7 * NEEDS_ROLES[4 * quest + role]!;
  return size;
});

function sum3(list: readonly number[], card: number): number {
  return list[3 * card]! + list[3 * card + 1]! + list[3 * card + 2]!;
}

export function questValue(view: State, seat: Seat, quest: number): number {
  const { guildMaster } = view.players[seat]!;
  const favour = guildMaster < 0 ? 0 : FAVOUR[guildMaster]![TYPE_OF[quest]!]!;
  return QUESTS[quest]!.vp + favour + BONUS_WORTH[quest]!;
}

/** About how many Citizens are missing. */
export function missingFor(band: Band, quest: number): number {
  let roles = 0;
  let resources = 0;
  for (let role = 0; role < 4; role++)
    roles += Math.max(0, NEEDS_ROLES[4 * quest + role]! - band.roles[role]!);
  for (let resource = 0; resource < 3; resource++)
    resources += Math.max(0, NEEDS[3 * quest + resource]! - amountOf(band, resource));
  return Math.max(roles, resources / 1.8);
}

/** How much of a Quest's size one more Citizen covers, beside the others. */
function progress(band: Band, quest: number, card: number): number {
  const role = ROLE_OF[card]!;
  let size = band.roles[role]! < NEEDS_ROLES[4 * quest + role]! ? 0.7 : 0;
  for (let resource = 0; resource < 3; resource++) {
    const before = amountOf(band, resource);
    const after =
      (band.given[resource]! + GIVES[3 * card + resource]!) *
      (1 + band.equals[resource]! + EQUALS[3 * card + resource]!);
    const need = NEEDS[3 * quest + resource]!;
    size += Math.min(after, need) - Math.min(before, need);
  }
  return size;
}

export function outlookOf(view: State, seat: Seat): Outlook {
  const me = view.players[seat]!;
  const band = newBand();
  addCitizens(band, me.guild);
  const aims: Aim[] = [];
  let all = 0;
  const look = (quest: number): void => {
    if (quest === NONE) return;
    const missing = missingFor(band, quest);
    const value = questValue(view, seat, quest);
    const share = (value / (0.8 + missing)) ** 2;
    all += share;
    aims.push({ quest, value, missing, share });
  };
  look(me.reserved);
  view.quests.forEach(look);
  for (const aim of aims) aim.share /= all;
  return { view, seat, me, aims, band, gains: [], losses: [], payments: null };
}

/** What a Citizen is worth for these aims, beside the others. */
function worthBeside(band: Band, aims: readonly Aim[], card: number): number {
  let worth = WORTH.icon * ICONS[card]!;
  for (let i = 0; i < aims.length; i++) {
    const { quest, value, share } = aims[i]!;
    worth += (share * (value + WORTH.done) * progress(band, quest, card)) / SIZE[quest]!;
  }
  return worth;
}

/** What one more of a Citizen in the Guild is worth. */
export function inGuild({ gains, band, aims }: Outlook, card: number): number {
  return (gains[card] ??= worthBeside(band, aims, card));
}

/** What a card in hand is worth. */
export function inHand(look: Outlook, card: number): number {
  return WORTH.card + WORTH.cardFit * inGuild(look, card);
}

/** What losing a Citizen of the Guild costs. */
export function guildLoss({ losses, aims, band }: Outlook, card: number): number {
  return (losses[card] ??= lossWithout(band, aims, card));
}

/** The same for some of the aims. */
export function lossWithout(band: Band, aims: readonly Aim[], card: number): number {
  copyBand(band, others);
  addCitizen(others, card, -1);
  return worthBeside(others, aims, card);
}

const others = newBand();
