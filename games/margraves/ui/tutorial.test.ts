import { LOCALES } from '@castellan/table/languages';
// The guided opening: what it asks for is allowed at each step, and what it tells is true.
import { allowed, QuickChance, shuffled, Table } from '@castellan/kernel';
import type { Answer, Chance, Decision } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { lessonFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { MONSTERS } from '../cards/monsters.ts';
import { margraves } from '../index.ts';
import type { Seen, State } from '../state.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Play = Table<State, Seen>;

/** As a greedy chair answers: the best by appraisal, chance deciding between equals. */
function greedy(table: Play, decision: Decision, chance: Chance): Answer {
  const worths = worthsOf(margraves.steps, margraves.appraise, table.view(decision.seat), decision);
  const options = allowed(decision).map((option, i) => ({ option, worth: worths[i]! }));
  const [best] = shuffled(options, chance).sort((a, b) => b.worth - a.worth);
  return { decision: decision.id, picks: [best!.option.id] };
}

function playLessons(chance: Chance): Play {
  const { settings, seed, seat, lessons } = handbook.tutorial('en');
  const table: Play = new Table(margraves, settings, seed);
  for (const { choose } of lessons) {
    if (choose === undefined) continue;
    for (;;) {
      const theirs = table.decisions().find(one => one.seat !== seat);
      if (theirs === undefined) break;
      table.answer(greedy(table, theirs, chance));
    }
    const [decision] = table.decisions();
    expect(allowed(decision!).map(({ id }) => id)).toContain(choose);
    table.answer({ decision: decision!.id, picks: [choose] });
  }
  return table;
}

test('asks at each step for something that is allowed, and meets no other question', () => {
  for (let i = 0; i < 10; i++) {
    const { state } = playLessons(new QuickChance(i));
    expect(state.players[0]).toMatchObject({ stone: 0, wood: 0, magic: 0, gem: 0, gold: 11 });
    expect(state.players[0]!.influence).toEqual([4, 1, 0, 0]);
    expect(state.turn.number).toBe(4);
  }
});

test('lights nothing but what is to be pressed, at every step that asks', () => {
  const chance = new QuickChance(1);
  const faults = lessonFaults(margraves, handbook.tutorial('en'), (table, decision) =>
    greedy(table, decision, chance),
  );
  expect(faults).toEqual([]);
});

test('tells the truth about the Goblin Raiders', () => {
  const { settings, seed } = handbook.tutorial('en');
  const [hills] = margraves.setup(settings, seed).lairs;
  expect(MONSTERS[hills!.stack.at(-1)!]!.id).toBe('goblin-raiders');
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
    if (ref !== undefined && /^(hand|wealth|location):/.test(ref))
      expect(card(ref, 'en')).not.toBeNull();
});
