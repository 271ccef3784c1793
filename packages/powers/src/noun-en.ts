import { said } from '@castellan/kernel';
import type { Part, Said } from '@castellan/kernel';

/** "an Archer", "a Knight". */
export function aCard(card: Part): Said {
  const text = typeof card === 'string' ? card : card.text;
  return said`${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${card}`;
}
