import { describe, expect, test, vi } from 'vitest';
import type { PlaceName } from '../src/sound/ambience.ts';
import { PLACES, surround } from '../src/sound/ambience.ts';
import { perform, RECIPES } from '../src/sound/recipes.ts';
import type { SoundName } from '../src/sound/recipes.ts';
import { Sounds } from '../src/sound/sounds.ts';

/** A context that makes no sound, and notes when each source was to begin. */
class FakeContext {
  readonly started: number[] = [];
  readonly currentTime = 10;
  readonly sampleRate = 100;
  readonly destination = {};
  state = 'suspended';
  ended = 0;
  stopped = 0;
  readonly resume = async (): Promise<void> => {
    this.state = 'running';
  };
  readonly suspend = async (): Promise<void> => {
    this.state = 'suspended';
  };
  #node(): Record<string, unknown> {
    const param = {
      value: 0,
      setValueAtTime: () => {},
      linearRampToValueAtTime: () => {},
      exponentialRampToValueAtTime: () => {},
    };
    const node = {
      gain: param,
      frequency: param,
      Q: param,
      connect: (other: unknown) => other,
      disconnect: () => void (this.ended += 1),
      start: (at: number) => void this.started.push(at),
      stop: () => void (this.stopped += 1),
    };
    return node;
  }
  readonly createGain = () => this.#node();
  readonly createOscillator = () => this.#node();
  readonly createBufferSource = () => this.#node();
  readonly createBiquadFilter = () => this.#node();
  readonly createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}

function heard(isQuiet = false): { sounds: Sounds; fake: FakeContext; made(): number } {
  const fake = new FakeContext();
  let made = 0;
  const sounds = new Sounds({
    context: () => {
      made += 1;
      return fake as unknown as AudioContext;
    },
    isQuiet: () => isQuiet,
  });
  return { sounds, fake, made: () => made };
}

test('there are twelve sounds, each of something, none longer than a second and a half', () => {
  const names = Object.keys(RECIPES) as SoundName[];
  expect(names).toHaveLength(12);
  for (const name of names) {
    const fake = new FakeContext();
    perform(fake as unknown as AudioContext, {} as AudioNode, name, 0);
    expect(fake.started.length).toBeGreaterThan(0);
    expect(Math.max(...fake.started)).toBeLessThan(1.5);
  }
});

describe('sounds', () => {
  test('are played each at its time', async () => {
    const { sounds, fake } = heard();
    sounds.isOn = true;
    await sounds.play([
      { name: 'step', at: 0 },
      { name: 'count', at: 5000 },
    ]);
    expect(fake.started).toHaveLength(3);
    expect(fake.started[0]).toBe(10);
    expect(fake.started[1]).toBeGreaterThan(14);
  });

  test('are not made where they are turned off, nor where nobody is to be disturbed', async () => {
    const off = heard();
    await off.sounds.play([{ name: 'roll', at: 0 }]);
    const quiet = heard(true);
    quiet.sounds.isOn = true;
    await quiet.sounds.play([{ name: 'roll', at: 0 }]);
    expect([off.made(), quiet.made()]).toEqual([0, 0]);
  });

  test('what follows ends what is heard, in the same context; nothing is heard where it may not be', async () => {
    const { sounds, fake, made } = heard();
    sounds.isOn = true;
    sounds.hush();
    await sounds.play([]);
    expect([made(), fake.ended]).toEqual([0, 0]);
    for (let n = 0; n < 2; n++) await sounds.play([{ name: 'step', at: 0 }]);
    expect([made(), fake.ended]).toEqual([1, 1]);
    sounds.hush();
    sounds.hush();
    expect(fake.ended).toBe(2);
    const mute = heard();
    mute.sounds.isOn = true;
    Object.assign(mute.fake, { resume: async () => {} });
    await mute.sounds.play([{ name: 'step', at: 0 }]);
    expect(mute.fake.started).toEqual([]);
  });

  test('what is late is left out, unless it was to be heard at once', async () => {
    const { sounds, fake } = heard();
    sounds.isOn = true;
    Object.assign(fake, {
      resume: async () => {
        fake.state = 'running';
        vi.advanceTimersByTime(100);
      },
    });
    vi.useFakeTimers();
    await sounds.play([
      { name: 'step', at: 0 },
      { name: 'step', at: 50 },
      { name: 'step', at: 600 },
    ]);
    vi.useRealTimers();
    expect(new Set(fake.started)).toEqual(new Set([10, 10.5]));
  });

  test.each([
    [1, false, 'visible'],
    [0, true, 'visible'],
    [0, false, 'hidden'],
  ])('%i are made in a page: driven by a test %s, %s', async (made, webdriver, visibilityState) => {
    let contexts = 0;
    const make = function AudioContext(): FakeContext {
      contexts += 1;
      return new FakeContext();
    };
    const sounds = new Sounds();
    sounds.isOn = true;
    await sounds.play([{ name: 'step', at: 0 }]);
    vi.stubGlobal('AudioContext', make);
    vi.stubGlobal('navigator', { webdriver });
    vi.stubGlobal('document', { visibilityState });
    await sounds.play([{ name: 'step', at: 0 }]);
    vi.unstubAllGlobals();
    expect(contexts).toBe(made);
  });
});

describe('the place that a table stands in', () => {
  test.each(Object.keys(PLACES) as PlaceName[])(
    '%s: something is always heard, something now and then, and all of it ends',
    name => {
      vi.useFakeTimers();
      const fake = new FakeContext();
      const end = surround(fake as unknown as AudioContext, name);
      const always = fake.started.length;
      expect(always).toBeGreaterThan(1);
      vi.advanceTimersByTime(120_000);
      expect(fake.started.length).toBeGreaterThan(always);
      const { length } = fake.started;
      const stopped = fake.stopped;
      end();
      expect(fake.stopped - stopped).toBe(always);
      vi.advanceTimersByTime(120_000);
      expect(fake.started).toHaveLength(length);
      vi.useRealTimers();
    },
  );

  test('is heard until it is another, or none', async () => {
    const { sounds, fake } = heard();
    await sounds.surround('cavern');
    const { length } = fake.started;
    expect(length).toBeGreaterThan(0);
    await sounds.surround('cavern');
    expect(fake.started).toHaveLength(length);
    await sounds.surround('hearth');
    expect([fake.started.length > length, fake.stopped]).toEqual([true, length]);
    await sounds.surround(null);
    expect(fake.stopped).toBe(fake.started.length);
  });

  test('waits until somebody looks, and falls silent while nobody does', async () => {
    const fake = new FakeContext();
    let isQuiet = true;
    const sounds = new Sounds({
      context: () => fake as unknown as AudioContext,
      isQuiet: () => isQuiet,
    });
    await sounds.surround('meadow');
    expect(fake.started).toEqual([]);
    isQuiet = false;
    await sounds.rest(false);
    expect(fake.started.length).toBeGreaterThan(0);
    await sounds.rest(true);
    expect(fake.state).toBe('suspended');
  });
});
