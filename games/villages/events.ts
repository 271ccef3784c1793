// What is told of a game, each event described once. When nobody listens, no event is made.
import { teller, told } from '@castellan/kernel';

const { card, event, flag, maybe, number, seat, secret, word } = told;

export const events = {
  turn: event('turn', { seat, turn: number }),
  replenished: event('gain', { seat, gold: number }, { wakes: 'castle:{seat}' }),
  led: event('action', { seat, action: word }),
  followed: event('action', { seat, action: word }),
  declined: event('none', { seat, action: word }),
  'declined-ahead': event('none', { seat, action: word }),
  drew: event('step', { seat, card: secret(card) }),
  'drew-pile': event('step', { seat, card, pile: number }),
  'pile-refilled': event('deal', { card, pile: number }),
  discarded: event('step', { seat, card, pile: number }),
  trashed: event('step', { seat, card }),
  developed: event('action', { seat, card, resource: word }),
  'coin-laid': event('pay', { seat, owner: seat, resource: word }),
  'coin-on-castle': event('pay', { seat, owner: seat, resource: word }),
  provided: event('none', { seat, card, resource: word }),
  built: event('action', { seat, card }),
  recruited: event('action', { seat, card, gold: number }),
  'adventurer-comes': event('deal', { card }),
  'gold-taken': event('gain', { seat, gold: number, card: maybe(card) }),
  'bank-empty': event('news', { seat, card: maybe(card) }),
  'deck-empty': event('news', { isLast: flag }),
  'nothing-to-draw': event('news', { turns: number }),
  'nothing-moved': event('news', { left: number }),
  'gold-stolen': event('action', { seat, from: seat, gold: number, card }),
  'card-stolen': event('action', {
    seat,
    from: seat,
    power: card,
    card: secret(card, 'seat', 'from'),
  }),
};

export const tell = teller(events);
