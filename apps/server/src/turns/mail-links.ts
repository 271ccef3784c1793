import { Refused } from '@castellan/room';
import { randomBytes } from 'node:crypto';
import { looksOf } from '../account/lookalikes.ts';
import type { Guest, Store } from '../store/store.ts';
import { keyOf } from '../table/house.ts';
import { textsIn } from './message.ts';
import type { Postman } from './postman.ts';

const CONFIRM_MS = 24 * 3_600_000;
const RECOVER_MS = 30 * 60_000;
/** How long somebody who has just been sent a link gets no other. */
const FRESH_MS = 10 * 60_000;

/** So many letters may ask one address; then each next one waits longer. */
const FREE_LETTERS = 4;

const newCode = (): string => randomBytes(20).toString('hex');

/** Addresses for mail: whose they are is shown by opening a link, and so is whose an account is. */
export class MailLinks {
  readonly #store: Store;
  readonly #postman: Postman;
  /** Links lead to where the host says that this server is, never to where a request says so. */
  readonly #site: string;

  constructor(store: Store, postman: Postman, site: string) {
    this.#store = store;
    this.#postman = postman;
    this.#site = site;
  }

  /** Asks an address whether it is theirs. False: no mail could be sent. */
  async ask({ id, name }: Guest, address: string, locale: string): Promise<boolean> {
    const code = newCode();
    const now = Date.now();
    // However many people ask: nobody's mailbox is filled from here.
    const who = keyOf(`mail ${address.toLowerCase()}`);
    if ((await this.#store.guess([{ who, free: FREE_LETTERS }], now)) > 0)
      throw new Refused(
        'wait',
        'This address has just been sent several letters. Try again later.',
      );
    await this.#store.setMail({ guest: id, address }, keyOf(code), now, now + CONFIRM_MS);
    const say = textsIn(locale);
    const text = `${say('mail-confirm-more', { name })}\n\n${this.#site}/#/friends/mail/${code}\n`;
    return this.#postman.send({ to: address, subject: say('mail-confirm'), text });
  }

  /** Sends the owner of an account a way back in. The asker is not told what comes of it. */
  async recover(name: string): Promise<void> {
    const account = await this.#store.accountNamed(await looksOf(name));
    const mail = account && (await this.#store.mailOf(account.guest));
    // An address from before there was an account may belong to anyone who had the device, whenever they open its link.
    if (account === null || mail === null || mail.since < account.since) return;
    const code = newCode();
    const now = Date.now();
    const fresh = now + RECOVER_MS - FRESH_MS;
    if (!(await this.#store.setMailCode(account.guest, keyOf(code), fresh, now + RECOVER_MS)))
      return;
    const wishes = await this.#store.calling(account.guest);
    const locale =
      wishes === null ? 'en' : (JSON.parse(wishes.wishes) as { locale: string }).locale;
    const say = textsIn(locale);
    const [person] = await this.#store.people([account.guest]);
    const link = `${this.#site}/#/friends/sign-in/${code}`;
    await this.#postman.send({
      to: mail.address,
      subject: say('mail-recover'),
      text: `${say('mail-recover-more', { name: person?.name ?? '' })}\n\n${link}\n`,
    });
  }
}
