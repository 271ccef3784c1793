import type { BeatTable } from '@castellan/table';

/** What each event is on the table. */
export const beats: BeatTable = {
  turn: 'turn',
  drew: 'action',
  hired: 'action',
  'hired-from-hand': 'action',
  reserved: 'action',
  forfeited: 'action',
  'reserved-dropped': 'step',
  renewed: 'action',
  'quest-completed': 'action',
  'card-stolen': 'action',
  'citizen-taken': 'action',
  'citizen-picked': 'action',
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
