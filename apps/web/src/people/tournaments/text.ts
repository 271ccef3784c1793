import { spoken } from '@castellan/table/languages';
import type { Bare, TellOf } from '../../strings/part-text.ts';
import { tellerOf } from '../../strings/part-text.ts';
import type { Args } from '../../words/made/tournament.ts';
import { tournament } from '../../words/made/tournament.ts';

export type TournamentKey = Bare<keyof Args, 'tournament'>;
export type Tell = TellOf<TournamentKey>;

/** What the screens of tournaments say. */
export const useTournamentText: () => Tell = tellerOf<TournamentKey>(
  spoken(tournament),
  'tournament',
);
