// What every game promises, checked by the kernel's own suite.
import { conformance } from '@castellan/conformance';
import { shadowgate } from '../index.ts';

conformance(shadowgate);
