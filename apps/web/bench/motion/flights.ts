import { policies } from '../../test/browser/policy.ts';
import type { GameId } from '../../test/browser/table.ts';
import { against, nextSight, play, setUp } from '../../test/browser/table.ts';
import type { BenchBrowser } from '../visit.ts';
import { visit } from '../visit.ts';
import type { Frames } from './frames.ts';
import { framesOf, watchFrames } from './frames.ts';

/** The lengths of all frames of a game under way. */
export function measureFlights(place: BenchBrowser, game: GameId): Promise<Frames> {
  return visit(place, { motion: 'on', pace: 'quick' }, async page => {
    await setUp(page, against(game, 2, 'bench'));
    // Not how it is loaded.
    await nextSight(page);
    await watchFrames(page);
    await play(page, {
      policy: policies[game],
      most: 15,
      // A press ends animations, so look at them first.
      look: () => page.waitForTimeout(700),
    });
    return framesOf(page);
  });
}
