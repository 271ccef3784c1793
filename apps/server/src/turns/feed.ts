import type { WaitingTable } from '../store/turns.ts';
import { tableText, tableTitle, textsIn } from './message.ts';

export interface FeedReader {
  readonly name: string;
  readonly locale: string;
  readonly zone: string;
  /** Where this server is. */
  readonly site: string;
}

const HOUR_MS = 3_600_000;

const linkTo = ({ id }: WaitingTable, { site }: FeedReader): string => `${site}/#/room/${id}`;

const inXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The tables that wait for someone, as news. */
export function rssOf(tables: readonly WaitingTable[], reader: FeedReader): string {
  const say = textsIn(reader.locale);
  const items = tables.map(head => [
    '<item>',
    `<title>${inXml(tableTitle(head, reader.locale))}</title>`,
    `<link>${inXml(linkTo(head, reader))}</link>`,
    `<guid isPermaLink="false">${head.id}-${head.since}</guid>`,
    `<pubDate>${new Date(head.since).toUTCString()}</pubDate>`,
    `<description>${inXml(tableText(head, reader.name, reader))}</description>`,
    '</item>',
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0"><channel>',
    `<title>${inXml(say('feed-title'))}</title>`,
    `<link>${inXml(`${reader.site}/#/friends`)}</link>`,
    `<description>${inXml(tables.length === 0 ? say('feed-none') : say('turn-many', { n: tables.length }))}</description>`,
    `<language>${reader.locale}</language>`,
    ...items.flat(),
    '</channel></rss>',
    '',
  ].join('\n');
}

const inIcs = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(/([;,])/g, '\\$1')
    .replaceAll('\n', '\\n');

const icsTime = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** No line has more than 75 bytes; the rest goes on after a space. Letters are not cut. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const bytes = Buffer.byteLength(letter);
    if (size + bytes > 74) {
      parts.push(part);
      [part, size] = ['', 0];
    }
    part += letter;
    size += bytes;
  }
  return [...parts, part].join('\r\n ');
}

/** The same as a calendar: each table stands in the hour before its clock runs out, a round in the hour it begins. */
export function icsOf(tables: readonly WaitingTable[], reader: FeedReader, now: number): string {
  const say = textsIn(reader.locale);
  const events = tables.flatMap(head => {
    const end = (head.isMove ? head.due : null) ?? head.since + HOUR_MS;
    return [
      'BEGIN:VEVENT',
      `UID:${head.id}-${head.since}@castellan`,
      `DTSTAMP:${icsTime(now)}`,
      `DTSTART:${icsTime(end - HOUR_MS)}`,
      `DTEND:${icsTime(end)}`,
      `SUMMARY:${inIcs(tableTitle(head, reader.locale))}`,
      `DESCRIPTION:${inIcs(tableText(head, reader.name, reader))}`,
      `URL:${linkTo(head, reader)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Castellan//Your turn//EN',
    `X-WR-CALNAME:${inIcs(say('feed-title'))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
}
