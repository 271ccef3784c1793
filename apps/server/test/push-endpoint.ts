// A push service of our own: it takes what a server sends to a device, and reads it as only that device can.
import type { ECDH } from 'node:crypto';
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Pushed {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushEndpoint {
  readonly got: Pushed[] = [];
  /** What is answered. */
  status = 201;
  /** Told of each. */
  hear: (pushed: Pushed) => void = () => {};
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<PushEndpoint> {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const pushed = {
          path: request.url!,
          headers: request.headers,
          body: Buffer.concat(parts),
        };
        endpoint.got.push(pushed);
        endpoint.hear(pushed);
        response.writeHead(endpoint.status).end();
      });
    });
    const endpoint = new PushEndpoint(server);
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    return endpoint;
  }

  get host(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.#server.close();
  }
}

/** What a browser makes when it lets itself be told: an address, and keys that never leave it. */
export class PushDevice {
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly endpoint: string;

  constructor(service: PushEndpoint, path: string) {
    this.#keys.generateKeys();
    this.endpoint = `http://${service.host}/${path}`;
  }

  get address(): { endpoint: string; p256dh: string; auth: string } {
    return {
      endpoint: this.endpoint,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** Reads a message (RFC 8291 over RFC 8188, in one record). */
  read({ body }: Pushed): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const theirs = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const secret = this.#keys.computeSecret(theirs);
    const about = Buffer.concat([
      Buffer.from('WebPush: info\0'),
      this.#keys.getPublicKey(),
      theirs,
    ]);
    const material = Buffer.from(hkdfSync('sha256', secret, this.#auth, about, 32));
    const derive = (what: string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', material, salt, `Content-Encoding: ${what}\0`, length));
    const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    open.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
    // What comes after the last record's mark is filling.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }
}

/** Whether a message says by whom it is, signed with the key that the server has shown. */
export function isSignedBy({ headers }: Pushed, key: string): boolean {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization!)!;
  const [, head, claims, signature, shown] = found as unknown as string[];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  return (
    shown === key &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature!, 'base64url'),
    )
  );
}
