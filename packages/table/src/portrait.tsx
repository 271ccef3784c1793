import type { CSSProperties } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { painted } from './art/orders.ts';
import type { Pose } from './portrait/draw.ts';
import type { Gaze } from './portrait/face.ts';
import type { Mood } from './portrait/look.ts';
import { useStore } from './view.ts';

export interface PortraitProps {
  /** Who it is: `bot:castellan:Ida` for a bot of that level, else the name or the id of a guest. */
  readonly seed: string;
  /** How large: in pixels, or as a style has it. */
  readonly size: number | string;
  readonly mood?: Mood | undefined;
  /** Null: where it looks is not known yet. It is drawn when it is, for a face takes long to draw. */
  readonly gaze?: Gaze | null | undefined;
  /** The colour of its frame: brass, or that of a seat. */
  readonly ring?: string | undefined;
  readonly className?: string | undefined;
}

const AHEAD: Gaze = { across: 0, down: 0 };
const BRASS = '#c9a25a';

/** Somebody's face in a round frame, always the same for the same seed. Silent: a name stands beside it. */
export function Portrait({
  seed,
  size,
  mood = 'calm',
  gaze = AHEAD,
  ring = BRASS,
  className = '',
}: PortraitProps) {
  const key = [seed, mood, gaze?.across, gaze?.down, ring].join('\n');
  useEffect(() => {
    if (gaze !== null) draw(key, seed, { mood, gaze, ring });
  }, [key]);
  const drawn = useStore(subscribe, () => portraits.get(key));
  // Until the next one is drawn, the last one stays.
  const last = useRef<string | undefined>(undefined);
  if (drawn !== undefined) last.current = drawn;
  const length = typeof size === 'number' ? `${size}px` : size;
  const style: CSSProperties = {
    display: 'inline-block',
    flex: 'none',
    width: length,
    height: length,
    borderRadius: '50%',
    background: `${last.current ?? `radial-gradient(#4a3524 60%, ${ring})`} center / cover`,
  };
  return <span className={`ct-portrait ${className}`} style={style} aria-hidden="true" />;
}

/** The portraits of this page, each drawn once. An image each: as elements, forty of them would be thousands. */
const portraits = new Map<string, string>();
const begun = new Set<string>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function draw(key: string, seed: string, pose: Pose): void {
  if (begun.has(key)) return;
  begun.add(key);
  void drawn(seed, pose).then(
    picture => {
      portraits.set(key, picture);
      for (const listener of listeners) listener();
    },
    (error: unknown) => console.warn(`There is no portrait of ${seed}.`, error),
  );
}

async function drawn(seed: string, pose: Pose): Promise<string> {
  const drawing = await painted({ type: 'portrait', seed, pose });
  if (drawing === null) throw new Error('The painter did not come.');
  const image = new Image();
  image.src = URL.createObjectURL(drawing);
  // Unpacked first: nothing blinks when it takes the place of the last one.
  await image.decode();
  return `url("${image.src}")`;
}
