import type { Save } from '@castellan/kernel';
import type { Entry } from './entry.ts';
import { gameIn } from './game-log.ts';
import { beforeGame, endingIn, openingOf, seatsIn } from './log.ts';
import { ME } from './own-table.ts';
import { portraitOf, seatedAs } from './seats.ts';

/**
 * A table as it travels: as a file, in a link, from a server. It is the log of its game, each entry without what follows
 * from the others; `readTableFile` reads it.
 */
export interface TableFile {
  readonly castellan: 4;
  readonly log: readonly object[];
}

interface Wish {
  /** Who asks for it: their seats are marked in it. Null: someone who has none. */
  readonly me?: string | null;
  /** What was told of each answer; the rules can tell it again, as long as there are such rules. */
  readonly events?: boolean;
  /** The text of the deck that is played with, where the log has none. */
  readonly deck?: string;
}

/** Null: no game has begun there. A table of others is told of when its game is over: its log knows every card. */
export function tableFile(
  log: readonly Entry[],
  { me = ME, events = true, deck }: Wish = {},
): TableFile | null {
  if (openingOf(log).host !== ME && endingIn(log) === null)
    throw new Error('What others play is told when it is over.');
  const game = gameIn(log, me);
  if (game === null) return null;
  const told = sitAsPromised(game) ? game.filter(({ type }, i) => !isSeat(type, i, game)) : game;
  const [opened, ...rest] = told.map(entry => written(entry, events));
  return { castellan: 4, log: [deck === undefined ? opened! : { ...opened, deck }, ...rest] };
}

/**
 * Whether those began it whom the promise names, at this screen: then nobody need be named twice. It does not cover faces:
 * whoever has chosen one is named again.
 */
function sitAsPromised(game: readonly Entry[]): boolean {
  const { from } = openingOf(game);
  const seats = seatsIn(beforeGame(game));
  const isHere = seats.every(
    one =>
      one.kind === 'bot' || (one.kind === 'person' && one.guest === ME && portraitOf(one) === 0),
  );
  return isHere && JSON.stringify(seats.map(seatedAs)) === JSON.stringify(from?.seating);
}

const isSeat = (type: Entry['type'], i: number, game: readonly Entry[]): boolean =>
  i < beforeGame(game).length && (type === 'sat' || type === 'bot');

function written({ at: _, ...entry }: Entry, hasEvents: boolean): object {
  switch (entry.type) {
    case 'opened': {
      const { type, spec, rulesVersion, from, deck } = entry;
      const own = deck === undefined ? {} : { deck };
      const opened = { type, game: spec.game, rulesVersion, settings: spec.settings, ...own };
      return from === undefined ? opened : { ...opened, from: promiseIn(from, hasEvents) };
    }
    case 'program': {
      const { type, seat, name } = entry;
      return { type, seat, name };
    }
    case 'answered': {
      const { type, hand, answer, events } = entry;
      return {
        type,
        ...(hand === 'own' ? {} : { hand }),
        answer,
        ...(hasEvents && events.length > 0 ? { events } : {}),
      };
    }
    default:
      return entry;
  }
}

/** What was promised before the first card, beside what `opened` says; and what was played before it came to this table. */
function promiseIn(from: Save, hasEvents: boolean): object {
  const { castellan, seating, seed, commitment, answers, events } = from;
  return {
    castellan,
    seating,
    seed,
    commitment,
    ...(answers.length > 0 ? { answers } : {}),
    ...(hasEvents && events.some(some => some.length > 0) ? { events } : {}),
  };
}
