// What the texts of every language may ask.
import { cardNames, Speaker } from '@castellan/kernel';
import type { Json, Said, Value } from '@castellan/kernel';
import { WARES } from '../cards/wares.ts';

const ware = cardNames({ ware: WARES });

/** What texts may call. */
export class Functions extends Speaker {
  /** What a ware is called; of several, a list. */
  WARE(id: Value): Said {
    return this.LIST(Array.isArray(id) ? (id as readonly Json[]).map(ware) : ware(id));
  }
}
