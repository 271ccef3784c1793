// What is told of a game, each event described once. When nobody listens, no event is made.
import { teller, told } from '@castellan/kernel';

const { amounts, card, event, maybe, number, seat, secret, word } = told;

export const events = {
  starts: event('none', { seat }),
  turn: event('turn', { seat, turn: number }),
  'wealth-kept': event('none', { seat, wealth: secret(card) }),
  cashed: event('action', { seat, wealth: card }),
  gained: event('gain', { seat, tokens: amounts, source: card }),
  paid: event('pay', { seat, tokens: amounts, to: seat, source: card }),
  thrown: event('none', { seat, token: word }),
  forfeited: event('none', { seat, token: word, n: number }),
  'influence-gained': event(
    'gain',
    { seat, guild: word, price: number, points: number },
    { wakes: 'influence:{guild}' },
  ),
  'influence-lost': event('step', { seat, n: number }),
  'played-pennant': event('action', { seat, citizen: card }),
  'played-power': event('action', { seat, citizen: card }),
  'played-face-down': event('action', { seat, citizen: secret(card) }),
  moved: event('action', { seat, location: card }),
  deployed: event('action', { seat, from: maybe(card), to: card }),
  hired: event('action', { seat, citizen: card, price: number }),
  slain: event('action', { seat, monster: card }),
  shipped: event('action', { seat, n: number, segment: number }),
  built: event('action', { seat, location: card, slot: number }),
  recalled: event('action', { seat }),
  dismissed: event('step', { seat, citizen: card }),
  /** Known to its owner only, unless it lay face up. */
  retrieved: event('step', { seat, citizen: secret(card) }),
  'tile-taken': event('action', { seat, tile: card }),
  'grant-used': event('action', { seat, tile: card }),
  'knight-fell': event('step', { seat, tomb: number }),
  'tomb-line': event('gain', { seat, line: card }, { wakes: 'tomb-line:{line}' }),
  'tombs-emptied': event('news', {}),
  'tile-laid': event('deal', { tile: card }),
  'citizen-laid': event('deal', { citizen: card }),
  'left-line': event('deal', { citizen: card }),
  'monster-up': event('deal', { monster: card }),
  'lair-shuffled': event('none', { lair: word }),
  'last-round': event('news', { why: word }),
  over: event('none', {}),
};

export const tell = teller(events);
