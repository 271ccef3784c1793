import type { Handbook } from '../contract.ts';
import type { Locale } from '../languages.ts';

/**
 * What a game's rules in the app lack of its digest (`docs/rules`), and what they have more, clause by clause. `elsewhere`:
 * chapters that the app shows in another way, as cards.
 */
export function digestFaults(
  digest: string,
  book: string,
  handbook: Handbook,
  locale: Locale,
  elsewhere: readonly string[] = [],
): string[] {
  const told = handbook.rules(locale).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  const written = clausesOf(digest)
    .filter(({ number }) => !elsewhere.includes(number.split('.')[0]!))
    .map(({ number }) => `${book} ${number}`);
  return [
    ...(written.length === 0 ? ['the digest has no clauses'] : []),
    ...written.filter(id => !told.includes(id)).map(id => `the app lacks ${id}`),
    ...told.filter(id => !written.includes(id)).map(id => `the digest lacks ${id}`),
  ];
}

/** The clauses of a digest: "**4.1** On your turn …". */
export function clausesOf(digest: string): { readonly number: string; readonly text: string }[] {
  return [...digest.matchAll(/^\*\*(\d+\.\d+)\*\* (.*)/gm)].map(([, number, text]) => ({
    number: number!,
    text: text!,
  }));
}
