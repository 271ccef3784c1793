import { wholeGames } from '@castellan/conformance';
import { margraves } from '../index.ts';

wholeGames(margraves);
