import type { Account, Keep, Prove, RecoveryCodes, Signed, SignIn } from '@castellan/protocol';
import { Refused } from '@castellan/room';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeOf } from '../net/connection-limit.ts';
import type { Identity } from '../net/identity.ts';
import { NAME_TAKEN } from '../net/identity.ts';
import { visibleName } from '../net/visible-name.ts';
import type { Guest, Store } from '../store/store.ts';
import { keyOf } from '../table/house.ts';
import { looksOf } from './lookalikes.ts';
import type { NewPasskey } from './passkeys.ts';
import { Passkeys } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { codeKey, newCodes } from './recovery-codes.ts';

/** How many guesses at one name are free in a day, from one address and from all together. */
const FREE_HERE = 5;
const FREE_ANYWHERE = 50;

const WRONG = 'The name and what you typed don’t fit together.';

/** What a guest keeps: a name of their own, and ways back in from anywhere. */
export class Accounts {
  readonly #store: Store;
  readonly #identity: Identity;
  readonly #passwords = new Passwords();
  readonly passkeys: Passkeys;

  constructor(store: Store, identity: Identity) {
    this.#store = store;
    this.#identity = identity;
    this.passkeys = new Passkeys(store);
  }

  /** Null: they are a guest. */
  async of(request: FastifyRequest, { id, name }: Guest): Promise<Account | null> {
    const account = await this.#store.account(id);
    if (account === null) return null;
    const [passkeys, codesLeft, isProven] = await Promise.all([
      this.#store.passkeysOf(id),
      this.#store.countRecovery(id),
      this.#identity.isProven(request),
    ]);
    return {
      name,
      since: account.since,
      hasPassword: account.password !== null,
      passkeys: passkeys.map(one => ({
        id: one.id,
        device: one.device,
        since: one.since,
        seen: one.seen,
      })),
      codesLeft,
      isProven,
    };
  }

