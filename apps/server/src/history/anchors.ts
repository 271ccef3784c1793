import { partsOf } from '@castellan/bots';
import type { Rating } from './rating.ts';
import { known } from './rating.ts';

/**
 * How strong the bots are, in points: they stay as they are, so that a rating means something from the first day. The
 * squire stands at 1300; by how much the others differ was measured, two at a table (docs/lab/strength.md).
 */
const ANCHORS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'card-kingdoms': { page: 1090, squire: 1300, steward: 1366, castellan: 1430 },
  villages: { page: 1050, squire: 1300, steward: 1630, castellan: 2060 },
  quests: { page: 1070, squire: 1300, steward: 1640, castellan: 1880 },
  margraves: { page: 1020, squire: 1300, steward: 1736, castellan: 2000 },
  shadowgate: { page: 1070, squire: 1300, steward: 1361, castellan: 1400 },
};

/** Null: a bot of which we don't know how strong it is. */
export function anchorOf(game: string, bot: string): Rating | null {
  // At a table the squire goes by the name of how it plays.
  const { level } = partsOf(bot);
  const points = ANCHORS[game]?.[level === 'greedy' ? 'squire' : level];
  return points === undefined ? null : known(points);
}
