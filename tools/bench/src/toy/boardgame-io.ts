/**
 * Mini Kingdoms on boardgame.io, written as its guide recommends: named moves over a drafted `G`, stages for who may
 * answer what, events to pass the turn. The rules are the same functions as in the hand-written game, so the
 * difference between the two is the engine. Undo is off and no move validates itself, because the other side has
 * neither.
 */
import type { ActionShape, ActivePlayersArg, Game, MoveFn, State } from 'boardgame.io';
import {
  CreateGameReducer,
  InitializeGame,
  ProcessGameConfig,
} from 'boardgame.io/dist/cjs/internal.js';
import { MOVE_NAMES, kindOf, magicOf, move, targetOf, type MoveName } from './move.ts';
import type { Engine } from './playout.ts';
import { SEATS, newTable, type StepName, type ToyTable } from './table.ts';
import { answer, beginTurn, endTurn, pending } from './turn.ts';

/** The seat that must answer, and the stage (our step) that says how. */
function answering(table: ToyTable): ActivePlayersArg {
  const { seat, step } = pending(table)!;
  return { value: { [seat]: step } };
}

function moveOf(kind: number): MoveFn<ToyTable> {
  return ({ G, ctx, events }, target: number, magic: number) => {
    answer(G, move(kind, target, magic));
    const next = pending(G);
    if (next === undefined) events.endTurn();
    else if (ctx.activePlayers?.[next.seat] !== next.step) events.setActivePlayers(answering(G));
  };
}

const MOVES = Object.fromEntries(MOVE_NAMES.map((name, kind) => [name, moveOf(kind)])) as Record<
  MoveName,
  MoveFn<ToyTable>
>;

/** A stage with the moves that its step can offer. */
const stage = (...names: MoveName[]) => ({
  moves: Object.fromEntries(names.map(name => [name, MOVES[name]])),
});

const stages: Record<Exclude<StepName, 'harvest'>, ReturnType<typeof stage>> = {
  income: stage('income'),
  take: stage('take'),
  action: stage('take', 'hire', 'slay', 'build'),
  citizen: stage('welcome'),
  hire: stage('hire', 'pass'),
  slay: stage('slay', 'pass'),
  lose: stage('lose'),
  steal: stage('steal'),
};

const rules: Game<ToyTable, Record<string, unknown>, number> = {
  name: 'mini-kingdoms',
  disableUndo: true,
  setup: (_context, seed = 0) => newTable(seed),
  turn: {
    stages,
    onBegin: ({ G, events }) => {
      beginTurn(G);
      events.setActivePlayers(answering(G));
    },
    onEnd: ({ G }) => endTurn(G),
  },
  endIf: ({ G }) => G.over || undefined,
};

/** Prepared once: with plain rules, the engine would prepare them again for every game. */
const miniKingdoms = ProcessGameConfig(rules);
const reduce = CreateGameReducer({ game: miniKingdoms });

export const boardgameIo: Engine<State<ToyTable>> = {
  start: seed => InitializeGame({ game: miniKingdoms, numPlayers: SEATS, setupData: seed }),
  table: state => state.G,
  apply(state, chosen) {
    const action: ActionShape.MakeMove = {
      type: 'MAKE_MOVE',
      payload: {
        type: MOVE_NAMES[kindOf(chosen)]!,
        args: [targetOf(chosen), magicOf(chosen)],
        playerID: String(pending(state.G)!.seat),
      },
    };
    return reduce(state, action);
  },
};
