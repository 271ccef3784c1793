// Twelve short sounds of our own, made when they are heard: wood, paper, metal. Fetched with the first of them.

/** A ring of tones (`waves`), a breath of noise, or both; seconds, hertz, and how loud beside the others. */
export interface Recipe {
  readonly tones?: readonly (readonly [hertz: number, at: number, length: number, loud: number])[];
  readonly wave?: OscillatorType;
  /** Noise through a band around `hertz`: a knock, a shuffle. */
  readonly knocks?: readonly (readonly [hertz: number, at: number, length: number, loud: number])[];
}

const DICE = [0, 0.11, 0.19, 0.31, 0.4, 0.52, 0.6];

export const RECIPES = {
  turn: {
    tones: [
      [392, 0, 0.5, 0.3],
      [587, 0.09, 0.6, 0.25],
    ],
  },
  roll: { knocks: DICE.map((at, i) => [900 + (i % 3) * 420, at, 0.05, 0.9 - i * 0.09] as const) },
  result: { knocks: [[520, 0, 0.09, 0.9]], tones: [[196, 0, 0.12, 0.3]] },
  wake: {
    tones: [
      [880, 0, 0.28, 0.16],
      [1320, 0.05, 0.32, 0.1],
    ],
  },
  gain: {
    tones: [
      [2093, 0, 0.12, 0.2],
      [2637, 0.06, 0.16, 0.18],
      [3136, 0.12, 0.22, 0.12],
    ],
  },
  pay: {
    tones: [
      [2637, 0, 0.09, 0.16],
      [1976, 0.07, 0.14, 0.14],
    ],
  },
  action: {
    knocks: [
      [2400, 0, 0.07, 0.5],
      [340, 0.06, 0.1, 0.8],
    ],
  },
  step: { knocks: [[3000, 0, 0.06, 0.4]] },
  deal: {
    knocks: [
      [2700, 0, 0.05, 0.4],
      [2200, 0.08, 0.05, 0.4],
    ],
  },
  news: {
    tones: [
      [440, 0, 1.1, 0.3],
      [660, 0, 1, 0.14],
      [1108, 0, 0.7, 0.06],
    ],
  },
  count: { knocks: [[1500, 0, 0.03, 0.5]], tones: [[1175, 0, 0.06, 0.12]] },
  won: {
    wave: 'triangle',
    tones: [
      [523, 0, 0.22, 0.3],
      [659, 0.16, 0.22, 0.3],
      [784, 0.32, 0.22, 0.3],
      [1047, 0.48, 0.9, 0.32],
      [784, 0.48, 0.9, 0.16],
    ],
  },
} as const satisfies Readonly<Record<string, Recipe>>;

export type SoundName = keyof typeof RECIPES;

/** Puts a sound into the air of a context, at a time of its clock. */
export function perform(context: AudioContext, out: AudioNode, name: SoundName, at: number): void {
  ring(context, out, RECIPES[name], at);
}

export function ring(context: AudioContext, out: AudioNode, recipe: Recipe, at: number): void {
  const { tones = [], knocks = [], wave = 'sine' } = recipe;
  for (const [hertz, after, length, loud] of tones) {
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.value = hertz;
    sound(context, tone, out, at + after, length, loud);
  }
  for (const [hertz, after, length, loud] of knocks) {
    const noise = context.createBufferSource();
    noise.buffer = hiss(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = hertz;
    band.Q.value = 1.6;
    band.connect(out);
    sound(context, noise, band, at + after, length, loud);
  }
}

/** It sets in at once and dies away. */
function sound(
  context: AudioContext,
  source: AudioScheduledSourceNode,
  out: AudioNode,
  at: number,
  length: number,
  loud: number,
): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  source.connect(gain).connect(out);
  source.start(at);
  source.stop(at + length + 0.02);
}

let noise: AudioBuffer | null = null;

/** A few seconds of noise, made once. */
export function hiss(context: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = context.createBuffer(1, context.sampleRate * 3, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  return noise;
}
