import { describe, expect, test, vi } from 'vitest';
import type { Standing } from '../src/portrait/company.ts';
import { Company } from '../src/portrait/company.ts';
import { drawPortrait } from '../src/portrait/draw.ts';
import { CHARACTERS, lookOf } from '../src/portrait/look.ts';
import { styleOf } from '../src/portrait/style-of.ts';
import { leaderOf, temperOf, turned } from '../src/portrait/temper.ts';

const pose = { mood: 'calm', gaze: { across: 0, down: 0 }, ring: '#c9a25a' } as const;

describe('a portrait', () => {
  const names = Array.from({ length: 60 }, (_, i) => `Guest ${i}`);

  test('is always the same for a seed, in well-formed numbers', () => {
    for (const seed of [...names, 'bot:castellan']) {
      const drawing = drawPortrait(seed, pose);
      expect(drawing).toBe(drawPortrait(seed, pose));
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test('of a guest is hardly ever that of another', () => {
    expect(new Set(names.map(name => drawPortrait(name, pose))).size).toBe(names.length);
  });

  test('of a bot of one level is never that of another, and a level that nobody knows has a face', () => {
    const levels = ['random', 'page', 'greedy', 'steward', 'castellan', 'rival', 'no-such-bot'];
    const drawings = levels.map(bot => drawPortrait(`bot:${bot}`, pose));
    expect(new Set(drawings).size).toBe(levels.length);
    // What is worn tells them apart where a face is small.
    const hats = Object.values(CHARACTERS).map(({ hat }) => hat);
    expect(new Set(hats).size).toBe(hats.length);
  });

  test('of two bots of one level is of two people in the same clothes', () => {
    const [ida, ben] = ['bot:steward:Ida', 'bot:steward:Ben'].map(lookOf);
    expect(drawPortrait('bot:steward:Ida', pose)).not.toBe(drawPortrait('bot:steward:Ben', pose));
    expect({ hat: ida!.hat, garment: ida!.garment }).toEqual({
      hat: ben!.hat,
      garment: ben!.garment,
    });
    expect(ben!.hat).toBe(CHARACTERS['steward']!.hat);
  });

  test('of a bot with a style has the clothes of its level, and something of its own', () => {
    const styles = ['slayer', 'builder', 'recruiter', 'schemer', 'hoarder', 'daredevil'];
    const drawings = styles.map(style => drawPortrait(`bot:page-${style}`, pose));
    expect(new Set([...drawings, drawPortrait('bot:page', pose)]).size).toBe(styles.length + 1);
    expect(lookOf('bot:page-slayer:Ida').hat).toBe(CHARACTERS['page']!.hat);
    expect(['bot:page-slayer:Ida', 'bot:greedy-1', 'Anna-slayer'].map(styleOf)).toEqual([
      'slayer',
      null,
      null,
    ]);
  });

  test('shows a mood, and where it looks', () => {
    const calm = drawPortrait('bot:page', pose);
    expect(drawPortrait('bot:page', { ...pose, mood: 'glad' })).not.toBe(calm);
    expect(drawPortrait('bot:page', { ...pose, gaze: { across: 1, down: 0 } })).not.toBe(calm);
  });
});

describe('those at a table', () => {
  const at = (actor: number, ...points: number[]): Standing => ({ actor, points });

  test('nobody leads among equals', () => {
    expect(leaderOf([3, 5, 4])).toBe(1);
    expect(leaderOf([5, 5, 4])).toBeNull();
  });

  test('are glad of many points and of the lead, grim when they lose it, else as they were', () => {
    expect(turned(at(0, 1, 2), at(1, 1, 2)).moods.size).toBe(0);
    expect([...turned(at(0, 5, 2), at(0, 5, 6)).moods]).toEqual([
      [1, 'glad'],
      [0, 'grim'],
    ]);
    expect(turned(at(0, 9, 2), at(0, 9, 5)).quips).toEqual([{ seat: 1, kind: 'gain' }]);
  });

  test('only bots speak, one at a time, and only if they may', () => {
    const seeds = ['Anna', 'bot:greedy'];
    const company = new Company();
    const temper = temperOf(company);
    company.see(seeds, at(0, 5, 2), true);
    company.see(seeds, at(0, 5, 6), false);
    expect(temper.saidBy(1)).toBeNull();
    company.see(seeds, at(0, 9, 6), true);
    expect([temper.saidBy(0), temper.saidBy(1)]).toEqual([null, 'passed']);
    expect([temper.moodOf(0), temper.moodOf(1)]).toEqual(['glad', 'grim']);
    company.see(seeds, at(1, 9, 6), true);
    expect([temper.moodOf(0), temper.moodOf(1)]).toEqual(['calm', 'thinking']);
  });

  test('what was said goes away by itself, and its face is told', () => {
    vi.useFakeTimers();
    try {
      const seeds = ['Anna', 'bot:greedy'];
      const company = new Company();
      const temper = temperOf(company);
      company.see(seeds, at(0, 5, 2), true);
      company.see(seeds, at(0, 9, 8), true);
      expect(temper.saidBy(1)).toBe('gain');
      const hear = vi.fn<() => void>();
      temper.subscribe(hear);
      vi.runAllTimers();
      expect([temper.saidBy(1), hear.mock.calls.length]).toEqual([null, 1]);
    } finally {
      vi.useRealTimers();
    }
  });
});
