import type { GameUi } from '@castellan/table';
import { beatsOf, kindsFrom } from '@castellan/table';
import { events } from '../events.ts';
import type { Seen } from '../state.ts';
import { Board } from './board.tsx';
import { carries } from './carries.ts';
import { clausesOf } from './clauses.ts';
import { card, cards, row } from './faces.ts';
import { flights } from './flights.ts';
import { icon } from './icons.ts';
import { speech } from './speech.ts';
import { stage } from './stage.ts';

export const ui: GameUi<Seen> = {
  id: 'quests',
  Board,
  stage,
  card,
  row,
  cards,
  kind: kindsFrom(speech),
  flights,
  carries,
  turnOf: view => view.active,
  beats: beatsOf(events),
  speak: speech.load,
  words: locale => speech(locale).words,
  icon,
  clausesOf,
  handbook: async () => (await import('./handbook.ts')).handbook,
};
