import type { Attendant, Keeper, Room } from '@castellan/room';
import { Refused, refusalOf, seatsOf } from '@castellan/room';
import type { Answer, Seat } from '@castellan/kernel';
import { quote, readAnswer } from '@castellan/kernel';
import { decisionLine, overLine, toldLine } from '@castellan/protocol';
import type { WireLine } from '@castellan/protocol';
import type { FromTable, Scene } from '@castellan/protocol/net';
import { LONGEST_MESSAGE, Received } from '@castellan/protocol/net';
import { Bucket } from './bucket.ts';
import { TOO_MUCH } from './guards.ts';
import { cardsText } from '../table/library.ts';
import type { Line } from './line.ts';
import { CLOSE } from './line.ts';
import type { Spend } from './page-socket.ts';
import { take } from './page-socket.ts';

/** By what it costs, as for pages; for each seat. */
export const PROGRAM_BUDGET = { burst: 200, perSecond: 40 };
/** All programs at a table together: where nobody else plays, nobody else sets the pace. */
export const PROGRAM_TABLE_BUDGET = { burst: 200, perSecond: 20 };
const COSTS = { answer: 2, view: 8, cards: 40, quit: 1 } as const;
/** An answer that comes too soon waits for so long, and is then given. */
const WAIT_MS = 250;
const MOST_WAITING = 4;
/** How much is read of what one line sends. */
const READS = { burst: 100, perSecond: 50 };

/**
 * Connects a program to its seat: the lines of the stdio table over a socket, one JSON object a message. It gets what a
 * person in that seat gets, and may send what they may send.
 */
export function attendByProgram(line: Line, keeper: Keeper, key: string, spend: Spend): void {
  const { attendant } = new ProgramLine(line, keeper, key, spend);
  line.socket.on('close', () => keeper.leave(attendant));
  keeper.attend(attendant, null);
}

class ProgramLine {
  readonly #line: Line;
  readonly #keeper: Keeper;
  readonly #spend: Spend;
  readonly #script: Script;
  readonly #reads = new Bucket(READS.burst, READS.perSecond, performance.now());
  readonly attendant: Attendant;
  /** How many answers are held back. */
  #waiting = 0;

