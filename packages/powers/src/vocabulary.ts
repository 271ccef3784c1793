import type { Noun, Rows } from './rows.ts';
import type { Terms } from './terms.ts';
import { COMMON_ICONS } from './terms.ts';

type Args = Readonly<Record<string, string | number | boolean | undefined>>;

/** A text of a catalogue by its name; undefined if there is none. */
type Find = (name: string, args?: Args) => string | undefined;

/**
 * The words for a vocabulary out of a catalogue. `icon-at_build` is the label of the icon `at:build`; its attributes are the
 * forms that sentences need: `.when` for a time, `.each` and `.many` for what is counted, `.lose` and `.rob` for a place,
 * `.say` for the rest, `.one` for the singular of a resource.
 */
export function rowsFrom<T extends Terms>(terms: T, find: Find): Rows<T> {
  const name = (icon: string): string => `icon-${icon.replaceAll(':', '_')}`;
  const label = (icon: string): string => {
    const found = find(name(icon));
    if (found === undefined) throw new Error(`There is no text "${name(icon)}".`);
    return found;
  };
  const form = (icon: string, which: string, args?: Args): string =>
    find(`${name(icon)}.${which}`, args) ?? label(icon);
  const each = <V>(sort: keyof Terms, row: (term: string) => V): Readonly<Record<string, V>> =>
    Object.fromEntries(Object.keys(terms[sort]).map(term => [term, row(term)]));
  const rows: Rows<Terms> = {
    resources: each('resources', (icon): Noun => [form(icon, 'one'), label(icon)]),
    counts: each('counts', term => {
      const icon = `count:${term}`;
      const many = find(`${name(icon)}.many`);
      const row = { label: label(icon), each: form(icon, 'each') };
      return many === undefined ? row : { ...row, many };
    }),
    timings: each('timings', term => ({
      label: label(`at:${term}`),
      when: form(`at:${term}`, 'when'),
    })),
    modifiers: each('modifiers', term => ({
      label: label(`modify:${term}`),
      say: by => form(`modify:${term}`, 'say', { by }),
    })),
    supplies: each('supplies', term => ({
      label: label(`card:${term}`),
      say: filter => form(`card:${term}`, 'say', filter),
    })),
    filters: Object.fromEntries(
      Object.entries(terms.filters).map(([filter, marks]) => [
        filter,
        typeof marks === 'string'
          ? label(`filter:${filter}`)
          : Object.fromEntries(
              Object.keys(marks).map(word => [word, label(`filter:${filter}:${word}`)]),
            ),
      ]),
    ) as Rows<Terms>['filters'],
    places: each('places', term => ({
      label: label(`place:${term}`),
      lose: (n, random) => form(`place:${term}`, 'lose', { n, random }),
      rob: (n, random, keep) => form(`place:${term}`, 'rob', { n, random, keep }),
    })),
    actions: each('actions', term => ({
      label: label(`action:${term}`),
      say: form(`action:${term}`, 'say'),
    })),
    verbs: each('verbs', term => ({
      label: label(`verb:${term}`),
      say: n => form(`verb:${term}`, 'say', { n }),
    })),
    signs: Object.fromEntries(
      [...terms.signs, ...COMMON_ICONS].map(sign => [sign, label(sign)]),
    ) as Rows<Terms>['signs'],
  };
  return rows as unknown as Rows<T>;
}
