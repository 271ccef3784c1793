import { wholeGames } from '@castellan/conformance';
import { quests } from '../index.ts';
import * as kept from '../learned.ts';

wholeGames(quests, kept);
