import { capital } from '@castellan/powers';
import type { TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Card } from '../card/card.tsx';
import { useTable } from '../context.tsx';
import type { CardFace } from '../contract.ts';
import type { Action } from '../decision/lights.ts';
import { OptionFace } from '../decision/option-face.tsx';
import type { Shown } from '../layer/layers.ts';
import { useOpened } from '../layer/opened.ts';

/** A sentence of more letters has smaller ones on a small screen: all of it is seen at once. */
const LONG = 240;

/** Who taps twice means to see it. */
const SECOND_TAP_MS = 350;

/** A card shown large, with all that can be said about it, and what may be done with it. The provider shows it; `lit.zoom` opens it. */
export function ZoomLayer({ card, of }: Shown) {
  const { faceOf, layers, lights } = useTable();
  const ground = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown] = useState(() => performance.now());
  const face = faceOf(card);
  useLayoutEffect(() => {
    const before = document.activeElement;
    ground.current?.showPopover();
    // A modal dialog has the browser style and draw the whole table again, twice a card. Only another one calls for it.
    if (document.querySelector('dialog:modal') === null) dialog.current?.show();
    else dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const close = (): void => layers.show({ zoom: null });
  useOpened(true, close);
  if (!face) return null;
  return (
    <div
      ref={ground}
      className="ct-zoom-ground"
      popover="manual"
      onClick={event => {
        if (event.target === event.currentTarget && event.timeStamp > shown + SECOND_TAP_MS)
          close();
      }}
      onKeyDown={event => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Tab') stayInside(event);
        else return;
        event.stopPropagation();
      }}
    >
      <dialog
        ref={dialog}
        className="ct-zoom"
        data-long={face.sentence.length > LONG ? '' : undefined}
        aria-modal="true"
        aria-label={face.name}
        tabIndex={-1}
        onClose={close}
      >
        <div className="ct-zoom__card">
          <Card face={face} silent view="zoom" />
        </div>
        <Words face={face} />
        <Actions actions={lights.actions(of)} close={close} />
      </dialog>
    </div>
  );
}

/** Tab goes round in what is shown. */
function stayInside(event: TargetedKeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  const { activeElement } = document;
  if (activeElement !== from && buttons.includes(activeElement as HTMLElement)) return;
  event.preventDefault();
  to?.focus();
}

function Words({ face }: { readonly face: CardFace }) {
  const { text } = useTable();
  return (
    <div className="ct-zoom__words">
      <h2 className="ct-zoom__name">{face.name}</h2>
      {face.printed !== undefined && (
        <p className="ct-zoom__printed" lang="en">
          {face.printed}
        </p>
      )}
      <p className="ct-zoom__kind">{face.kind}</p>
      <p className="ct-zoom__sentence">{face.sentence}</p>
      {face.rulings !== undefined && face.rulings.length > 0 && (
        <>
          <h3>{text('rulings')}</h3>
          <ul>
            {face.rulings.map(ruling => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface ActionsProps {
  readonly actions: readonly Action[];
  close(): void;
}

function Actions({ actions, close }: ActionsProps) {
  const { lights, text, reason } = useTable();
  const forward = actions.find(({ option }) => option.blocked === undefined);
  return (
    <div className="ct-zoom__actions">
      {actions.map(action => (
        <div key={[action.option.id, ...action.next].join()}>
          <button
            type="button"
            className={action === forward ? 'ct-button ct-button--main' : 'ct-button'}
            disabled={action.option.blocked !== undefined}
            onClick={() => {
              close();
              lights.perform(action);
            }}
          >
            <OptionFace option={action.option} />
          </button>
          {action.option.blocked !== undefined && (
            <p className="ct-zoom__why">{capital(reason(action.option))}</p>
          )}
        </div>
      ))}
      <button type="button" className="ct-button" onClick={close}>
        {text('close')}
      </button>
    </div>
  );
}
