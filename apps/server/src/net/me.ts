import type { Me } from '@castellan/protocol';
import type { Guest } from '../store/store.ts';

/** What people are told of themselves. */
export const meOf = ({ id, name, portrait = 0 }: Guest): Me => ({ guest: id, name, portrait });
