import { useState } from 'react';

const KEY = 'castellan.folded';

/** Whether the sheet with the decision is folded down, as it was left. A browser that keeps nothing begins unfolded. */
export function useFold(): readonly [isFolded: boolean, turn: () => void] {
  const [isFolded, setIsFolded] = useState(() => {
    try {
      return localStorage.getItem(KEY) === 'yes';
    } catch {
      return false;
    }
  });
  const turn = (): void => {
    setIsFolded(!isFolded);
    try {
      localStorage.setItem(KEY, isFolded ? 'no' : 'yes');
    } catch {
      // Then it is only remembered while the page is open.
    }
  };
  return [isFolded, turn];
}
