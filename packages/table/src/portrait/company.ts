// Those who sit at a table: how they feel about what everyone can see, and what they say to it.
import type { Seat } from '@castellan/kernel';
import type { Mood } from './look.ts';

/** What everyone can see: whose turn it is, and everybody's points in the open. */
export interface Standing {
  readonly actor: Seat;
  readonly points: readonly number[];
}

export type QuipKind = 'lead' | 'passed' | 'gain';

/** Somebody says something. Only bots do: nobody puts words into people's mouths. */
export interface Quip {
  readonly seat: Seat;
  readonly kind: QuipKind;
}

/** So many points at once are something to be glad about. */
const MANY = 3;
/** How long a line stays, and how long it is quiet after it, in ms. */
const STAYS = 3500;
const QUIET = 25_000;

/** Who is ahead of everyone else; null while nobody is. */
export function leaderOf(points: readonly number[]): Seat | null {
  const most = Math.max(...points);
  const first = points.indexOf(most);
  return first === points.lastIndexOf(most) ? first : null;
}

/** What has turned between two standings: the seats that have reason to be glad or grim, and what is to be said. */
export function turned(
  before: Standing,
  now: Standing,
): { readonly moods: ReadonlyMap<Seat, Mood>; readonly quips: readonly Quip[] } {
  const moods = new Map<Seat, Mood>();
  const quips: Quip[] = [];
  for (const [seat, points] of now.points.entries()) {
    if (points - (before.points[seat] ?? points) < MANY) continue;
    moods.set(seat, 'glad');
    quips.push({ seat, kind: 'gain' });
  }
  const [was, is] = [leaderOf(before.points), leaderOf(now.points)];
  if (is !== null && is !== was && Math.max(...before.points) > 0) {
    moods.set(is, 'glad');
    quips.unshift({ seat: is, kind: 'lead' });
    if (was !== null) {
      moods.set(was, 'grim');
      quips.push({ seat: was, kind: 'passed' });
    }
  }
  return { moods, quips };
}

/** Keeps it for the portraits of a table, and tells them when it changes. */
export class Company {
  private readonly listeners = new Set<() => void>();
  private seeds: readonly string[] = [];
  private standing: Standing | null = null;
  private moods: ReadonlyMap<Seat, Mood> = new Map();
  private quip: Quip | null = null;
  private quietUntil = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Who sits there: a seed for each seat. Whoever the rules play has one of their own. */
  readonly seedOf = (seat: Seat): string =>
    seat < 0 ? 'bot:rival' : (this.seeds[seat] ?? `${seat}`);

  get actor(): Seat | null {
    return this.standing?.actor ?? null;
  }

  moodOf(seat: Seat): Mood {
    return this.moods.get(seat) ?? (this.actor === seat ? 'thinking' : 'calm');
  }

  saidBy(seat: Seat): QuipKind | null {
    return this.quip?.seat === seat ? this.quip.kind : null;
  }

  /** `mayTalk`: whether anyone may say something. */
  see(seeds: readonly string[], now: Standing, mayTalk: boolean): void {
    const before = this.standing;
    this.seeds = seeds;
    this.standing = now;
    if (before !== null) {
      const { moods, quips } = turned(before, now);
      // A mood lasts until the turn passes on.
      if (moods.size > 0) this.moods = moods;
      else if (before.actor !== now.actor) this.moods = new Map();
      const quip = quips.find(({ seat }) => this.seedOf(seat).startsWith('bot:'));
      if (quip !== undefined && mayTalk) this.say(quip);
    }
    this.tell();
  }

  private say(quip: Quip): void {
    const now = performance.now();
    if (now < this.quietUntil) return;
    this.quietUntil = now + QUIET;
    this.quip = quip;
    setTimeout(() => {
      this.quip = null;
      this.tell();
    }, STAYS);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
