import * as v from 'valibot';
import { checked, guestSchema } from './to-table.ts';

/** What someone can be reported for. */
export const REPORT_KINDS = ['chat', 'name', 'stalling', 'leaving', 'cheating', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

/** What someone wants to read of others, wherever they are. `words`: as each table has it. */
export const HEARINGS = ['words', 'phrases', 'nothing'] as const;
export type Heard = (typeof HEARINGS)[number];

/**
 * What a moderator can do about someone: say something to them, take the chat or rated games from them for some days, close
 * their account, take all of that back, or put a report away.
 */
export const DEEDS = ['warn', 'silence', 'unrate', 'close', 'lift', 'dismiss'] as const;
export type Deed = (typeof DEEDS)[number];
/** The longest that something is taken away without closing the account. */
const MOST_DAYS = 365;
export const LONGEST_WORDS = 500;

const wordsSchema = v.pipe(v.string(), v.maxLength(LONGEST_WORDS));
const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/));

const reportSchema = v.strictObject({
  guest: guestSchema,
  kind: v.picklist(REPORT_KINDS),
  words: wordsSchema,
  /** Where it was. */
  table: v.optional(idSchema),
});
export type SentReport = v.InferOutput<typeof reportSchema>;

const deedSchema = v.strictObject({
  guest: guestSchema,
  deed: v.picklist(DEEDS),
  /** For how long; a closed account without it stays closed. */
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS))),
  /** What the person is told. */
  words: wordsSchema,
  /** The report that this answers. */
  report: v.optional(idSchema),
});
export type SentDeed = v.InferOutput<typeof deedSchema>;

const blockSchema = v.strictObject({ guest: guestSchema, on: v.boolean() });
const hearingSchema = v.strictObject({ hearing: v.picklist(HEARINGS) });

export const readReport = (body: unknown): SentReport => checked(reportSchema, body);
export const readDeed = (body: unknown): SentDeed => checked(deedSchema, body);
export const readBlock = (body: unknown): { guest: string; on: boolean } =>
  checked(blockSchema, body);
export const readHearing = (body: unknown): { hearing: Heard } => checked(hearingSchema, body);

export interface Named {
  readonly guest: string;
  readonly name: string;
}

/** Until when something is taken from someone; 0: it is not. */
export interface Standing {
  readonly silenced: number;
  readonly unrated: number;
  readonly closed: number;
}

/** Someone's standing here, for their own eyes. */
export interface OwnStanding extends Standing {
  readonly isModerator: boolean;
  readonly hearing: Heard;
  readonly blocked: readonly Named[];
  /** What moderators have said to them that they have not read yet. */
  readonly told: readonly { readonly at: number; readonly deed: string; readonly words: string }[];
}

/** A report, for moderators. */
export interface Report {
  readonly id: string;
  readonly at: number;
  readonly kind: ReportKind;
  readonly words: string;
  /** Null: they are gone. */
  readonly by: Named | null;
  readonly about: Named;
  readonly table: string | null;
  /** What the reported person said there last. */
  readonly lines: readonly { readonly at: number; readonly text: string }[];
}

/** What a moderator or the host did. */
export interface DeedDone {
  readonly at: number;
  readonly deed: string;
  /** Null: the host. */
  readonly by: string | null;
  readonly guest: Named;
  readonly until: number;
  readonly words: string;
}

/** Two who play rated games with each other, of whom one hardly ever wins. */
export interface OneSided {
  readonly winner: Named;
  readonly loser: Named;
  readonly games: number;
  readonly won: number;
}

/** The house, for those who look after it. */
export interface HouseView {
  readonly figures: {
    readonly upSeconds: number;
    readonly version: string;
    readonly tables: number;
    readonly people: number;
    readonly lobby: number;
    readonly memoryBytes: number;
    readonly load: number;
    readonly cores: number;
  };
  /** How many people were at the tables of the process that answers, over a day, the oldest first. */
  readonly day: readonly { readonly at: number; readonly people: number }[];
  readonly reports: readonly Report[];
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly names: readonly (string | null)[];
    readonly turn: number;
    readonly phase: string;
    readonly updated: number;
  }[];
  readonly deeds: readonly DeedDone[];
  readonly oneSided: readonly OneSided[];
}

/** Someone, for moderators. */
export interface Dossier extends Named {
  readonly since: number;
  readonly seen: number;
  readonly hasAccount: boolean;
  readonly isModerator: boolean;
  readonly standing: Standing;
  readonly deeds: readonly DeedDone[];
  /** How often they were reported, and how often they reported others. */
  readonly reported: number;
  readonly reports: number;
  /** Others who came from the same address, or by the same browser, lately. */
  readonly sharing: readonly (Named & { readonly by: 'address' | 'browser' })[];
}
