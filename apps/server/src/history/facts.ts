import { partsOf } from '@castellan/bots';
import type { Entry, EntryOf } from '@castellan/room';
import { deckNamedIn, endingIn, openingOf, saveIn, seatsIn, specIn } from '@castellan/room';
import type { Game, Outcome, Position, Save, View } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Play, Played, Taken } from '../store/history.ts';

/** How many places of a line are kept. */
const MOST_IN_COURSE = 60;
const WHOLE = 1000;

type Sitter = ReturnType<typeof seatsIn>[number];

/** How a finished game went, by its rules. */
interface Course {
  readonly table: Table<Position, View>;
  readonly turns: number;
  /** For each seat, its points at the beginning of each turn, and at the end. */
  readonly lines: readonly (readonly number[])[];
}

/**
 * What a finished game comes to, worked out from its log. Without its rules it is still known who won. Null: there is
 * nothing to tell, because no card was dealt, or because the game goes on.
 */
export function factsOf(log: readonly Entry[], rules: Game | null): Played | null {
  const ended = endingIn(log);
  const save = saveIn(log);
  if (ended === null || save === null) return null;
  const { table: id, at: opened } = openingOf(log);
  const began = log.find(({ type }) => type === 'begun')?.at ?? opened;
  const course = rules === null ? null : courseOf(rules, save);
  const outcome = ended.why === 'played' ? (course?.table.outcome() ?? null) : null;
  const seats = seatsIn(log);
  const shared = {
    table_id: id,
    game: save.game,
    players: seats.length,
    ended: ended.at,
    turns: course?.turns ?? 0,
  };
  const plays = seats.map((sitter, seat): Play => {
    const hasLeft = isGone(sitter);
    return {
      ...shared,
      seat,
      ...who(sitter),
      lasted: ended.at - began,
      place: placeOf(seat, outcome, ended),
      points: outcome?.scores.find(score => score.seat === seat)?.total ?? null,
      won: hasLeft ? 0 : wonBy(seat, ended),
      has_left: hasLeft ? 1 : 0,
      course: JSON.stringify(course?.lines[seat] ?? []),
    };
  });
  return {
    table: {
      ...shared,
      rules: save.rulesVersion,
      began,
      why: ended.why,
      is_rated: isRated(log, ended, seats) ? 1 : 0,
      ending: outcome === null ? null : JSON.stringify(outcome.ending),
    },
    plays,
    // What is said of a card is said of the printed one.
    takes: outcome === null || deckNamedIn(log) !== null ? [] : takesOf(course!.table, plays),
  };
}

/** Null where the rules no longer play this game. */
function courseOf(rules: Game, save: Save): Course | null {
  let table: Table<Position, View>;
  try {
    table = Table.replay(rules, save, 0);
  } catch {
    return null;
  }
  const standings: (readonly number[])[] = [rules.standing(table.state)];
  let turn = rules.turns(table.state);
  for (const answer of save.answers) {
    table.answer(answer);
    if (rules.turns(table.state) === turn) continue;
    turn = rules.turns(table.state);
    standings.push(rules.standing(table.state));
  }
  standings.push(rules.standing(table.state));
  const step = Math.max(1, standings.length / MOST_IN_COURSE);
  const shown = standings.filter((_, i) => i === standings.length - 1 || i % step < 1);
  const lines = standings[0]!.map((_, seat) => shown.map(points => points[seat]!));
  return { table, turns: turn, lines };
}

/** Whether somebody no longer played their own seat when it ended. */
const isGone = (sitter: Sitter): boolean =>
  (sitter.kind === 'person' || sitter.kind === 'program') &&
  (sitter.conceded || sitter.standIn !== null);

function who(sitter: Sitter): Pick<Play, 'guest' | 'name' | 'bot'> {
  switch (sitter.kind) {
    case 'person':
      return { guest: sitter.guest, name: sitter.name, bot: null };
    case 'bot':
      // Styles of a level are equally strong: beating one counts for the level.
      return { guest: null, name: sitter.name, bot: partsOf(sitter.bot).level };
    case 'program':
      return { guest: null, name: sitter.name, bot: null };
    case 'open':
      return { guest: null, name: '', bot: null };
  }
}

function placeOf(seat: number, outcome: Outcome | null, { winners }: EntryOf<'ended'>): number {
  return outcome?.ranks[seat] ?? (winners.length === 0 || winners.includes(seat) ? 1 : 2);
}

const wonBy = (seat: number, { winners }: EntryOf<'ended'>): number =>
  winners.includes(seat) ? Math.round(WHOLE / winners.length) : 0;

/**
 * Whether it counts for ratings: everyone had one seat, the same time and no help, and somebody won by the rules, or
 * because the others gave up.
 */
function isRated(
  log: readonly Entry[],
  { why, winners }: EntryOf<'ended'>,
  seats: readonly Sitter[],
): boolean {
  const { rated, clock, undo, hints, lessons } = specIn(log);
  const people = seats.flatMap(one => (one.kind === 'person' ? [one.guest] : []));
  const isFair = clock.kind !== 'none' && undo === 'off' && hints !== true && lessons !== true;
  return (
    rated === true &&
    isFair &&
    deckNamedIn(log) === null &&
    openingOf(log).from === undefined &&
    seats.length > 1 &&
    seats.every(({ kind }) => kind === 'person' || kind === 'bot') &&
    new Set(people).size === people.length &&
    (why === 'played' || (why === 'conceded' && winners.length > 0))
  );
}

function takesOf({ game, state, events }: Table<Position, View>, plays: readonly Play[]): Taken[] {
  const takes = new Map<string, Taken>();
  for (const { seat, kind, id: card } of game.takes?.(state, events.flat()) ?? []) {
    const play = plays[seat];
    if (play === undefined || kind === 'turn') continue;
    const key = JSON.stringify([seat, kind, card]);
    const { table_id, guest, won } = play;
    const times = (takes.get(key)?.times ?? 0) + 1;
    takes.set(key, { table_id, seat, guest, game: game.id, kind, card, times, won });
  }
  return [...takes.values()];
}
