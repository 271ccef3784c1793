// What a table is laid for, without the rules.
import type { Edition } from '@castellan/kernel';
import { about } from './about.ts';
import { settings } from './settings.ts';
import { starts } from './starts.ts';

export const edition: Edition = {
  id: 'villages',
  name: about.name,
  rulesVersion: 3,
  settings: settings.specs,
  cast: ['recruiter', 'hoarder', 'schemer'],
  starts,
};
