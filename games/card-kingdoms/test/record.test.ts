import { wholeGames } from '@castellan/conformance';
import { cardKingdoms } from '../index.ts';
import * as kept from '../learned.ts';

wholeGames(cardKingdoms, kept);
