import type { Decision, Phrase, Position, Seat, Table, View, Viewer } from '@castellan/kernel';
import type { Sitter, Update } from '@castellan/protocol';
import { MOST_MOVES } from '@castellan/kernel';

/** How a table stands, for a viewer who has no decision. */
export function updateOf(
  table: Table<Position, View>,
  viewer: Viewer,
  events: readonly Phrase[],
  open: readonly Decision[] = table.decisions(),
): Update {
  const outcome = table.outcome();
  const isStopped = outcome === null && isTooLong(table.answers);
  return {
    type: 'update',
    viewer,
    view: table.view(viewer),
    decision: null,
    waiting: isStopped ? [] : open.map(({ seat }) => seat),
    people: [],
    keepers: [],
    events,
    canUndo: false,
    held: false,
    answered: table.answers.length,
    total: table.answers.length,
    turn: table.game.turns(table.state),
    outcome,
    ...(isStopped ? { stopped: 'limit' } : {}),
    commitment: table.commitment,
    seed: outcome === null && !isStopped ? null : table.seed,
  };
}

/** Whether so much has been answered that the game ends here. */
export function isTooLong(answers: readonly unknown[]): boolean {
  return answers.length >= MOST_MOVES;
}

export function peopleAmong(sitters: readonly Sitter[]): Seat[] {
  return sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
}

/** If several people share the screen, nobody's cards are shown before someone asks for them. */
export function viewerFor(sitters: readonly Sitter[]): Viewer {
  const people = peopleAmong(sitters);
  return people.length === 1 ? people[0]! : 'spectator';
}
