import { policies } from '../../test/browser/policy.ts';
import type { GameId } from '../../test/browser/table.ts';
import { play, setUp } from '../../test/browser/table.ts';
import type { BenchBrowser } from '../visit.ts';
import { visit } from '../visit.ts';
import type { Frames } from './frames.ts';
import { framesOf, watchFrames } from './frames.ts';

/** The lengths of the frames in which nothing was asked, because an opponent of this level was thinking and moving. */
export function measureThinking(place: BenchBrowser, game: GameId, level: string): Promise<Frames> {
  return visit(place, { motion: 'on', pace: 'quick' }, async page => {
    await setUp(page, { game, sitters: ['person', level], seed: 'bench' });
    await watchFrames(page, '.ct-decision[data-decision]');
    await play(page, { policy: policies[game], most: 12 });
    return framesOf(page);
  });
}
