// What screens show besides what lies on the table. They take it from here, so that none of them computes a rule.
import { MAIN } from '@castellan/kernel';
import type { ArgsOf, Frame, Seat } from '@castellan/kernel';
import { inside, tally } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import type { paying } from './actions/hire.ts';
import type { sending } from './actions/quest.ts';
import { CITIZENS } from './cards/citizens.ts';
import { GUILD_MASTERS } from './cards/guild-masters.ts';
import type { QuestType } from './cards/language.ts';
import { bandMeets } from './requirements.ts';
import { questPoints, standing } from './scoring.ts';
import { RANKS, rankAt } from './solo.ts';
import type { Seen } from './state.ts';
import { FROM_HAND, hireCost, isPayable, NONE } from './state.ts';

/** What a viewer can see of a seat's points. */
export interface Standing {
  /** Those of its Quests, which everyone sees. */
  readonly points: number;
  /** Those of its Guild Master, as far as it can be seen. */
  readonly more: number;
}

export function standingOf(view: Seen, seat: Seat): Standing {
  const points = questPoints(view.players[seat]!);
  return { points, more: standing(view)[seat]! - points };
}

/** Alone: the points so far, all ranks, and the place of the one that is reached. */
export function auditOf(view: Seen) {
  const points = standing(view)[0]!;
  return { points, ranks: RANKS, reached: rankAt(points) };
}

/** What the Guild Master of a seat adds for a Quest of this type, as far as it can be seen. */
export function favourOf({ players }: Seen, seat: Seat, type: QuestType): number {
  const master = GUILD_MASTERS[players[seat]!.guildMaster];
  return master === undefined ? 0 : tally(master.score, 'vp', name => (name === type ? 1 : 0));
}

/** What the active player is asked. */
export const askedOf = ({ core }: Seen): Frame | null => core.agenda[MAIN]!.at(-1) ?? null;

/** A Citizen that is being paid for, or could be. */
export interface Hiring {
  readonly card: number;
  /** Its place in the Tavern Line; null: it comes from the hand. */
  readonly place: number | null;
  readonly price: number;
}

export function hiringOf(view: Seen): Hiring | null {
  const asked = askedOf(view);
  if (asked?.step !== 'pay') return null;
  const { card, place } = asked.args as ArgsOf<typeof paying>;
  return { card, place: place === FROM_HAND ? null : place, price: hireCost(place) };
}

/** The Quest that Citizens are being sent on. */
export function sendingOf(view: Seen): number | null {
  const asked = askedOf(view);
  return asked?.step === 'send' ? (asked.args as ArgsOf<typeof sending>).quest : null;
}

/** Bonuses of cards further back in the cascade: they wait until this is done. */
export function waitingBonuses({ core }: Seen): Effect[] {
  const waiting = core.agenda[MAIN]!.slice(0, -1).filter(({ step }) => step === 'power/any');
  return waiting.flatMap(({ args }) => {
    const { effect, left } = args as unknown as { effect: Effect; left: number };
    return inside(effect).filter((_, i) => (left & (1 << i)) !== 0);
  });
}

/** The Quests that a seat may complete: its Reserved one and the Active ones. */
export const questsOpenTo = ({ players, quests }: Seen, seat: Seat): number[] =>
  [players[seat]!.reserved, ...quests].filter(quest => quest !== NONE);

/** Those that its Guild could complete now. */
export const questsInReach = (view: Seen, seat: Seat): number[] =>
  questsOpenTo(view, seat).filter(quest => bandMeets(quest, view.players[seat]!.guild));

/** Whom a seat could pay for now: of the Tavern Line, and of its hand. */
export function hiresInReach({ line, players }: Seen, seat: Seat): Hiring[] {
  const player = players[seat]!;
  const hiring = (card: number, place: number | null): Hiring => {
    return { card, place, price: hireCost(place ?? FROM_HAND) };
  };
  const places = [...line.keys()].filter(place => line[place] !== NONE && isPayable(player, place));
  const held = isPayable(player, FROM_HAND) ? [...new Set(player.hand)] : [];
  return [
    ...places.map(place => hiring(line[place]!, place)),
    ...held.map(card => hiring(card, null)),
  ];
}

export type { Lack } from './requirements.ts';
export { bandMeets, lacksFor } from './requirements.ts';

/** How many Citizens at most are tried in every combination. */
const MOST = 12;

/** The fewest Citizens that complete a Quest beside those sent; null where all are not enough. */
export function planBand(
  guild: readonly number[],
  quest: number,
  sent: readonly number[] = [],
): readonly number[] | null {
  if (!bandMeets(quest, sent, guild)) return null;
  const from = guild.slice(0, MOST);
  let best: readonly number[] = from;
  for (let bits = 0; bits < 1 << from.length; bits++) {
    const some = from.filter((_, i) => ((bits >> i) & 1) === 1);
    if (some.length < best.length && bandMeets(quest, sent, some)) best = some;
  }
  return best;
}

/** How many of these Quests could no longer be completed without one of this Citizen. */
export function questsLost(
  guild: readonly number[],
  quests: readonly number[],
  card: number,
): number {
  const without = guild.toSpliced(guild.indexOf(card), 1);
  return quests.filter(quest => bandMeets(quest, guild) && !bandMeets(quest, without)).length;
}

/** A card that can pay a hire: by what the rules call it, and whether it lies in the Guild. */
export interface Payer {
  readonly ref: string;
  readonly card: number;
  readonly isOfGuild: boolean;
}

/** How much a Citizen brings to a Quest; as much as is needed of something counts as two. */
const resourcesOf = (card: number): number =>
  Object.values<number | string>(CITIZENS[card]!.produces).reduce<number>(
    (sum, n) => sum + (typeof n === 'number' ? n : 2),
    0,
  );

/** The cards players would usually give: of the hand first, those that lose no Quest, those that bring least. */
export function planPayers(
  payers: readonly Payer[],
  guild: readonly number[],
  quests: readonly number[],
  price: number,
): readonly Payer[] {
  const worth = ({ card, isOfGuild }: Payer): number => {
    const brings = resourcesOf(card);
    const lost = isOfGuild ? 1 + questsLost(guild, quests, card) : 0;
    return 100 * lost + 2 * brings + (CITIZENS[card]!.power === null ? 0 : 1);
  };
  return payers.toSorted((a, b) => worth(a) - worth(b)).slice(0, price);
}
