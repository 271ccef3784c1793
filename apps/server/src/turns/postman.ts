import type { Transporter } from 'nodemailer';

export interface MailSettings {
  /** Where mail is handed in: `smtps://name:password@host`. */
  readonly smtp: string;
  readonly from: string;
}

export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const PATIENCE_MS = 10_000;

/** Sends mail, if the operator of this server has configured a mail server. */
export class Postman {
  readonly #settings: MailSettings;
  #transport: Promise<Transporter> | null = null;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  /** False: it could not be handed in, and may be tried again. */
  async send(letter: Letter): Promise<boolean> {
    try {
      this.#transport ??= this.#open();
      const { from } = this.#settings;
      // What is named here is only ever text: no file, no address that is fetched.
      await (
        await this.#transport
      ).sendMail({
        ...letter,
        from,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return true;
    } catch {
      this.#transport = null;
      return false;
    }
  }

  /** Why no mail could be handed in; null: it could. Nothing is sent. */
  async why(): Promise<string | null> {
    try {
      await (await this.#open()).verify();
      return null;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      return code ?? message;
    }
  }

  async #open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: this.#settings.smtp, connectionTimeout: PATIENCE_MS });
  }
}
