import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

function Nothing() {
  return null;
}

/**
 * A part of the page that is loaded when needed, and drawn at once if it is already loaded.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Nothing,
): ComponentType<P> {
  let Come: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => Come);
    const [failed, setFailed] = useState<unknown>(null);
    useEffect(() => {
      if (Part !== null) return;
      load().then(Loaded => {
        Come = Loaded;
        setPart(() => Loaded);
      }, setFailed);
    }, [Part]);
    if (failed !== null) throw failed;
    return Part === null ? <Meanwhile /> : <Part {...props} />;
  };
}
