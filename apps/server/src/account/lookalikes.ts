import { plainName } from '@castellan/kernel';

/** Loaded when it is first needed: a table of six thousand letters that look like others. */
let letters: Promise<(text: string) => string> | null = null;

/**
 * What a name looks like (UTS 39): two names with a look in common can't be told apart. There are two, since a capital I
 * looks like a small L, but is the same letter as a small I.
 */
export async function looksOf(name: string): Promise<readonly string[]> {
  letters ??= import('unhomoglyph').then(found => found.default);
  const alike = await letters;
  const seen = plainName(name)
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800\s\p{M}]/gu, '');
  const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const look = (text: string): string =>
    alike(bare(text)).normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [
    ...new Set([look(look(seen.toLowerCase()).toLowerCase()), look(look(seen).toLowerCase())]),
  ];
}
