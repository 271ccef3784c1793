import type { Seat } from '@castellan/kernel';
import { QuickChance, randomAnswer } from '@castellan/kernel';
import type { Entry } from '@castellan/room';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Player } from '../test/player.ts';
import type { Seen, Sent } from './history.ts';
import { faultsIn } from './history.ts';

const chance = new QuickChance(42);
const random = (least: number, most: number): number => least + Math.random() * (most - least);
/** Nobody answers at once; and a machine that does nothing else shows only how fast it is. */
const THOUGHT_MS = 30;
/** Longer than a server takes that is alive. */
const PATIENCE_MS = 8000;

/** Someone who plays on whatever happens, at any server there is, and remembers what became of each answer. */
export class Stubborn {
  readonly player: Player;
  readonly #seat: Seat;
  /** Where the servers are, the own one first. */
  readonly #bases: readonly string[];
  readonly sent: Sent[] = [];
  readonly seen: Omit<Seen, 'who'>[] = [];
  acked = 0;
  #isOver = false;
  comebacks = 0;
  #tries = 0;

  constructor(player: Player, seat: Seat, bases: readonly string[]) {
    this.player = player;
    this.#seat = seat;
    this.#bases = bases;
  }

  stop(): void {
    this.#isOver = true;
    this.player.drop();
  }

  async play(): Promise<void> {
    while (!this.#isOver) {
      try {
        await this.#playOn();
      } catch {
        await sleep(20);
      }
      this.#look();
    }
  }

  #look(): void {
    const { scene, isUpToDate } = this.player;
    if (scene !== null && isUpToDate)
      this.seen.push({ at: performance.now(), answered: scene.answered });
  }

  async #playOn(): Promise<void> {
    const { player } = this;
    if (player.closed !== null) {
      await this.#comeBack();
      return;
    }
    const decision = player.scene?.decision ?? null;
    if (player.room?.phase !== 'playing' || decision === null) {
      await player.until(
        () => player.closed !== null || this.#isOver || (player.scene?.decision ?? null) !== null,
        500,
      );
      return;
    }
    await sleep(random(0, THOUGHT_MS));
    if (player.closed !== null) return;
    const answer = randomAnswer(decision, chance);
    const began = performance.now();
    const refused = player.refusals.length;
    const from = player.wire.length;
    player.answer(answer);
    // What is sent is done in order: when this comes back, the answer is taken or refused.
    player.send({ type: 'ping' });
    const isDone = (): boolean => player.wire.slice(from).some(text => text.includes('"pong"'));
    await player.until(() => player.closed !== null || isDone(), PATIENCE_MS).catch(() => {});
    const isRefused = player.refusals.length > refused;
    const result = isRefused ? 'refused' : isDone() ? 'acknowledged' : 'unknown';
    this.sent.push({ seat: this.#seat, answer, began, result, ended: performance.now() });
    if (result === 'acknowledged') this.acked++;
    // A line that has gone silent is given up.
    if (result === 'unknown') player.drop();
    await player.until(() => player.closed !== null || result !== 'unknown', PATIENCE_MS);
  }

  async #comeBack(): Promise<void> {
    const { player } = this;
    // As a page does: who knocks without a rest keeps the server from getting up.
    await sleep(random(150, 300));
    await player.goTo(this.#bases[this.#tries++ % this.#bases.length]!).back();
    // What was shown before the line broke may be old.
    await player.until(() => player.closed !== null || player.isUpToDate, 5000);
    if (player.isUpToDate) this.comebacks++;
  }
}

/** What speaks against one order of all that was known at a table. */
export function faultsAt(id: string, log: readonly Entry[], people: readonly Stubborn[]): string[] {
  const sent = people.flatMap(one => one.sent);
  const seen = people.flatMap((one, n) => one.seen.map(seen => ({ who: `${n}`, ...seen })));
  return faultsIn({ log, sent, seen }).map(fault => `${id}: ${fault}`);
}
