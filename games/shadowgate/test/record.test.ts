import { wholeGames } from '@castellan/conformance';
import { shadowgate } from '../index.ts';
import * as kept from '../learned.ts';

wholeGames(shadowgate, kept);
