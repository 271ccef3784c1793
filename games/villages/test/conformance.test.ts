// The checks for every game, and for every game with the icon language.
import { conformance } from '@castellan/conformance';
import { languageChecks } from '@castellan/powers/conformance';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { villages } from '../index.ts';
import { world } from '../powers.ts';
import { speak } from '../words/functions.ts';
import { all } from '../words/made/all.ts';

const printed = [...BUILDINGS, ...ADVENTURERS].flatMap(({ id, power }) =>
  power === null ? [] : [{ on: id, says: power }],
);

const grammars = { en: speak(all.en).grammar, de: speak(all.de).grammar };

conformance(villages, { more: languageChecks({ world, printed, grammars }) });
