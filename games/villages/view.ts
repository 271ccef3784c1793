// What screens show besides what lies on the table. They take it from here, so that none of them computes a rule.
import { handled, MAIN, Offer } from '@castellan/kernel';
import type { Decision, Handlers, Phrase, Seat } from '@castellan/kernel';
import { RESOURCES, TYPES } from './cards/language.ts';
import { clone } from './clone.ts';
import type { events } from './events.ts';
import { buildingsOfType, iconsOf, typeOf } from './figures.ts';
import { handSize } from './hand.ts';
import {
  CASTLE,
  emptyMeans,
  fillMeans,
  freeResource,
  offerProviders,
  POWER,
  provisionsIn,
} from './payment.ts';
import { ANY, cardOfPower, provisions, WILD } from './printed.ts';
import { goldOf, pointsOf } from './scoring.ts';
import { rulesOf } from './solo.ts';
import type { Player, Seen, State } from './state.ts';
import { NONE, villageSize } from './state.ts';

/** What everyone can see of a seat. */
export interface Standing {
  /** What it would score now. */
  readonly points: number;
  /** How many cards are in its hand, and how many in its village. */
  readonly hand: number;
  readonly size: number;
  /** By type: how many Buildings it has. */
  readonly types: readonly number[];
  /** The gold that comes back when its turn begins. */
  readonly returns: number;
}

export function standingOf(view: Seen, seat: Seat): Standing {
  const player = view.players[seat]!;
  return {
    points: pointsOf(player),
    hand: handSize(player),
    size: villageSize(player),
    types: TYPES.map((_, type) => buildingsOfType(player, type)),
    returns: rulesOf(view).coinAfter === NONE ? goldOf(player) - player.gold : 0,
  };
}

type Told<R> = Handlers<typeof events, R>;

/** What some of the events say, as far as they say anything. */
const heard = <R>(handlers: Told<R>, from: readonly Phrase[]): R[] =>
  from.map(event => handled(handlers, event)).filter(one => one !== undefined);

/** What a seat does about the action that was led. */
export type Stand = 'leads' | 'led' | 'follows' | 'followed' | 'declined' | 'waits';

const answers: Told<readonly [Seat, Stand]> = {
  followed: ({ seat }) => [seat, 'followed'],
  declined: ({ seat }) => [seat, 'declined'],
  'declined-ahead': ({ seat }) => [seat, 'declined'],
};

/** What each seat does about the action, from the one who leads on. `told`: the events of this turn. */
export function standsOf(
  { turn, players, core }: Seen,
  told: readonly Phrase[],
): readonly { readonly seat: Seat; readonly stand: Stand }[] {
  const stack = core.agenda[MAIN]!;
  const acting = stack.at(-1)?.seat;
  const answered = new Map(heard(answers, told));
  const standOf = (seat: Seat): Stand => {
    if (seat === turn.seat) return acting === seat ? 'leads' : 'led';
    if (answered.has(seat)) return answered.get(seat)!;
    if (acting === seat && turn.action !== NONE) return 'follows';
    const isWaiting = stack.some(frame => frame.step === 'follow' && frame.seat === seat);
    return isWaiting ? 'waits' : 'declined';
  };
  return players.map((_, i) => {
    const seat = (turn.seat + i) % players.length;
    return { seat, stand: standOf(seat) };
  });
}

/** What has provided an icon: a coin of the payer, or a card with its power. */
export type Provider = { readonly coin: true } | { readonly card: string };

/** The Building that is being paid for, and by whom. */
export interface Payment {
  readonly card: number;
  readonly seat: Seat;
  readonly icons: readonly number[];
  readonly paid: number;
  /** What paid the icons that are paid, as far as it was told. */
  readonly by: readonly Provider[];
}

const takesPart: Told<Seat> = { led: ({ seat }) => seat, followed: ({ seat }) => seat };

const providers: Told<Provider> = {
  'coin-laid': () => ({ coin: true }),
  'coin-on-castle': () => ({ coin: true }),
  provided: ({ card }) => ({ card }),
};

