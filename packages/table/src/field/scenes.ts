// What is painted in each field. It comes after the table: a field is its sky until then.
import type { Scenery } from './canvas.ts';
import { arcane, fire, ice, leaves, storm, thorns, wind } from './elements.ts';
import {
  beams,
  chevrons,
  damask,
  drapery,
  lozenges,
  map,
  masonry,
  orbs,
  plain,
  radiance,
  runes,
  scales,
  slashes,
  state,
  target,
} from './heraldry.ts';
import { castle, caverns, forest, ruins, swamp } from './haunts.ts';
import { barrens, furrows, hills, mountains, valley } from './landscapes.ts';

import type { FieldName } from './registry.ts';

export const SCENES: Readonly<Record<FieldName, Scenery>> = {
  masonry,
  chevrons,
  lozenges,
  radiance,
  furrows,
  hills,
  barrens,
  ruins,
  forest,
  swamp,
  valley,
  caverns,
  mountains,
  castle,
  damask,
  fire,
  ice,
  wind,
  slashes,
  target,
  scales,
  runes,
  state,
  orbs,
  thorns,
  beams,
  leaves,
  storm,
  map,
  drapery,
  arcane,
  plain,
};
