// The checks for every game, and for every game with the icon language.
import { conformance } from '@castellan/conformance';
import { languageChecks } from '@castellan/powers/conformance';
import { ADVENTURERS } from '../cards/adventurers.ts';
import { BUILDINGS } from '../cards/buildings.ts';
import { villages } from '../index.ts';
import { world } from '../powers.ts';
import { grammar as german } from '../vocabulary/de.ts';
import { grammar as english } from '../vocabulary/en.ts';

const printed = [...BUILDINGS, ...ADVENTURERS].flatMap(({ id, power }) =>
  power === null ? [] : [{ on: id, says: power }],
);

conformance(villages, {
  more: languageChecks({ world, printed, grammars: { en: english, de: german } }),
});
