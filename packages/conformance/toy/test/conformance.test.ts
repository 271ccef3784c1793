import { conformance } from '@castellan/kernel/conformance';
import { toy } from '../index.ts';

conformance(toy);
