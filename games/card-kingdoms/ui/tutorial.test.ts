import { LOCALES } from '@castellan/table/languages';
import { allowed, handled, QuickChance, shuffled, Table } from '@castellan/kernel';
import type { Answer, Chance, Decision, Handlers } from '@castellan/kernel';
import { worthsOf } from '@castellan/kernel/testing';
import { lessonFaults } from '@castellan/table/testing';
import { describe, expect, it } from 'vitest';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { MONSTERS } from '../cards/monsters.ts';
import type { events } from '../events.ts';
import { cardKingdoms } from '../index.ts';
import type { CardKingdomsState, CardKingdomsView } from '../index.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

type Play = Table<CardKingdomsState, CardKingdomsView>;

/** As a greedy bot answers: the best by appraisal, chance deciding between equals. */
function greedy(table: Play, decision: Decision, chance: Chance): Answer {
  if (decision.kind !== 'choose') return decision.fallback;
  const { steps, appraise } = cardKingdoms;
  const worths = worthsOf(steps, appraise, table.view(decision.seat), decision);
  const options = allowed(decision).map((option, i) => ({ option, worth: worths[i]! }));
  const [best] = shuffled(options, chance).sort((a, b) => b.worth - a.worth);
  return { decision: decision.id, picks: [best!.option.id] };
}

interface Course {
  readonly table: Play;
  readonly turns: readonly number[];
  /** Lessons that asked for something else than what could be done, or spoke of a card or a roll that was not there. */
  readonly wrong: readonly string[];
}

/** Whether the card of the Center that a lesson points at lies there, on top of its stack. */
function lies({ citizens, domains, monsters }: CardKingdomsState, ref = ''): boolean {
  const [where, kind, id] = ref.split(':');
  if (where !== 'center' || id === undefined) return true;
  const tops: Readonly<Record<string, readonly (string | undefined)[]>> = {
    citizen: citizens.map(stack => CITIZENS[stack.at(-1)!]?.id),
    domain: domains.map(domain => DOMAINS[domain]?.id),
    monster: monsters.map(stack => MONSTERS[stack.at(-1)!]?.id),
  };
  return tops[kind!]!.includes(id);
}

/** The rolls that a text names: "5 and 1". */
const rollsIn = (text: string): number[][] =>
  [...text.matchAll(/\b([1-6]) (?:and|und|et) ([1-6])\b/g)].map(([, a, b]) => [
    Number(a),
    Number(b),
  ]);

/** What the lesson says about the dice in any language, where they show something else. */
const misread = (dice: readonly number[], lesson: number): string[] =>
  LOCALES.map(locale => handbook.tutorial(locale).lessons[lesson]!.text).filter(text =>
    rollsIn(text).some(roll => roll.join() !== dice.join()),
  );

/** Plays the lessons as the page does: the bot answers whenever it is asked. */
function playLessons(chance: Chance): Course {
  const { settings, seed, seat, lessons } = handbook.tutorial('en');
  const table: Play = new Table(cardKingdoms, settings, seed);
  const turns: number[] = [];
  const wrong: string[] = [];
  const mine = (): Decision => {
    for (;;) {
      const open = table.decisions();
      const theirs = open.find(one => one.seat !== seat);
      if (theirs === undefined) return open[0]!;
      table.answer(greedy(table, theirs, chance));
    }
  };
  for (const [i, { choose, counts, ref, text }] of lessons.entries()) {
    const decision = mine();
    wrong.push(...misread(table.state.dice, i));
    if (!lies(table.state, ref)) wrong.push(`${text} (${ref} is not there)`);
    if (choose === undefined) continue;
    const fits =
      allowed(decision).some(option => option.id === choose) &&
      decision.kind === (counts === undefined ? 'choose' : 'split');
    if (!fits) {
      wrong.push(text);
      break;
    }
    turns.push(cardKingdoms.turns(table.state));
    table.answer(
      counts === undefined
        ? { decision: decision.id, picks: [choose] }
        : { decision: decision.id, counts },
    );
  }
  return { table, turns, wrong };
}

/** Whatever chance tells the bot to do among equals. */
const courses = Array.from({ length: 20 }, (_, i) => playLessons(new QuickChance(i)));

/** From events: the dice, and what seat 0 harvested. */
const ROLLS: Handlers<typeof events, unknown[]> = { rolled: ({ dice }) => [dice] };
const OWN_HARVESTS: Handlers<typeof events, unknown[]> = {
  harvested: ({ seat, tokens }) => (seat === 0 ? [tokens] : []),
};

describe('the tutorial', () => {
  it('asks at each step for something that is allowed, and meets no other question', () => {
    for (const { turns, wrong } of courses) {
      expect(wrong).toEqual([]);
      expect(turns).toEqual([0, 1, 1, 1, 3, 3, 3]);
    }
  });

  it('tells the truth about the rolls and the harvests', () => {
    for (const { table } of courses) {
      const told = table.events.flat();
      const rolls = told.flatMap(event => handled(ROLLS, event) ?? []);
      expect(rolls.slice(0, 3)).toEqual([
        [5, 1],
        [1, 5],
        [2, 4],
      ]);
      const own = told.flatMap(event => handled(OWN_HARVESTS, event) ?? []);
      expect(own.slice(0, 3)).toEqual([
        { gold: 1, strength: 1, magic: 0, vp: 0 },
        { gold: 1, strength: 1, magic: 0, vp: 0 },
        { gold: 0, strength: 3, magic: 0, vp: 0 },
      ]);
    }
  });

  it('has the same lessons in both languages', () => {
    const [en, de] = [handbook.tutorial('en'), handbook.tutorial('de')];
    expect(de.lessons.length).toBe(en.lessons.length);
    de.lessons.forEach((lesson, i) => {
      expect(lesson.text).not.toBe(en.lessons[i]!.text);
      expect({ ...lesson, text: '' }).toEqual({ ...en.lessons[i]!, text: '' });
    });
  });

  it('names its two rolls in every language, while they lie on the table', () => {
    for (const locale of LOCALES) {
      const named = handbook.tutorial(locale).lessons.flatMap(({ text }) => rollsIn(text));
      expect(named).toEqual([
        [5, 1],
        [2, 4],
      ]);
    }
  });

  it('speaks of cards that exist', () => {
    const refs = handbook.tutorial('en').lessons.flatMap(({ ref }) => ref ?? []);
    const cards = refs.filter(ref => /(citizen|monster|domain|duke):/.test(ref));
    expect(cards.filter(ref => card(ref, 'en') === null)).toEqual([]);
  });
});

it('lights nothing but what is to be pressed, at every step that asks', () => {
  const chance = new QuickChance(1);
  const faults = lessonFaults(cardKingdoms, handbook.tutorial('en'), (table, decision) =>
    greedy(table, decision, chance),
  );
  expect(faults).toEqual([]);
});
