import type { BoardProps, Seats } from '@castellan/table';
import { seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { LOCATIONS } from '../cards/locations.ts';
import type { Seen } from '../state.ts';
import type { Standing } from '../view.ts';
import { standingOf } from '../view.ts';
import type { Say } from './speech.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export interface Scene extends BoardProps<Seen>, Seats {
  readonly say: Say;
  /** By seat. */
  readonly standings: readonly Standing[];
}

export function sceneOf(props: BoardProps<Seen>): Scene {
  const { view, viewer, locale } = props;
  return {
    ...props,
    say: speech(locale).say,
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    standings: view.players.map((_, seat) => standingOf(view, seat)),
  };
}

export const citizenId = (kind: number): string => CITIZENS[kind]!.id;
export const locationId = (place: number): string => LOCATIONS[place]!.id;
