import { allowed } from '@castellan/kernel';
import { useEffect, useState } from 'react';
import { useTable } from '../context.tsx';

/** Gives several answers, each when it is asked for; stops as soon as one is not. Each can be taken back by itself. */
export function useInTurn(ids: readonly string[]): () => void {
  const { lit } = useTable();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const { decision } = lit;
  const give = ([id, ...rest]: readonly string[]): void => {
    const option = decision && allowed(decision).find(one => one.id === id);
    setWaiting(option ? rest : []);
    if (option) lit.choose(option);
  };
  useEffect(() => {
    if (waiting.length > 0 && decision !== null) give(waiting);
    // Once for each decision.
  }, [decision?.id]);
  return () => give(ids);
}
