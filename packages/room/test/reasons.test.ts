// Why a bot moved so, while the game goes on: nobody learns by it what they may not know.
import type { SeenMove } from '@castellan/bots';
import { chairNamed, Motive, seenMove } from '@castellan/bots';
import type { Answer, Game, MoveTold, Position, View, Viewer } from '@castellan/kernel';
import { allAsked, QuickChance, Table } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../src/testing/trial.ts';

/** In so many worlds a move is looked at. */
const WORLDS = 6;
const VIEWERS: readonly Viewer[] = ['spectator', 1];

function told(game: Game, move: SeenMove): MoveTold {
  const motive = new Motive(game, move, new QuickChance(7), WORLDS);
  while (!motive.isDone) motive.step();
  return motive.told();
}

/** What `viewer` saw and was told of one answer, in one world; null where it can't be given. */
function seen(game: Game, from: Position, answer: Answer, viewer: Viewer) {
  const table = new Table({ ...game, setup: () => game.clone(from) }, {}, 'twin');
  try {
    table.answer(answer);
  } catch {
    return null;
  }
  const move = seenMove(game, from, [answer], 0, viewer);
  const news = table.events.map(events => table.told(events, viewer));
  return { move, shown: JSON.stringify([move.before, move.after, news]) };
}

/** Every other answer to the same question that is one choice. */
function othersThan(game: Game, state: Position, { decision: id }: Answer): Answer[] {
  const asked = allAsked(game.draft(game.clone(state))).find(({ decision }) => decision.id === id)!;
  if (asked.decision.kind !== 'choose') return [];
  return asked.decision.options
    .filter(({ blocked }) => blocked === undefined)
    .map(option => ({ decision: id, picks: [option.id] }));
}

describe.each(shelf.map(({ id }) => id))('%s', id => {
  test('what looks the same has the same reason, whatever the mover holds or has chosen in secret', async () => {
    const game = await gameOf(id);
    const table = new Table(game, { players: 2 }, 'reasons');
    const chairs = [0, 1].map(seat => chairNamed('greedy')(game, new QuickChance(seat)));
    let [asked, twins, named] = [0, 0, 0];
    for (let n = 0; table.outcome() === null && n < 90; n++) {
      const state = game.clone(table.state);
      const [decision] = table.decisions();
      const { seat } = decision!;
      const answer = chairs[seat]!.choose(table.view(seat), decision!);
      if (seat === 0 && n % 5 === 0)
        for (const viewer of VIEWERS) {
          const here = seen(game, state, answer, viewer)!;
          const why = told(game, here.move);
          asked++;
          if (why.other !== null) named++;
          const world = game.sample(
            game.view(state, viewer) as View & Position,
            new QuickChance(n),
          );
          for (const [from, given] of [
            [world as Position, answer] as const,
            ...othersThan(game, state, answer).map(other => [state, other] as const),
          ]) {
            const there = seen(game, from, given, viewer);
            if (there === null || there.shown !== here.shown) continue;
            expect(told(game, there.move)).toEqual(why);
            twins++;
          }
        }
      table.answer(answer);
    }
    expect(asked).toBeGreaterThan(5);
    expect(twins).toBeGreaterThan(3);
    expect(named).toBeGreaterThan(0);
  });
});
