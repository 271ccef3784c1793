import { LOCALES } from '@castellan/table/languages';
// The guided opening: what it asks for is allowed at each step, and what it tells is true.
import { Table } from '@castellan/kernel';
import { lessonFaults } from '@castellan/table/testing';
import { expect, test } from 'vitest';
import { adventures } from '../cards/adventures.ts';
import { characterFaces, questFaces } from '../figures.ts';
import { shadowgate } from '../index.ts';
import { faceOf, victoryPoints } from '../state.ts';
import { card } from './faces.ts';
import { handbook } from './handbook.ts';
import { speech } from './speech.ts';

await Promise.all(LOCALES.flatMap(locale => [speech.load(locale), handbook.load(locale)]));

const ids = (cards: readonly number[]): string[] => cards.map(at => adventures[at]!.id);

test('asks at each step for something that is allowed, and meets no other question', () => {
  const { settings, seed, seat, lessons } = handbook.tutorial('en');
  const table = new Table(shadowgate, settings, seed);
  const hands: number[] = [];
  for (const { choose } of lessons) {
    if (choose === undefined) continue;
    const [decision, ...others] = table.decisions();
    expect(others).toEqual([]);
    expect(decision!.seat).toBe(seat);
    const allowed = decision!.options.filter(option => option.blocked === undefined);
    expect(allowed.map(option => option.id)).toContain(choose);
    expect([decision!.min, decision!.max]).toEqual([1, 1]);
    hands.push(table.state.players[seat]!.hand.length);
    table.answer({ decision: decision!.id, picks: [choose] });
  }
  const { players, turn } = table.state;
  expect(turn.number).toBe(3);
  expect(victoryPoints(players[seat]!)).toBe(5);
  expect(players[seat]!.hand.length).toBe(3);
  expect(ids(players[seat]!.items)).toEqual(['silver-arrow']);
  expect(Math.max(...hands)).toBe(7);
});

test('tells the truth about the deal', () => {
  const { settings, seed } = handbook.tutorial('en');
  const { players, quests } = shadowgate.setup(settings, seed);
  expect(characterFaces[faceOf(players[0]!)]!.id).toBe('ranger');
  expect(ids(players[0]!.hand)).toContain('silver-arrow');
  expect(quests.map(face => questFaces[face]!.id)).toContain('the-silent-guard');
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
    if (ref !== undefined && /^(hand|item|quest):/.test(ref))
      expect(card(ref, 'en')).not.toBeNull();
});

test('lights nothing but what is to be pressed, at every step that asks', () => {
  const faults = lessonFaults(shadowgate, handbook.tutorial('en'));
  expect(faults).toEqual([]);
});
