import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundedPath } from './rounded-path.ts';

/** The `game-icons` set. It is far too big to import, so only what is used is taken from it. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

let set: IconSet | null = null;

function iconSet(): IconSet {
  if (set === null) {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
  }
  return set;
}

/** The path data of a picture; null if the set does not have it. All are single paths in a square of 512. */
export function iconPath(picture: string): string | null {
  const { icons, aliases = {} } = iconSet();
  const name = Object.hasOwn(icons, picture) ? picture : aliases[picture]?.parent;
  const body = name === undefined ? undefined : icons[name]?.body;
  if (body === undefined) return null;
  const paths = [...body.matchAll(/\bd="([^"]+)"/g)].map(([, data]) => data!);
  return paths.length === 0 ? null : roundedPath(paths.join(' '));
}
