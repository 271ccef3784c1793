import type { QuickChair } from '@castellan/bots';
import { seenMove } from '@castellan/bots';
import type { Answer, Decision, Position, Seat, Seated, View, Viewer } from '@castellan/kernel';
import { Table } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { endingIn } from '@castellan/room';
import { Failure } from '../failure.ts';
import { defaultSavePath, writeSaveFile } from '../saves.ts';
import { NOBODY_HAS_WON, scoreSheet } from '../score-sheet.ts';
import { isOver, STOPPED } from '../verification.ts';
import { adviceLines, adviceOn, motiveLines, motiveOf } from '../teaching.ts';
import { wrap } from '../wrap.ts';
import type { Manner } from './asking.ts';
import { decisionLines, say, whyLines } from './asking.ts';
import { PERSON } from './company.ts';
import { lookUp, commandLines, rulesLines } from './reference.ts';
import { readTyped } from './reading.ts';
import type { Talk } from './talk.ts';

const LOG_LINES = 20;

/** A table, who sits at it, and the log of what was played before. */
export interface LaidTable {
  readonly table: Table<Position, View>;
  readonly seated: readonly Seated[];
  readonly log: readonly Entry[];
}

/** Whether the person at the terminal wants to go on or to leave. */
type Wish = 'on' | 'leave';

/** A game at one terminal: people and bots at one table, until it is over or someone leaves. */
export class TerminalGame {
  readonly #table: Table<Position, View>;
  readonly #seated: readonly Seated[];
  readonly #chairs: readonly (QuickChair | null)[];
  readonly #talk: Talk;
  readonly #manner: Manner;
  readonly #saveTo: string | null;
  /** The game as it is saved, with what is taken back. */
  readonly #kept: Entry[];
  /** How much of the record each viewer was told, and how much when the board was last drawn. */
  readonly #told = new Map<Viewer, number>();
  readonly #drawn = new Map<Viewer, number>();
  #last: Seat | null = null;

  constructor(
    { table, seated, log }: LaidTable,
    chairs: readonly (QuickChair | null)[],
    talk: Talk,
    manner: Manner,
    saveTo: string | null,
  ) {
    this.#table = table;
    this.#seated = seated;
    this.#kept = [...log];
    this.#chairs = chairs;
    this.#talk = talk;
    this.#manner = manner;
    this.#saveTo = saveTo;
  }

