import type { BeatTable } from '@castellan/table';
import { deedsOf } from '@castellan/table';

/** What each event is on the table. */
export const beats: BeatTable = {
  starts: 'none',
  turn: 'turn',
  'wealth-kept': 'none',
  cashed: 'deed',
  gained: 'gain',
  paid: 'pay',
  thrown: 'none',
  forfeited: 'none',
  'influence-gained': { beat: 'gain', wakes: 'influence:{guild}' },
  'influence-lost': 'step',
  'played-pennant': 'deed',
  'played-power': 'deed',
  'played-face-down': 'deed',
  moved: 'deed',
  deployed: 'deed',
  hired: 'deed',
  slain: 'deed',
  shipped: 'deed',
  built: 'deed',
  recalled: 'deed',
  dismissed: 'step',
  retrieved: 'step',
  'tile-taken': 'deed',
  'grant-used': 'deed',
  'knight-fell': 'step',
  'tomb-line': { beat: 'gain', wakes: 'tomb-line:{line}' },
  'tombs-emptied': 'news',
  'tile-laid': 'deal',
  'citizen-laid': 'deal',
  'left-line': 'deal',
  'monster-up': 'deal',
  'lair-shuffled': 'none',
  'last-round': 'news',
  over: 'none',
};

/** What somebody does on their turn. */
export const moves = deedsOf(beats);
