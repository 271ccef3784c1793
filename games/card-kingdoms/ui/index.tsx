import type { GameUi } from '@castellan/table';
import { beatsOf, kindsFrom } from '@castellan/table';
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
export const CLAUSES: Readonly<Record<string, readonly string[]>> = {
  'cannot-pay': ['5.4', '6.2', '6.3', '7.2'],
  'lacks-roles': ['9.1', '9.2'],
  'die-domain-used': ['3.4'],
  'die-domain-unable': ['3.4', '3.5'],
  'power-cannot-pay': ['4.9', '4.10'],
  'power-nothing-there': ['5.10'],
};

export const clausesOf: NonNullable<GameUi['clausesOf']> = reason =>
  (CLAUSES[reason] ?? []).map(clause => `CK ${clause}`);

export const ui: GameUi<Seen> = {
  id: 'card-kingdoms',
  Board,
  stage,
  card,
  row,
  cards,
  kind: kindsFrom(speech),
  flights,
  carries,
  turnOf: view => view.active,
  points: (view, seat) => standingOf(view, seat).points,
  beats: beatsOf(events),
  signs: { 'die-turned': 'die', attack: 'area:{area}', 'no-attack': 'die' },
  speak: speech.load,
  words: locale => speech(locale).words,
  icon,
  clausesOf,
  handbook: async () => (await import('./handbook.ts')).handbook,
};
