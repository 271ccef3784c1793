import { aboutIn, sayer, Speaker } from '@castellan/kernel';
import type { Sayer } from '@castellan/kernel';
import type { CallWishes, PushMessage } from '@castellan/protocol';
import { listings } from '@castellan/shelf/listings';
import type { Args } from '../words/made/index.ts';
import type { WaitingTable } from '../store/turns.ts';
import { all } from '../words/made/all.ts';

type Texts = Sayer<Args>;
type Language = keyof typeof all;
type Reader = Pick<CallWishes, 'locale' | 'zone'>;

const isSpoken = (locale: string): locale is Language => Object.hasOwn(all, locale);

/** What this server says, in someone's language, or in English. */
export function textsIn(locale: string): Texts {
  const { texts, locale: spoken } = all[isSpoken(locale) ? locale : 'en'];
  return sayer(texts, new Speaker(spoken));
}

function gameName(id: string, locale: string): string {
  const about = listings.find(one => one.id === id)?.about;
  return about === undefined ? id : aboutIn(about, locale).name;
}

/** Who else sits at a table. */
function othersAt({ names }: WaitingTable, own: string, locale: string): string {
  const first = names.indexOf(own);
  const others = names.filter((name, i): name is string => name !== null && i !== first);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(others);
}

/** A day and a time of day, as they are there. */
const dayIn = (at: number, { locale, zone }: Reader): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
  }).format(at);

/** Why a table waits, in a line. */
export function tableTitle({ game: id, round }: WaitingTable, locale: string): string {
  const say = textsIn(locale);
  const game = gameName(id, locale);
  return round === null ? say('turn-one', { game }) : say('round-one', { game, round });
}

/** What is said of one table. */
export function tableText(head: WaitingTable, own: string, reader: Reader): string {
  const say = textsIn(reader.locale);
  const names = othersAt(head, own, reader.locale);
  const lines = names === '' ? [] : [say('turn-with', { names })];
  if (head.isMove && head.due !== null)
    lines.push(say('turn-until', { day: dayIn(head.due, reader) }));
  return lines.join('\n');
}

/** One message about all tables that wait for someone, however many. */
export function messageOf(
  tables: readonly WaitingTable[],
  own: string,
  reader: Reader,
): PushMessage {
  const { locale } = reader;
  const say = textsIn(locale);
  const [first] = tables;
  if (tables.length === 1)
    return {
      title: tableTitle(first!, locale),
      body: tableText(first!, own, reader),
      at: `#/room/${first!.id}`,
      count: 1,
    };
  const lines = tables.map(head => {
    const names = othersAt(head, own, locale);
    const title = head.round === null ? gameName(head.game, locale) : tableTitle(head, locale);
    return names === '' ? title : `${title} (${names})`;
  });
  return {
    title: say('turn-many', { n: tables.length }),
    body: lines.join('\n'),
    at: '#/friends',
    count: tables.length,
  };
}
