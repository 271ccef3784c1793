// What the icon language does in this game [VV 9].
import { NOBODY } from '@castellan/kernel';
import type { Choose, Steps } from '@castellan/kernel';
import { asEffect, createInterpreter, paidFor, priceOf, rivalsOf, tally } from '@castellan/powers';
import type { CardPlace, Effect, World } from '@castellan/powers';
import { stealGold, takeGold, tellEmpty } from './bank.ts';
import { BUILDINGS } from './cards/buildings.ts';
import { TYPES } from './cards/language.ts';
import { tell } from './events.ts';
import { buildingsOfType } from './figures.ts';
import { handFace, handSize, offerHand, takeAtRandom, takeFromHand } from './hand.ts';
import { drawable, drawCards, lose } from './piles.ts';
import { cardOfPower, effectOfPower, powers, refOfPower } from './printed.ts';
import type { State } from './state.ts';
import { isActing } from './state.ts';
import { terms } from './vocabulary/terms.ts';

/** What gold is paid for with cards: that is allowed even if the bank is empty [VV R7]. */
export const isForGold = (effect: Effect): boolean =>
  priceOf(effect) !== null && tally(paidFor(effect), 'gold', () => 0) > 0;

/** The hand: prices are discarded from it, and others take random cards. Solo, the player draws instead [VV 12.10]. */
const hand: CardPlace<State> = {
  isHidden: true,
  count: ({ state }, owner) =>
    owner === NOBODY ? Math.max(0, drawable(state, 0)) : handSize(state.players[owner]!),
  offer: ({ state }, owner, offer) => offerHand(state.players[owner]!, offer),
  face: (_, __, card) => handFace('option-discard', card),
  remove: ({ state }, owner, card) => takeFromHand(state.players[owner]!, card),
  removeRandom: (t, owner) => (owner === NOBODY ? 0 : takeAtRandom(t, t.state.players[owner]!)),
  lost(t, owner, card, source) {
    if (t.state.bank === 0 && isForGold(effectOfPower(source)))
      tellEmpty(t, owner, cardOfPower(source));
    lose(t, owner, card);
  },
  given(t, owner, to, card, source) {
    if (owner === NOBODY) return drawCards(t, to, 1);
    t.state.players[to]!.hand.push(card);
    t.state.turn.idle = 0;
    if (t.events === null) return;
    const power = cardOfPower(source);
    tell(t, 'card-stolen', { seat: to, from: owner, power, card: BUILDINGS[card]!.id });
  },
};

/** The steps that can lie right below a question of a power. */
const UNDER = ['limit', 'power/use', 'power', 'power/cards'];

export const world: World<State, typeof terms> = {
  terms,
  fits: (t, seat, _, below) => isActing(t, seat, below, UNDER),
  gain(t, seat, amounts, times, source) {
    const gold = amounts.gold * times;
    if (gold > 0) takeGold(t, seat, gold, cardOfPower(source));
    drawCards(t, seat, amounts.card * times);
  },
  // Resources are only provided while a Building is paid for, and points are counted at the end. Neither is gained here.
  gainable: ({ state }, seat, amounts, times) =>
    times > 0 &&
    ((amounts.gold > 0 && state.bank > 0) || (amounts.card > 0 && drawable(state, seat) > 0)),
  // No power of this game costs gold: prices are cards of the hand.
  affords: () => false,
  spend: () => {},
  // A power is forbidden only if its price can't be paid [VV 9.4, R7].
  opens: () => true,
  aimsAtGivers: true,
  takeable: ({ state }, them, amounts) =>
    Math.min(amounts.gold, them === NOBODY ? state.bank : state.players[them]!.gold),
  take: (t, seat, them, _, n, source) => stealGold(t, seat, them, n, cardOfPower(source)),
  rivals: ({ state }, seat) => rivalsOf(state.players.length, seat),
  counts: {
    worker: ({ state }, seat) => buildingsOfType(state.players[seat]!, TYPES.indexOf('worker')),
    soldier: ({ state }, seat) => buildingsOfType(state.players[seat]!, TYPES.indexOf('soldier')),
    shadow: ({ state }, seat) => buildingsOfType(state.players[seat]!, TYPES.indexOf('shadow')),
    holy: ({ state }, seat) => buildingsOfType(state.players[seat]!, TYPES.indexOf('holy')),
    adventurers: ({ state }, seat) => state.players[seat]!.adventurers.length,
  },
  supplies: {},
  places: { hand },
  actions: {},
  verbs: {},
  powers: powers.length,
  effect: effectOfPower,
  source: cardOfPower,
  ref: refOfPower,
};

export const interpreter = createInterpreter(world);

const use = interpreter.steps['power/use'] as Choose<State>;

/** The steps of powers. An option that would pay for nothing says so [VV R7]. */
export const powerSteps: Steps<State> = {
  ...interpreter.steps,
  'power/use': {
    ...use,
    face(t, seat, code, args) {
      const face = use.face(t, seat, code, args);
      return t.state.bank === 0 && face.effect !== undefined && isForGold(asEffect(face.effect))
        ? { ...face, note: { ...face.note, isForNothing: true } }
        : face;
    },
  },
};
