import { useLayoutEffect } from 'preact/hooks';
import { useStore } from '../view.ts';
import { useLooks, useTable } from '../context.tsx';
import { ZoomLayer } from '../zoom/zoom-layer.tsx';
import type { Floating, ScreenArea, Shown } from './layers.ts';
import { spotOf, below, beside } from './layers.ts';
import { Menu } from './menu.tsx';
import { usePlace } from './use-place.ts';
import { Card } from '../card/card.tsx';

function useFloating(): Floating {
  const { layers } = useLooks();
  return useStore(layers.subscribe, layers.get);
}

function isAt(element: Element, spot: ScreenArea): boolean {
  const now = spotOf(element);
  return Math.abs(now.left - spot.left) < 1 && Math.abs(now.top - spot.top) < 1;
}

/** All that floats above the table. The provider draws it. */
export function Floats() {
  const { layers } = useLooks();
  const { zoom, preview, tip, menu } = useFloating();
  useLayoutEffect(() => {
    // What floats beside a thing must not stay behind when the thing moves away.
    const letGo = (): void => {
      const { menu } = layers.get();
      // A log that scrolls elsewhere leaves the thing where it was: its menu stays.
      const stays = menu !== null && isAt(menu.from, menu.spot);
      layers.show({ preview: null, tip: null, menu: stays ? menu : null });
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') layers.hush();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', letGo, { capture: true, passive: true });
    window.addEventListener('resize', letGo);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', letGo, true);
      window.removeEventListener('resize', letGo);
    };
  }, [layers]);
  return (
    <>
      {preview !== null && <Preview key={preview.of} {...preview} />}
      {tip !== null && <Tip lines={tip.lines} spot={tip.spot} />}
      {menu !== null && <Menu key={menu.ref} {...menu} thing={menu.ref} />}
      {zoom !== null && <ZoomLayer {...zoom} />}
    </>
  );
}

/** A few words beside a thing. What they say is also in the thing's own description. */
function Tip({ lines, spot }: { readonly lines: readonly string[]; readonly spot: ScreenArea }) {
  const box = usePlace(spot, below);
  return (
    <div ref={box} className="ct-float ct-tip" popover="manual" aria-hidden="true">
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}

/** The card beside a resting pointer. Takes no pointer and says nothing: all of it is in the card's own label. */
function Preview({ card, of, spot }: Shown & { readonly spot: ScreenArea }) {
  const { faceOf, lit, note, reason } = useTable();
  const box = usePlace(spot, beside);
  const face = faceOf(card);
  if (!face) return null;
  return (
    <div ref={box} className="ct-float ct-preview" popover="manual" aria-hidden="true">
      <Card face={face} silent />
      <div className="ct-preview__words">
        <p>{face.sentence}</p>
        {lit.of(of).map(option => (
          <p key={option.id} data-blocked={option.blocked ? '' : undefined}>
            <strong>{note(option)}</strong>
            {option.blocked ? `: ${reason(option)}` : ''}
          </p>
        ))}
      </div>
    </div>
  );
}
