import { useRef, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { troubleOf } from './account-api.ts';
import { useTell } from './text.ts';

interface Doing {
  /** Something is under way: pressing again would do it twice. */
  readonly isBusy: boolean;
  /** Does something, and says what went wrong if it does. */
  run(work: () => Promise<void>): void;
}

/** One thing after the other; what went wrong is said in the person's language. */
export function useDoing(): Doing {
  const tell = useTell();
  const { notify } = useApp();
  const [isBusy, setIsBusy] = useState(false);
  const busy = useRef(false);
  const run = (work: () => Promise<void>): void => {
    if (busy.current) return;
    busy.current = true;
    setIsBusy(true);
    work()
      .catch((error: unknown) => notify(troubleOf(error, tell), 'bad'))
      .finally(() => {
        busy.current = false;
        setIsBusy(false);
      });
  };
  return { isBusy, run };
}
