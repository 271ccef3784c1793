// Bonuses inside bonuses, from a random game: told, saved, loaded and undone in the middle [QV 3.3].
// `vitest run games/quests -u` writes the log again.
import { copy, QuickChance, randomAnswer, readSave, Table } from '@castellan/kernel';
import { expect, test } from 'vitest';
import { quests } from '../index.ts';
import type { Seen, State } from '../state.ts';

const GAME = 360;
/** After this many answers, three cards are not finished: two that gave several bonuses, and the last hired one. */
const MIDDLE = 359;

const who = (seat: number): string => ['Ann', 'Ben'][seat]!;

interface Played {
  readonly table: Table<State, Seen>;
  readonly chance: QuickChance;
  readonly log: string[];
}

function answer({ table, chance, log }: Played): void {
  const [decision] = table.decisions();
  const given = randomAnswer(decision!, chance);
  const depth = table.state.core.agenda[0]!.length;
  const picks = 'picks' in given ? given.picks.join(', ') : '';
  const asked = quests.words.en.say(decision!.prompt, who);
  log.push(`${'  '.repeat(depth - 1)}${who(decision!.seat)}: ${asked} > ${picks}`);
  const events = table.answer(given);
  for (const phrase of table.told(events, decision!.seat))
    log.push(`${'  '.repeat(depth)}${quests.words.en.say(phrase, who)}`);
}

function played(answers: number): Played {
  const table = new Table(quests, { players: 2 }, `deep ${GAME}`);
  const run = { table, chance: new QuickChance(GAME), log: [] };
  while (table.answers.length < answers) answer(run);
  return run;
}

const steps = ({ core }: State): string[] => core.agenda[0]!.map(({ step }) => step);

test('a cascade, told', async () => {
  const run = played(MIDDLE);
  expect(steps(run.table.state)).toEqual(['end', 'action', 'power/any', 'power/any', 'power/use']);
  while (steps(run.table.state).length > 2) answer(run);
  const turn = run.log.findLastIndex(line => line.includes('Choose the first of your two actions'));
  await expect(`${run.log.slice(turn).join('\n')}\n`).toMatchFileSnapshot('./cascade.txt');
});

test('saved in the middle and loaded, it goes on in the same way', () => {
  const first = played(MIDDLE);
  const save = readSave(JSON.parse(JSON.stringify(first.table.save())));
  const second = { table: Table.replay(quests, save), chance: first.chance, log: [] };
  expect(second.table.state).toEqual(first.table.state);
  const kept = copy(first.table.state);
  const [decision] = first.table.decisions();
  const given = randomAnswer(decision!, first.chance);
  expect(second.table.answer(given)).toEqual(first.table.answer(given));
  expect(second.table.state).toEqual(first.table.state);
  expect(quests.problems(kept)).toEqual([]);
});

test('undone in the middle, as long as nobody has learned anything', () => {
  const { table } = played(MIDDLE);
  const seat = table.state.active;
  const states: State[] = [];
  while (table.canUndo(seat)) {
    states.push(copy(table.state));
    table.undo(seat);
  }
  expect(states.length).toBeGreaterThan(1);
  // Play the same answers again.
  const { table: again } = played(table.answers.length);
  expect(again.state).toEqual(table.state);
  const whole = played(MIDDLE).table;
  expect(whole.state).toEqual(states[0]);
});
