import { MOST_SEATS, MOST_SETTINGS } from '@castellan/kernel';
import * as v from 'valibot';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/**
 * How long a person may think. `move`: for each decision. `bank`: for the whole game, with some seconds back after
 * each decision. `days`: for each decision, at a table that is played turn by turn over days; or for the whole game, with
 * some hours back after each decision.
 */
export const clockSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('move'), seconds: whole(5, 3600) }),
  v.strictObject({
    kind: v.literal('bank'),
    seconds: whole(30, 4 * 3600),
    increment: whole(0, 300),
  }),
  v.strictObject({
    kind: v.literal('days'),
    days: whole(1, 30),
    hours: v.optional(whole(1, 48)),
  }),
]);
export type ClockRule = v.InferOutput<typeof clockSchema>;

/** `live`: everyone stays at the table. `turns`: a move now and then, over days. The clock says which it is. */
export type Pace = 'live' | 'turns';
export const paceOf = (clock: ClockRule): Pace => (clock.kind === 'days' ? 'turns' : 'live');

/** `off`: nothing is taken back. `free`: as long as nobody has learned anything. `ask`: beyond that, if the others agree. */
const undoSchema = v.picklist(['off', 'free', 'ask']);
export type UndoRule = v.InferOutput<typeof undoSchema>;

const settingSchema = v.union([v.pipe(v.string(), v.maxLength(2000)), v.number(), v.boolean()]);

/** How people talk at a table: in their own words, in faces and phrases until two allow each other's words, or not at all. */
const talkSchema = v.picklist(['words', 'phrases', 'off']);
export type TalkRule = v.InferOutput<typeof talkSchema>;

/** Everything that the host settles about a table before it begins. */
export const tableSpecSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  settings: v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), settingSchema),
    v.check(
      settings => Object.keys(settings).length <= MOST_SETTINGS,
      `at most ${MOST_SETTINGS} settings`,
    ),
  ),
  clock: clockSchema,
  undo: undoSchema,
  /** Whether the lobby shows it to everyone; else only those with the link find it. */
  open: v.boolean(),
  /** Whether people without a seat may look on. They never see a hidden card. */
  watch: v.boolean(),
  /** Whether anyone may ask for a hint. */
  hints: v.optional(v.boolean()),
  /** A first game together: a coach tells everyone what a choice is about when it first comes. */
  lessons: v.optional(v.boolean()),
  /** Whether it counts for everyone's rating. Such a table has a clock, no hints and no undo. */
  rated: v.optional(v.boolean()),
  /** Without: words where one comes by a link, phrases at open tables. */
  talk: v.optional(talkSchema),
});
export type TableSpec = v.InferOutput<typeof tableSpecSchema>;

/** Among strangers nobody has to read what others write. */
export const talkOf = ({ talk, open }: Pick<TableSpec, 'talk' | 'open'>): TalkRule =>
  talk === 'off' || !open ? (talk ?? 'words') : 'phrases';

export const seatSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(MOST_SEATS - 1),
);
