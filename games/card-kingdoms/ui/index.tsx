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
  'cannot-pay': ['5.4', '6.2', '6.3', '7.2'],
  'cannot-pay-both': ['5.4', '6.2', '6.3'],
  'lacks-roles': ['9.1', '9.2'],
  'lacks-roles-and-gold': ['5.4', '9.1', '9.2'],
  'die-domain-used': ['3.4'],
  'die-domain-unable': ['3.4', '3.5'],
  'power-cannot-pay': ['4.9', '4.10'],
  'power-nothing-there': ['5.10'],
};

export const ui = gameUi<Seen>({
  id: 'card-kingdoms',
  Board,
  stage,
  card,
  row,
  cards,
  events,
  speech,
  book: 'CK',
  clauses: CLAUSES,
  standingOf,
  flights,
  carries,
  turnOf: view => view.active,
  signs: { 'die-turned': 'die', attack: 'area:{area}', 'no-attack': 'die' },
  icon,
  handbook: async () => (await import('./handbook.ts')).handbook,
});
