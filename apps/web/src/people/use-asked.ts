import { useEffect, useState } from 'preact/hooks';

/** What a server says, or why it doesn't; null until then. `about`: what is asked for; a change asks again. */
export function useAsked<T>(about: string, ask: () => Promise<T>): T | Error | null {
  const [answer, setAnswer] = useState<{ readonly about: string; readonly said: T | Error } | null>(
    null,
  );
  useEffect(() => {
    let isHere = true;
    ask().then(
      said => isHere && setAnswer({ about, said }),
      (error: Error) => isHere && setAnswer({ about, said: error }),
    );
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `about` says what is asked
  }, [about]);
  return answer?.about === about ? answer.said : null;
}
