import { useLayoutEffect } from 'preact/hooks';
import { useStore } from '../view/use-store.ts';
import { useLooks } from '../context.tsx';
import { ZoomLayer } from '../zoom/zoom-layer.tsx';
import { Preview } from '../zoom/preview.tsx';
import type { Floating, ScreenArea } from './layers.ts';
import { spotOf } from './layers.ts';
import { Menu } from './menu.tsx';
import { Tip } from './tip.tsx';

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
