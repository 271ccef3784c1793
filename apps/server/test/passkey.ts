import type { Signed } from '@castellan/protocol';
import type { KeyObject } from 'node:crypto';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What is signed; each can be bent, to see whether the server notices. */
interface Bent {
  readonly origin?: string;
  readonly site?: string;
  readonly challenge?: string;
  /** Without: neither touched nor verified. */
  readonly flags?: number;
  readonly counter?: number;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

/** A passkey as a phone would have it, made of Node's own crypto. */
export class TestPasskey {
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16).toString('base64url');
  readonly #base: string;
  counter = 0;

  /** `base`: the address of the page that it belongs to. */
  constructor(base: string) {
    this.#base = base;
  }

  /** What it answers when it is made. */
  made({ challenge }: { challenge: string }, bent: Bent = {}): Signed {
    const { id } = this;
    const flags = bent.flags ?? PRESENT | VERIFIED | NEW_KEY;
    const raw = Buffer.from(id, 'base64url');
    const length = Buffer.from([raw.length >> 8, raw.length & 255]);
    const credential = Buffer.concat([Buffer.alloc(16), length, raw, cose(this.#pair.publicKey)]);
    const data = Buffer.concat([this.#data(flags, bent), credential]);
    // {fmt: "none", attStmt: {}, authData: data}
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return this.#answer(bent, challenge, 'webauthn.create', {
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What it answers when it signs. */
  signed({ challenge }: { challenge: string }, bent: Bent = {}): Signed {
    const data = this.#data(bent.flags ?? PRESENT | VERIFIED, bent);
    const client = this.#client(bent, challenge, 'webauthn.get');
    const hashed = createHash('sha256').update(client).digest();
    const signature = sign('sha256', Buffer.concat([data, hashed]), this.#pair.privateKey);
    return this.#answer(bent, challenge, 'webauthn.get', {
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(bent: Bent, challenge: string, type: string, rest: object): Signed {
    const clientDataJSON = this.#client(bent, challenge, type).toString('base64url');
    const { id } = this;
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, ...rest },
      clientExtensionResults: {},
    };
  }

  #client(bent: Bent, challenge: string, type: string): Buffer {
    const origin = bent.origin ?? this.#base;
    return Buffer.from(
      JSON.stringify({ type, challenge: bent.challenge ?? challenge, origin, crossOrigin: false }),
    );
  }

  #data(flags: number, bent: Bent): Buffer {
    const site = createHash('sha256')
      .update(bent.site ?? new URL(this.#base).hostname)
      .digest();
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(bent.counter ?? this.counter);
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }
}

/** The public key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function cose(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const [left, right] = [x!, y!].map(part => bytes(Buffer.from(part, 'base64url')));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, left!, Buffer.from([0x22]), right!]);
}

function text(said: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + said.length]), Buffer.from(said)]);
}

function bytes(data: Buffer): Buffer {
  const { length } = data;
  // As short as can be: what is longer is not the same to those who read it.
  const head = length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), data]);
}
