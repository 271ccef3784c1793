import type { Lent, QuickChair } from '@castellan/bots';
import { chairNamed, chanceFor } from '@castellan/bots';
import type { Seat } from '@castellan/kernel';
import { ownCommands } from '../commands/own.ts';
import { ME } from '../own-table.ts';
import { Refused } from '../refused.ts';
import type { Room } from '../room.ts';
import { botAnswer } from './bots.ts';
import type { KeeperServices } from './keeper-services.ts';
import { realTime } from './time.ts';

/** What is not needed to play comes when it is wanted. */
const teaching = () => import('../teaching.ts');

/** What the keeper of an own table needs, except where its log is kept. Throws for a bot that nobody knows. */
export function ownServices(
  room: Room,
  lent: Lent,
): Omit<KeeperServices, 'store' | 'lost' | 'report'> {
  const chairs = new Chairs(room, lent);
  return {
    time: realTime,
    commands: ownCommands,
    botPace: 0,
    secret: () => nobody(),
    newToken: () => nobody(),
    openAgain: () => nobody(),
    changed: () => {},
    answer: (bot, at, decision) => {
      const chair = chairs.of(at, decision.seat);
      if (chair === null) return botAnswer(bot, at.table!, decision);
      try {
        return chair.choose(at.table!.view(decision.seat), decision);
      } catch {
        return decision.fallback;
      }
    },
    think: (_bot, at, decision, isGone) =>
      chairs
        .of(at, decision.seat)!
        .decide(at.table!.view(decision.seat), decision, isGone)
        .catch(() => null),
    advise: async ({ rules, view }, decision, isGone) => {
      const { adviseSeat } = await teaching();
      return adviseSeat(rules, view, decision, lent, isGone);
    },
    historian: {
      course: async ({ rules, table }) => (await teaching()).courseOf(rules, table!.save()),
      review: async (at, tell, isGone) => {
        const { reviewGame } = await teaching();
        return reviewGame(at.rules, at.save()!, at.seatsOf(ME), lent, tell, isGone);
      },
    },
  };
}

function nobody(): never {
  throw new Refused('seat', 'There is nobody else at this table.');
}

/** The bots at a table. A bot remembers what it was about to do, so it stays in its chair. */
class Chairs {
  readonly #lent: Lent;
  readonly #chairs = new Map<string, QuickChair>();

  constructor(room: Room, lent: Lent) {
    this.#lent = lent;
    room.seats.forEach((_, seat) => this.of(room, seat));
  }

  /** Null: no bot sits there. */
  of({ seats, rules, table }: Room, seat: Seat): QuickChair | null {
    const sitter = seats[seat]!;
    if (sitter.kind !== 'bot') return null;
    const key = `${seat} ${sitter.bot}`;
    const known = this.#chairs.get(key);
    if (known !== undefined) return known;
    const chair = chairNamed(sitter.bot)(rules, chanceFor(table!.seed, seat), this.#lent);
    this.#chairs.set(key, chair);
    return chair;
  }
}
