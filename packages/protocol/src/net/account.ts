import * as v from 'valibot';
import { checked } from './to-table.ts';

/** What a person has on this server; none of it lets anyone in. */
export interface Account {
  readonly name: string;
  readonly since: number;
  readonly hasPassword: boolean;
  readonly passkeys: readonly Passkey[];
  /** How many recovery codes were not used yet. */
  readonly codesLeft: number;
  /** Whether this device has just shown that the account is theirs: until then nothing about it can be changed. */
  readonly isProven: boolean;
}

export interface Passkey {
  readonly id: string;
  /** The device on which it was made. */
  readonly device: string;
  readonly since: number;
  readonly seen: number;
}

/** Shown once: each lets its owner in once, if everything else is lost. */
export interface RecoveryCodes {
  readonly codes: readonly string[];
}

/** The shortest password; there are no rules about characters. */
export const SHORTEST_PASSWORD = 10;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(160));
const password = v.pipe(
  v.string(),
  v.minLength(SHORTEST_PASSWORD, `a password has at least ${SHORTEST_PASSWORD} letters or signs`),
  v.maxLength(200),
);
/** A guess may be as short as it likes. */
const guessed = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** Whom this device gives up for it: nobody becomes another unasked. */
const instead = v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/)));
const base64 = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(/^[\w-]+$/));
/** What a browser makes of a passkey; its form is checked here, what it signs by the server. */
const signed = v.object({
  id: base64(1400),
  rawId: base64(1400),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64(4000),
    attestationObject: v.optional(base64(12_000)),
    authenticatorData: v.optional(base64(2000)),
    signature: v.optional(base64(2000)),
    userHandle: v.optional(base64(200)),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
  }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
  authenticatorAttachment: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
});
export type Signed = v.InferOutput<typeof signed>;

const keepBody = v.variant('by', [
  v.strictObject({ by: v.literal('passkey'), name, signed }),
  v.strictObject({ by: v.literal('password'), name, password }),
]);
const proveBody = v.variant('by', [
  v.strictObject({ by: v.literal('passkey'), signed }),
  v.strictObject({ by: v.literal('password'), password: guessed }),
]);
const signInBody = v.variant('by', [
  v.strictObject({ by: v.literal('passkey'), signed, instead }),
  v.strictObject({ by: v.literal('password'), name, password: guessed, instead }),
  v.strictObject({ by: v.literal('code'), name, code: guessed, instead }),
  v.strictObject({
    by: v.literal('mail'),
    code: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)),
    instead,
  }),
]);
const askBody = v.variant('purpose', [
  v.strictObject({ purpose: v.literal('keep'), name }),
  v.strictObject({ purpose: v.picklist(['add', 'prove', 'sign-in']) }),
]);
const addBody = v.strictObject({ signed });
const passkeyBody = v.strictObject({ id: base64(1400) });
const passwordBody = v.strictObject({ password: v.nullable(password) });
const namedBody = v.strictObject({ name });
const goneBody = v.strictObject({ guest: v.pipe(v.string(), v.regex(/^[a-z0-9]{6,40}$/)) });

export type Keep = v.InferOutput<typeof keepBody>;
export type Prove = v.InferOutput<typeof proveBody>;
export type SignIn = v.InferOutput<typeof signInBody>;
export type AskPasskey = v.InferOutput<typeof askBody>;

export const readKeep = (body: unknown): Keep => checked(keepBody, body);
export const readProve = (body: unknown): Prove => checked(proveBody, body);
export const readSignIn = (body: unknown): SignIn => checked(signInBody, body);
export const readAskPasskey = (body: unknown): AskPasskey => checked(askBody, body);
/** Whose account a link is wanted for. */
export const readNamed = (body: unknown): { name: string } => checked(namedBody, body);
export const readSigned = (body: unknown): { signed: Signed } => checked(addBody, body);
export const readPasskey = (body: unknown): { id: string } => checked(passkeyBody, body);
export const readPassword = (body: unknown): { password: string | null } =>
  checked(passwordBody, body);
/** People who want to be forgotten say who they are: nobody is forgotten instead of another. */
export const readGone = (body: unknown): { guest: string } => checked(goneBody, body);
