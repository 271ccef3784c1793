import { wholeGames } from '@castellan/conformance';
import { cardKingdoms } from '../index.ts';

wholeGames(cardKingdoms);
