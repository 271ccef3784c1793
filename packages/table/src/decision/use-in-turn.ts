import { allowed } from '@castellan/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../context.tsx';

/**
 * Gives several answers by the ids of their options, each when it is asked for. What is forced is not asked for: it is
 * passed over. Stops when none of the rest is offered.
 */
export function useInTurn(): (ids: readonly string[]) => void {
  const { lit } = useTable();
  const { decision } = lit;
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const give = (ids: readonly string[]): void => {
    const options = decision === null ? [] : allowed(decision);
    const at = ids.findIndex(id => options.some(option => option.id === id));
    setWaiting(at < 0 ? [] : ids.slice(at + 1));
    if (at >= 0) lit.choose(options.find(({ id }) => id === ids[at])!);
  };
  useEffect(() => {
    if (waiting.length > 0) give(waiting);
    // Once for each decision.
  }, [decision?.id]);
  return give;
}
