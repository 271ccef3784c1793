import type { MailSettings } from './postman.ts';

/** How a server may reach people who are not looking: its host says so. */
export interface Reach {
  /** Hosts that people may have messages sent to; `*`: any on the internet. */
  readonly sendTo: readonly string[];
  /** Where this server is, as people type it; null: where they were when they last said how they want to be told. */
  readonly site: string | null;
  /** Null: it sends no mail. */
  readonly mail: MailSettings | null;
}

export const NO_REACH: Reach = { sendTo: [], site: null, mail: null };
