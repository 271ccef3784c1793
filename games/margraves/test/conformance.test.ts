import { conformance } from '@castellan/conformance';
import { languageChecks } from '@castellan/powers/conformance';
import { CITIZENS, PENNANTS } from '../cards/citizens.ts';
import { TOMB_COLUMNS, TOMB_ROWS, WHEEL } from '../cards/boards.ts';
import { LOCATIONS } from '../cards/locations.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { TILES } from '../cards/tiles.ts';
import { WEALTH } from '../cards/wealth.ts';
import { margraves } from '../index.ts';
import { world } from '../powers.ts';
import { speak } from '../words/functions.ts';
import { all } from '../words/made/all.ts';

const printed = [
  ...CITIZENS.flatMap(({ id, guild, power }) =>
    [PENNANTS[guild], power].map(says => ({ on: id, says })),
  ),
  ...MONSTERS.flatMap(({ id, reward }) => (reward === null ? [] : [{ on: id, says: reward }])),
  ...LOCATIONS.flatMap(({ id, power, slots }) => [power, ...slots].map(says => ({ on: id, says }))),
  ...[...WHEEL, ...TOMB_ROWS, ...TOMB_COLUMNS, ...WEALTH].map(({ id, reward }) => ({
    on: id,
    says: reward,
  })),
  ...TILES.flatMap(({ id, grant }) => (grant === null ? [] : [{ on: id, says: grant }])),
];

conformance(margraves, {
  more: languageChecks({
    world,
    printed,
    grammars: { en: speak(all.en).grammar, de: speak(all.de).grammar },
  }),
});
