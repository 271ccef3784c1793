// What a table is laid for, without the rules.
import type { Edition } from '@castellan/kernel';
import { about } from './about.ts';
import { settings } from './settings.ts';

export const edition: Edition = {
  id: 'market-day',
  name: about.name,
  rulesVersion: 1,
  settings: settings.specs,
};
