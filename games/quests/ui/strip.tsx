import type { BoardPart } from '@castellan/table';
import { TurnStrip, useLooks, usePlan } from '@castellan/table';
import type { Done, Scene } from './scene.ts';
import { lastTurn } from './scene.ts';
import { citizenBack } from './tavern.tsx';
import { miniTile } from './tiles.ts';

/** So many deeds of a turn have room; more while nothing is asked, fewer while something is paid. */
const ROOM = { wide: 4, tablet: 2, phone: 3, low: 2, lying: 2 } as const;
const MORE = { wide: 3, tablet: 2, phone: 1, low: 1, lying: 1 } as const;
const WHILE_PAYING = 2;

const TOKENS: Readonly<Record<Done['what'], string>> = {
  drew: 'action:draw',
  hired: 'action:hire',
  reserved: 'action:reserve',
  completed: 'action:quest',
  renewed: 'card:quest',
  took: 'place:hand',
};

/** A card of the strip at scale 1. */
const SMALL = { width: 78, height: 84 };

/** The turn that goes on, or the last one. */
export function Strip({ scene }: BoardPart<Scene>) {
  const { who, say, decision, locale, hiring, sending } = scene;
  const { faceOf } = useLooks();
  const { mode, isSmall, scale } = usePlan();
  const { seat, deeds } = lastTurn(scene);
  const isPaying = hiring !== null || sending !== null;
  const room = isPaying ? WHILE_PAYING : ROOM[mode] + (decision === null ? MORE[mode] : 0);
  const told = deeds.slice(-room).map(({ what, n, card }) => ({
    words: say('did', { what, n }),
    icon: TOKENS[what],
    card: card === undefined ? undefined : miniTile(faceOf(card)!),
    backs: what === 'drew' || what === 'took' ? { n, ...citizenBack(locale) } : undefined,
  }));
  return (
    <TurnStrip
      seat={seat}
      name={who(seat)}
      label={say('is-acting', { name: who(seat) })}
      deeds={told}
      size={{ width: Math.round(SMALL.width * scale), height: Math.round(SMALL.height * scale) }}
      isLine={isSmall}
    />
  );
}
