import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '@castellan/kernel';
import { quote, readAnswer } from '@castellan/kernel';
import { decisionLine, overLine, toldLine } from '@castellan/protocol';
import type { WireLine } from '@castellan/protocol';
import type { FromServer, Scene } from '@castellan/protocol/net';
import { LONGEST_MESSAGE, Received } from '@castellan/protocol/net';
import { Refused, refusalOf } from '../room/refused.ts';
import type { Room } from '../room/room.ts';
import type { Attendant } from '../table/attendant.ts';
import type { Keeper } from '../table/keeper.ts';
import { Bucket } from './bucket.ts';
import { CLOSE } from './page-socket.ts';

/** For what was not asked for. An answer in its turn does not count: the table itself sets its pace. */
const BURST = 100;
const PER_SECOND = 50;

/**
 * A program in a seat: the lines of the stdio table over a socket, one JSON object a message. It gets what a person in
 * that seat gets, and may send what they may send.
 */
export function attendByProgram(socket: WebSocket, keeper: Keeper, seat: Seat): void {
  const bucket = new Bucket(BURST, PER_SECOND, Date.now());
  const send = (line: WireLine): void => socket.send(JSON.stringify(line));
  const script = new Script(
    seat,
    () => keeper.room,
    send,
    () => bucket.giveBack(),
  );
  const attendant: Attendant = {
    sender: { kind: 'program', seat },
    viewer: seat,
    hear: message => script.hear(message),
    dismiss: () => socket.close(CLOSE.dismissed, 'refused'),
  };
  socket.on('message', (data: Buffer) => {
    try {
      if (!bucket.take(Date.now())) throw new Refused('busy', 'Too many messages at once.');
      const ask = readAsk(data);
      if ('answer' in ask) {
        const answer = readAnswer(ask['answer']);
        script.expect(answer.decision);
        keeper.take(attendant, { type: 'answer', seat, revision: script.revision, answer });
      } else if ('view' in ask) script.view();
      else if ('cards' in ask) script.cards();
      else socket.close(1000, 'bye');
    } catch (error) {
      const { code, message } = refusalOf(error);
      send({ error: { code, message } });
    }
  });
  socket.on('close', () => keeper.leave(attendant));
  keeper.attend(attendant, null);
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
  readonly #seat: Seat;
  readonly #room: () => Room;
  readonly #send: (line: WireLine) => void;
  readonly #onAccepted: () => void;
  readonly #received = new Received();
  #asked = '';
  #expected = '';
  revision = 0;

  constructor(
    seat: Seat,
    room: () => Room,
    send: (line: WireLine) => void,
    onAccepted: () => void,
  ) {
    this.#seat = seat;
    this.#room = room;
    this.#send = send;
    this.#onAccepted = onAccepted;
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

  cards(): void {
    const { rules } = this.#room();
    this.#send({ cards: { list: rules.ledger(), ...rules.legend } });
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case 'scene':
        this.revision = message.revision;
        if (this.#scene === null) this.#start(message.scene);
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
        for (const phrase of message.told)
          this.#send(toldLine(this.#room().rules, phrase, this.#seat));
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

  #start({ commitment }: Pick<Scene, 'commitment'>): void {
    const { rules, spec, seats, promise } = this.#room();
    this.#send({
      start: {
        game: rules.id,
        rulesVersion: rules.rulesVersion,
        players: seats.length,
        seat: this.#seat,
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
    this.#onAccepted();
  }

  #goOn(): void {
    const { decision, outcome, seed } = this.#scene!;
    if (decision !== null && decision.id !== this.#asked)
      this.#send(decisionLine(this.#room().rules, decision));
    this.#asked = decision?.id ?? '';
    if (seed === null) return;
    const { rules, ending } = this.#room();
    this.#send(
      outcome === null
        ? {
            over: {
              ending: ending?.why ?? '',
              winners: ending?.winners ?? [],
              ranks: [],
              scores: [],
              seed,
            },
          }
        : overLine(rules, outcome, seed),
    );
  }
}
