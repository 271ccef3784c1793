import { allowed } from '@castellan/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../context.tsx';

/**
 * Gives one answer after the other, as long as there is a next one: the board names it anew for each decision, so that
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
