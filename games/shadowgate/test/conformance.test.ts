// What every game promises, checked by the kernel's own suite.
import { conformance } from '@castellan/kernel/conformance';
import { shadowgate } from '../index.ts';

conformance(shadowgate);
