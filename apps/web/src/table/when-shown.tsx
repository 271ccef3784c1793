import { useIsShowing } from '@castellan/table';
import type { ComponentChildren } from 'preact';

/** What comes when everything that has happened has been shown. */
export function WhenShown({ children }: { readonly children: ComponentChildren }) {
  return useIsShowing() ? null : children;
}
