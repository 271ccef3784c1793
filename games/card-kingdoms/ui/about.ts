import type { GameUi } from '@castellan/table';

/** What a lobby tells of the game: apart from the rest, so that it can be told before the rest is there. */
const ABOUT = {
  en: {
    name: 'Card Kingdoms',
    line: 'Roll the dice, wake your Citizens, slay Monsters and build Domains before the stacks run dry.',
    minutes: '30–60',
    solo: 'Alone against the Dark Lord',
  },
  de: {
    name: 'Card Kingdoms',
    line: 'Würfle, wecke deine Bürger, erlege Monster und baue Domänen, bevor die Stapel leer sind.',
    minutes: '30–60',
    solo: 'Allein gegen den Dunklen Fürsten',
  },
} as const;

export const about: GameUi['about'] = locale => ABOUT[locale];
