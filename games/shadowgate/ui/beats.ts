import type { BeatTable } from '@castellan/table';

/** What each event is on the table. */
export const beats: BeatTable = {
  starts: 'none',
  'side-chosen': 'none',
  'side-shown': 'none',
  turn: 'turn',
  cycled: 'action',
  'quest-chosen': 'step',
  'item-played': 'step',
  'resource-played': 'step',
  'resource-assigned': 'step',
  'item-acquired': 'action',
  'quest-completed': 'action',
  drew: 'action',
  discarded: 'step',
  'hand-discarded': 'step',
  'quest-laid': 'deal',
  'quests-turned': 'none',
  reshuffled: 'none',
  'last-round': 'news',
};
