// The checks for every game.
import { conformance } from '@castellan/conformance';
import { shadowgate } from '../index.ts';

conformance(shadowgate);
