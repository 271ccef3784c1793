import type { Seat } from '@castellan/kernel';

/** What everyone can see: whose turn it is, and everybody's points in the open. */
export interface Standing {
  readonly actor: Seat;
  readonly points: readonly number[];
}

/** Those who sit at a table. Their faces come later, and listen: `temper.ts` says how they feel about it. */
export class Company {
  private readonly listeners = new Set<() => void>();
  private seeds: readonly string[] = [];
  standing: Standing | null = null;
  mayTalk = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Who sits there: the seed of a face. The opponent that the rules play has one of its own. */
  seedOf(seat: Seat): string {
    return seat < 0 ? 'bot:rival' : (this.seeds[seat] ?? `${seat}`);
  }

  /** Whether it is played by a bot; the opponent that the rules play is none. */
  isBot(seat: Seat): boolean {
    return this.seeds[seat]?.startsWith('bot:') ?? false;
  }

  /** `mayTalk`: whether anyone may say something. */
  see(seeds: readonly string[], standing: Standing, mayTalk: boolean): void {
    this.seeds = seeds;
    this.standing = standing;
    this.mayTalk = mayTalk;
    for (const listener of this.listeners) listener();
  }
}
