import type { SoundName } from './recipes.ts';

export type { SoundName } from './recipes.ts';

/** Low: one may listen to something else beside it. */
const VOLUME = 0.16;

/** What makes sounds here; replaced in tests. */
export interface Air {
  context(): AudioContext;
  /** Nobody is to be disturbed: a test plays, or nobody looks. */
  isQuiet(): boolean;
}

const AIR: Air = {
  context: () => new AudioContext(),
  isQuiet: () =>
    typeof AudioContext === 'undefined' ||
    navigator.webdriver ||
    document.visibilityState !== 'visible',
};

/** Plays the sounds of a table. What makes them is fetched with the first that is heard. */
export class Sounds {
  readonly #air: Air;
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  isOn = false;

  constructor(air: Air = AIR) {
    this.#air = air;
  }

  /** Plays each at its time, in milliseconds from now. */
  async play(sounds: readonly { readonly name: SoundName; readonly at: number }[]): Promise<void> {
    if (!this.isOn || sounds.length === 0 || this.#air.isQuiet()) return;
    const asked = performance.now();
    const { perform } = await import('./recipes.ts');
    this.#context ??= this.#air.context();
    const context = this.#context;
    // A browser lets nothing be heard before somebody has pressed something.
    if (context.state === 'suspended') await context.resume();
    if (context.state !== 'running') return;
    const late = performance.now() - asked;
    const out = this.#begin(context);
    for (const { name, at } of sounds)
      if (at >= late) perform(context, out, name, context.currentTime + (at - late) / 1000);
      else if (at === 0) perform(context, out, name, context.currentTime);
  }

  /** Ends what is heard. */
  hush(): void {
    this.#out?.disconnect();
    this.#out = null;
  }

  #begin(context: AudioContext): GainNode {
    this.hush();
    const out = context.createGain();
    out.gain.value = VOLUME;
    out.connect(context.destination);
    this.#out = out;
    return out;
  }
}

/** The sounds of this page. */
export const sounds = new Sounds();
