import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useTable } from '../context.tsx';
import type { Action } from '../decision/lights.ts';
import { OptionFace } from '../decision/option-face.tsx';
import type { Layers, ScreenArea } from './layers.ts';
import { below } from './layers.ts';
import { useOpened } from './opened.ts';
import { usePlace } from './use-place.ts';

interface MenuProps {
  readonly thing: string;
  readonly label: string;
  readonly options?: readonly string[] | undefined;
  readonly spot: ScreenArea;
  readonly from: HTMLElement;
}

/** What may be done with a thing, where that is more than one. */
export function Menu({ thing, label, options: ids, spot, from }: MenuProps) {
  const { lit, lights, layers, text, faceOf } = useTable();
  const box = usePlace(spot, below);
  const actions = (
    ids === undefined
      ? lights.actions(thing)
      : (lit.decision?.options ?? [])
          .filter(({ id }) => ids.includes(id))
          .map((option): Action => ({ option, next: [] }))
  ).filter(({ option }) => option.blocked === undefined);
  const close = (): void => {
    layers.show({ menu: null });
    from.focus({ preventScroll: true });
  };
  useOpened(true, close);
  useMenu(box, actions.length === 0, layers);
  return (
    <div
      ref={box}
      className="ct-float ct-menu"
      popover="manual"
      role="dialog"
      aria-label={text('whatToDo', { what: label })}
      onKeyDown={event => {
        if (event.key === 'Escape' || event.key === 'Tab') {
          event.preventDefault();
          event.stopPropagation();
          close();
        }
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
          step(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1, event);
      }}
    >
      {actions.map(action => (
        <button
          key={[action.option.id, ...action.next].join()}
          type="button"
          className="ct-button ct-menu__item"
          onClick={event => {
            // Back to the thing go those who go by keys.
            if (event.currentTarget.matches(':focus-visible')) close();
            else layers.show({ menu: null });
            lights.perform(action);
          }}
        >
          <OptionFace option={action.option} />
        </button>
      ))}
      {faceOf(thing) !== null && (
        <button
          type="button"
          className="ct-button ct-button--quiet ct-menu__item"
          onClick={() => lit.zoom(thing)}
        >
          {text('lookCloser')}
        </button>
      )}
    </div>
  );
}

/** Goes into the menu with the focus, and away with a press beside it or when there is nothing left to do. */
function useMenu(box: RefObject<HTMLElement | null>, isEmpty: boolean, layers: Layers): void {
  useLayoutEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [box]);
  useLayoutEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) layers.show({ menu: null });
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [box, layers]);
  useLayoutEffect(() => {
    if (isEmpty) layers.show({ menu: null });
  }, [isEmpty, layers]);
}

function step(
  menu: HTMLElement,
  by: number,
  event: { preventDefault(): void; stopPropagation(): void },
): void {
  const items = [...menu.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  items[(at + by + items.length) % items.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
