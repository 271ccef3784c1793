// The events of Card Kingdoms: what each tells, and what it is on the table.
import { teller, told } from '@castellan/kernel';

const { amounts, card, cards, event, maybe, number, numbers, seat, secret, word } = told;

export const events = {
  dealt: event('none', { first: seat }),
  turn: event('turn', { seat, turn: number }),
  'duke-kept': event('none', { seat, duke: secret(card) }),
  'dark-lord': event('news', {}),
  rolled: event('roll', { seat, dice: numbers }),
  'die-turned': event('action', { seat, from: number, to: number }),
  // `cards` counts the Citizens that woke.
  harvested: event(
    'gain',
    { seat, tokens: amounts, cards: amounts },
    { wakes: 'tableau:{seat}:citizen:{cards}' },
  ),
  compensated: event('gain', { seat, resource: word }),
  // An empty source is none.
  gained: event('gain', { seat, tokens: amounts, source: card }),
  'gained-one': event('action', { seat, resource: word }),
  paid: event('pay', { seat, tokens: amounts, source: card }),
  // What is taken from nobody comes from the Bank, or from the Center.
  took: event('gain', { seat, from: seat, token: word, n: number, source: card }),
  recruited: event('action', { citizen: card, seat, tokens: amounts }),
  slain: event('action', { monster: card, seat, tokens: amounts }),
  built: event('action', { domain: card, seat, tokens: amounts }),
  'citizen-gained': event('action', { seat, citizen: card, source: card }),
  'monster-taken': event('action', { seat, from: seat, monster: card }),
  'citizen-returned': event('step', { seat, citizen: card }),
  'monster-returned': event('step', { seat, monster: card }),
  'citizen-turned': event('deal', { citizen: card }),
  'domain-turned': event('deal', { domain: card }),
  exhausted: event('none', { stacks: number }),
  attack: event('action', { area: word }),
  'no-attack': event('action', { die: number }),
  'citizen-captured': event('action', { citizen: card }),
  'domain-captured': event('action', { domain: card }),
  'last-round': event('news', {}),
  over: event('none', { ending: word, dukes: cards, lord: maybe(card) }),
};

export const tell = teller(events);
