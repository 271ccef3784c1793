import { LOCALES } from '@castellan/table/languages';
// The guided opening: what it asks for is allowed at each step, and what it tells is true.
import { allowed, Table } from '@castellan/kernel';
import { lessonFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { quests } from '../index.ts';
import { questPoints } from '../scoring.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

const ids = (cards: readonly number[]): string[] => cards.map(at => CITIZENS[at]!.id);

test('asks at each step for something that is allowed, and meets no other question', () => {
  const { settings, seed, seat, lessons } = handbook.tutorial('en');
  const table = new Table(quests, settings, seed);
  for (const { choose } of lessons) {
    if (choose === undefined) continue;
    const [decision, ...others] = table.decisions();
    expect(others).toEqual([]);
    expect(decision!.seat).toBe(seat);
    expect(allowed(decision!).map(({ id }) => id)).toContain(choose);
    expect([decision!.min, decision!.max]).toEqual([1, 1]);
    table.answer({ decision: decision!.id, picks: [choose] });
  }
  const { players, turn, actions } = table.state;
  expect([turn, actions]).toEqual([2, 1]);
  expect(questPoints(players[seat]!)).toBe(3);
  expect(players[seat]!.guild).toEqual([]);
});

test('tells the truth about the deal', () => {
  const { settings, seed } = handbook.tutorial('en');
  const { players, line } = quests.setup(settings, seed);
  expect(ids(players[0]!.hand)).toEqual(['knight', 'templar', 'merchant']);
  expect(ids(line).slice(0, 2)).toEqual(['rogue', 'miner']);
  expect(GUILD_MASTERS[players[0]!.guildMaster]!.id).toBe('brannoc-the-wayfarer');
});

test('has the same lessons in both languages', () => {
  const [en, de] = [handbook.tutorial('en'), handbook.tutorial('de')];
  expect(de.lessons.length).toBe(en.lessons.length);
  de.lessons.forEach((lesson, i) => {
    expect(lesson.text).not.toBe(en.lessons[i]!.text);
    expect({ ...lesson, text: '' }).toEqual({ ...en.lessons[i]!, text: '' });
  });
});

test('speaks of cards that exist', () => {
  const refs = handbook.tutorial('en').lessons.flatMap(({ ref }) => ref ?? []);
  const cards = refs.filter(ref => /^(hand|guild|line|quest):/.test(ref));
  expect(cards.filter(ref => card(ref, 'en') === null)).toEqual([]);
});

test('lights nothing but what is to be pressed, at every step that asks', () => {
  const faults = lessonFaults(quests, handbook.tutorial('en'));
  expect(faults).toEqual([]);
});
