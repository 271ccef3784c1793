import { expect, test } from 'vitest';
import type { FromTable } from './from-table.ts';
import { fromTableSchema } from './from-table.ts';
import type { ToTable } from './to-table.ts';
import { toTableSchema } from './to-table.ts';
import { PROTOCOL } from './wire.ts';

// What each message is for.

const TO_TABLE: Readonly<Record<ToTable['type'], string>> = {
  sit: 'Takes an open seat. `portrait`: which of the five faces made from the name, from 0.',
  leave: 'Leaves a seat, before the start.',
  bot: 'The host puts a bot into a seat; null takes it out again. In your own game at any time.',
  program: 'The host gives a seat to a program; a token for it comes back.',
  remove: 'The host sends someone away, before the start.',
  swap: 'The host swaps two seats.',
  host: 'Makes someone else the host.',
  settle: 'The host changes what the table plays by, before the start.',
  start: 'The host starts the game.',
  share: 'Adds your number to the shuffle, after the promise.',
  answer:
    'Answers a decision. With `hold`, an answer that would end the turn waits until the turn is ended. With `stands`, a choice is given again whenever exactly this is asked.',
  drop: 'From now on this seat is asked again: none of its answers stands.',
  'end-turn': 'Ends a turn that waits.',
  undo: 'Takes back the last answer, or a turn that waits; if others have learned something since, they are asked.',
  vote: 'Says yes or no to what someone asks. `asked` names the question.',
  pause: 'Pauses the game.',
  resume: 'Ends a pause.',
  concede: 'Gives up; a bot plays the seat to the end.',
  reclaim: 'Takes your seat back from the bot that stood in.',
  'stand-in': 'The host lets a bot play for someone who is away.',
  abandon: 'Asks the others to end the game early.',
  rematch: 'Opens a new table for the same people.',
  look: 'Looks at the game from another place.',
  chat: 'Says something.',
  react: 'Shows a face, or says a phrase that everyone reads in their own language.',
  talk: 'Allows words from others who allow them, where people speak in faces and phrases; or no longer.',
  mute: 'Mutes someone, or hears them again.',
  hint: 'Asks what your seat could do. Refused where hints are not allowed.',
  course: 'Asks how the game went. In your own game that is over, and in a replay.',
  review: 'Asks where the game was won and lost. In your own game that is over, and in a replay.',
  pace: 'How long bots wait after each move. In your own game.',
  seen: 'The page has shown what followed from this many answers: the next bot may move. In your own game.',
  seek: 'Goes to another time. In a replay.',
  why: 'Asks why the turn that an answer belongs to was played. While a game is still on, only about a bot’s move and where hints are allowed; in the replay of one that is over, about any.',
  sandbox:
    'Tries out answers of all seats from there, without keeping any; or goes back. In the replay of a game that is over.',
  ping: 'Is anyone there?',
  cards: 'Asks for every card of the game. For programs.',
  quit: 'Closes the line. For programs.',
  state: 'Asks for the whole position, with all its secrets. On stdio.',
  save: 'Asks for the game so far. On stdio.',
  load: 'Continues from a position or a saved game; `welcome` and `scene` follow. On stdio.',
};

const FROM_TABLE: Readonly<Record<FromTable['type'], string>> = {
  welcome: 'The first message: the room, the protocol’s version, the table’s clock.',
  room: 'Everything about the table that is not the game: seats, votes, pauses, the end.',
  scene: 'The whole game as this viewer may know it, and what was told from answer `from` on.',
  moved: 'What has changed in the scene since, as a delta, and what this viewer is told.',
  chat: 'Lines that were said.',
  token: 'To the host alone, once: a program takes its seat with it.',
  refused: 'Something was not done, and why; nothing has changed.',
  advised: 'What the seat that asked for a hint could do, the best first.',
  course: 'Turns and points, at the start and after each answer.',
  reviewed: 'The chances of each seat and the costliest turns, as far as they are known.',
  explained: 'A turn as it was played, the best of what else could have been done, and why.',
  reasoned: 'Why a bot made its move in a game that is still on, by what you could see.',
  verified: 'In a replay: which parts of the game are proved.',
  reload: 'Page and server have different versions.',
  pong: 'Yes.',
  cards: 'Every card, and what the numbers in views and states stand for.',
  announced:
    'What the host of the server says to everyone who is there; to pages only. Empty: it is withdrawn.',
  closed: 'The last message.',
  state: 'The position, as `load` takes it.',
  saved: 'The game so far, as `load` and `castellan replay` take it.',
};

interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** A schema in a few words. */
function words(schema: Schema): string {
  const { type, wrapped, item, options, entries, literal } = schema;
  switch (type) {
    case 'literal':
      return JSON.stringify(literal);
    case 'optional':
      return `${words(wrapped!)}, or missing`;
    case 'nullable':
      return `${words(wrapped!)} or null`;
    case 'array':
      return `list of ${words(item!)}`;
    case 'picklist':
      return options!.map(option => JSON.stringify(option)).join(', ');
    case 'union':
      return options!.map(option => words(option as Schema)).join(' or ');
    case 'variant':
      return 'one of several objects';
    case 'strict_object':
    case 'loose_object':
      return Object.keys(entries!).length === 0
        ? 'object'
        : `object with ${Object.keys(entries!).join(', ')}`;
    case 'string':
      return 'text';
    case 'boolean':
      return 'true or false';
    case 'unknown':
      return 'checked by the rules';
    default:
      return type;
  }
}

function table(options: readonly unknown[], meanings: Readonly<Record<string, string>>): string[] {
  return (options as readonly Schema[]).map(({ entries }) => {
    const { type, ...fields } = entries!;
    const name = String(type!.literal);
    const listed = Object.entries(fields).map(
      ([field, schema]) => `\`${field}\`: ${words(schema)}`,
    );
    return `| \`${name}\` | ${meanings[name]!} | ${listed.join('<br>')} |`;
  });
}

const HEAD = ['| message | what it is for | fields |', '| --- | --- | --- |'];

test('the guide says what the schemas say (run with -u to write it)', async () => {
  const guide = [
    '# The protocol of a table',
    '',
    'Everyone at a table speaks these messages with it: a page with its own worker or a server, a program, a test. Over a network each is one JSON object in one',
    `WebSocket message at \`/api/tables/ID?protocol=${PROTOCOL}\`; a client that comes back adds \`revision\`, \`viewer\` and \`told\`, and is sent only what is new. This page is made from the schemas in`,
    '[`packages/protocol/src/net`](../../packages/protocol/src/net) by their test. [`packages/client`](../../packages/client/src) is a client to use or to read. A program in a terminal gets one',
    'message a line ([the stdio table](stdio-table.md)), one at a server as any page does ([seats for programs](host.md#seats-for-programs)); both may have whole scenes instead of deltas, and sentences.',
    '',
    'A table sends the whole scene once, and then deltas: a text, number, true or false is the new value; `[value]` is a new list, object or null; `null` means that the field is gone; an',
    'object changes the fields it names, and for a list the places it names (`#`: its new length). What depends on how the table stands names the `revision` that its sender has seen.',
    '',
    '## To a table',
    '',
    ...HEAD,
    ...table(toTableSchema.options, TO_TABLE),
    '',
    '## From a table',
    '',
    'The fields that a page relies on; there are more, described in [`from-table.ts`](../../packages/protocol/src/net/from-table.ts).',
    '',
    ...HEAD,
    ...table(fromTableSchema.options, FROM_TABLE),
    '',
  ].join('\n');
  await expect(guide).toMatchFileSnapshot('../../../../docs/guide/protocol.md');
});
