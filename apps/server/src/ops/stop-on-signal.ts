import { within } from './drain.ts';

interface Stopping {
  leave(noticeMs: number): Promise<void>;
  close(): Promise<void>;
}

/** A client that won't hang up must not keep us here. */
const CLOSING_MS = 3000;

/** Ends in good order; a second signal ends at once, which loses nothing either: everything is stored already. */
export function stopOnSignal(noticeMs: number, { leave, close }: Stopping): void {
  let isLeaving = false;
  const end = async (notice: number): Promise<void> => {
    if (isLeaving) process.exit(0);
    isLeaving = true;
    await leave(notice);
    await within(CLOSING_MS, close());
    process.exit(0);
  };
  // Someone at the terminal doesn't want to wait for proxies.
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(noticeMs));
}
