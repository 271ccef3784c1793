import { useLayoutEffect, useRef } from 'preact/compat';
import { Card } from '../card/card.tsx';
import { useTable } from '../context.tsx';
import { OptionFace } from '../decision/option-face.tsx';
import type { Shown } from '../layer/layers.ts';
import { useOpened } from '../layer/opened.ts';

/** A card shown large, with all that can be said about it, and what may be done with it. The provider shows it; `lit.zoom` opens it. */
export function ZoomLayer({ card, of }: Shown) {
  const { faceOf, layers, lights, strings, reason } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const face = faceOf(card);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, []);
  const close = (): void => layers.show({ zoom: null });
  useOpened(true, close);
  if (!face) return null;
  const deeds = lights.deeds(of);
  return (
    <dialog
      ref={dialog}
      className="ct-zoom"
      aria-label={face.name}
      onClose={close}
      onClick={event => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="ct-zoom__card">
        <Card face={face} silent />
      </div>
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
            <h3>{strings.rulings}</h3>
            <ul>
              {face.rulings.map(ruling => (
                <li key={ruling}>{ruling}</li>
              ))}
            </ul>
          </>
        )}
        {face.standIns !== undefined && face.standIns.length > 0 && (
          <p className="ct-zoom__stand-in">
            {strings.standIns} {face.standIns.join(', ')}
          </p>
        )}
      </div>
      <div className="ct-zoom__deeds">
        {deeds.map(deed => (
          <div key={[deed.option.id, ...deed.next].join()}>
            <button
              type="button"
              className="ct-button ct-button--main"
              disabled={deed.option.blocked !== undefined}
              onClick={() => {
                close();
                lights.perform(deed);
              }}
            >
              <OptionFace option={deed.option} />
            </button>
            {deed.option.blocked !== undefined && (
              <p className="ct-zoom__why">{reason(deed.option)}</p>
            )}
          </div>
        ))}
        <button type="button" className="ct-button" onClick={close}>
          {strings.close}
        </button>
      </div>
    </dialog>
  );
}
