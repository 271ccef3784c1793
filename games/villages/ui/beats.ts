import type { BeatTable } from '@castellan/table';

/** What each event is on the table. */
export const beats: BeatTable = {
  turn: 'turn',
  replenished: { beat: 'gain', wakes: 'castle:{seat}' },
  led: 'deed',
  followed: 'deed',
  declined: 'none',
  'declined-ahead': 'none',
  drew: 'step',
  'drew-pile': 'step',
  discarded: 'step',
  trashed: 'step',
  'coin-laid': 'pay',
  'coin-on-castle': 'pay',
  provided: 'none',
  developed: 'deed',
  built: 'deed',
  recruited: 'deed',
  'gold-taken': 'gain',
  'gold-stolen': 'deed',
  'card-stolen': 'deed',
  'pile-refilled': 'deal',
  'adventurer-comes': 'deal',
  'bank-empty': 'news',
};
