import { awaited, marked } from '../app/waiting.tsx';
import { deckText } from './server-api.ts';

const fetched = new Map<string, Promise<string>>();

/** The deck of own cards at a table, for a screen inside a <Waiting>; undefined if there is none. */
export function useDeckText(digest: string | undefined): string | undefined {
  if (digest === undefined) return undefined;
  let text = fetched.get(digest);
  if (text === undefined) {
    text = marked(deckText(digest));
    text.catch(() => fetched.delete(digest));
    fetched.set(digest, text);
  }
  return awaited(text);
}
