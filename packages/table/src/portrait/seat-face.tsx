import type { Seat } from '@castellan/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useLooks } from '../context.tsx';
import { seatColour } from '../parts/seat-shield.tsx';
import { Portrait } from '../portrait.tsx';
import { useStore } from '../view.ts';
import type { Gaze } from './face.ts';
import { styleOf } from './style-of.ts';
import type { QuipKind } from './temper.ts';
import { temperOf } from './temper.ts';

const AHEAD: Gaze = { across: 0, down: 0 };

/** The portrait of a seat at a table: it looks at the one who acts, and shows how things are going. */
export function SeatFace({ seat, size }: { readonly seat: Seat; readonly size: string }) {
  const { company } = useLooks();
  const frame = useRef<HTMLSpanElement>(null);
  const temper = temperOf(company);
  const seed = useStore(temper.subscribe, () => company.seedOf(seat));
  const mood = useStore(temper.subscribe, () => temper.moodOf(seat));
  const actor = useStore(temper.subscribe, () => temper.actor);
  const [gaze, setGaze] = useState<Gaze | null>(null);
  useEffect(() => setGaze(gazeAt(frame.current, seat, actor)), [seat, actor]);
  return (
    <span ref={frame} className="ct-face" aria-hidden="true">
      <Portrait seed={seed} size={size} mood={mood} gaze={gaze} ring={seatColour(seat)} />
    </span>
  );
}

/** Where a face looks: at the place of the one who acts; they themselves look at the table. */
function gazeAt(face: HTMLElement | null, seat: Seat, actor: Seat | null): Gaze {
  if (face === null || actor === null) return AHEAD;
  const at = face
    .closest('.ct-stage')
    ?.querySelector(actor === seat ? '.ct-zone' : `[data-ref="seat:${actor}"]`);
  if (!at) return AHEAD;
  const [from, to] = [face.getBoundingClientRect(), at.getBoundingClientRect()];
  const side = (far: number): number => (Math.abs(far) < 40 ? 0 : Math.sign(far));
  return {
    across: side(to.x + to.width / 2 - from.x - from.width / 2),
    down: side(to.y + to.height / 2 - from.y - from.height / 2),
  };
}

const LINES = {
  lead: ['quip-lead-1', 'quip-lead-2'],
  passed: ['quip-passed-1', 'quip-passed-2'],
  gain: ['quip-gain-1', 'quip-gain-2'],
} as const satisfies Readonly<Record<QuipKind, readonly string[]>>;

/** What those with a style say of a good turn. */
const OF_STYLES = {
  slayer: 'quip-slayer',
  builder: 'quip-builder',
  recruiter: 'quip-recruiter',
  schemer: 'quip-schemer',
  hoarder: 'quip-hoarder',
  daredevil: 'quip-daredevil',
} as const;

/** What somebody says at a turning point, beside their plate. Silent: it adds nothing to what has happened. */
export function Quip({ seat }: { readonly seat: Seat }) {
  const { company, text } = useLooks();
  const temper = temperOf(company);
  const kind = useStore(temper.subscribe, () => temper.saidBy(seat));
  if (kind === null) return null;
  const lines = LINES[kind];
  const style = styleOf(company.seedOf(seat)) as keyof typeof OF_STYLES | null;
  const own = kind === 'gain' && style !== null ? OF_STYLES[style] : undefined;
  return (
    <q className="ct-quip" aria-hidden="true">
      {text(own ?? lines[seat % lines.length]!)}
    </q>
  );
}
