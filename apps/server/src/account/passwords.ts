import { Refused } from '@castellan/room';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What OWASP asks for: 19 MiB and two passes. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const BYTES = 32;
/** Each takes a few hundredths of a second of a core: once this many wait, newcomers are told to come back later. */
const MOST_WAITING = 20;
const MOST_AT_ONCE = 2;

const work = promisify(argon2);

/** Knows passwords again without keeping them. */
export class Passwords {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  /** Nobody's: checking it takes as long as checking a real one. */
  readonly #nobodys = encoded(COST, randomBytes(16), randomBytes(BYTES));

  /** By what this password is known again. */
  async known(password: string): Promise<string> {
    const salt = randomBytes(16);
    return encoded(COST, salt, await this.#digest(password, salt, COST));
  }

  /** Whether it is that password. Without any, it takes as long and is not. */
  async isKnown(password: string, known: string | null): Promise<boolean> {
    const { cost, salt, tag } = decoded(known ?? this.#nobodys);
    const isSame = timingSafeEqual(await this.#digest(password, salt, cost), tag);
    return isSame && known !== null;
  }

  async #digest(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
    await this.#turn();
    try {
      const message = password.normalize('NFKC');
      return await work('argon2id', { ...cost, message, nonce: salt, tagLength: BYTES });
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }

  async #turn(): Promise<void> {
    if (this.#running < MOST_AT_ONCE) {
      this.#running++;
      return;
    }
    if (this.#waiting.length >= MOST_WAITING)
      throw new Refused(
        'busy',
        'Too many people are signing in right now. Wait a moment, then try again.',
      );
    await new Promise<void>(resolve => this.#waiting.push(resolve));
  }
}

interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** As everywhere: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, so that the cost may grow and old ones stay good. */
function encoded({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const [said, shown] = [salt, tag].map(bytes => bytes.toString('base64').replaceAll('=', ''));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${said}$${shown}`;
}

function decoded(known: string): {
  readonly cost: Cost;
  readonly salt: Buffer;
  readonly tag: Buffer;
} {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(known)!;
  const cost = { memory: +memory!, passes: +passes!, parallelism: +parallelism! };
  return { cost, salt: Buffer.from(salt!, 'base64'), tag: Buffer.from(tag!, 'base64') };
}
