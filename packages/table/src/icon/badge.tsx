import type { Badge } from '../contract.ts';
import { Token } from './token.tsx';

/** A badge as it is drawn on a card: its token, with its number if it has one. */
export function BadgeView({ badge, silent }: { readonly badge: Badge; readonly silent?: boolean }) {
  return (
    <Token
      icon={badge.icon}
      text={badge.text}
      lacks={badge.lacks}
      label={silent ? undefined : badge.label}
      className="ct-badge"
    />
  );
}
