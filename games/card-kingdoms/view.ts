import type { Viewer } from '@castellan/kernel';
import { description } from './state.ts';
import type { State } from './state.ts';

/** The table as a viewer sees it: the same form, with -1 for every card that is hidden from them [CK 1.5, 2.7, 2.10, 14.3]. */
export interface CardKingdomsView extends State {
  readonly viewer: Viewer;
}

export const view: (state: State, viewer: Viewer) => CardKingdomsView = description.show;
export const sample = description.guess;
