// How those at a table feel about what everyone can see, and what they say to it.
import type { Seat } from '@castellan/kernel';
import type { Company, Standing } from './company.ts';
import type { Mood } from './look.ts';

export type QuipKind = 'lead' | 'passed' | 'gain';

/** Somebody says something. Only bots do: nobody puts words into people's mouths. */
interface Quip {
  readonly seat: Seat;
  readonly kind: QuipKind;
}

/** How many points at once are something to be glad about. */
const MANY = 3;
/** How long a line stays, and how long it is quiet after one has begun, in ms. */
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

/** Keeps it for the faces of a table, and tells them when it changes. */
export class Temper {
  private readonly company: Company;
  private readonly listeners = new Set<() => void>();
  private before: Standing | null;
  private moods: ReadonlyMap<Seat, Mood> = new Map();
  private quip: Quip | null = null;
  private quietUntil = 0;

  constructor(company: Company) {
    this.company = company;
    this.before = company.standing;
    company.subscribe(() => this.feel());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get actor(): Seat | null {
    return this.before?.actor ?? null;
  }

  moodOf(seat: Seat): Mood {
    return this.moods.get(seat) ?? (this.actor === seat ? 'thinking' : 'calm');
  }

  saidBy(seat: Seat): QuipKind | null {
    return this.quip?.seat === seat ? this.quip.kind : null;
  }

  private feel(): void {
    const { before } = this;
    const now = this.company.standing;
    this.before = now;
    if (before !== null && now !== null) {
      const { moods, quips } = turned(before, now);
      // A mood lasts until the turn passes on.
      if (moods.size > 0) this.moods = moods;
      else if (before.actor !== now.actor) this.moods = new Map();
      const quip = quips.find(({ seat }) => this.company.seedOf(seat).startsWith('bot:'));
      if (quip !== undefined && this.company.mayTalk) this.say(quip);
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

const tempers = new WeakMap<Company, Temper>();

export function temperOf(company: Company): Temper {
  let temper = tempers.get(company);
  if (temper === undefined) tempers.set(company, (temper = new Temper(company)));
  return temper;
}
