import { conformance } from '@castellan/conformance';
import { game } from '../index.ts';

conformance(game);
