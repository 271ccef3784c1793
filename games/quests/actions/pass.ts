import type { Face } from '@castellan/kernel';

/** A bonus action is declined. */
export const passFace: Face = { id: 'pass', note: { say: 'pass' } };
