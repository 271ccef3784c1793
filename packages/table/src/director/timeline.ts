import type { Beat, BeatKind } from './beat.ts';

/** How fast the table tells what happens; `instant`: nothing waits for it. */
export type Pace = 'calm' | 'quick' | 'instant';

/** How it is told: whether things move, and to whom it is news. */
export interface Manner {
  readonly pace: Pace;
  readonly isStill: boolean;
  /** The one who looks: their own actions need no words. */
  readonly own: number | null;
}

/** A beat with its time, in milliseconds from the first. */
export interface Cue extends Beat {
  readonly at: number;
  readonly ms: number;
}

export interface Timeline {
  readonly cues: readonly Cue[];
  /** When the last is over. */
  readonly length: number;
  /** What has been told of this turn so far, all its answers together. */
  readonly spent: number;
}

/** How long each beat takes. */
const LENGTHS: Readonly<Record<Exclude<Pace, 'instant'>, Readonly<Record<BeatKind, number>>>> = {
  calm: {
    turn: 400,
    roll: 900,
    result: 500,
    wake: 400,
    gain: 650,
    pay: 400,
    action: 1500,
    step: 400,
    deal: 400,
    news: 1500,
  },
  quick: {
    turn: 150,
    roll: 600,
    result: 250,
    wake: 250,
    gain: 400,
    pay: 250,
    action: 700,
    step: 250,
    deal: 300,
    news: 700,
  },
};
/** The viewer's own action is no news: it only moves. */
const OWN_ACTION = { calm: 500, quick: 350 } as const;

/** The most that a whole turn may take. */
export const WHOLE_TURN = { calm: 7000, quick: 3000 } as const;
/** How much of what is left one beat gets: a long turn is told faster and faster, and always ends in time. */
const SHARE = 1 / 3;

/** What is worth a pause where nothing moves, because there is something to read. */
const WORDS: readonly BeatKind[] = ['action', 'news'];

/** When each beat comes. `spent` is how long the same turn has taken so far. */
export function timeline(beats: readonly Beat[], manner: Manner, spent: number): Timeline {
  const { pace, isStill, own } = manner;
  let at = 0;
  let told = spent;
  const cues = beats.map((beat): Cue => {
    if (pace === 'instant') return { ...beat, at: 0, ms: 0 };
    if (beat.kind === 'turn') told = 0;
    const isOwn = own !== null && beat.seat === own;
    const usual = isOwn && beat.kind === 'action' ? OWN_ACTION[pace] : LENGTHS[pace][beat.kind];
    const isSeen = !isStill || (WORDS.includes(beat.kind) && !isOwn);
    const most = isOwn ? usual : (WHOLE_TURN[pace] - told) * SHARE;
    const cue = { ...beat, at, ms: isSeen ? Math.min(usual, most) : 0 };
    at += cue.ms;
    // The viewer's own turn takes as long as they like.
    if (!isOwn) told += cue.ms;
    return cue;
  });
  return { cues, length: at, spent: told };
}
