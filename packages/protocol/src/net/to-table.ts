import { quote, readAnswer, readJson, Refusal } from '@castellan/kernel';
import type { Answer } from '@castellan/kernel';
import * as v from 'valibot';
import { PORTRAITS } from './portrait.ts';
import { seatSchema, tableSpecSchema } from './table-spec.ts';
import { BadMessage, FACES, LONGEST_MESSAGE, PHRASES } from './wire.ts';

/** The public id of a person. */
export const guestSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/));
export const portraitSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(PORTRAITS - 1),
);
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(160));
const revisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000));
const countSchema = revisionSchema;
const numberSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Checked by the kernel, which says more precisely what is wrong with an answer. */
const answerSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, Answer>(({ dataset, addIssue, NEVER }) => {
    try {
      return readAnswer(dataset.value);
    } catch (error) {
      addIssue({ message: (error as Error).message });
      return NEVER;
    }
  }),
);

/** Everything that a page or a program may send to a table, and nothing else. */
export const toTableSchema = v.variant('type', [
  // Before the start.
  v.strictObject({
    type: v.literal('sit'),
    seat: seatSchema,
    name: nameSchema,
    portrait: v.optional(portraitSchema),
  }),
  v.strictObject({ type: v.literal('leave'), seat: seatSchema }),
  v.strictObject({
    type: v.literal('bot'),
    seat: seatSchema,
    bot: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  }),
  v.strictObject({ type: v.literal('program'), seat: seatSchema, name: nameSchema }),
  v.strictObject({ type: v.literal('remove'), seat: seatSchema }),
  v.strictObject({ type: v.literal('swap'), seat: seatSchema, with: seatSchema }),
  v.strictObject({ type: v.literal('host'), guest: guestSchema }),
  v.strictObject({ type: v.literal('settle'), spec: tableSpecSchema }),
  v.strictObject({ type: v.literal('start') }),
  v.strictObject({ type: v.literal('share'), seat: seatSchema, number: numberSchema }),
  // During the game. What depends on the table's state names the revision that the page has seen.
  v.strictObject({
    type: v.literal('answer'),
    seat: seatSchema,
    revision: revisionSchema,
    answer: answerSchema,
    /** If it passes the turn on: the turn waits to be ended, and can be taken back until then. */
    hold: v.optional(v.boolean()),
    /** It holds whenever exactly this is asked again, until the seat drops it. */
    stands: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('drop'), seat: seatSchema }),
  v.strictObject({ type: v.literal('end-turn'), seat: seatSchema }),
  v.strictObject({ type: v.literal('undo'), seat: seatSchema, revision: revisionSchema }),
  v.strictObject({
    type: v.literal('vote'),
    seat: seatSchema,
    /** The question: the revision at which it was asked. */
    asked: revisionSchema,
    yes: v.boolean(),
  }),
  v.strictObject({ type: v.literal('pause') }),
  v.strictObject({ type: v.literal('resume') }),
  v.strictObject({ type: v.literal('concede'), seat: seatSchema }),
  v.strictObject({ type: v.literal('reclaim'), seat: seatSchema }),
  v.strictObject({ type: v.literal('stand-in'), seat: seatSchema }),
  v.strictObject({ type: v.literal('abandon') }),
  v.strictObject({ type: v.literal('rematch') }),
  // At any time.
  v.strictObject({
    type: v.literal('look'),
    viewer: v.union([seatSchema, v.literal('spectator')]),
  }),
  v.strictObject({ type: v.literal('chat'), text: v.pipe(v.string(), v.maxLength(1000)) }),
  v.strictObject({ type: v.literal('react'), face: v.picklist([...FACES, ...PHRASES]) }),
  /** Whether to read and write words at this table, or only faces and phrases. */
  v.strictObject({ type: v.literal('talk'), on: v.boolean() }),
  // To think with. `hint`: what could the seat that is looked from do? Refused where hints are not allowed.
  v.strictObject({ type: v.literal('hint') }),
  /** How the game went (turns and points), when it is over or shown again. */
  v.strictObject({ type: v.literal('course') }),
  /** Where a finished game was won and lost. The answer comes in parts, each with all that is known so far. */
  v.strictObject({ type: v.literal('review') }),
  // At an own table. `pace`: how long each move of a bot is looked at, in milliseconds, if nobody says `seen`.
  v.strictObject({ type: v.literal('pace'), ms: countSchema }),
  /** What followed from this many answers has been shown: the next bot may move. */
  v.strictObject({ type: v.literal('seen'), answered: countSchema }),
  /** In a replay: the position after this many answers. */
  v.strictObject({ type: v.literal('seek'), to: countSchema }),
  /** Why was the turn played to which this answer belongs (the first is 0)? While a game goes on, only bots say so. */
  v.strictObject({ type: v.literal('why'), at: countSchema }),
  /** Tries out answers of all seats from this position, or goes back to how it was. Nothing of it is kept. */
  v.strictObject({ type: v.literal('sandbox'), on: v.boolean() }),
  v.strictObject({ type: v.literal('mute'), guest: guestSchema, on: v.boolean() }),
  v.strictObject({ type: v.literal('ping') }),
  // For programs. `cards`: every card of the game, and what the numbers in views and states stand for.
  v.strictObject({ type: v.literal('cards') }),
  /** The line is closed. */
  v.strictObject({ type: v.literal('quit') }),
  // At a table on standard input and output, where nothing is hidden from the program.
  v.strictObject({ type: v.literal('state') }),
  v.strictObject({ type: v.literal('save') }),
  /** Goes on from a position, or from a saved game. */
  v.strictObject({ type: v.literal('load'), game: v.unknown() }),
]);
export type ToTable = v.InferOutput<typeof toTableSchema>;

/** Reads a message as it came over the wire. Throws `BadMessage`. */
export function readToTable(text: string, longest = LONGEST_MESSAGE): ToTable {
  if (text.length > longest) throw new BadMessage(`a message has at most ${longest} letters.`);
  return checked(toTableSchema, parsed(text, readJson));
}

export function parsed(text: string, read: (text: string) => unknown = JSON.parse): unknown {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof Refusal) throw new BadMessage(error.message);
    throw new BadMessage(`${quote(text)} is not JSON.`);
  }
}

/** The value if it fits the schema. */
export function checked<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  // A list would pass for an object without fields.
  const whole = Array.isArray(value) ? 'a list' : value;
  const result = v.safeParse(schema, whole, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  throw new BadMessage(`${place === null ? 'it' : `"${place}"`}${faultIn(issue)}.`);
}

const LONGEST_RECEIVED = 60;

/** What is wrong with a field, for whoever wrote the program that sent it. */
function faultIn({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return ' is not known here';
  if (received === 'undefined') return ' is missing';
  // A length, a value, a form.
  const [, of = ''] = /^Invalid (\w+):/.exec(message) ?? [];
  if (of === '' || expected === null) return `: ${message}`;
  const what = of === 'type' || of === 'key' ? '' : `: its ${of}`;
  return `${what} must be ${expected}, not ${received.slice(0, LONGEST_RECEIVED)}`;
}
