import type { Advice, Answer, Decision, Game, View } from '@castellan/kernel';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { createInbox } from '@nats-io/transport-node';
import { connectNats } from '../bus/nats-bus.ts';
import type { Asked, Thinking, Thought } from './thinkers.ts';
import { questionOf, Thinkers } from './thinkers.ts';

/** Thinkers share this subject: each question goes to one of them. */
const SUBJECT = 'castellan.think';
const QUEUE = 'thinkers';
/** A thinker that takes a question says so at once, and again while it thinks; one that falls silent is gone. */
const TAKEN_MS = 1000;
const STILL_MS = 1000;
const SILENCE_MS = 3000;

/** What a thinker says: that it thinks about it, that it can't right now, or its thought. */
type Reply = 'taken' | 'busy' | { readonly thought: Thought['thought'] };

/** Asks thinkers on other machines; if none of them answers, bots think here. */
export class FarThinkers implements Thinking {
  readonly #near = new Thinkers();
  #nats: NatsConnection | null = null;
  #isUp = false;
  #isClosed = false;

  constructor(url: string, report: (error: unknown) => void) {
    connectNats(url, 'castellan asks')
      .then(nats => this.#connected(nats))
      .catch(report);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  async answer(table: string, bot: string, rules: Game, view: View, decision: Decision) {
    return (await this.#ask(questionOf(table, bot, rules, view, decision))) as Answer | null;
  }

  async advise(table: string, rules: Game, view: View, decision: Decision) {
    return (await this.#ask(questionOf(table, null, rules, view, decision))) as Advice | null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isUp = false;
    await this.#nats?.close();
    await this.#near.close();
  }

  async #ask(question: Asked): Promise<Thought['thought']> {
    return (await this.#askFar(question)) ?? this.#near.ask(question);
  }

  async #connected(nats: NatsConnection): Promise<void> {
    if (this.#isClosed) {
      await nats.close();
      return;
    }
    this.#nats = nats;
    this.#isUp = true;
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.#isUp = false;
      else if (type === 'reconnect') this.#isUp = true;
    }
  }

  /** Null: nobody answers, or they can't, as when a thinker doesn't have these rules yet. */
  #askFar(question: Asked): Promise<Thought['thought']> {
    const nats = this.#nats;
    if (nats === null || !this.#isUp) return Promise.resolve(null);
    return new Promise(resolve => {
      const inbox = createInbox();
      const end = (thought: Thought['thought']): void => {
        clearTimeout(timer);
        answers.unsubscribe();
        resolve(thought);
      };
      let timer = setTimeout(() => end(null), TAKEN_MS);
      const answers = nats.subscribe(inbox, {
        callback: (error, message) => {
          const reply = error === null ? replyIn(message) : 'busy';
          if (reply === 'taken') {
            clearTimeout(timer);
            timer = setTimeout(() => end(null), SILENCE_MS);
          } else end(reply === 'busy' ? null : reply.thought);
        },
      });
      try {
        nats.publish(SUBJECT, JSON.stringify(question), { reply: inbox });
      } catch {
        end(null);
      }
    });
  }
}

/** Where there is no thinker at all, the server itself answers with an empty message. */
function replyIn(message: Msg): Reply {
  const text = message.string();
  return text === '' ? 'busy' : (JSON.parse(text) as Reply);
}

/** Thinks for servers on other machines, so much at once. */
export class ThinkingService {
  readonly #thinkers = new Thinkers();
  readonly #nats: NatsConnection;
  readonly #mostAtOnce: number;
  readonly #thinking = new Set<Promise<void>>();
  /** How many questions were answered. */
  answered = 0;

  private constructor(nats: NatsConnection, mostAtOnce: number) {
    this.#nats = nats;
    this.#mostAtOnce = mostAtOnce;
    nats.subscribe(SUBJECT, {
      queue: QUEUE,
      callback: (error, message) => {
        if (error === null) this.#take(message);
      },
    });
  }

  static async at(url: string, mostAtOnce: number): Promise<ThinkingService> {
    const service = new ThinkingService(await connectNats(url, 'castellan thinks'), mostAtOnce);
    await service.#nats.flush();
    return service;
  }

  /** Takes no more questions, and answers those it has taken. */
  async close(): Promise<void> {
    const draining = this.#nats.drain();
    await Promise.all(this.#thinking);
    await draining;
    await this.#thinkers.close();
  }

  #take(message: Msg): void {
    const say = (reply: Reply): void => void message.respond(JSON.stringify(reply));
    if (this.#thinking.size >= this.#mostAtOnce) {
      say('busy');
      return;
    }
    say('taken');
    const still = setInterval(() => say('taken'), STILL_MS);
    const thinking = this.#thinkers
      .ask(JSON.parse(message.string()) as Asked)
      .then(thought => say({ thought }))
      .catch(() => say('busy'))
      .finally(() => {
        clearInterval(still);
        this.answered++;
        this.#thinking.delete(thinking);
      });
    this.#thinking.add(thinking);
  }
}
