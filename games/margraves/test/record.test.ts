import { wholeGames } from '@castellan/conformance';
import { margraves } from '../index.ts';
import * as kept from '../learned.ts';

wholeGames(margraves, kept);
