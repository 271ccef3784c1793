import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { part } from './part.ts';
import { tellReason } from './reload-reasons.ts';

function Nothing() {
  return null;
}

/**
 * A part of the page that is loaded when needed, and drawn at once if it is already loaded. Where it can't be had, a screen
 * (which shows something meanwhile) gives way to what says so; anything else is left out, so that what is open stays.
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
      part(load).then(
        Loaded => {
          Come = Loaded;
          setPart(() => Loaded);
        },
        error => {
          if (Meanwhile !== Nothing) {
            setFailed(error);
            return;
          }
          tellReason('missing');
          // A dialog that does not come is not open.
          (props as { onClose?: () => void }).onClose?.();
        },
      );
    }, [Part]);
    if (failed !== null) throw failed;
    return Part === null ? <Meanwhile /> : <Part {...props} />;
  };
}
