import type { Phrase } from '@castellan/kernel';
import { useState } from 'preact/hooks';
import type { Actions } from './others-since.ts';

interface News {
  /** How many of the others did something that has not been read. */
  readonly news: number;
  read(): void;
}

/** What the others did is news until the log is opened, and again when they do something more. */
export function useNews(actions: readonly Actions[]): News {
  const [known, setKnown] = useState<ReadonlySet<Phrase>>(new Set());
  const unread = actions.filter(({ events }) => events.some(event => !known.has(event)));
  return {
    news: unread.length,
    read: () => setKnown(new Set(actions.flatMap(({ events }) => events))),
  };
}
