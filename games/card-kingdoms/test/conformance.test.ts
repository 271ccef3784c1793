import { conformance } from '@castellan/kernel/conformance';
import { cardKingdoms } from '../index.ts';

conformance(cardKingdoms);
