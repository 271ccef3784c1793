// What is told of a game, each event described once. When nobody listens, no event is made.
import { teller, told } from '@castellan/kernel';

const { card, cards, event, number, seat, secret, word } = told;

export const events = {
  turn: event('turn', { seat, turn: number }),
  drew: event('action', { seat, citizen: secret(card) }),
  hired: event('action', { seat, citizen: card, paid: cards }),
  'hired-from-hand': event('action', { seat, citizen: card, paid: cards }),
  reserved: event('action', { seat, quest: card }),
  'reserved-dropped': event('step', { seat, quest: card }),
  renewed: event('action', { seat, quests: cards }),
  'quest-completed': event('action', { seat, quest: card, points: number, citizens: cards }),
  forfeited: event('action', { seat }),
  'card-stolen': event('action', {
    seat,
    from: seat,
    citizen: secret(card, 'from', 'seat'),
    source: card,
  }),
  'citizen-taken': event('action', { seat, from: seat, citizen: card, source: card }),
  'citizen-picked': event('action', { seat, citizen: card, source: card }),
  'citizen-discarded': event('loss', { seat, from: word, citizen: card, source: card }),
  'quest-discarded': event('loss', { seat, from: word, quest: card, source: card }),
  'hand-limited': event('step', { seat, citizens: cards }),
  'guild-limited': event('step', { seat, citizens: cards }),
  'tavern-filled': event('deal', { citizens: cards, quests: cards }),
  'tavern-left': event('none', { citizens: cards, quests: cards }),
  'citizens-shuffled': event('none', { cards: number }),
  'quests-shuffled': event('none', { cards: number }),
  'last-round': event('news', { seat }),
  'guild-master-shown': event('news', { seat, guildMaster: card }),
};

export const tell = teller(events);
