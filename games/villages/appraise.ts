// What an option is worth to the seat that is asked, in points, give or take. For bots.
import type { Decision, Option } from '@castellan/kernel';
import { ADVENTURERS } from './cards/adventurers.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { resourceOf } from './figures.ts';
import { recruitPrice } from './actions/recruit.ts';
import { Outlook } from './outlook.ts';
import { powers, provisions } from './printed.ts';
import type { VillagesView } from './state.ts';
import { isSolo } from './state.ts';

const placeOf = (cards: readonly { readonly id: string }[], id: string | undefined): number =>
  cards.findIndex(card => card.id === id);

export function appraise(view: VillagesView, decision: Decision, option: Option): number {
  const outlook = outlookAt(view, decision);
  const [verb = '', name] = option.id.split(':');
  switch (decision.step) {
    case 'lead':
    case 'follow':
      return actionWorth(outlook, view, decision, verb, name);
    case 'develop': {
      const card = placeOf(BUILDINGS, verb);
      return outlook.resource(resourceOf[card]!) - outlook.keep(card);
    }
    case 'draw':
      return verb === 'deck' ? outlook.unseen : outlook.keep(topOf(view, name));
    case 'pile':
      return coverWorth(outlook, view, Number(name) - 1);
    case 'provide':
      return providerWorth(verb, name);
    case 'power/use':
      return powerWorth(outlook, verb);
    case 'power/aim':
      return outlook.rival(Number(name));
    default:
      // A card that is to be discarded, whatever for.
      return -outlook.keep(placeOf(BUILDINGS, verb));
  }
}

/** How things look at the decision that was appraised last: all its options share it. */
let last: {
  readonly view: VillagesView;
  readonly decision: Decision;
  readonly outlook: Outlook;
} | null = null;

function outlookAt(view: VillagesView, decision: Decision): Outlook {
  if (last?.view !== view || last.decision !== decision)
    last = { view, decision, outlook: new Outlook(view, decision.seat) };
  return last.outlook;
}

const topOf = ({ piles }: VillagesView, name: string | undefined): number =>
  piles[Number(name) - 1]!.at(-1)!;

/** Others get something out of what one leads: a card each of a Harvest, say. */
const SHARED = 0.15;

function actionWorth(
  outlook: Outlook,
  view: VillagesView,
  { step, seat }: Decision,
  verb: string,
  name: string | undefined,
): number {
  const leads = step === 'lead';
  const action = verb === 'follow' ? followed(view) : verb;
  switch (action) {
    case 'harvest':
      return leads ? led(outlook.draws(3)) : outlook.draws(1);
    case 'develop':
      return outlook.develops(leads ? 1 : 2);
    case 'tax':
      return taxWorth(outlook, view, leads);
    case 'build': {
      const card = placeOf(BUILDINGS, name);
      const drawn = leads ? outlook.unseen : 0;
      return outlook.building(card) - outlook.keep(card) * 0.5 - outlook.price(card) + drawn;
    }
    case 'recruit':
      return (
        outlook.adventurer(placeOf(ADVENTURERS, name)) - recruitPrice(view, seat) * outlook.gold
      );
    // To be asked again costs nothing.
    default:
      return verb === 'decline-ahead' ? -1 : 0;
  }
}

/** The action that is to be followed; those that name a card say so themselves. */
const followed = ({ turn }: VillagesView): string =>
  ['harvest', 'develop', '', '', 'tax'][turn.action]!;

function taxWorth(outlook: Outlook, view: VillagesView, leads: boolean): number {
  const gold = view.bank > 0 ? outlook.gold : 0;
  if (isSolo(view)) return gold - outlook.cheapest(1);
  return leads ? led(gold + outlook.draws(1)) : outlook.draws(1);
}

/** What brings nothing is led only if nothing else can be: a game in which all do so would never end. */
const led = (worth: number): number => (worth < 0.05 ? -9 : worth - SHARED);

/** What is covered is harder to get at, for others and for oneself. */
function coverWorth(outlook: Outlook, { piles }: VillagesView, pile: number): number {
  const top = piles[pile]!.at(-1);
  if (top === undefined) return 0;
  return BUILDINGS[top]!.vp * 0.5 - outlook.keep(top);
}

/** What costs nothing first, then what comes back, what is not bound to a kind last; others are paid only if need be. */
function providerWorth(verb: string, name: string | undefined): number {
  if (verb === 'own') return 3;
  if (verb === 'castle') return 1;
  if (verb === 'seat') return -1;
  const { discards, type } = provisions.find(({ power }) => powers[power] === name)!;
  if (discards > 0) return 0;
  return type < 0 ? 4 : 5;
}

/** Whatever brings something is used; a price must be worth it. */
function powerWorth(outlook: Outlook, card: string): number {
  const { power } = [...BUILDINGS, ...ADVENTURERS].find(({ id }) => id === card) ?? { power: null };
  if (power === null || !('at' in power)) return 0;
  const { effect } = power;
  if (effect.op === 'pay') return outlook.gold - outlook.cheapest(1);
  // Gold and points first, then cards.
  return effect.op === 'gain' && effect.amounts['gold']! > 0 ? 2 : 1;
}
