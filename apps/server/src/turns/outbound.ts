import { Refused } from '@castellan/room';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { BlockList, isIP } from 'node:net';

const TIMEOUT_MS = 5_000;
/** Where nobody has answered, nobody is asked for so long: one dead address does not hold up all others. */
const REST_MS = 120_000;
const MOST_RESTING = 10_000;

/** Addresses that are nobody's on the internet: a server that people tell where to send must not reach its own network. */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** Whether an address is one of the internet, and not of a machine's or a house's own network. */
export function isPublic(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Looks a name up; one that leads inside leads nowhere. What was looked up is what is connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    const bad = found?.find(({ address }) => !isPublic(address));
    if (error !== null || bad !== undefined || found.length === 0) {
      done(error ?? new Error(`${host} leads into a network of its own`), '', 0);
      return;
    }
    // Typed for one address; callers that ask for all get all.
    if (options.all === true) (done as (e: null, all: LookupAddress[]) => void)(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  });
};

/** What someone's message may be sent to. */
export class Outbound {
  readonly #named: readonly string[];
  readonly #timeoutMs: number;
  /** Until when each host that did not answer in time is left alone. */
  readonly #resting = new Map<string, number>();

  /**
   * `named`: hosts that this server's operator has named, with their ports if need be: they may be in its own network,
   * and without TLS. `*` stands for any on the internet.
   */
  constructor(named: readonly string[], timeoutMs = TIMEOUT_MS) {
    this.#named = named;
    this.#timeoutMs = timeoutMs;
  }

  /** Whether people may have messages sent to an address of their own. */
  get isOpen(): boolean {
    return this.#named.length > 0;
  }

  /** Refuses a webhook's address that we don't send to. */
  mustTake(url: string): void {
    const { host, hostname, protocol, username, password } = new URL(url);
    if (username !== '' || password !== '')
      throw new Refused('settings', 'A webhook’s address has no name or password in it.');
    if (this.#isNamed(host) || this.#isNamed(hostname)) return;
    if (!this.#named.includes('*'))
      throw new Refused('settings', `This server sends no messages to ${host}. Ask its host.`);
    this.#mustBePublic(url, protocol, hostname);
  }

  /** Refuses the address of a push service that can't be one. */
  mustPush(url: string): void {
    const { host, hostname, protocol, username, password } = new URL(url);
    if (username !== '' || password !== '')
      throw new Refused('settings', 'The address of a push service has no name or password in it.');
    if (!this.#isNamed(host)) this.#mustBePublic(url, protocol, hostname);
  }

  #mustBePublic(url: string, protocol: string, hostname: string): void {
    // A name may end in a dot, and is the same one.
    const bare = hostname.replace(/^\[|\]$|\.$/g, '');
    const isInside = isIP(bare) !== 0 ? !isPublic(bare) : !bare.includes('.');
    if (protocol !== 'https:' || new URL(url).port !== '' || isInside)
      throw new Refused('settings', 'Messages are only sent to https addresses on the internet.');
  }

  #isNamed(host: string): boolean {
    return this.#named.includes(host);
  }

  /** Sends something; returns the status alone, and follows no redirect. */
  post(
    url: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer | string,
  ): Promise<number> {
    const { host, hostname, protocol } = new URL(url);
    const isNamed = this.#isNamed(host) || this.#isNamed(hostname);
    const send = protocol === 'https:' ? secureRequest : plainRequest;
    if ((this.#resting.get(host) ?? 0) > performance.now())
      return Promise.reject(new Error(`${host} did not answer a moment ago.`));
    const signal = AbortSignal.timeout(this.#timeoutMs);
    return new Promise((resolve, reject) => {
      const sent = send(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
          agent: false,
          signal,
          ...(isNamed ? {} : { lookup: publicLookup }),
        },
        answer => {
          resolve(answer.statusCode ?? 0);
          answer.destroy();
        },
      );
      sent.on('error', error => {
        if (signal.aborted) this.#rest(host);
        reject(error);
      });
      sent.end(body);
    });
  }

  #rest(host: string): void {
    if (this.#resting.size >= MOST_RESTING) this.#resting.clear();
    this.#resting.set(host, performance.now() + REST_MS);
  }
}
