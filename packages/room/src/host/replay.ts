import type { Event, Game, Phrase, Position, Save, Seat, Viewer } from '@castellan/kernel';
import { MOST_MOVES, projectEvent, Table, verificationOf } from '@castellan/kernel';
import type { Course, FromTable, Scene, SentScene, ToTable } from '@castellan/protocol/net';
import { deltaOf, sentScene } from '@castellan/protocol/net';
import type { Entry } from '../entry.ts';
import { checkEnding } from '../ending.ts';
import { endingIn, saveIn, seatsIn } from '../log.ts';
import { ME } from '../own-table.ts';
import { Refused } from '../refused.ts';
import { courseOf } from './course-of.ts';
import type { Lent } from '@castellan/bots';
import { reviewGame } from './teacher.ts';

/** Who looks at a game again, and how it is shown to them. */
export interface ReplaySpec {
  readonly game: Game;
  /** Until the game is over it is shown from the seats of this screen alone. */
  readonly log: readonly Entry[];
  readonly lent: Lent;
  send(message: FromTable): void;
}

/** A game that was played, to be looked at again at any time. */
export class Replay {
  readonly #spec: ReplaySpec;
  readonly #save: Save;
  /** Where whoever looks at it sat. */
  readonly #own: readonly Seat[];
  /** The position before the first answer, and after each. */
  readonly #positions: Position[];
  readonly #events: readonly (readonly Event[])[];
  readonly #isOver: boolean;
  /** From where it may be looked at. */
  readonly #seats: readonly Seat[];
  #course: Course | null = null;
  #viewer: Viewer;
  #at = 0;
  #sent: SentScene | null = null;
  #lesson = 0;

  constructor(spec: ReplaySpec) {
    const { game, log } = spec;
    this.#spec = spec;
    const save = saveIn(log)!;
    this.#save = save;
    this.#own = seatsIn(log).flatMap((one, seat) =>
      one.kind === 'person' && one.guest === ME ? [seat] : [],
    );
    const table = Table.replay(game, save, 0);
    this.#positions = [game.clone(table.state)];
    for (const answer of save.answers) {
      table.answer(answer);
      this.#positions.push(game.clone(table.state));
    }
    this.#events = table.events.slice();
    const ending = endingIn(log);
    checkEnding(ending, table);
    this.#isOver = ending !== null || table.outcome() !== null || save.answers.length >= MOST_MOVES;
    const all = table.state.core.answered.map((_, seat) => seat);
    this.#seats = this.#isOver ? all : this.#own;
    // Whoever played it alone among bots looks again from where they sat.
    this.#viewer = this.#own.length === 1 ? this.#own[0]! : 'spectator';
  }

  begin(): void {
    const verification = verificationOf(this.#save, this.#events);
    this.#spec.send({
      type: 'verified',
      verification,
      over: this.#isOver,
      seats: this.#seats,
    });
    this.#show();
  }

  take(message: ToTable): void {
    switch (message.type) {
      case 'look': {
        const { viewer } = message;
        if (viewer !== 'spectator' && !this.#seats.includes(viewer))
          throw new Refused('seat', `Nobody here may look from seat ${viewer}.`);
        this.#viewer = viewer;
        this.#show();
        break;
      }
      case 'seek':
        this.#seek(message.to);
        break;
      case 'course': {
        this.#course ??= courseOf(this.#spec.game, this.#save, this.#isOver ? 'all' : 'open');
        this.#spec.send(this.#course);
        break;
      }
      case 'review':
        this.#review();
        break;
      default:
        throw new Refused('over', 'This game is only shown: nothing can be done in it.');
    }
  }

  close(): void {
    this.#lesson++;
  }

  /** One step on shows what happened; any other goes there at once. */
  #seek(to: number): void {
    const isNext = to === this.#at + 1 && to < this.#positions.length;
    this.#at = Math.min(to, this.#positions.length - 1);
    if (!isNext) {
      this.#show();
      return;
    }
    const before = this.#sent!;
    const sent = sentScene(this.#scene(), before);
    this.#sent = sent;
    const delta = deltaOf(before, sent);
    const told = this.#told(this.#events[to - 1]!);
    const moved = { type: 'moved', revision: to, told } as const;
    this.#spec.send(delta === undefined ? moved : { ...moved, delta });
  }

  /** Of those who sat there as people if there were any, else of everyone. */
  #review(): void {
    if (!this.#isOver) throw new Refused('stale', 'A game is reviewed when it is over.');
    const [{ game, lent, send }, save] = [this.#spec, this.#save];
    const all = this.#positions[0]!.core.answered.map((_, seat) => seat);
    const people = all.filter(
      seat => this.#own.includes(seat) || save.seating?.[seat]?.chair === 'person',
    );
    const lesson = ++this.#lesson;
    const isGone = (): boolean => lesson !== this.#lesson;
    void reviewGame(game, save, people.length > 0 ? people : all, lent, send, isGone);
  }

  #show(): void {
    const sent = sentScene(this.#scene(), null);
    this.#sent = sent;
    const told = this.#events.slice(0, this.#at).map(step => this.#told(step));
    const [viewer, revision] = [this.#viewer, this.#at];
    this.#spec.send({ type: 'scene', revision, viewer, scene: sent, from: 0, told });
  }

  #told(step: readonly Event[]): Phrase[] {
    return step.map(event => projectEvent(event, this.#viewer));
  }

  #scene(): Scene {
    const [{ game }, save] = [this.#spec, this.#save];
    const state = this.#positions[this.#at]!;
    const outcome = game.outcome(state);
    const isDone = outcome !== null || this.#at >= MOST_MOVES;
    return {
      view: game.view(state, this.#viewer),
      decision: null,
      waiting: isDone ? [] : game.waiting(state),
      keepers: [],
      turn: game.turns(state),
      answered: this.#at,
      total: save.answers.length,
      canUndo: false,
      held: false,
      outcome,
      commitment: save.commitment,
      seed: isDone ? save.seed : null,
      clocks: null,
    };
  }
}
