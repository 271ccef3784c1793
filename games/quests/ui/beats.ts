import type { BeatTable } from '@castellan/table';

/** What each event is on the table. */
export const beats: BeatTable = {
  turn: 'turn',
  drew: 'deed',
  hired: 'deed',
  'hired-from-hand': 'deed',
  reserved: 'deed',
  forfeited: 'deed',
  'reserved-dropped': 'step',
  renewed: 'deed',
  'quest-completed': 'deed',
  'card-stolen': 'deed',
  'citizen-taken': 'deed',
  'citizen-picked': 'deed',
  'citizen-discarded': 'loss',
  'quest-discarded': 'loss',
  'hand-limited': 'step',
  'guild-limited': 'step',
  'tavern-filled': 'deal',
  'tavern-left': 'none',
  'quests-shuffled': 'none',
  'citizens-shuffled': 'none',
  'guild-master-shown': 'news',
  'last-round': 'news',
};
