import { wholeGames } from '@castellan/conformance';
import { villages } from '../index.ts';
import * as kept from '../learned.ts';

wholeGames(villages, kept);
