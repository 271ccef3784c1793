import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';

/**
 * A part of the page that comes when it is asked for, and is drawn at once where it has come before. (React's own `lazy`
 * always waits a moment, and what it shows meanwhile stays for 300 ms at least.)
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType,
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
