import { WIDEST_RANGE } from '@castellan/table';
import type { Plan, Size } from '@castellan/table';

/** How the tavern is laid out, in pixels. */
export interface TavernSizes {
  readonly quest: Size;
  readonly citizen: Size;
  /** What hangs below a Quest, and what stands above a Citizen. */
  readonly tag: number;
  readonly price: number;
  /** The Quests lie in two rows. */
  readonly isSmall: boolean;
}

/** Citizens lie in seven columns, the last of them for the decks; Quests above them in the same. */
const COLUMNS = 7;
/** On a phone five of them are in sight, and some of the sixth; the decks stand behind it. */
const ABREAST = 5;
const PEEK = 30;
const LEAST = 64;
/** The Citizens' share of the height that they and the Quests have on a phone. */
const CITIZENS = 0.4;

export function tavernSizes(plan: Plan, quests: number): TavernSizes {
  const { isSmall, boxes, pad, gap, scale, tile } = plan;
  const box = boxes.get('tavern')!;
  const [width, height] = [box.width - 2 * pad, box.height - 2 * pad];
  const rows = isSmall ? 2 : 1;
  const tag = isSmall ? 19 : Math.max(20, Math.round(25 * scale));
  const price = isSmall ? 16 : Math.max(18, Math.round(22 * scale));
  const column = isSmall
    ? Math.max(LEAST, Math.floor((width - PEEK - ABREAST * gap) / ABREAST))
    : Math.floor((width - (COLUMNS - 1) * gap) / COLUMNS);
  const left = height - rows * (tag + gap) - price - gap * (rows - 1);
  const abreast = isSmall ? Math.ceil(quests / 2) : quests;
  const across = isSmall ? width : width - column - gap;
  const wide = Math.floor((across - (abreast - 1) * gap) / abreast);
  // Not much larger than the Citizens of your Guild, which are read beside it.
  const highest = (WIDEST_RANGE ** 2 * tile.width * tile.height) / wide;
  const share = isSmall ? (left * (1 - CITIZENS)) / rows : left * 0.575;
  const quest = Math.max(isSmall ? LEAST : 0, Math.floor(Math.min(share, highest)));
  return {
    quest: { width: wide, height: quest },
    citizen: { width: column, height: Math.floor(left - rows * quest) },
    tag,
    price,
    isSmall,
  };
}
