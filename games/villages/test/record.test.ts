import { wholeGames } from '@castellan/conformance';
import { villages } from '../index.ts';

wholeGames(villages);
