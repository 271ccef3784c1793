import type { ComponentType } from 'preact/compat';
import { useEffect, useState } from 'preact/compat';

function Nothing() {
  return null;
}

/**
 * A part of the page that is loaded when needed, and drawn at once if it is already loaded. (React's own `lazy`
 * always waits a moment, and shows its fallback for at least 300 ms.)
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
