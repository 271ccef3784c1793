import type { Account, Me, Prove, RecoveryCodes } from '@castellan/protocol';
import { call, ServerSays } from '../server-api.ts';
import type { Tell } from './text.ts';

// The library that talks to the browser about passkeys is fetched when one is used.
const webauthn = () => import('@simplewebauthn/browser');

/** Passkeys need a page that came over TLS, or from this machine. */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function';

const ask = (purpose: string, more: object = {}): Promise<never> =>
  call('POST', '/api/account/passkeys/ask', { purpose, ...more });

/** Makes a passkey on this device. */
async function made(purpose: 'keep' | 'add', more: object = {}): Promise<unknown> {
  const { startRegistration } = await webauthn();
  return startRegistration({ optionsJSON: await ask(purpose, more) });
}

async function signed(purpose: 'prove' | 'sign-in'): Promise<unknown> {
  const { startAuthentication } = await webauthn();
  return startAuthentication({ optionsJSON: await ask(purpose) });
}

/** Null: a guest. */
export const account = (): Promise<Account | null> => call('GET', '/api/account');

export const keepByPasskey = async (name: string): Promise<RecoveryCodes> =>
  call('POST', '/api/account/keep', { by: 'passkey', name, signed: await made('keep', { name }) });
export const keepByPassword = (name: string, password: string): Promise<RecoveryCodes> =>
  call('POST', '/api/account/keep', { by: 'password', name, password });

/** This device becomes theirs, and no longer that of `instead`. */
export const signInByPasskey = async (instead: string | null): Promise<Me> =>
  call('POST', '/api/account/sign-in', { by: 'passkey', signed: await signed('sign-in'), instead });
export const signInByPassword = (
  name: string,
  password: string,
  instead: string | null,
): Promise<Me> => call('POST', '/api/account/sign-in', { by: 'password', name, password, instead });
export const signInByCode = (name: string, code: string, instead: string | null): Promise<Me> =>
  call('POST', '/api/account/sign-in', { by: 'code', name, code, instead });

/** By a link from a mail. */
export const signInByMail = (code: string, instead: string | null): Promise<Me> =>
  call('POST', '/api/account/sign-in', { by: 'mail', code, instead });
/** A mail with such a link, if there is an account by this name, and it has an address. */
export const askForMail = (name: string): Promise<unknown> =>
  call('POST', '/api/account/mail', { name });

const prove = (by: Prove | object): Promise<unknown> => call('POST', '/api/account/prove', by);
export const proveByPasskey = async (): Promise<unknown> =>
  prove({ by: 'passkey', signed: await signed('prove') });
export const proveByPassword = (password: string): Promise<unknown> =>
  prove({ by: 'password', password });

export const addPasskey = async (): Promise<unknown> =>
  call('POST', '/api/account/passkeys', { signed: await made('add') });
export const removePasskey = (id: string): Promise<unknown> =>
  call('POST', '/api/account/passkeys/remove', { id });
export const setPassword = (password: string | null): Promise<unknown> =>
  call('POST', '/api/account/password', { password });
export const newCodes = (): Promise<RecoveryCodes> => call('POST', '/api/account/codes', {});
export const everything = (): Promise<object> => call('POST', '/api/account/everything', {});
/** Makes what a guest of this browser has played the account's. `left`: tables where both sit. */
export const bring = (guest: string): Promise<{ readonly tables: number; readonly left: number }> =>
  call('POST', '/api/account/bring', { guest });
export const forget = (guest: string): Promise<unknown> =>
  call('POST', '/api/account/forget', { guest });

/** Whether the server first wants proof that it is really them. */
export const mustProve = (error: unknown): boolean =>
  error instanceof ServerSays && error.code === 'prove';

/** What went wrong, for the one who tried. */
export function troubleOf(error: unknown, tell: Tell): string {
  if (error instanceof ServerSays) {
    const { code } = error;
    if (code === 'name') return tell('nameTaken');
    if (code === 'wrong') return tell('wrong');
    if (code === 'wait' || code === 'busy') return tell('wait');
    if (code === 'prove') return tell('proveFirst');
    if (code === 'settings') return tell('passwordIsName');
    if (code === 'state') return tell('ownAccount');
    return tell(code === 'stale' ? 'stale' : 'notDone');
  }
  // The browser’s own dialog was closed, or nothing fitting was found.
  return tell(
    error instanceof Error && error.name === 'InvalidStateError' ? 'hasPasskey' : 'notDone',
  );
}
