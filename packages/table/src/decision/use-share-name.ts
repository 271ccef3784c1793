import type { Option } from '@castellan/kernel';
import { useTable } from '../context.tsx';

/** What a share is a share of: a token by its own name ("gold"), anything else by the words of its option. */
export function useShareName(): (option: Option) => string {
  const { note, iconOf } = useTable();
  return option =>
    option.ref?.startsWith('token:')
      ? iconOf(option.ref.slice('token:'.length)).label
      : note(option);
}
