import { useIsShowing } from '@castellan/table';
import type { ReactNode } from 'preact/compat';

/** What comes when everything that has happened has been shown. */
export function WhenShown({ children }: { readonly children: ReactNode }) {
  return useIsShowing() ? null : children;
}
