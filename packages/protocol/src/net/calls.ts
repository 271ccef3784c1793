import * as v from 'valibot';
import { checked } from './to-table.ts';

/** At most one message in this many minutes: whatever comes in between is in the next one. */
export const PACES = [0, 60, 1440] as const;

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1439));
const zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'there is no such time zone'));

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** How someone wants to be told that it is their turn. */
const wishesSchema = v.strictObject({
  push: v.boolean(),
  mail: v.boolean(),
  /** Where a message is sent, for a program of theirs; null: nowhere. */
  hook: v.nullable(
    v.pipe(v.string(), v.maxLength(500), v.url('a webhook is an address: https://…')),
  ),
  /** From when until when nothing is sent, in minutes of their day. */
  quiet: v.nullable(v.strictObject({ from: minute, to: minute })),
  every: v.picklist(PACES),
  zone,
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
});
export type CallWishes = v.InferOutput<typeof wishesSchema>;

/** How someone is told, and what else there could be. */
export interface Calling {
  readonly wishes: CallWishes | null;
  /** How many devices are told by push. */
  readonly devices: number;
  readonly hasFeed: boolean;
  /** Whether this server sends mail, and where to. */
  readonly canMail: boolean;
  readonly mail: { readonly address: string; readonly isConfirmed: boolean } | null;
  /** Whether this server's operator lets it send to other addresses. */
  readonly canHook: boolean;
}

const base64 = v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+=*$/));
const endpoint = v.pipe(v.string(), v.maxLength(1000), v.url());
const pushSchema = v.strictObject({ endpoint, p256dh: base64, auth: base64 });
export type PushAddress = v.InferOutput<typeof pushSchema>;
const endSchema = v.strictObject({ endpoint });
const feedSchema = v.strictObject({ on: v.boolean() });
const address = v.pipe(v.string(), v.maxLength(200), v.email('this is no address for mail'));
const mailSchema = v.strictObject({ address: v.nullable(address) });
const codeSchema = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)) });

export const readWishes = (body: unknown): CallWishes => checked(wishesSchema, body);
export const readPush = (body: unknown): PushAddress => checked(pushSchema, body);
export const readPushEnd = (body: unknown): { endpoint: string } => checked(endSchema, body);
export const readFeed = (body: unknown): { on: boolean } => checked(feedSchema, body);
export const readMail = (body: unknown): { address: string | null } => checked(mailSchema, body);
export const readMailCode = (body: unknown): { code: string } => checked(codeSchema, body);

/** What a device is told while its page is closed. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Where the page opens. */
  readonly at: string;
  /** How many tables wait. */
  readonly count: number;
}

/** How many days a year someone may have nobody wait for them. */
export const VACATION_DAYS = 30;
const vacationSchema = v.strictObject({
  days: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(VACATION_DAYS)),
  /** When it begins; without: now. */
  from: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)), 0),
});
/** 0 days: they are back, or stay. */
export const readVacation = (body: unknown): { days: number; from: number } =>
  checked(vacationSchema, body);

export interface Vacation {
  /** When the next one begins and ends; null: none is planned. */
  readonly since: number | null;
  readonly until: number | null;
  /** Whole days that are left of the last twelve months'. */
  readonly left: number;
}
