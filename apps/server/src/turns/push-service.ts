import type { PushMessage } from '@castellan/protocol';
import type { Store } from '../store/store.ts';
import type { StoredPush } from '../store/turns.ts';
import type { Outbound } from './outbound.ts';

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How long a push service keeps what it can't deliver: after a day it is old news. */
const KEPT_S = 24 * 3600;
/** What push services answer when an address is gone. */
const GONE = [404, 410];

/** Sends messages to devices whose page is closed. Only the device can read them. */
export class PushService {
  readonly #store: Store;
  readonly #outbound: Outbound;
  #keys: Promise<Keys> | null = null;

  constructor(store: Store, outbound: Outbound) {
    this.#store = store;
    this.#outbound = outbound;
  }

  /** Shows browsers that a message is from this server; made when it is first needed, and kept. */
  async publicKey(): Promise<string> {
    return (await this.#vapid()).publicKey;
  }

  /** False: it did not arrive, and may be tried again. Addresses that are gone are forgotten. */
  async send(push: StoredPush, message: PushMessage, site: string): Promise<boolean> {
    // Nothing can be encrypted for an invalid key: anyone may have made it up.
    const answer = await this.#post(push, message, site).catch(() => 0);
    if (GONE.includes(answer)) await this.#store.removePush(push.endpoint);
    return (answer >= 200 && answer < 300) || GONE.includes(answer);
  }

  async #post(
    { endpoint, p256dh, auth }: StoredPush,
    message: PushMessage,
    site: string,
  ): Promise<number> {
    // The host decides where we may send, today as much as on the day the device came.
    this.#outbound.mustPush(endpoint);
    // Loaded only by servers whose people want it.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subjectOf(site), ...(await this.#vapid()) },
        TTL: KEPT_S,
        topic: 'turns',
        urgency: 'normal',
      },
    );
    const { 'Content-Length': _, ...sent } = headers as Record<string, string>;
    return this.#outbound.post(endpoint, sent, body!);
  }

  #vapid(): Promise<Keys> {
    this.#keys ??= this.#make();
    this.#keys.catch(() => (this.#keys = null));
    return this.#keys;
  }

  async #make(): Promise<Keys> {
    const { default: webPush } = await import('web-push');
    const made = JSON.stringify(webPush.generateVAPIDKeys());
    return JSON.parse(await this.#store.fact('vapid', made)) as Keys;
  }
}

/** Whom a push service may turn to: where this server is. */
const subjectOf = (site: string): string =>
  site.startsWith('https:') ? site : `mailto:castellan@${new URL(site).hostname}`;
