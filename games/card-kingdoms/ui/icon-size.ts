import type { Icon } from '@castellan/powers';
import type { CardFace } from '@castellan/table';

/** How wide an icon is, in tokens. */
function widthOf(icon: Icon): number {
  if ('card' in icon) return 0.85 + 1.1 * Object.keys(icon.filter).length;
  if ('icon' in icon) return 1.1;
  return icon.operator === 'or' ? 1 : 0.6;
}

/** How large a card's icons may be for each row to stay on one line, in hundredths of the card's width. */
export function iconSize({ rows }: CardFace): number {
  const longest = Math.max(
    1,
    ...rows.map(row => row.icons.reduce((sum, icon) => sum + widthOf(icon), 0)),
  );
  return Math.min(16, (rows.length > 1 ? 43 : 88) / longest);
}
