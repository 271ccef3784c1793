import { wholeGames } from '@castellan/conformance';
import { quests } from '../index.ts';

wholeGames(quests);
