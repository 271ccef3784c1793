import type { Decision, Game, Settings, Position, View, Viewer } from '@castellan/kernel';
import {
  commitment,
  quote,
  readJson,
  readSave,
  Refusal,
  settingsOf,
  Table,
} from '@castellan/kernel';
import type { WireLine } from '@castellan/protocol';
import { decisionLine, eventLines, overLine } from '@castellan/protocol';
import { isOver, STOPPED } from '../verification.ts';
import { loadedState } from './loading.ts';

const ASKS = ['answer', 'view', 'cards', 'state', 'load', 'save', 'undo', 'quit'] as const;
type Ask = (typeof ASKS)[number];

/**
 * One table, played with lines of JSON. Every input line gets at least one output line, so that nobody waits in vain.
 */
export class StdioTable {
  readonly #game: Game;
  readonly #settings: Settings;
  readonly #send: (line: WireLine) => void;
  #table: Table<Position, View>;
  /** The decisions that were sent and are still open. */
  #asked = new Set<string>();
  /** A position that was loaded from outside has no record before it. */
  #hasRecord = true;

  constructor(game: Game, settings: Settings, seed: string, send: (line: WireLine) => void) {
    this.#game = game;
    this.#settings = settings;
    this.#send = send;
    this.#table = new Table(game, settings, seed);
    this.#start();
  }

  /** Handles one line; returns false if it was the last. */
  take(text: string): boolean {
    try {
      const [ask, value] = readAsk(text);
      if (ask === 'quit') {
        this.#send({ closed: true });
        return false;
      }
      this[ask](value);
    } catch (error) {
      this.#complain(error);
    }
    return true;
  }

  /** First confirms that the answer was accepted, because it may lead to neither an event nor a new decision. */
  answer(value: unknown): void {
    if (this.#table.outcome() === null && isOver(this.#table)) throw new Refusal('over', STOPPED);
    const events = this.#table.answer(value);
    const { decision } = this.#table.answers.at(-1)!;
    this.#send({ accepted: { decision, open: this.#open().map(({ id }) => id) } });
    for (const event of events) for (const line of eventLines(this.#game, event)) this.#send(line);
    this.#goOn();
  }

  view(value: unknown): void {
    const viewer = this.#viewer(value);
    this.#send({ view: this.#table.view(viewer) });
  }

  cards(_value: unknown): void {
    this.#send({ cards: { list: this.#game.ledger(), ...this.#game.legend } });
  }

  state(_value: unknown): void {
    this.#send({ state: this.#table.state });
  }

  save(_value: unknown): void {
    if (!this.#hasRecord) {
      throw new Refusal(
        'save',
        'This table was loaded from a state, which has no record of its answers: ask for its state instead.',
      );
    }
    this.#send({ save: this.#table.save() });
  }

  /** A state, or a whole saved game. */
  load(value: unknown): void {
    if (typeof value === 'object' && value !== null && 'castellan' in value) {
      this.#table = Table.replay(this.#game, readSave(value));
      this.#hasRecord = true;
    } else {
      const state = loadedState(this.#game, value);
      const table = new Table(this.#game, this.#settings, state.core.rng.seed);
      table.state = state;
      this.#table = table;
      this.#hasRecord = false;
    }
    this.#restart();
  }

  undo(value: unknown): void {
    if (typeof value !== 'number')
      throw new Refusal(
        'malformed',
        `"undo" wants the seat that takes back its answer, not ${quote(value)}.`,
      );
    this.#table.undo(value);
    this.#asked.clear();
    this.#send({ undone: { seat: value } });
    this.#goOn();
  }

  #viewer(value: unknown): Viewer {
    const seats = this.#seats();
    if (value === 'spectator') return value;
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats)
      return value;
    throw new Refusal(
      'malformed',
      `"view" wants a seat from 0 to ${seats - 1}, or "spectator", not ${quote(value)}.`,
    );
  }

  #seats(): number {
    return this.#table.state.core.answered.length;
  }

  #start(): void {
    const { id, rulesVersion } = this.#game;
    this.#send({
      start: {
        game: id,
        rulesVersion,
        players: this.#seats(),
        settings: settingsOf(this.#table.save()),
        commitment: this.#table.commitment,
      },
    });
    this.#goOn();
  }

  #restart(): void {
    this.#asked.clear();
    this.#send({
      loaded: { players: this.#seats(), commitment: this.#promise() },
    });
    this.#goOn();
  }

  /** For a loaded position only its seed can be promised. */
  #promise(): string {
    return this.#hasRecord ? this.#table.commitment : commitment(this.#table.state.core.rng.seed);
  }

  /** Sends new decisions, or how the game ended. */
  #goOn(): void {
    const open = this.#open();
    for (const decision of open) {
      if (!this.#asked.has(decision.id)) this.#send(decisionLine(this.#game, decision));
    }
    this.#asked = new Set(open.map(({ id }) => id));
    if (!isOver(this.#table)) return;
    const outcome = this.#table.outcome();
    const { seed } = this.#table.state.core.rng;
    this.#send(
      outcome === null
        ? { over: { ending: STOPPED, winners: [], ranks: [], scores: [], seed } }
        : overLine(this.#game, outcome, seed),
    );
  }

  #open(): Decision[] {
    return isOver(this.#table) ? [] : this.#table.decisions();
  }

  #complain(error: unknown): void {
    if (error instanceof Refusal) {
      const { code, message, details } = error;
      this.#send({
        error: { code, message, ...(Object.keys(details).length > 0 ? { details } : {}) },
      });
    } else this.#send({ error: { code: 'fault', message: (error as Error).message } });
  }
}

function readAsk(text: string): [Ask, unknown] {
  const wanted = `Send one of ${ASKS.map(ask => `{"${ask}": …}`).join(', ')}.`;
  let value: unknown;
  try {
    value = readJson(text);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('malformed', `Not JSON: ${(error as Error).message}. ${wanted}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('malformed', `Not a JSON object: ${quote(value)}. ${wanted}`);
  }
  const keys = Object.keys(value);
  const [key] = keys;
  const ask = ASKS.find(one => one === key);
  if (keys.length !== 1 || ask === undefined) {
    throw new Refusal('malformed', `Not understood: ${quote(value)}. ${wanted}`);
  }
  return [ask, (value as Readonly<Record<string, unknown>>)[ask]];
}
