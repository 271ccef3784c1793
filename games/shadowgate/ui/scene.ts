import type { BoardProps } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { characterFaces, questFaces } from '../figures.ts';
import type { Player, ShadowgateView } from '../state.ts';
import { faceOf, NONE } from '../state.ts';
import type { Terms } from './terms.ts';
import { terms } from './terms.ts';

/** What the parts of the board need to know: the view, who looks, and the words. */
export interface Scene extends BoardProps<ShadowgateView> {
  readonly say: Terms;
  /** The player whose place is large, if it is anyone's. */
  readonly me: number | null;
  readonly isOver: boolean;
}

export function sceneOf(props: BoardProps<ShadowgateView>): Scene {
  const { view, viewer, locale } = props;
  return {
    ...props,
    say: terms(locale),
    me: typeof viewer === 'number' ? viewer : null,
    isOver: view.core.agenda.every(stack => stack.length === 0),
  };
}

export const adventureId = (card: number): string => adventures[card]!.id;
export const questId = (face: number): string => questFaces[face]!.id;

/** The faces of a player's character: both while the side is not chosen. */
export function charactersOf(player: Player): readonly (typeof characterFaces)[number][] {
  if (player.side !== NONE) return [characterFaces[faceOf(player)]!];
  return [0, 1].map(side => characterFaces[player.character * 2 + side]!);
}

/** Whether it is this seat's turn. */
export function isActive({ view, isOver }: Scene, seat: number): boolean {
  return !isOver && view.turn.number > 0 && view.turn.seat === seat;
}
