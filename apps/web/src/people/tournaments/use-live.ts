import { useCallback, useEffect, useState } from 'preact/hooks';

const LOOK_MS = 4_000;

/** What a server says, asked again every few seconds while someone looks at it; what it said stays while it can’t be reached. */
export function useLive<T>(about: string, ask: () => Promise<T>) {
  const [said, setSaid] = useState<{ readonly about: string; readonly said: T | Error } | null>(
    null,
  );
  const look = useCallback(
    (): Promise<void> =>
      ask().then(
        found => setSaid({ about, said: found }),
        (error: Error) =>
          setSaid(before =>
            before?.about === about && !(before.said instanceof Error)
              ? before
              : { about, said: error },
          ),
      ),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `about` says what is asked
    [about],
  );
  useEffect(() => {
    void look();
    const timer = setInterval(() => !document.hidden && void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
  return { said: said?.about === about ? said.said : null, look };
}
