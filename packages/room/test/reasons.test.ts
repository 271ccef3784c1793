// Why a bot moved so, while the game goes on: nobody learns by it what they may not know.
import type { SeenMove } from '@castellan/bots';
import { chairNamed, Motive, seenMove } from '@castellan/bots';
import type { Answer, Game, MoveTold, Position, View, Viewer } from '@castellan/kernel';
import { allAsked, QuickChance, Table } from '@castellan/kernel';
import { shelf } from '@castellan/shelf';
import { describe, expect, test } from 'vitest';
import { Keeper } from '../src/host/keeper.ts';
import type { TableStore } from '../src/host/table-store.ts';
import { explainMove } from '../src/host/teacher.ts';
import { Listener, quietServices, Sandglass } from '../src/testing/table.ts';
import { gameOf, Trial } from '../src/testing/trial.ts';

/** In so many worlds a move is looked at. */
const WORLDS = 6;

function told(game: Game, move: SeenMove): MoveTold {
  const motive = new Motive(game, move, new QuickChance(7), WORLDS);
  while (!motive.isDone) motive.step();
  return motive.told();
}

/** An answer in one world. */
interface Given {
  readonly from: Position;
  readonly answer: Answer;
}

/** What `viewer` saw and was told of it; null where it can't be given. */
function seen(game: Game, { from, answer }: Given, viewer: Viewer) {
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

/** A move, and all that look the same to somebody, with other cards or another choice. */
interface Alike {
  readonly move: SeenMove;
  readonly here: Given;
  readonly twins: readonly (Given & { readonly move: SeenMove })[];
}

/** Moves of the first seat on the way through a game, as each of these sees them. */
function* movesOf(game: Game, viewers: readonly Viewer[]): Generator<Alike> {
  const table = new Table(game, { players: 2 }, 'reasons');
  const chairs = [0, 1].map(seat => chairNamed('greedy')(game, new QuickChance(seat)));
  for (let n = 0; table.outcome() === null && n < 90; n++) {
    const from = game.clone(table.state);
    const [decision] = table.decisions();
    const { seat } = decision!;
    const answer = chairs[seat]!.choose(table.view(seat), decision!);
    if (seat === 0 && n % 5 === 0)
      for (const viewer of viewers) {
        const here = { from, answer };
        const { move, shown } = seen(game, here, viewer)!;
        const world = game.sample(game.view(from, viewer) as View & Position, new QuickChance(n));
        const others = othersThan(game, from, answer).map(other => ({ from, answer: other }));
        const twins = [{ from: world as Position, answer }, ...others].flatMap(given => {
          const there = seen(game, given, viewer);
          return there?.shown === shown ? [{ ...given, move: there.move }] : [];
        });
        yield { move, here, twins };
      }
    table.answer(answer);
  }
}

const store = { append: async () => {}, lines: async () => [] } as unknown as TableStore;
const lent = { clock: () => 0, pause: async () => {} };

/** All that Ben hears who asks at a running table why the bot gave this answer, as it is sent. */
async function heard(game: Game, { from, answer }: Given): Promise<readonly string[]> {
  const rules: Game = { ...game, setup: () => game.clone(from) };
  const { room } = new Trial({ hints: true }, rules)
    .does('anna', { type: 'bot', seat: 0, bot: 'castellan' })
    .begin()
    .writes({ type: 'answered', seat: 0, hand: 'own', answer, events: [] });
  const time = new Sandglass();
  const keeper = new Keeper(room, {
    ...quietServices,
    store,
    time,
    // The bot does not go on: what it did next would tell more.
    think: () => new Promise(() => {}),
    explain: (at, move, isGone) => explainMove(at.rules, move, lent, isGone),
    report: error => {
      throw error;
    },
  });
  const ben = new Listener('ben');
  keeper.attend(ben, null);
  await time.pass(1000);
  ben.wire.length = 0;
  keeper.take(ben, { type: 'why', at: 0 });
  await time.pass(1000);
  keeper.close();
  return ben.wire;
}

describe.each(shelf.map(({ id }) => id))('%s', id => {
  test('what looks the same has the same reason, whatever the mover holds or has chosen in secret', async () => {
    const game = await gameOf(id);
    let [asked, compared, named] = [0, 0, 0];
    for (const { move, twins } of movesOf(game, ['spectator', 1])) {
      const why = told(game, move);
      asked++;
      if (why.other !== null) named++;
      for (const twin of twins) expect(told(game, twin.move)).toEqual(why);
      compared += twins.length;
    }
    expect(asked).toBeGreaterThan(5);
    expect(compared).toBeGreaterThan(3);
    expect(named).toBeGreaterThan(0);
  });

  test('who asks at a table is sent the same bytes, whatever the mover holds or has chosen in secret', async () => {
    const game = await gameOf(id);
    let compared = 0;
    for (const { here, twins } of movesOf(game, [1])) {
      if (twins.length === 0) continue;
      const wire = await heard(game, here);
      expect(wire).toHaveLength(1);
      expect(wire[0]).toContain('"type":"reasoned"');
      for (const twin of twins.slice(0, 2)) {
        expect(await heard(game, twin)).toEqual(wire);
        compared++;
      }
      if (compared >= 4) break;
    }
    expect(compared).toBeGreaterThan(1);
  });
});
