// What a table stands in: a fire, a meadow, a cave. Made while it is heard, so it never repeats; fetched with the first that is.
import type { Recipe } from './recipes.ts';
import { hiss, ring } from './recipes.ts';

/** Noise through a band around `hertz` that swells and fades: wind, water, the draught of a fire. */
interface Breath {
  readonly hertz: number;
  /** The higher, the narrower the band. */
  readonly narrow: number;
  readonly loud: number;
  /** How long one swell takes, in seconds. */
  readonly swell: number;
}

/** A small sound now and then. */
interface Moment {
  /** The mean time between two, in seconds. */
  readonly every: number;
  readonly of: readonly Recipe[];
}

interface Place {
  readonly breaths: readonly Breath[];
  /** Tones that are always there, in hertz. */
  readonly hum?: readonly number[];
  readonly moments: readonly Moment[];
}

const bird = (hertz: number): Recipe => ({
  tones: [
    [hertz, 0, 0.09, 0.05],
    [hertz * 1.19, 0.11, 0.07, 0.05],
    [hertz * 0.94, 0.21, 0.12, 0.04],
  ],
});
const drip = (hertz: number): Recipe => ({
  tones: [
    [hertz, 0, 0.12, 0.09],
    [hertz * 1.5, 0.02, 0.08, 0.05],
    // The cave answers.
    [hertz, 0.34, 0.12, 0.03],
    [hertz, 0.68, 0.12, 0.012],
  ],
});
const crackle = (hertz: number): Recipe => ({
  knocks: [
    [hertz, 0, 0.02, 0.24],
    [hertz * 1.4, 0.05, 0.012, 0.14],
  ],
});
const chirp = (hertz: number): Recipe => ({
  tones: [0, 0.06, 0.12, 0.18].map(at => [hertz, at, 0.04, 0.022] as const),
});
const bell = (hertz: number): Recipe => ({
  tones: [
    [hertz, 0, 2.6, 0.035],
    [hertz * 2.4, 0, 1.4, 0.012],
  ],
});

export const PLACES = {
  hearth: {
    breaths: [
      { hertz: 110, narrow: 0.7, loud: 0.5, swell: 7 },
      { hertz: 420, narrow: 0.6, loud: 0.1, swell: 3.1 },
    ],
    moments: [
      { every: 0.9, of: [crackle(1700), crackle(2600), crackle(3400)] },
      { every: 11, of: [crackle(900)] },
    ],
  },
  meadow: {
    breaths: [
      { hertz: 460, narrow: 0.8, loud: 0.16, swell: 9 },
      { hertz: 900, narrow: 1.2, loud: 0.05, swell: 5.3 },
    ],
    moments: [{ every: 5, of: [bird(2900), bird(3500), bird(4100)] }],
  },
  camp: {
    breaths: [
      { hertz: 240, narrow: 0.8, loud: 0.2, swell: 11 },
      { hertz: 110, narrow: 0.7, loud: 0.25, swell: 6 },
    ],
    moments: [
      { every: 2.2, of: [chirp(4300), chirp(4520)] },
      { every: 2.6, of: [crackle(2100), crackle(3000)] },
    ],
  },
  harbour: {
    breaths: [
      { hertz: 330, narrow: 0.6, loud: 0.34, swell: 8.5 },
      { hertz: 1400, narrow: 0.9, loud: 0.05, swell: 8.5 },
    ],
    moments: [
      { every: 26, of: [bell(311), bell(262)] },
      { every: 9, of: [{ knocks: [[210, 0, 0.16, 0.2]] }] },
    ],
  },
  cavern: {
    breaths: [{ hertz: 160, narrow: 1.1, loud: 0.3, swell: 13 }],
    hum: [55, 82.4],
    moments: [{ every: 4.5, of: [drip(780), drip(960), drip(1240)] }],
  },
} as const satisfies Readonly<Record<string, Place>>;

export type PlaceName = keyof typeof PLACES;

/** Below every sound of the game. */
const VOLUME = 0.18;
const FADE_S = 2;
const HUM = 0.035;

/** Begins softly; returns what ends it, as softly. */
export function surround(context: AudioContext, name: PlaceName): () => void {
  const { breaths, hum = [], moments }: Place = PLACES[name];
  const out = context.createGain();
  out.gain.setValueAtTime(0, context.currentTime);
  out.gain.linearRampToValueAtTime(VOLUME, context.currentTime + FADE_S);
  out.connect(context.destination);
  const sources = [
    ...breaths.flatMap(breath => blow(context, out, breath)),
    ...hum.map(hertz => drone(context, out, hertz)),
  ];
  const ends = moments.map(({ every, of }) =>
    nowAndThen(every, () => {
      const recipe = of[Math.floor(Math.random() * of.length)]!;
      ring(context, out, recipe, context.currentTime + 0.05);
    }),
  );
  return () => {
    for (const end of ends) end();
    out.gain.linearRampToValueAtTime(0, context.currentTime + FADE_S / 4);
    for (const source of sources) source.stop(context.currentTime + FADE_S / 4);
  };
}

function blow(
  context: AudioContext,
  out: AudioNode,
  { hertz, narrow, loud, swell }: Breath,
): AudioScheduledSourceNode[] {
  const noise = context.createBufferSource();
  noise.buffer = hiss(context);
  noise.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = narrow;
  const gain = context.createGain();
  gain.gain.value = loud;
  const tide = context.createOscillator();
  tide.frequency.value = 1 / swell;
  const depth = context.createGain();
  depth.gain.value = loud * 0.6;
  tide.connect(depth).connect(gain.gain);
  noise.connect(band).connect(gain).connect(out);
  noise.start();
  tide.start();
  return [noise, tide];
}

function drone(context: AudioContext, out: AudioNode, hertz: number): AudioScheduledSourceNode {
  const tone = context.createOscillator();
  tone.frequency.value = hertz;
  const gain = context.createGain();
  gain.gain.value = HUM;
  tone.connect(gain).connect(out);
  tone.start();
  return tone;
}

/** Does it again and again, every so many seconds on average, never regularly. */
function nowAndThen(every: number, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        act();
        wait();
      },
      every * (0.3 + Math.random() * 1.4) * 1000,
    );
  };
  wait();
  return () => clearTimeout(timer);
}
