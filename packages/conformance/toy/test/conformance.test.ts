import { conformance } from '@castellan/conformance';
import { toy } from '../index.ts';

conformance(toy);
