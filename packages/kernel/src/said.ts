import type { Json } from './json.ts';
import type { Seat } from './seat.ts';

/**
 * A piece of a sentence: plain text, or text that stands for a card, an amount or a seat, so that a screen can mark
 * it. An aside is left out where there is little room.
 */
export type Part =
  | string
  | { readonly text: string; readonly aside: true }
  | { readonly text: string; readonly card: string; readonly aside?: true }
  | { readonly text: string; readonly amount: string; readonly n: number; readonly aside?: true }
  | { readonly text: string; readonly seat: Seat; readonly aside?: true };

/** A sentence in pieces. */
export type Said = readonly Part[];

/** A template whose values may be pieces: said`${seat} takes ${card}.` */
export function said(
  texts: TemplateStringsArray,
  ...values: readonly (Part | Said | number)[]
): Said {
  const parts: Part[] = [];
  texts.forEach((text, i) => {
    if (text !== '') parts.push(text);
    const value = values[i];
    if (value === undefined || value === '') return;
    if (typeof value === 'number') parts.push(`${value}`);
    else if (Array.isArray(value)) parts.push(...(value as Said));
    else parts.push(value as Part);
  });
  return parts;
}

/** A part of a template without which the sentence is still one: said`${seat} slays ${monster}${aside` for ${price}`}.` */
export const aside: typeof said = (texts, ...values) =>
  said(texts, ...values).map(part =>
    typeof part === 'string' ? { text: part, aside: true } : { ...part, aside: true },
  );

/** Whether a short telling leaves it out. */
export const isAside = (part: Part): boolean => typeof part === 'object' && part.aside === true;

/** Several sentences or pieces, joined by a separator. */
export function saidList(all: readonly (Part | Said)[], between: string, last = between): Said {
  return all.flatMap((one, i) => {
    const said = Array.isArray(one) ? (one as Said) : [one as Part];
    return i === 0 ? said : [i === all.length - 1 ? last : between, ...said];
  });
}

/** A sentence as plain text. */
export function saidText(parts: Said): string {
  return parts.map(part => (typeof part === 'string' ? part : part.text)).join('');
}

/** By kind, the cards of a game: by its id, each gives its printed name, marked as that card. An unknown id stays as it is. */
export function cardNames(
  kinds: Readonly<Record<string, readonly { readonly id: string; readonly name: string }[]>>,
): (id: Json | undefined) => Part {
  const parts = new Map<string, Part>();
  for (const [kind, cards] of Object.entries(kinds))
    for (const { id, name } of cards) parts.set(id, { text: name, card: `${kind}:${id}` });
  return id => parts.get(String(id)) ?? String(id);
}
