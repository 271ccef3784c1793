import type { BeatTable } from '@castellan/table';
import { deedsOf } from '@castellan/table';

/** What each event is on the table. */
export const beats: BeatTable = {
  dealt: 'none',
  turn: 'turn',
  'duke-kept': 'none',
  'dark-lord': 'news',
  rolled: 'roll',
  'die-turned': 'deed',
  harvested: { beat: 'gain', wakes: 'tableau:{seat}:citizen:{cards}' },
  compensated: 'gain',
  gained: 'gain',
  'gained-one': 'deed',
  paid: 'pay',
  took: 'gain',
  recruited: 'deed',
  slain: 'deed',
  built: 'deed',
  'citizen-gained': 'deed',
  'monster-taken': 'deed',
  'citizen-returned': 'step',
  'monster-returned': 'step',
  'citizen-turned': 'deal',
  'domain-turned': 'deal',
  exhausted: 'none',
  attack: 'deed',
  'no-attack': 'deed',
  'citizen-captured': 'deed',
  'domain-captured': 'deed',
  'last-round': 'news',
  over: 'none',
};

/** What somebody does on their turn; the Dark Lord too. */
export const moves = deedsOf(beats);
