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
  'too-few-cards': ['4.3', '5.2'],
  'too-dear': ['6.1', '6.8'],
  'built-already': ['1.9'],
  'no-gold': ['5.4'],
  'lacks-buildings': ['8.1'],
  'needed-later': ['6.8'],
  'power-cannot-pay': ['9.4'],
  'power-nothing-there': ['7.2'],
};

export const ui = gameUi<Seen>({
  id: 'villages',
  Board,
  place: 'meadow',
  stage,
  card,
  cards,
  events,
  speech,
  book: 'VV',
  clauses: CLAUSES,
  standingOf,
  flights,
  carries,
  turnOf: view => view.turn.seat,
  signs: { led: 'at:{action}', followed: 'at:{action}' },
  icon,
  handbook: async () => (await import('./handbook.ts')).handbook,
});