/** Null while nothing is paid for. `told`: the events of this turn. */
export function paymentOf({ turn, core }: Seen, told: readonly Phrase[]): Payment | null {
  if (turn.building === NONE) return null;
  const seat = core.agenda[MAIN]!.find(({ step }) => step === 'pay')?.seat ?? turn.seat;
  const began = told.findLastIndex(event => handled(takesPart, event) === seat);
  const by = heard(providers, told.slice(began + 1));
  return { card: turn.building, seat, icons: iconsOf[turn.building]!, paid: turn.paid, by };
}

/** How many coins a Building would take: one for each icon that no power provides for free. */
export function coinsFor(player: Player, card: number): number {
  const set = provisionsIn(player);
  const left = [...iconsOf[card]!];
  let wild = 0;
  provisions.forEach(({ resource, type, discards }, place) => {
    if (((set >> place) & 1) === 0 || discards > 0) return;
    if (type !== ANY && type !== typeOf[card]) return;
    if (resource === WILD) wild++;
    else if (left.includes(resource)) left.splice(left.indexOf(resource), 1);
  });
  return Math.max(0, left.length - wild);
}

/** What would usually provide one icon. */
export interface Planned {
  /** The option that does it. */
  readonly id: string;
  /** The thing that a coin would lie on, and whose it is; null where an own card provides without one. */
  readonly on: string | null;
  readonly owner: Seat;
  readonly card: string | null;
}

/** For each icon that is not paid yet; nothing while nobody here is paying. */
export function planPayment(view: Seen, decision: Decision | null): readonly Planned[] {
  if (decision?.step !== 'provide') return [];
  const { seat } = decision;
  const icons = iconsOf[view.turn.building]!;
  return usualPayment(view, seat).map((code, i) => {
    if (code >= POWER) {
      const card = cardOfPower(provisions[code - POWER]!.power);
      return { id: `power:${card}`, on: null, owner: seat, card };
    }
    if (code === CASTLE) return { id: 'castle', on: `castle:${seat}`, owner: seat, card: null };
    const resource = RESOURCES[icons[view.turn.paid + i]!]!;
    const id = code === seat ? 'own' : `seat:${code}`;
    return { id, on: `resource:${code}:${resource}`, owner: code, card: null };
  });
}

/** The lower, the sooner it is used. A power that gives a Wild can do more than one that gives a Resource: it waits. */
function rank(code: number, seat: Seat): number {
  if (code >= POWER) {
    const { resource, discards } = provisions[code - POWER]!;
    return discards > 0 ? 9 : resource === WILD ? 1 : 0;
  }
  if (code === CASTLE) return 3;
  return code === seat ? 2 : 4;
}

/**
 * What would provide each icon that is not paid yet, as the codes that `provide` offers: what costs nothing first, then coins
 * that come back, then coins for others [VV 6].
 */
export function usualPayment(now: State, seat: Seat): readonly number[] {
  const state = clone(now);
  const { turn, players } = state;
  const player = players[seat]!;
  const icons = turn.building === NONE ? [] : iconsOf[turn.building]!;
  const codes: number[] = [];
  const means = emptyMeans();
  const offer = new Offer();
  for (; turn.paid < icons.length; turn.paid++) {
    fillMeans(means, state, seat, 0);
    means.powers &= ~turn.used;
    offer.reset();
    offerProviders(state, seat, means, offer);
    const [code] = offer.codes.toSorted((a, b) => rank(a, seat) - rank(b, seat));
    if (code === undefined) return [];
    codes.push(code);
    if (code >= POWER) {
      turn.used |= 1 << (code - POWER);
      for (let i = 0; i < provisions[code - POWER]!.discards; i++)
        (player.hand.length > 0 ? player.hand : player.shown).pop();
      continue;
    }
    player.gold--;
    const icon = icons[turn.paid]!;
    if (code === CASTLE) player.castle = seat;
    else players[code]!.coins[freeResource(players[code]!, icon)] = seat;
  }
  return codes;
}
