// The fixed points of ratings: what the chair `greedy-1` plays by, frozen. Only the terminal and the matches load them.
import type { Game } from '@castellan/kernel';

const greedy1: Readonly<Record<string, () => Promise<{ readonly greedy1: object }>>> = {
  'card-kingdoms': () => import('@castellan/card-kingdoms/greedy-1'),
  shadowgate: () => import('@castellan/shadowgate/greedy-1'),
};

/** The game with its frozen appraisals, if it has any. Rules that were kept have their own. */
export async function withAnchors(game: Game): Promise<Game> {
  const frozen = game.anchors === undefined ? await greedy1[game.id]?.() : undefined;
  return frozen === undefined
    ? game
    : { ...game, anchors: { 'greedy-1': frozen.greedy1 as Game['appraise'] } };
}
