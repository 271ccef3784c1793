import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Bucket } from '../../net/bucket.ts';

const LONGEST_MS = 12 * 3600 * 1000;
/** Wrong secrets: a few at once, then one every ten seconds, no matter who tries. */
const TRIES = { burst: 5, perSecond: 0.1 };

/** Who has shown the secret. Only one person runs a server, on a few devices. */
export class Sessions {
  readonly #secret: Buffer;
  readonly #open = new Map<string, number>();
  readonly #tries = new Bucket(TRIES.burst, TRIES.perSecond, performance.now());

  constructor(secret: string) {
    this.#secret = digest(secret);
  }

  /** A token for a cookie; 'wrong' is not the secret, 'busy' that too many wrong ones came. */
  signIn(secret: string, now = performance.now()): { readonly token: string } | 'wrong' | 'busy' {
    if (!this.#tries.take(now)) return 'busy';
    if (!timingSafeEqual(digest(secret), this.#secret)) return 'wrong';
    const token = randomBytes(32).toString('base64url');
    this.#open.set(token, now + LONGEST_MS);
    return { token };
  }

  isOpen(token: string | undefined, now = performance.now()): boolean {
    for (const [one, until] of this.#open) if (until < now) this.#open.delete(one);
    return token !== undefined && this.#open.has(token);
  }

  signOut(token: string | undefined): void {
    if (token !== undefined) this.#open.delete(token);
  }
}

/** Of one length, whatever was typed, so that comparing takes as long for every secret. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
