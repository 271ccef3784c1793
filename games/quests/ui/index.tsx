import type { Clauses } from '@castellan/table';
import { gameUi } from '@castellan/table';
import { events } from '../events.ts';
import type { Seen } from '../state.ts';
import { Board } from './board.tsx';
import { carries } from './carries.ts';
import { card, cards, row } from './faces.ts';
import { flights } from './flights.ts';
import { icon, speech } from './speech.ts';
import { stage } from './stage.ts';
import { standingOf } from '../view.ts';

/** Where in the rules each reason for "not now" comes from. */
export const CLAUSES: Clauses = {
  'no-citizens': ['4.2'],
  'no-quests': ['6.1'],
  'too-dear': ['5.3', '5.4'],
  'not-met': ['7.2', '7.7'],
  'none-met': ['7.2', '7.7'],
  'power-cannot-pay': ['11.1'],
  'power-nothing-there': ['11.1'],
};

export const ui = gameUi<Seen>({
  id: 'quests',
  Board,
  place: 'camp',
  stage,
  card,
  row,
  cards,
  events,
  speech,
  book: 'QV',
  clauses: CLAUSES,
  standingOf,
  flights,
  carries,
  turnOf: view => view.active,
  signs: { renewed: 'card:quest', forfeited: 'action-token' },
  icon,
  handbook: async () => (await import('./handbook.ts')).handbook,
});