  constructor(line: Line, keeper: Keeper, key: string, spend: Spend) {
    const sender = { kind: 'program', key } as const;
    this.#line = line;
    this.#keeper = keeper;
    this.#spend = spend;
    this.#script = new Script(
      () => keeper.room,
      () => seatsOf(keeper.room, sender)[0] ?? null,
      text => line.send(text),
    );
    this.attendant = {
      sender,
      viewer: 'spectator',
      hear: message => {
        if (message.type === 'refused') line.refused(message.code);
        this.#script.hear(message);
      },
      dismiss: why => {
        this.#refuse(why.code, why.message);
        line.close(CLOSE.dismissed, 'refused');
      },
      hangUp: () => line.close(CLOSE.busy, 'come back'),
    };
    line.socket.on('message', (data: Buffer) => this.#attempt(() => this.#take(data)));
  }

  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      const { code, message } = refusalOf(error);
      this.#refuse(code, message);
      this.#line.fault();
    }
  }

  #refuse(code: string, message: string): void {
    this.#line.refused(code);
    this.#line.send(JSON.stringify({ error: { code, message } } satisfies WireLine));
  }

  #take(data: Buffer): void {
    // What is not paid for is not even read.
    if (!this.#reads.take(performance.now())) throw new Refused('busy', TOO_MUCH);
    const ask = readAsk(data);
    const word = ASKS.find(one => Object.hasOwn(ask, one))!;
    const { seat } = this.#script;
    if (seat === null) throw new Refused('seat', 'This token no longer has a seat at the table.');
    const answer = word === 'answer' ? readAnswer(ask['answer']) : null;
    if (!this.#spend(COSTS[word])) {
      if (answer === null || this.#waiting >= MOST_WAITING) throw new Refused('busy', TOO_MUCH);
      this.#answerLater(answer);
    } else if (answer !== null) this.#answer(seat, answer);
    else if (word === 'view') this.#script.view();
    else if (word === 'cards') this.#line.send(cardsText(this.#keeper.room.rules));
    else this.#line.close(1000, 'bye');
  }

  #answer(seat: Seat, answer: Answer): void {
    const { revision } = this.#script;
    this.#script.expect(answer.decision);
    take(this.#line, this.#keeper, this.attendant, { type: 'answer', seat, revision, answer });
  }

  /** Holds the answer back until the budget allows it. If it is stale by then, it is refused as usual. */
  #answerLater(answer: Answer): void {
    this.#waiting++;
    setTimeout(() => {
      this.#waiting--;
      if (!this.#line.isOpen) return;
      const { seat } = this.#script;
      if (!this.#spend(COSTS.answer)) this.#answerLater(answer);
      else if (seat !== null) this.#attempt(() => this.#answer(seat, answer));
    }, WAIT_MS);
  }
}

const ASKS = ['answer', 'view', 'cards', 'quit'] as const;

function readAsk(data: Buffer): Readonly<Record<string, unknown>> {
  if (data.length > LONGEST_MESSAGE) throw new Refused('malformed', 'This message is too long.');
  const wanted = `Send one of ${ASKS.map(ask => `{"${ask}": …}`).join(', ')}.`;
  let value: unknown;
  try {
    value = JSON.parse(data.toString('utf8'));
  } catch {
    throw new Refused('malformed', `Not JSON. ${wanted}`);
  }
  const isAsk =
    typeof value === 'object' && value !== null && ASKS.some(ask => Object.hasOwn(value, ask));
  if (!isAsk) throw new Refused('malformed', `Not understood: ${quote(value)}. ${wanted}`);
  return value as Readonly<Record<string, unknown>>;
}

/** Turns what a table sends into lines for a program. */
class Script {
  readonly #room: () => Room;
  readonly #seatNow: () => Seat | null;
  readonly #text: (text: string) => void;
  readonly #received = new Received();
  #asked = '';
  #expected = '';
  revision = 0;

  constructor(room: () => Room, seatNow: () => Seat | null, send: (text: string) => void) {
    this.#room = room;
    this.#seatNow = seatNow;
    this.#text = send;
  }

  /** Where it sits now; null if it has no seat. */
  get seat(): Seat | null {
    return this.#seatNow();
  }

  #send(line: WireLine): void {
    this.#text(JSON.stringify(line));
  }

  get #scene(): Scene | null {
    return this.#received.scene;
  }

  /** An answer to this decision is on its way. */
  expect(decision: string): void {
    this.#expected = decision;
  }

  view(): void {
    this.#send({ view: this.#scene?.view ?? null });
  }

  hear(message: FromTable): void {
    const { seat } = this;
    if (seat === null) return;
    switch (message.type) {
      case 'scene':
        this.revision = message.revision;
        if (this.#scene === null) this.#start(seat, message.scene);
        this.#received.whole(message.scene);
        // After an undo the same question may come again.
        this.#asked = '';
        this.#goOn();
        break;
      case 'moved': {
        const before = this.#scene!;
        this.revision = message.revision;
        if (message.delta !== undefined) this.#received.changed(message.delta);
        if (this.#scene!.answered > before.answered) this.#accept();
        for (const phrase of message.told) this.#send(toldLine(this.#room().rules, phrase, seat));
        this.#goOn();
        break;
      }
      case 'refused': {
        const { code, message: why } = message;
        this.#expected = '';
        this.#send({ error: { code, message: why } });
        break;
      }
      default:
        break;
    }
  }

  #start(seat: Seat, { commitment }: Pick<Scene, 'commitment'>): void {
    const { rules, spec, seats, promise } = this.#room();
    this.#send({
      start: {
        game: rules.id,
        rulesVersion: rules.rulesVersion,
        players: seats.length,
        seat,
        settings: spec.settings,
        commitment,
        promise,
      },
    });
  }

  /** Comes before what an answer has brought about. */
  #accept(): void {
    if (this.#expected === '' || this.#scene!.decision?.id === this.#expected) return;
    const open = this.#scene!.decision === null ? [] : [this.#scene!.decision.id];
    this.#send({ accepted: { decision: this.#expected, open } });
    this.#expected = '';
  }

  #goOn(): void {
    const { decision, outcome, seed } = this.#scene!;
    if (decision !== null && decision.id !== this.#asked)
      this.#send(decisionLine(this.#room().rules, decision));
    this.#asked = decision?.id ?? '';
    if (seed === null) return;
    const { rules, ending } = this.#room();
    const { why, winners } = ending ?? { why: '', winners: [] };
    this.#send(
      outcome === null
        ? { over: { ending: why, winners, ranks: [], scores: [], seed } }
        : overLine(rules, outcome, seed),
    );
  }
}