  /** Makes an account of a guest, who stays who they are, with all their seats. */
  async keep(
    request: FastifyRequest,
    reply: FastifyReply,
    guest: Guest,
    keep: Keep,
  ): Promise<RecoveryCodes> {
    const name = visibleName(keep.name);
    const made: NewPasskey | null =
      keep.by === 'passkey'
        ? await this.passkeys.made(request, keep.signed, 'keep', guest.id)
        : null;
    const password =
      keep.by === 'password' ? await this.#passwords.known(fit(keep.password, name)) : null;
    const codes = newCodes();
    const added = await this.#store.addAccount({
      guest: guest.id,
      name,
      looks: await looksOf(name),
      at: Date.now(),
      password,
      passkey: made === null ? null : { ...made, guest: guest.id },
      codes: codes.map(codeKey),
    });
    if (added === 'taken') throw new Refused('name', NAME_TAKEN);
    if (added === 'has-one') throw new Refused('stale', 'This is already an account.');
    this.#identity.renamed({ ...guest, name });
    await this.#identity.renewSecret(request, reply, guest);
    return { codes };
  }

  /** On another device, or again on this one. */
  async signIn(request: FastifyRequest, reply: FastifyReply, by: SignIn): Promise<Guest> {
    await this.#identity.mustGiveUp(request, by.instead);
    const guest = await this.#whoSigns(request, by);
    return this.#identity.signIn(request, reply, guest, by.instead);
  }

  async #whoSigns(request: FastifyRequest, by: SignIn): Promise<string> {
    if (by.by === 'passkey') return this.passkeys.signer(request, by.signed, 'sign-in', '');
    if (by.by !== 'mail') return this.#named(request, by);
    const guest = await this.#store.takeMailCode(keyOf(by.code), Date.now());
    if (guest === null) throw new Refused('wrong', 'This link was used already, or is too old.');
    return guest;
  }

  /** By a name, even one that doesn't exist: that takes as long, and is counted and answered in the same way. */
  async #named(
    request: FastifyRequest,
    by: Exclude<SignIn, { by: 'passkey' | 'mail' }>,
  ): Promise<string> {
    // At once: a line that is closed meanwhile no longer says where it came from.
    const place = placeOf(request.ip);
    const looks = await looksOf(by.name);
    const [look = ''] = looks;
    const here = keyOf(`${look} ${place}`);
    await this.#count(here, keyOf(look));
    const account = await this.#store.accountNamed(looks);
    const isRight =
      by.by === 'password'
        ? await this.#passwords.isKnown(by.password, account?.password ?? null)
        : await this.#store.takeRecovery(account?.guest ?? '', codeKey(by.code));
    if (account === null || !isRight) throw new Refused('wrong', WRONG);
    await this.#store.guessed(here);
    return account.guest;
  }

  /** Counts a guess before it is looked at, in all processes: many at once are no way around it. */
  async #count(here: string, anywhere: string): Promise<void> {
    const guessing = [
      { who: here, free: FREE_HERE },
      { who: anywhere, free: FREE_ANYWHERE },
    ];
    const ms = await this.#store.guess(guessing, Date.now());
    if (ms > 0)
      throw new Refused('wait', `Too many tries. Try again in ${Math.ceil(ms / 1000)} seconds.`);
  }

  /** Shows once more that the account is theirs. */
  async prove(request: FastifyRequest, guest: Guest, by: Prove): Promise<void> {
    const place = placeOf(request.ip);
    const { password } = await this.#mustHave(guest);
    if (by.by === 'passkey') await this.passkeys.signer(request, by.signed, 'prove', guest.id);
    else {
      const here = keyOf(`${guest.id} ${place}`);
      await this.#count(here, keyOf(guest.id));
      if (!(await this.#passwords.isKnown(by.password, password)))
        throw new Refused('wrong', WRONG);
      await this.#store.guessed(here);
    }
    await this.#identity.proveHere(request);
  }

  async addPasskey(request: FastifyRequest, guest: Guest, signed: Signed): Promise<void> {
    const made = await this.passkeys.made(request, signed, 'add', guest.id);
    if (!(await this.#store.addPasskey({ ...made, guest: guest.id })))
      throw new Refused('stale', 'This passkey is already here.');
  }

  async removePasskey(guest: Guest, id: string): Promise<void> {
    if (!(await this.#store.removePasskey(guest.id, id)))
      throw new Refused('stale', 'This is your last way in, or it is already gone.');
  }

  /** Null: without a password from now on. */
  async setPassword(guest: Guest, password: string | null): Promise<void> {
    const known = password && (await this.#passwords.known(fit(password, guest.name)));
    if (!(await this.#store.setPassword(guest.id, known)))
      throw new Refused('seat', 'Without a password you need a passkey: make one first.');
  }

  /** The earlier ones are no longer valid. */
  async newCodes(guest: Guest): Promise<RecoveryCodes> {
    const codes = newCodes();
    await this.#store.setRecovery(guest.id, codes.map(codeKey));
    return { codes };
  }

  async has(guest: Guest): Promise<boolean> {
    return (await this.#store.account(guest.id)) !== null;
  }

  /** An unlocked device is not enough to take an account over, or to end it. */
  async mustProve(request: FastifyRequest, guest: Guest): Promise<void> {
    await this.#mustHave(guest);
    if (!(await this.#identity.isProven(request)))
      throw new Refused('prove', 'First confirm that it’s you, by passkey or password.');
  }

  /** Two accounts are never made one. */
  async mustBeGuest(guest: string): Promise<void> {
    if ((await this.#store.account(guest)) !== null)
      throw new Refused('state', 'That’s a separate account: its games stay there.');
  }

  async #mustHave(guest: Guest): Promise<{ readonly password: string | null }> {
    const account = await this.#store.account(guest.id);
    if (account === null)
      throw new Refused('stale', 'You are a guest: there is no account to change.');
    return account;
  }
}

/** The first thing anyone would try. */
function fit(password: string, name: string): string {
  if (password.toLowerCase().includes(name.toLowerCase()) && password.length < name.length + 6)
    throw new Refused('settings', 'Your name can’t be your password: choose something else.');
  return password;
}
