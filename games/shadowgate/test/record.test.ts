import { wholeGames } from '@castellan/conformance';
import { shadowgate } from '../index.ts';

wholeGames(shadowgate);