  /** Plays on; returns true when the game is over, false when someone left. */
  async play(): Promise<boolean> {
    try {
      while (!isOver(this.#table)) {
        const decision = this.#next();
        if (decision !== null && (await this.#ask(decision)) === 'leave') {
          this.#leave();
          return false;
        }
      }
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(
        `The rules failed: ${(error as Error).message}\nThe game up to here is in ${this.#save(null)}`,
      );
    }
    this.#end();
    return true;
  }

  /** Lets the bots answer; returns the decision that a person must take, or null to look again. */
  #next(): Decision | null {
    const open = this.#table.decisions();
    const theirs = open.filter(({ seat }) => !this.#isPerson(seat));
    for (const decision of theirs) {
      if (isOver(this.#table)) break;
      const view = this.#table.view(decision.seat);
      this.#give(this.#chairs[decision.seat]!.choose(view, decision));
    }
    if (this.#people().length === 0) this.#news('spectator');
    return theirs.length > 0 ? null : open[0]!;
  }

  async #ask(decision: Decision): Promise<Wish> {
    const { seat } = decision;
    if (!(await this.#handOver(seat))) return 'leave';
    this.#news(seat);
    if (this.#drawn.get(seat) !== this.#table.events.flat().length) this.#board(seat);
    this.#talk.show(['', ...decisionLines(decision, this.#manner)]);
    for (;;) {
      const typed = await this.#talk.ask('> ');
      if (typed === null) return 'leave';
      const done = this.#command(typed.trim(), decision);
      const wish = done === undefined ? this.#answer(typed, decision) : done;
      if (wish !== null) return wish;
    }
  }

  /** Handles an answer; null to ask again. */
  #answer(typed: string, decision: Decision): Wish | null {
    const read = readTyped(decision, typed, phrase => say(this.#manner, phrase));
    if ('complaint' in read) {
      this.#talk.say(`${read.complaint} ("help" lists commands.)`);
      return null;
    }
    this.#give(read.answer);
    if (this.#saveTo !== null) this.#save(this.#saveTo);
    return 'on';
  }

  #give(answer: Answer): void {
    const events = this.#table.answer(answer);
    const seat = Number(answer.decision.split('.')[0]);
    this.#kept.push({ type: 'answered', at: 0, seat, hand: 'own', answer, events });
  }

  /** The chair that advises gets the view of this seat, no more. */
  #hint(decision: Decision): string[] {
    const { game } = this.#manner;
    const advice = adviceOn(game, this.#table.view(decision.seat), decision);
    return adviceLines(advice, phrase => say(this.#manner, phrase));
  }

  /** Why a bot made its last move, by what the seat that asks could see. */
  #why(whom: string, { seat: asker }: Decision): string[] {
    const { game, who } = this.#manner;
    const seats = this.#seated.flatMap((_, seat) => (this.#isPerson(seat) ? [] : [seat]));
    const seat = seats.find(one => who(one).toLowerCase() === whom.toLowerCase());
    if (seat === undefined) return [`Bots here: ${seats.map(who).join(', ') || 'none'}.`];
    const { answers } = this.#table;
    const at = answers.findLastIndex(({ decision }) => decision.startsWith(`${seat}.`));
    if (at < 0) return [`${who(seat)} has not moved yet.`];
    const { state } = Table.replay(game, this.#table.save(), 0);
    const told = motiveOf(game, seenMove(game, state, answers, at, asker));
    return motiveLines(told, who(seat), phrase => say(this.#manner, phrase));
  }

  /** Runs a command; null to ask again, undefined if it was not a command. */
  #command(typed: string, decision: Decision): Wish | null | undefined {
    // An option's name is an answer, even if a command has the same name.
    if (decision.options.some(({ id }) => id === typed)) return undefined;
    const [word = '', ...rest] = typed.split(/\s+/);
    const argument = rest.join(' ');
    const show = (lines: readonly string[]): null => {
      this.#talk.show(lines.flatMap(line => wrap(line, this.#manner.width, '    ')));
      return null;
    };
    switch (word) {
      case 'help':
      case '?':
        return show(commandLines);
      case 'rules':
        return show(rulesLines(this.#manner.game, argument));
      case 'card':
        return show(lookUp(this.#manner, argument));
      case 'why':
        return show(
          argument === '' ? whyLines(decision, this.#manner) : this.#why(argument, decision),
        );
      case 'hint':
        return show(this.#hint(decision));
      case 'log':
        return show(this.#log(decision.seat).slice(argument === 'all' ? 0 : -LOG_LINES));
      case 'board':
        this.#board(decision.seat);
        return show(['', ...decisionLines(decision, this.#manner)]);
      case 'save':
        return show([`Saved: ${this.#save(argument === '' ? null : argument)}`]);
      case 'undo':
        return this.#undo(decision.seat);
      case 'quit':
      case 'exit':
        return 'leave';
      default:
        return undefined;
    }
  }

  #undo(seat: Seat): Wish | null {
    if (!this.#table.canUndo(seat)) {
      this.#talk.say(
        'Nothing to take back: you haven’t answered yet, or someone has learned something or moved since.',
      );
      return null;
    }
    this.#table.undo(seat);
    const record = this.#table.events.length;
    this.#kept.push({ type: 'undone', at: 0, seat, to: record });
    for (const [viewer, told] of this.#told) this.#told.set(viewer, Math.min(told, record));
    this.#drawn.clear();
    this.#talk.say('Taken back.');
    return 'on';
  }

  /** When several people share a terminal, the others look away. */
  async #handOver(seat: Seat): Promise<boolean> {
    if (this.#last === seat || this.#people().length < 2) {
      this.#last = seat;
      return true;
    }
    const name = this.#manner.who(seat);
    if (this.#talk.io.terminal !== null) {
      this.#talk.wipe();
      if (
        (await this.#talk.ask(
          `${name} decides. Everyone else, look away; press Enter when ready. `,
        )) === null
      )
        return false;
    } else this.#talk.say(`\n== ${name}`);
    this.#last = seat;
    this.#drawn.delete(seat);
    return true;
  }

  #isPerson(seat: Seat): boolean {
    return this.#seated[seat]?.chair === PERSON;
  }

  #people(): Seat[] {
    return this.#seated.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []));
  }

  /** What has happened since this viewer was last told. */
  #news(viewer: Viewer): void {
    const from = this.#told.get(viewer) ?? 0;
    const sentences = this.#sentences(viewer, from);
    this.#told.set(viewer, this.#table.events.length);
    if (sentences.length === 0) return;
    if (viewer !== 'spectator') this.#talk.say();
    for (const sentence of sentences) this.#talk.say(`* ${sentence}`, '  ');
  }

  #sentences(viewer: Viewer, from: number): string[] {
    return this.#table.events
      .slice(from)
      .flatMap(events => this.#table.told(events, viewer))
      .map(phrase => say(this.#manner, phrase));
  }

  #log(viewer: Viewer): string[] {
    const sentences = this.#sentences(viewer, 0);
    return sentences.length === 0 ? ['Nothing has happened yet.'] : sentences;
  }

  #board(viewer: Viewer): void {
    this.#drawn.set(viewer, this.#table.events.flat().length);
    const { game, pen, width, who } = this.#manner;
    this.#talk.show(['', ...game.board(this.#table.view(viewer), { pen, width, who })]);
  }

  #save(path: string | null): string {
    const file = path ?? this.#saveTo ?? defaultSavePath(this.#table.save(), this.#talk.io);
    return writeSaveFile(file, this.#kept);
  }

  #leave(): void {
    const path = this.#save(null);
    this.#talk.show(['', `The game is saved: ${path}`, `To go on: castellan play --load ${path}`]);
  }

  #end(): void {
    const { game, who, pen } = this.#manner;
    const [person] = this.#people();
    const viewer = person ?? 'spectator';
    this.#news(viewer);
    this.#board(viewer);
    const outcome = this.#table.outcome();
    const result =
      outcome === null
        ? [pen.strong(STOPPED), NOBODY_HAS_WON]
        : scoreSheet(game, outcome, who, pen);
    this.#talk.show(['', ...result, '']);
    this.#talk.show([
      'The seed, and the promise that was made at the start:',
      `  ${this.#table.seed}`,
      `  ${this.#table.commitment}`,
    ]);
    if (this.#saveTo === null) return;
    if (endingIn(this.#kept) === null) {
      const why = outcome === null ? 'limit' : 'played';
      this.#kept.push({ type: 'ended', at: 0, why, winners: outcome?.winners ?? [] });
    }
    this.#talk.say(`Saved: ${this.#save(this.#saveTo)}`);
  }
}
