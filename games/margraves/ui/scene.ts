import type { BoardProps } from '@castellan/table';
import { seatsOf } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { LOCATIONS } from '../cards/locations.ts';
import type { Seen } from '../state.ts';
import { standingOf } from '../view.ts';
import { speech } from './speech.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export function sceneOf(props: BoardProps<Seen>) {
  const { view, viewer, locale } = props;
  return {
    ...props,
    ...seatsOf(viewer, view.players.length, view.turn.seat),
    say: speech(locale).say,
    /** By seat. */
    standings: view.players.map((_, seat) => standingOf(view, seat)),
  };
}
export type Scene = ReturnType<typeof sceneOf>;

export const citizenId = (kind: number): string => CITIZENS[kind]!.id;
export const locationId = (place: number): string => LOCATIONS[place]!.id;
