import type { Phrase } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import { lastTurnIn, lately, timesAsLarge, TurnStrip, usePlan } from '@castellan/table';
import type { events } from '../events.ts';
import type { Scene } from './scene.ts';
import { citizenBack } from './tavern.tsx';
import { miniTile } from './tiles.ts';

/** How many deeds of a turn have room; more while nothing is asked, fewer while something is paid. */
const ROOM = { wide: 4, tablet: 2, phone: 3, low: 2, lying: 2 } as const;
const MORE = { wide: 3, tablet: 2, phone: 1, low: 1, lying: 1 } as const;
const WHILE_PAYING = 2;

type Deed = readonly [what: string, icon: string, kind?: 'citizen' | 'quest'];

/** What of a turn is shown: in which words, by which sign, and with which card of the event. */
const DEEDS: Readonly<Record<string, Deed>> = {
  drew: ['drew', 'action:draw'],
  hired: ['hired', 'action:hire', 'citizen'],
  'hired-from-hand': ['hired', 'action:hire', 'citizen'],
  reserved: ['reserved', 'action:reserve', 'quest'],
  renewed: ['renewed', 'card:quest'],
  'quest-completed': ['completed', 'action:quest', 'quest'],
  'card-stolen': ['took', 'place:hand'],
  'citizen-taken': ['took', 'place:hand', 'citizen'],
  'citizen-picked': ['took', 'place:hand', 'citizen'],
} satisfies Partial<Record<keyof typeof events, Deed>>;

interface Done {
  readonly event: Phrase;
  readonly n: number;
}

/** A card of the strip at scale 1. */
const SMALL = { width: 78, height: 84 };

/** The turn that goes on, or, while nothing was done in it, the one before. */
export function Strip({ scene }: BoardPart<Scene>) {
  const { who, say, decision, locale, hiring, sending, log, view } = scene;
  const { mode, scale } = usePlan();
  const turn = lastTurnIn(lately(log), event => DEEDS[event.say] && { n: paidIn(event) });
  const seat = turn?.seat ?? view.active;
  const isPaying = hiring !== null || sending !== null;
  const room = isPaying ? WHILE_PAYING : ROOM[mode] + (decision === null ? MORE[mode] : 0);
  const deeds: Done[] = [];
  // Cards drawn one after the other are one deed.
  for (const { event, n } of turn?.deeds ?? []) {
    const before = event.say === 'drew' && deeds.at(-1)?.event.say === 'drew' ? deeds.pop()!.n : 0;
    deeds.push({ event, n: before + n });
  }
  return (
    <TurnStrip
      seat={seat}
      label={say('is-acting', { name: who(seat) })}
      deeds={deeds.slice(-room).map(({ event, n }) => {
        const [what, icon, kind] = DEEDS[event.say]!;
        return {
          words: say('did', { what, n }),
          icon,
          card: kind && miniTile(`${kind}:${String(event[kind])}`, locale),
          backs: what === 'drew' || what === 'took' ? { n, ...citizenBack(locale) } : undefined,
        };
      })}
      size={timesAsLarge(SMALL, scale)}
    />
  );
}

/** For how many cards somebody was hired; all else was done once. */
const paidIn = ({ paid }: Phrase): number => (Array.isArray(paid) ? paid.length : 1);
