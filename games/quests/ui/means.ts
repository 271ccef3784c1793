// What a Guild can do: which Quests it could complete, and what it would lose with a Citizen. For the eye alone.
import { CITIZENS } from '../cards/citizens.ts';
import {
  addCitizen,
  addCitizens,
  amountOf,
  bandMeets,
  meets,
  NEEDS,
  NEEDS_ROLES,
  newBand,
} from '../requirements.ts';

/** What is missing for a Quest, in the order of roles and of resources; nothing: all zeros. */
export interface Lack {
  readonly roles: readonly number[];
  readonly resources: readonly number[];
}

export function lackOf(cards: readonly number[], quest: number): Lack {
  const band = newBand();
  addCitizens(band, cards);
  return {
    roles: band.roles.map((n, role) => Math.max(0, NEEDS_ROLES[4 * quest + role]! - n)),
    resources: [0, 1, 2].map(one => Math.max(0, NEEDS[3 * quest + one]! - amountOf(band, one))),
  };
}

/** So many Citizens at most are tried in every combination. */
const MOST = 12;

/** The fewest Citizens that complete a Quest beside those sent; null where all are not enough. */
export function fewest(
  guild: readonly number[],
  quest: number,
  sent: readonly number[] = [],
): readonly number[] | null {
  if (!bandMeets(quest, sent, guild)) return null;
  const from = guild.slice(0, MOST);
  let best: readonly number[] = from;
  for (let bits = 0; bits < 1 << from.length; bits++) {
    const some = from.filter((_, i) => ((bits >> i) & 1) === 1);
    if (some.length >= best.length) continue;
    const band = newBand();
    addCitizens(band, sent);
    for (const card of some) addCitizen(band, card);
    if (meets(band, quest)) best = some;
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

/** The cards one would usually give: of the hand first, those with which no Quest is lost, those that bring least. */
export function usualPayers(
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
