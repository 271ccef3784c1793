// What hiring, reserving and questing are worth now, in points, roughly. For bots; no rule reads it.
import { CITIZENS } from './cards/citizens.ts';
import type { Outlook } from './outlook.ts';
import {
  guildLoss,
  inGuild,
  inHand,
  lossWithout,
  POWER_WORTH,
  questValue,
  WORTH,
} from './outlook.ts';
import { addCitizen, addCitizens, bandMeets, clearBand, meets, newBand } from './requirements.ts';
import { rulesOf } from './solo.ts';
import { COSTS, FROM_HAND, HAND_COST, isPayable, LIMIT, NONE } from './state.ts';

/** Lower than any real worth. */
const NEVER = -1e6;

/** What each card that can pay is worth, the cheapest first. */
function payments(look: Outlook): readonly number[] {
  const { hand, guild } = look.me;
  return (look.payments ??= [
    ...hand.map(card => inHand(look, card)),
    ...guild.map(card => guildLoss(look, card)),
  ].sort((a, b) => a - b));
}

/** What the `n` cheapest cards are worth. `except`: a card of the hand that does not pay. */
function priceOf(look: Outlook, n: number, except = NONE): number {
  const cards = payments(look);
  const left = except === NONE ? -1 : cards.indexOf(inHand(look, except));
  let price = 0;
  for (let i = 0, paid = 0; i < cards.length && paid < n; i++) {
    if (i === left) continue;
    price += cards[i]!;
    paid++;
  }
  return price;
}

export function hireWorth(look: Outlook, place: number): number {
  const card = look.view.line[place]!;
  const price = priceOf(look, COSTS[place]!);
  return inGuild(look, card) + POWER_WORTH[card]! - price;
}

export function handHireWorth(look: Outlook, card: number): number {
  const price = priceOf(look, HAND_COST, card);
  return inGuild(look, card) + POWER_WORTH[card]! - inHand(look, card) - price;
}

export function bestHire(look: Outlook): number {
  const { view, me } = look;
  let best = NEVER;
  view.line.forEach((card, place) => {
    if (card === NONE || !isPayable(me, place)) return;
    best = Math.max(best, hireWorth(look, place));
  });
  if (isPayable(me, FROM_HAND))
    for (const card of new Set(me.hand)) best = Math.max(best, handHireWorth(look, card));
  return best;
}

/** A reserved Quest: others can't take it. Alone, it can't leave the line. */
export function reserveWorth({ aims, me, view }: Outlook, quest: number): number {
  const of = (one: number): number => {
    const aim = aims.find(({ quest: other }) => other === one);
    if (aim === undefined || aim.missing > 3) return 0;
    return (WORTH.reserve * aim.value) / (1 + aim.missing);
  };
  const urgent = rulesOf(view).linesMove && view.quests.indexOf(quest) > 1 ? 0.3 : 1;
  return urgent * of(quest) - of(me.reserved);
}

/** What replacing all Quests is worth: more, if none of them is within reach. */
export function renewWorth({ aims, me }: Outlook): number {
  const best = Math.max(0, ...aims.map(({ value, missing }) => value / (1 + missing)));
  return me.reserved === NONE ? 0.6 - 0.2 * best : -0.2;
}

export function bestReserve(look: Outlook): number {
  const active = look.view.quests.filter(quest => quest !== NONE);
  return Math.max(renewWorth(look), ...active.map(quest => reserveWorth(look, quest)));
}

/** The most Citizens whose groups are all looked at. What each group costs is written here. */
const MOST = 14;
const LOSSES = new Float64Array(1 << MOST);

/** The Citizens to send: of all groups that are enough, the one that costs least. Null if none is enough. */
export function bandFor(
  look: Outlook,
  quest: number,
  sent: readonly number[],
): { readonly cards: readonly number[]; readonly loss: number } | null {
  const { guild } = look.me;
  if (!bandMeets(quest, sent, guild)) return null;
  // What each Citizen is worth for the other Quests.
  const others = look.aims.filter(aim => aim.quest !== quest);
  const losses = guild.map(card => 0.3 + lossWithout(look.band, others, card));
  const band = newBand();
  let best = NONE;
  let least = Infinity;
  const most = Math.min(guild.length, MOST);
  for (let bits = 0; bits < 1 << most; bits++) {
    // A group is a smaller one and one more; where that cost too much already, so does this.
    const last = 31 - Math.clz32(bits);
    const loss = bits === 0 ? 0 : LOSSES[bits - (1 << last)]! + losses[last]!;
    LOSSES[bits] = loss;
    if (loss >= least) continue;
    clearBand(band);
    addCitizens(band, sent);
    for (let i = 0; i <= last; i++) if ((bits >> i) & 1) addCitizen(band, guild[i]!);
    if (!meets(band, quest)) continue;
    best = bits;
    least = loss;
  }
  if (best === NONE) return null;
  return { cards: guild.filter((_, i) => i < most && ((best >> i) & 1) === 1), loss: least };
}

export function questWorth(look: Outlook, quest: number): number {
  const band = bandFor(look, quest, []);
  if (band === null) return NEVER;
  return questValue(look.view, look.seat, quest) + WORTH.done - QUEST_LOSS * band.loss;
}

/** The loss of cards counts less than points: cards can be drawn again. */
const QUEST_LOSS = 0.6;

export function bestQuest(look: Outlook): number {
  const open = [look.me.reserved, ...look.view.quests].filter(quest => quest !== NONE);
  return Math.max(NEVER, ...open.map(quest => questWorth(look, quest)));
}

/** A card too many is discarded at the end of the turn: a player who kept drawing would never end the game. */
export const drawWorth = ({ me }: Outlook): number => (me.hand.length < LIMIT ? 0.75 : -0.5);

/** What a Citizen in another player's Guild is worth to them, by its icons. */
export const iconWorth: readonly number[] = CITIZENS.map(({ produces }) =>
  Object.values(produces).reduce<number>((all, n) => all + (n === '=' ? 1.5 : n), 1),
);
