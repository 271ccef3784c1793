import type { AskPasskey, Signed } from '@castellan/protocol';
import { BadMessage } from '@castellan/protocol';
import { Refused, StoreFailure } from '@castellan/room';
import type { FastifyRequest } from 'fastify';
import type { Purpose, StoredPasskey } from '../store/account-store.ts';
import type { Guest, Store } from '../store/store.ts';
import { deviceOf } from '../net/device-name.ts';
import { keyOf } from '../table/house.ts';

/** How long a browser has to ask for a finger or a PIN. */
const CHALLENGE_MS = 5 * 60 * 1000;
const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256, which every device has. (Node can check others only as an experiment.) */
const ALGORITHMS = [-8, -7, -257];

/** Loaded when someone first uses a passkey here. */
const webauthn = () => import('@simplewebauthn/server');

export type NewPasskey = Omit<StoredPasskey, 'guest'>;

const SAID_NO = 'This passkey was not accepted. Try again, or sign in another way.';

/** Makes passkeys and looks at what they sign. A passkey signs for the site it was made for, and each challenge once. */
export class Passkeys {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** What the browser must know to make a passkey, or to sign with one. */
  async ask(request: FastifyRequest, ask: AskPasskey, guest: Guest | null): Promise<object> {
    const { purpose } = ask;
    const { site } = siteOf(request);
    const known = guest === null ? [] : await this.#store.passkeysOf(guest.id);
    const { generateAuthenticationOptions, generateRegistrationOptions } = await webauthn();
    const listed = known.map(
      ({ id, transports }) => ({ id, transports: [...transports] }) as never,
    );
    const isNew = purpose === 'keep' || purpose === 'add';
    if (isNew && known.length >= MOST_PASSKEYS)
      throw new Refused('full', 'You have too many passkeys already: remove one first.');
    const name = purpose === 'keep' ? ask.name : (guest?.name ?? '');
    const options = isNew
      ? await generateRegistrationOptions({
          rpName: 'Castellan',
          rpID: site,
          userName: name,
          userDisplayName: name,
          userID: new TextEncoder().encode(guest!.id),
          attestationType: 'none',
          supportedAlgorithmIDs: ALGORITHMS,
          excludeCredentials: listed,
          // It is found without a name, and its owner is asked for a finger or a PIN.
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          timeout: CHALLENGE_MS,
        })
      : await generateAuthenticationOptions({
          rpID: site,
          // Signing in asks for no name, so nobody learns which names have passkeys.
          allowCredentials: purpose === 'prove' ? listed : [],
          userVerification: 'required',
          timeout: CHALLENGE_MS,
        });
    const whose = purpose === 'sign-in' ? '' : guest!.id;
    const until = Date.now() + CHALLENGE_MS;
    await this.#store.addChallenge(keyOf(options.challenge), purpose, whose, until);
    return options;
  }

  /** A passkey that was just made. */
  async made(
    request: FastifyRequest,
    signed: Signed,
    purpose: Purpose,
    guest: string,
  ): Promise<NewPasskey> {
    const { origin, site } = siteOf(request);
    const { verifyRegistrationResponse } = await webauthn();
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: signed as never,
      expectedChallenge: challenge =>
        this.#store.takeChallenge(keyOf(challenge), purpose, guest, Date.now()),
      expectedOrigin: origin,
      expectedRPID: site,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    if (!verified || registrationInfo === undefined) throw new Refused('wrong', SAID_NO);
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const now = Date.now();
    return {
      id,
      site,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
      device: deviceOf(request),
      since: now,
      seen: now,
    };
  }

  /** Whose passkey has signed this. `guest`: it must be theirs. */
  async signer(
    request: FastifyRequest,
    signed: Signed,
    purpose: 'prove' | 'sign-in',
    guest: string,
  ): Promise<string> {
    const { origin, site } = siteOf(request);
    const known = await this.#store.passkey(signed.id);
    const isFit = known !== null && known.site === site && (guest === '' || known.guest === guest);
    if (!isFit) throw new Refused('wrong', SAID_NO);
    const { verifyAuthenticationResponse } = await webauthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed as never,
      expectedChallenge: challenge =>
        this.#store.takeChallenge(keyOf(challenge), purpose, guest, Date.now()),
      expectedOrigin: origin,
      expectedRPID: known.site,
      requireUserVerification: true,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: [...known.transports] as never,
      },
    }).catch(refuse);
    const { newCounter } = authenticationInfo;
    if (!verified || !(await this.#store.usedPasskey(known.id, newCounter, Date.now())))
      throw new Refused('wrong', SAID_NO);
    return known.guest;
  }
}

/** What exactly is wrong with it would help nobody but an attacker. */
function refuse(error: unknown): never {
  throw error instanceof StoreFailure ? error : new Refused('wrong', SAID_NO);
}

/** The page that asks, and the site that its passkeys belong to. */
function siteOf(request: FastifyRequest): { readonly origin: string; readonly site: string } {
  const address = `${request.protocol}://${request.host}`;
  if (!URL.canParse(address)) throw new BadMessage('the request names no host.');
  const { origin, hostname } = new URL(address);
  return { origin, site: hostname };
}
