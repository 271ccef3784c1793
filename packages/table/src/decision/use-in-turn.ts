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

/**
 * Gives one answer after the other, as long as there is a next one: the board names it again for each decision, so that
 * nothing is answered that was not asked for.
 */
export function useOneByOne(next: string | null): () => void {
  const { lit } = useTable();
  const { decision } = lit;
  const [isGoing, setIsGoing] = useState(false);
  const give = (): void => {
    const option = decision && allowed(decision).find(({ id }) => id === next);
    setIsGoing(Boolean(option));
    if (option) lit.choose(option);
  };
  useEffect(() => {
    if (isGoing) give();
    // Once for each decision.
  }, [decision?.id]);
  return give;
}
