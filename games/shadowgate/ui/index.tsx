import type { Clauses } from '@castellan/table';
import { gameUi } from '@castellan/table';
import { events } from '../events.ts';
import type { Seen } from '../state.ts';
import { Board } from './board.tsx';
import { carries } from './carries.ts';
import { card, cards } from './faces.ts';
import { flights } from './flights.ts';
import { icon, speech } from './speech.ts';
import { stage } from './stage.ts';
import { standingOf } from '../view.ts';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Clauses = {
  'no-actions': ['4.1', '4.4'],
  needed: ['4.5', '5.4'],
  'too-dear': ['4.5', '5.1'],
  'too-dear-now': ['4.5', '7.6'],
  'quest-chosen-already': ['8.2'],
  'is-event': ['1.5'],
  'type-owned': ['6.2'],
  'wild-owned': ['6.5'],
  unpaid: ['4.2'],
  'items-missing': ['8.4'],
  'needed-elsewhere': ['8.5'],
};

export const ui = gameUi<Seen>({
  id: 'shadowgate',
  Board,
  place: 'cavern',
  stage,
  card,
  cards,
  events,
  speech,
  book: 'SG',
  clauses: CLAUSES,
  standingOf,
  flights,
  carries,
  turnOf: view => view.turn.seat,
  signs: { cycled: 'cycle' },
  icon,
  handbook: async () => (await import('./handbook.ts')).handbook,
});
