import { NOBODY, QuickChance, randomAnswer, Table } from '@castellan/kernel';
import type { Game, Phrase, Position, View } from '@castellan/kernel';
import type { TableUi } from '../context.tsx';
import type { GameUi } from '../contract.ts';
import type { Beat, BeatKind } from '../director/beat.ts';
import { actionsOf } from '../director/beat.ts';
import type { Cast } from '../director/script.ts';
import { flightsOf, script } from '../director/script.ts';
import { timeline, WHOLE_TURN } from '../director/timeline.ts';
import { gainsOf, marksOf } from '../log/marks.ts';

/** What is wrong with how whole games are shown, played by chance for each number of players. */
export function beatFaults<S extends Position, V extends View>(
  game: Game<S, V>,
  cast: Cast,
  players: readonly number[],
): string[] {
  const faults = new Set<string>();
  for (const n of players) {
    const steps = told(game, n);
    for (const fault of [
      ...steps.flatMap(events => unnamed(events, cast)),
      ...steps.flatMap(events => outOfOrder(events, cast)),
      ...tooLong(steps, cast),
    ])
      faults.add(fault);
  }
  return [...faults];
}

/** What the first seat is told of a game: a list for each answer. */
function told<S extends Position, V extends View>(game: Game<S, V>, players: number): Phrase[][] {
  const table = new Table(game, { players }, `beats ${players}`);
  const chance = new QuickChance(players);
  const steps: Phrase[][] = [];
  while (table.outcome() === null) {
    const events = table.answer(randomAnswer(table.decisions()[0]!, chance));
    steps.push([...table.told(events, 0)]);
  }
  return steps;
}

/** What somebody did can be told without words: by a card, a sign, or what it brought. */
export function unmarked<S extends Position, V extends View>(
  game: Game<S, V>,
  ui: Omit<GameUi<V>, 'Board'>,
  players: readonly number[],
): string[] {
  const looks = { ui: ui as TableUi, locale: 'en', who: (seat: number) => `${seat}` } as const;
  const acts = actionsOf(ui.beats ?? {});
  const all = players.flatMap(n => told(game, n).flat()).filter(({ say }) => acts.includes(say));
  const bare = all.filter(event => {
    const seat = Number(event['seat'] ?? NOBODY);
    const { length } = [...marksOf([event], seat, looks), ...gainsOf([event], seat, looks)];
    return length === 0;
  });
  return [...new Set(bare.map(({ say }) => say))];
}

/** Every event is named, and what flies has a beat. */
function unnamed(events: readonly Phrase[], cast: Cast): string[] {
  const { beats = {} } = cast;
  return events.flatMap(event => [
    ...(event.say in beats ? [] : [`${event.say} is not named`]),
    ...(beats[event.say] === 'none' && flightsOf(event, cast).length > 0
      ? [`${event.say} flies, but has no beat`]
      : []),
  ]);
}

/** What must come directly before what. */
const BEFORE: Partial<Record<BeatKind, BeatKind>> = { roll: 'result', wake: 'gain' };

/**
 * The beats tell everything once and in its order; dice are read when they lie, what wakes does so before it brings something,
 * and what a turn leaves empty is filled before the next begins.
 */
function outOfOrder(events: readonly Phrase[], cast: Cast): string[] {
  const beats = script(events, cast);
  const isMade = ({ kind }: Beat): boolean => kind === 'wake' || kind === 'result';
  const shown = beats.filter(beat => !isMade(beat));
  const wanted = events.filter(({ say }) => (cast.beats?.[say] ?? 'none') !== 'none');
  const isTold =
    names(shown.flatMap(beat => beat.events)) === names(wanted) &&
    shown.flatMap(({ flights }) => flights).length ===
      wanted.flatMap(event => flightsOf(event, cast)).length;
  const isLate = beats.some(({ kind }, i) => {
    const next = BEFORE[kind];
    return next !== undefined && beats[i + 1]?.kind !== next;
  });
  const isEarly = beats.some(({ kind }, i) => kind === 'result' && beats[i - 1]?.kind !== 'roll');
  const isFilledLate = beats.some(
    ({ kind }, i) => kind === 'turn' && beats[i + 1]?.kind === 'deal',
  );
  const line = beats.map(({ kind }) => kind).join(' ');
  return [
    ...(isTold ? [] : [`${names(events)} is shown as ${line}`]),
    ...(isLate || isEarly || isFilledLate ? [`out of order: ${line}`] : []),
  ];
}

const names = (events: readonly Phrase[]): string => events.map(({ say }) => say).join(' ');

/** A turn of another takes no longer than it may, at any pace. */
function tooLong(steps: readonly (readonly Phrase[])[], cast: Cast): string[] {
  return (['calm', 'quick'] as const).flatMap(pace => {
    let spent = 0;
    let turn = 0;
    let longest = 0;
    for (const events of steps) {
      const line = timeline(script(events, cast), { pace, isStill: false, own: 0 }, spent);
      for (const { kind, seat, ms } of line.cues) {
        if (kind === 'turn') turn = 0;
        if (seat !== 0) turn += ms;
        longest = Math.max(longest, turn);
      }
      spent = line.spent;
    }
    return longest > WHOLE_TURN[pace] ? [`a turn takes ${longest} ms at the ${pace} pace`] : [];
  });
}
