// What someone is sent says nothing about what they may not know: exchange what is hidden from them, and every byte, and
// the number and order of messages, stay the same. The same trial for a server and for a page.
import type { Answer, Game, Position, Seat, View, Viewer } from '@castellan/kernel';
import { QuickChance } from '@castellan/kernel';
import type { ToTable } from '@castellan/protocol';
import assert from 'node:assert/strict';
import type { Entry } from '../entry.ts';
import { botAnswer } from '../host/bots.ts';
import { Keeper } from '../host/keeper.ts';
import { adviseSeat } from '../host/teacher.ts';
import type { TableStore } from '../host/table-store.ts';
import type { Room } from '../room.ts';
import { roomFrom } from '../room.ts';
import { guestAt, Listener, quietServices, Sandglass } from './table.ts';
import { Trial } from './trial.ts';

/** How a table stands, in a world where what `viewer` may not know may be different. */
export interface Standing {
  readonly rules: Game;
  readonly log: readonly Entry[];
  readonly state: Position;
  readonly viewer: Viewer;
}

/** A table that runs from there on, to which the viewer is connected. */
export interface RunningTable {
  readonly revision: number;
  send(message: ToTable): void;
  /** The seat that must decide gives this answer, as its own client would; false if it has none here. */
  answer(seat: Seat, answer: Answer): boolean;
  /** All that the viewer has heard since they were last asked, when everything is done. */
  heard(isHintDue: boolean): Promise<readonly string[]>;
  /** What the viewer sees in the end. */
  view(): unknown;
  close(): void;
}

export type RunTable = (standing: Standing) => RunningTable;

const VIEWERS: readonly Viewer[] = ['spectator', 0, 1];
/** Longer than anything that happens by itself takes. */
const STEP_MS = 1000;
/** How long every look at a clock takes, for those who think by one. */
export const LOOK_MS = 60;

/** A look into another world costs playing the game again: more often, and from everywhere, while it is short. */
const lookedAtFrom = (n: number): readonly Viewer[] => {
  if (n % 10 === 0 && n <= 120) return VIEWERS;
  return n % (n < 60 ? 5 : 13) === 0 ? [VIEWERS[n % VIEWERS.length]!] : [];
};

/** Everything that someone could try without changing anything. */
function tries({ revision }: RunningTable, { state, viewer }: Standing): ToTable[] {
  return [0, 1].flatMap((seat): ToTable[] => {
    const decision = `${seat}.${state.core.answered[seat]}`;
    return [
      { type: 'answer', seat, revision, answer: { decision, picks: ['nothing'] } },
      { type: 'answer', seat, revision, answer: { decision, counts: { gold: 1 } } },
      { type: 'answer', seat, revision: revision + 1, answer: { decision, picks: [] } },
      ...(viewer === seat ? [] : [{ type: 'undo', seat, revision } as const]),
      ...(viewer === seat ? [] : [{ type: 'end-turn', seat } as const]),
      { type: 'look', viewer: seat },
      { type: 'look', viewer: 'spectator' },
      { type: 'reclaim', seat },
      { type: 'course' },
      { type: 'review' },
    ];
  });
}

/** What the viewer hears who tries everything in one world, and then when the next answer is given. */
async function experienced(run: RunTable, standing: Standing, next: Next) {
  const table = run(standing);
  for (const message of tries(table, standing)) table.send(message);
  if (next.isHintDue) {
    table.send({ type: 'look', viewer: next.seat });
    table.send({ type: 'hint' });
  }
  const before = await table.heard(next.isHintDue);
  const isGiven = table.answer(next.seat, next.answer);
  const after = isGiven ? await table.heard(false) : [];
  const view = JSON.stringify(table.view());
  table.close();
  return { before, after, view };
}

/** What happens next, and whether the viewer asks for a hint before. */
interface Next {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly isHintDue: boolean;
}

/** How much was compared: what came before anyone had moved, the hints in it, and moves that look the same. */
interface Compared {
  messages: number;
  hints: number;
  moves: number;
}

/** Plays a whole game, and looks into other worlds on the way. */
export async function compareTwins(
  game: Game,
  run: RunTable,
): Promise<Compared & { readonly answers: number }> {
  const clock = { kind: 'move', seconds: 60 } as const;
  const t = new Trial({ undo: 'ask', clock, hints: true }, game).begin();
  const { room, log } = t;
  const compared: Compared = { messages: 0, hints: 0, moves: 0 };
  for (let n = 0; room.phase === 'playing'; n++) {
    const table = room.table!;
    const [decision] = table.decisions();
    const { seat } = decision!;
    const answer = botAnswer(n % 3 === 0 ? 'random' : 'greedy', table, decision!);
    for (const viewer of lookedAtFrom(n)) {
      // Where nobody else could move meanwhile.
      const isAlone = game.waiting(table.state).length === 1;
      const isHintDue = viewer === seat && isAlone && n % 10 === 0;
      const other = game.sample(table.view(viewer) as View & Position, new QuickChance(n));
      const world = (state: Position) =>
        experienced(run, { rules: game, log, state, viewer }, { seat, answer, isHintDue });
      const here = await world(game.clone(table.state));
      const there = await world(other as Position);
      assert.deepEqual(there.before, here.before);
      compared.messages += here.before.length;
      if (isHintDue) compared.hints++;
      // A die or a card that falls differently in the other world is not compared.
      if (there.view !== here.view) continue;
      assert.deepEqual(there.after, here.after);
      if (here.after.length > 0) compared.moves++;
    }
    t.does(t.at(seat), { type: 'answer', seat, revision: room.revision, answer });
  }
  return { ...compared, answers: room.table!.answers.length };
}

/** By a keeper, with a client at every seat and one without a seat. What comes is noted with its time. */
export function keptTable({ rules, log, state, viewer }: Standing): RunningTable {
  const room: Room = roomFrom(log, rules);
  room.table!.state = state;
  const time = new Sandglass(10_000);
  const store = { append: async () => {}, lines: async () => [] } as unknown as TableStore;
  let looks = 0;
  const lent = { clock: () => LOOK_MS * looks++, pause: async () => {} };
  const keeper = new Keeper(room, {
    ...quietServices,
    store,
    time,
    advise: ({ view }, decision, isGone) => adviseSeat(rules, view, decision, lent, isGone),
    report: error => {
      throw error;
    },
  });
  const listeners = VIEWERS.map(one => new Listener(guestAt(one), () => `${time.now()} `));
  for (const listener of listeners) keeper.attend(listener, null);
  const own = listeners[VIEWERS.indexOf(viewer)]!;
  return {
    revision: room.revision,
    send: message => keeper.take(own, message),
    answer: (seat, answer) => {
      const { revision } = room;
      const by = listeners[VIEWERS.indexOf(seat)]!;
      keeper.take(by, { type: 'answer', seat, revision, answer });
      return true;
    },
    heard: async isHintDue => {
      await time.pass(STEP_MS);
      const wire = own.wire.splice(0);
      assert.equal(
        wire.some(text => text.includes('"advised"')),
        isHintDue,
      );
      return wire;
    },
    view: () => [room.table!.answers.length, room.table!.view(viewer)],
    close: () => keeper.close(),
  };
}
