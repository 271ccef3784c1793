import { conformance } from '@castellan/kernel/conformance';
import { tiny } from './tiny/index.ts';

conformance(tiny);
