import type { Event, Game, Phrase, Position, Save, Seat, Viewer } from '@castellan/kernel';
import { MOST_MOVES, projectEvent, Table, verificationOf } from '@castellan/kernel';
import type { Course, FromTable, Scene, SentScene, ToTable } from '@castellan/protocol';
import { deltaOf, sentScene } from '@castellan/protocol';
import type { Entry } from '../entry.ts';
import { checkEnding } from '../ending.ts';
import { endingIn, saveIn, seatsIn } from '../log.ts';
import { ME } from '../own-table.ts';
import { Refused } from '../refused.ts';
import { courseOf } from './course-of.ts';
import type { Lent } from '@castellan/bots';
import { Sandbox } from './sandbox.ts';
import { explainTurn, reviewGame } from './teacher.ts';

const ONLY_SHOWN = 'This game is only shown: nothing can be done in it.';

/** Who watches a replay, and how it is shown to them. */
export interface ReplaySpec {
  readonly game: Game;
  /** Until the game is over it is shown from the seats of this screen alone. */
  readonly log: readonly Entry[];
  readonly lent: Lent;
  send(message: FromTable): void;
}

/** A game that was played, to be seen again at any point. */
export class Replay {
  readonly #spec: ReplaySpec;
  readonly #save: Save;
  /** Where the one looking at it sat. */
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
  /** What is being tried out, and from where it was looked at before. */
  #sandbox: { readonly tried: Sandbox; readonly viewer: Viewer } | null = null;
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
    // Someone who played it alone among bots looks again from where they sat.
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
        this.#leaveSandbox();
        this.#seek(message.to);
        break;
      case 'sandbox':
        this.#leaveSandbox();
        if (message.on) this.#enterSandbox();
        this.#show();
        break;
      case 'answer': {
        const { tried } = this.#mustTry();
        tried.answer(message.answer);
        this.#turnTo(tried);
        this.#change(tried.events.at(-1)!);
        break;
      }
      case 'undo': {
        const { tried } = this.#mustTry();
        tried.undo();
        this.#turnTo(tried);
        this.#show();
        break;
      }
      case 'course': {
        this.#course ??= courseOf(this.#spec.game, this.#save, this.#isOver ? 'all' : 'open');
        this.#spec.send(this.#course);
        break;
      }
      case 'review':
        this.#review();
        break;
      case 'why':
        this.#explain(message.at);
        break;
      default:
        throw new Refused('over', ONLY_SHOWN);
    }
  }

  /** Only when it is over: trying something out shows what was hidden. */
  #enterSandbox(): void {
    if (!this.#isOver) throw new Refused('stale', 'You can try things out once the game is over.');
    const [{ game }, save] = [this.#spec, this.#save];
    const tried = new Sandbox(game, save, this.#positions[this.#at]!);
    this.#sandbox = { tried, viewer: this.#viewer };
    this.#turnTo(tried);
  }

  #leaveSandbox(): void {
    if (this.#sandbox === null) return;
    this.#viewer = this.#sandbox.viewer;
    this.#sandbox = null;
    this.#sent = null;
  }

  #mustTry(): { readonly tried: Sandbox } {
    if (this.#sandbox === null) throw new Refused('over', ONLY_SHOWN);
    return this.#sandbox;
  }

  /** Looks from where something is to be decided. */
  #turnTo(tried: Sandbox): void {
    if (tried.decisionOf(this.#viewer) !== null || tried.next === null) return;
    this.#viewer = tried.next;
    this.#sent = null;
  }

  close(): void {
    this.#lesson++;
  }

  /** One step forward shows what happened; any other jumps there. */
  #seek(to: number): void {
    const isNext = to === this.#at + 1 && to < this.#positions.length;
    this.#at = Math.min(to, this.#positions.length - 1);
    if (isNext) this.#change(this.#events[to - 1]!);
    else this.#show();
  }

  /** Shows what has happened since the last scene; the whole of it to someone who looks from elsewhere now. */
  #change(events: readonly Event[]): void {
    const before = this.#sent;
    if (before === null) {
      this.#show();
      return;
    }
    const sent = sentScene(this.#scene(), before);
    this.#sent = sent;
    const delta = deltaOf(before, sent);
    const moved = { type: 'moved', revision: this.#revision, told: this.#told(events) } as const;
    this.#spec.send(delta === undefined ? moved : { ...moved, delta });
  }

  get #revision(): number {
    return this.#at + (this.#sandbox?.tried.events.length ?? 0);
  }

  /** Those who sat there as people if there were any, else everyone. */
  #review(): void {
    if (!this.#isOver) throw new Refused('stale', 'A game can be reviewed once it is over.');
    const [{ game, lent, send }, save] = [this.#spec, this.#save];
    const all = this.#positions[0]!.core.answered.map((_, seat) => seat);
    const people = all.filter(
      seat => this.#own.includes(seat) || save.seating?.[seat]?.chair === 'person',
    );
    const lesson = ++this.#lesson;
    const isGone = (): boolean => lesson !== this.#lesson;
    void reviewGame(game, save, people.length > 0 ? people : all, lent, send, isGone);
  }

  #explain(at: number): void {
    if (!this.#isOver)
      throw new Refused('stale', 'You can see why it was played once the game is over.');
    const [{ game, lent, send }, { answers }] = [this.#spec, this.#save];
    if (at >= answers.length) throw new Refused('stale', 'There is no such move in this game.');
    const lesson = ++this.#lesson;
    const isGone = (): boolean => lesson !== this.#lesson;
    void explainTurn(game, this.#positions[0]!, answers, at, lent, isGone).then(turn => {
      if (turn !== null) send({ type: 'explained', at, turn });
    });
  }

  #show(): void {
    const sent = sentScene(this.#scene(), null);
    this.#sent = sent;
    const events = [...this.#events.slice(0, this.#at), ...(this.#sandbox?.tried.events ?? [])];
    const told = events.map(step => this.#told(step));
    const [viewer, revision] = [this.#viewer, this.#revision];
    this.#spec.send({ type: 'scene', revision, viewer, scene: sent, from: 0, told });
  }

  #told(step: readonly Event[]): Phrase[] {
    return step.map(event => projectEvent(event, this.#viewer));
  }

  #scene(): Scene {
    const [{ game }, save] = [this.#spec, this.#save];
    const tried = this.#sandbox?.tried ?? null;
    const state = tried?.state ?? this.#positions[this.#at]!;
    const outcome = game.outcome(state);
    const isDone = outcome !== null || this.#revision >= MOST_MOVES;
    return {
      view: game.view(state, this.#viewer),
      decision: isDone ? null : (tried?.decisionOf(this.#viewer) ?? null),
      waiting: isDone ? [] : game.waiting(state),
      keepers: [],
      turn: game.turns(state),
      answered: this.#revision,
      ...(tried === null ? {} : { sandbox: true as const }),
      total: save.answers.length,
      canUndo: tried?.canUndo === true,
      held: false,
      outcome,
      commitment: save.commitment,
      seed: isDone ? save.seed : null,
      clocks: null,
    };
  }
}
