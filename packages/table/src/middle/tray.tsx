import { capital } from '@castellan/powers';
import type { ComponentChildren } from 'preact';

export interface TrayProps {
  readonly label: string;
  /** What may still be laid here. */
  readonly hint?: string | undefined;
  /** What lies here tells of a payment that is over. */
  readonly past?: boolean | undefined;
  /** List items. */
  readonly children?: ComponentChildren;
}

/** Where the cards lie that pay for something. */
export function Tray({ label, hint, past, children }: TrayProps) {
  return (
    <ul className="ct-tray ct-fan" aria-label={capital(label)} data-past={past ? '' : undefined}>
      {children}
      {hint !== undefined && <li className="ct-tray__hint">{hint}</li>}
    </ul>
  );
}
