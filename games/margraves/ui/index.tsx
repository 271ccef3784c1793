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
  'too-dear': ['5.4', '9.2'],
  'too-weak': ['7.3'],
  'too-little-magic': ['7.2'],
  'not-turned-up': ['7.5'],
  'must-recall': ['4.6'],
  'no-material': ['8.1'],
  'no-slot': ['8.2'],
  'own-tower': ['8.3'],
  'none-left': ['3.3'],
};

export const ui = gameUi<Seen>({
  id: 'margraves',
  Board,
  place: 'harbour',
  stage,
  card,
  cards,
  events,
  speech,
  book: 'MV',
  clauses: CLAUSES,
  standingOf,
  flights,
  carries,
  turnOf: view => view.turn.seat,
  signs: {
    moved: 'action:move',
    deployed: 'action:deploy',
    shipped: 'action:ship',
    slain: 'action:slay',
    built: 'build',
    recalled: 'recall',
    'played-face-down': 'card:citizens',
  },
  icon,
  handbook: async () => (await import('./handbook.ts')).handbook,
});
