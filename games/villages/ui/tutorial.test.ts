import { LOCALES } from '@castellan/table/languages';
// The guided opening: what it asks for is allowed at each step, and what it tells is true.
import { allowed, QuickChance, shuffled, Table } from '@castellan/kernel';
import type { Answer, Chance, Decision } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { lessonFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { BUILDINGS } from '../cards/buildings.ts';
import { villages } from '../index.ts';
import type { Seen, State } from '../state.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Play = Table<State, Seen>;

/** As a greedy bot answers: the best by appraisal, chance deciding between equals. */
function greedy(table: Play, decision: Decision, chance: Chance): Answer {
  const { steps, appraise } = villages;
  const worths = worthsOf(steps, appraise, table.view(decision.seat), decision);
  const options = allowed(decision).map((option, i) => ({ option, worth: worths[i]! }));
  const [best] = shuffled(options, chance).sort((a, b) => b.worth - a.worth);
  return { decision: decision.id, picks: [best!.option.id] };
}

/** Plays the lessons as the page does: the bot answers whenever it is asked. */
function playLessons(chance: Chance): { table: Play; asked: string[]; wrong: string[] } {
  const { settings, seed, seat, lessons } = handbook.tutorial('en');
  const table: Play = new Table(villages, settings, seed);
  const asked: string[] = [];
  const wrong: string[] = [];
  const mine = (): Decision => {
    for (;;) {
      const open = table.decisions();
      const theirs = open.find(one => one.seat !== seat);
      if (theirs === undefined) return open[0]!;
      table.answer(greedy(table, theirs, chance));
    }
  };
  for (const { choose, text } of lessons) {
    if (choose === undefined) continue;
    const decision = mine();
    asked.push(decision.step);
    if (!allowed(decision).some(({ id }) => id === choose)) {
      wrong.push(text);
      break;
    }
    table.answer({ decision: decision.id, picks: [choose] });
  }
  return { table, asked, wrong };
}

/** Whatever chance tells the bot to do among equals. */
const courses = Array.from({ length: 20 }, (_, i) => playLessons(new QuickChance(i)));

test('asks at each step for something that is allowed, and meets no other question', () => {
  for (const { asked, wrong } of courses) {
    expect(wrong).toEqual([]);
    expect(asked).toEqual([
      'develop',
      'lead',
      'provide',
      'provide',
      'draw',
      'follow',
      'draw',
      'lead',
      'discard',
      'pile',
      'develop',
      'power/use',
      'draw',
    ]);
  }
});

test('tells the truth about the rival, the coins and the cards', () => {
  for (const { table } of courses) {
    const told = table.events.flat();
    const of = (say: string): typeof told => told.filter(event => event.say === say);
    expect(of('declined')[0]).toMatchObject({ seat: 1, action: 'build' });
    expect(of('led').map(event => event['action'])).toEqual(['build', 'harvest', 'develop']);
    expect(of('replenished')[0]).toMatchObject({ seat: 0, gold: 2 });
    const { gold, resources, buildings } = table.state.players[0]!;
    expect(gold).toBe(3);
    expect(resources.map(at => BUILDINGS[at]!.resource)).toEqual(['wood', 'stone']);
    expect(buildings.map(at => BUILDINGS[at]!.id)).toEqual(['barracks']);
  }
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
  for (const { ref } of handbook.tutorial('en').lessons)
    if (ref !== undefined && /(building|castle):/.test(ref)) expect(card(ref, 'en')).not.toBeNull();
});

test('lights nothing but what is to be pressed, at every step that asks', () => {
  const chance = new QuickChance(1);
  const faults = lessonFaults(villages, handbook.tutorial('en'), (table, decision) =>
    greedy(table, decision, chance),
  );
  expect(faults).toEqual([]);
});
