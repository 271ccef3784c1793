import { settingsOf } from '@castellan/kernel';
import type { Save } from '@castellan/kernel';
import { chosenPortrait } from '@castellan/protocol';
import type { Entry, EntryOf } from './entry.ts';
import { beforeGame, begunBy, openingOf, seatsIn, specIn } from './log.ts';
import type { Arriving } from './own-table.ts';
import { ME, ownSpec, sitDown } from './own-table.ts';
import type { Sitter } from './seats.ts';

/** What belongs to the game itself, once it has begun. */
const PLAYED: ReadonlySet<Entry['type']> = new Set([
  'answered',
  'held',
  'released',
  'sat',
  'bot',
  'stood-in',
  'reclaimed',
  'conceded',
  'ended',
]);

/**
 * The log of a game alone, as it would be at an own table: what was agreed, who played, the answers that stand,
 * how it ended. What else went on around its table stays there: who came and went, what was asked, paused and taken
 * back. People are numbered; `me` is the one who is there too. Null: nothing was dealt yet.
 */
export function gameIn(log: readonly Entry[], me: string | null = ME): Entry[] | null {
  const before = beforeGame(log);
  const rulesVersion = begunBy(log);
  if (before.length === log.length || rulesVersion === null) return null;
  const { at, table, from, deck } = openingOf(log);
  const { game, settings } = specIn(before);
  const { kept, most } = standing(log.slice(before.length + 1), from?.answers.length ?? 0);
  const spec = ownSpec(game, from === undefined ? settings : settingsOf(from));
  const opened: Entry = {
    type: 'opened',
    at,
    table,
    spec,
    rulesVersion,
    host: ME,
    ...(deck === undefined ? {} : { deck }),
  };
  const asPromised = before.flatMap((entry): Entry[] => {
    if (entry.type === 'shared') return [entry];
    if (entry.type !== 'promised') return [];
    const { rulesVersion: _, ...promised } = entry;
    return [{ table, ...promised }];
  });
  const numbered = numbering(me);
  return [
    from === undefined ? opened : { ...opened, from: cut(from, most) },
    ...seatsIn(before).flatMap((sitter, seat) => sits(sitter, seat, at)),
    ...asPromised,
    { type: 'begun', at } as const,
    ...kept,
  ].map(entry => (entry.type === 'sat' ? { ...entry, guest: numbered(entry.guest) } : entry));
}

/** The same game from its first `to` answers on, with others at the table. */
export function goesOnFrom(
  log: readonly Entry[],
  id: string,
  to: number,
  seated: readonly Arriving[],
  at: number,
): Entry[] {
  const game = gameIn([...log, { type: 'undone', at, seat: 0, to }])!;
  return [...renamed(game, id, at), ...sitDown(seated, at)];
}

/** The log of a game at a table of its own. */
function renamed(game: readonly Entry[], id: string, at: number): Entry[] {
  return game.map(entry =>
    entry.type === 'opened' ? { ...entry, table: id, at } : { ...entry, at },
  );
}

/** What still stands of what was played on top of `before` answers, and how many of those still do. */
function standing(entries: readonly Entry[], before: number): { kept: Entry[]; most: number } {
  let kept: Entry[] = [];
  let most = before;
  for (const entry of entries) {
    if (PLAYED.has(entry.type)) kept.push(entry);
    if (entry.type !== 'undone') continue;
    let n = most;
    most = Math.min(most, entry.to);
    kept = kept.filter(({ type }) =>
      type === 'answered' ? n++ < entry.to : type !== 'ended' && type !== 'held',
    );
  }
  const isStill = (entry: Entry, i: number): boolean =>
    entry.type === 'held' ? !isLetGo(entry, kept.slice(i + 1)) : entry.type !== 'released';
  return { kept: kept.filter(isStill), most };
}

/** Whether a turn that waited was ended or taken back: then it is nobody's business that it waited. */
function isLetGo({ seat }: EntryOf<'held'>, later: readonly Entry[]): boolean {
  return later.some(
    entry =>
      entry.type === 'ended' || ('seat' in entry && entry.seat === seat && entry.type !== 'sat'),
  );
}

function cut(from: Save, most: number): Save {
  return { ...from, answers: from.answers.slice(0, most), events: from.events.slice(0, most) };
}

function sits(sitter: Sitter, seat: number, at: number): Entry[] {
  switch (sitter.kind) {
    case 'open':
      return [];
    case 'person': {
      const { guest, name, portrait } = sitter;
      return [{ type: 'sat', at, seat, guest, name, ...chosenPortrait(portrait) }];
    }
    case 'bot':
      return [{ type: 'bot', at, seat, bot: sitter.bot, name: sitter.name }];
    case 'program':
      return [{ type: 'program', at, seat, key: '', name: sitter.name, by: '' }];
  }
}

/** Showing that it is the same person does not take knowing who they are. */
function numbering(me: string | null): (guest: string) => string {
  const numbers = new Map<string, string>(me === null ? [] : [[me, ME]]);
  return guest => {
    if (!numbers.has(guest)) numbers.set(guest, `${numbers.size + 1}`);
    return numbers.get(guest)!;
  };
}
