// The checks for every game, and for every game with the icon language.
import { conformance } from '@castellan/conformance';
import { languageChecks } from '@castellan/powers/conformance';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { QUESTS } from '../cards/quests.ts';
import { quests } from '../index.ts';
import { world } from '../powers.ts';
import { speak } from '../words/functions.ts';
import { all } from '../words/made/all.ts';

const printed = [
  ...CITIZENS.flatMap(({ id, power }) => (power === null ? [] : [{ on: id, says: power }])),
  ...QUESTS.flatMap(({ id, bonus }) => (bonus === null ? [] : [{ on: id, says: bonus }])),
  ...GUILD_MASTERS.map(({ id, score }) => ({ on: id, says: score })),
];

const grammars = { en: speak(all.en).grammar, de: speak(all.de).grammar };

conformance(quests, { more: languageChecks({ world, printed, grammars }) });
