import type { Decision } from '@castellan/kernel';
import { useTable } from '../context.tsx';
import { blocked } from './answer-draft.ts';

/** What is shown but not allowed, each with its reason; folded away until asked for. */
export function Blocked({ decision }: { readonly decision: Decision }) {
  const { strings, note, reason } = useTable();
  const options = blocked(decision);
  if (options.length === 0) return null;
  return (
    <details className="ct-blocked">
      <summary>{strings.notPossible(options.length)}</summary>
      <ul>
        {options.map(option => (
          <li key={option.id}>
            <span className="ct-blocked__what">{note(option)}</span>{' '}
            <span className="ct-blocked__why">{reason(option)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
