import { describe, expect, test } from 'vitest';
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
  connected = 0;
  readonly resume = async (): Promise<void> => {
    this.state = 'running';
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
      disconnect: () => {},
      start: (at: number) => void this.started.push(at),
      stop: () => {},
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
});
