import type { PlaceName } from './ambience.ts';
import type { SoundName } from './recipes.ts';

export type { PlaceName } from './ambience.ts';
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
  /** Where one sits, and what ends that. */
  #place: PlaceName | null = null;
  #leave: (() => void) | null = null;
  isOn = false;

  constructor(air: Air = AIR) {
    this.#air = air;
  }

  /** Plays each at its time, in milliseconds from now. */
  async play(sounds: readonly { readonly name: SoundName; readonly at: number }[]): Promise<void> {
    if (!this.isOn || sounds.length === 0 || this.#air.isQuiet()) return;
    const asked = performance.now();
    const { perform } = await import('./recipes.ts');
    const context = await this.#running();
    if (context === null) return;
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

  /** Lets a place be heard until it is another, or none. Before somebody has pressed something it waits for that. */
  async surround(place: PlaceName | null): Promise<void> {
    if (place === this.#place) return;
    this.#place = place;
    this.#leave?.();
    this.#leave = null;
    await this.#settle();
  }

  /** Nobody looks: all is silent until somebody does. */
  async rest(isResting: boolean): Promise<void> {
    await (isResting ? this.#context?.suspend() : this.#context?.resume());
    await this.#settle();
  }

  async #settle(): Promise<void> {
    const place = this.#place;
    if (place === null || this.#leave !== null || this.#air.isQuiet()) return;
    const [{ surround }, context] = await Promise.all([import('./ambience.ts'), this.#running()]);
    // One may have gone elsewhere meanwhile.
    if (context === null || this.#place !== place || this.#leave !== null) return;
    this.#leave = surround(context, place);
  }

  /** A browser lets nothing be heard before somebody has pressed something. */
  async #running(): Promise<AudioContext | null> {
    this.#context ??= this.#air.context();
    const context = this.#context;
    if (context.state === 'suspended') await context.resume();
    return context.state === 'running' ? context : null;
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
