import { useLayoutEffect, useRef } from 'preact/hooks';
import { useTable } from '../context.tsx';
import { isByKeys, isFree, nextThing } from './keys.ts';

export interface TableKeys {
  readonly undo?: (() => void) | null | undefined;
  readonly help?: (() => void) | undefined;
  readonly log?: (() => void) | undefined;
  readonly icons?: (() => void) | undefined;
  readonly mute?: (() => void) | undefined;
}

/** U undoes, ? helps, L opens the log, I the legend of the icons, M mutes, Z shows the card that is pointed at, arrows go from thing to thing. */
export function useTableKeys(keys: TableKeys): void {
  const { settings, lit } = useTable();
  useByKeys();
  const now = useRef({ keys, lit });
  now.current = { keys, lit };
  useLayoutEffect(() => {
    if (!settings.keys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (!isFree(event)) return;
      const { keys, lit } = now.current;
      const actions: Readonly<Record<string, (() => void) | null | undefined>> = {
        u: keys.undo,
        '?': keys.help,
        l: keys.log,
        i: keys.icons,
        m: keys.mute,
        z: () => {
          const pointed = pointedCard();
          if (pointed !== undefined) lit.zoom(pointed.dataset['zoom']!, pointed.dataset['ref']);
        },
      };
      const action = actions[event.key.toLowerCase()];
      if (action) {
        event.preventDefault();
        action();
      }
      if (event.key.startsWith('Arrow')) moveFocus(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [settings.keys]);
}

/** The card that has the focus, or else the one under the pointer. */
function pointedCard(): HTMLElement | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-zoom]');
  const hovered = [...document.querySelectorAll<HTMLElement>('[data-zoom]:hover')].at(-1);
  return focused ?? hovered;
}

function moveFocus(event: KeyboardEvent): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !from.matches('button.ct-thing, button.ct-option')) return;
  const rivals = from.matches('.ct-option') ? 'button.ct-option' : 'button.ct-thing';
  const things = [...document.querySelectorAll<HTMLElement>(rivals)].filter(
    each => each !== from && each.checkVisibility(),
  );
  const at = nextThing(
    from.getBoundingClientRect(),
    things.map(each => each.getBoundingClientRect()),
    event.key,
  );
  if (at === null) return;
  event.preventDefault();
  things[at]!.focus();
}

/** Marks the page while somebody goes by keys, until a pointer is used again: then the keys stand on the things. */
function useByKeys(): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    const byKeys = (event: KeyboardEvent): void => {
      if (isByKeys(event)) root.dataset['byKeys'] = '';
    };
    const byPointer = (): void => {
      delete root.dataset['byKeys'];
    };
    document.addEventListener('keydown', byKeys);
    document.addEventListener('pointerdown', byPointer, true);
    return () => {
      byPointer();
      document.removeEventListener('keydown', byKeys);
      document.removeEventListener('pointerdown', byPointer, true);
    };
  }, []);
}
