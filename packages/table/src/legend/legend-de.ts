import type { LegendTexts } from './legend-texts.ts';

export const texts: LegendTexts = {
  groups: {
    resources: 'Was du bekommst und bezahlst',
    signs: 'Was die Dinge sind',
    actions: 'Was du tust',
    times: 'Wann es geschieht',
    counts: 'Was gezählt wird',
    joints: 'Zwischen den Symbolen',
  },
  operators: {
    plus: ['und', 'Du bekommst oder tust beides, in dieser Reihenfolge.'],
    or: ['oder', 'Du wählst eines von beiden.'],
    'and-or': ['und/oder', 'Jedes davon, wenn du willst, in beliebiger Reihenfolge.'],
    may: ['darf', 'Du darfst es tun, musst aber nicht.'],
    per: ['für jedes', 'So oft, wie es das gibt, was danach steht.'],
    pay: ['zahlen für', 'Du darfst hergeben, was davor steht, und bekommst, was danach steht.'],
    from: ['von', 'Es kommt von dem Spieler, der danach genannt ist.'],
    'at-most': ['höchstens', 'Bis zu so viel; du darfst weniger nehmen.'],
    'at-least': ['mindestens', 'Nur, wenn du so viele oder mehr hast.'],
    lost: ['verlieren', 'Was danach steht, geht verloren.'],
    random: ['zufällig', 'Der Zufall entscheidet, welches.'],
    open: ['zusammen', 'Was zwischen den Bögen steht, gehört zusammen.'],
    close: ['zusammen', 'Was zwischen den Bögen steht, gehört zusammen.'],
  },
  common: {
    opponent: 'Du wählst, um welchen Gegner es geht.',
    owner: 'Der Spieler, dem die Karte gehört.',
    'each-player': 'Alle tun es, von dir aus reihum.',
    'each-opponent': 'Alle Gegner tun es, reihum.',
  },
};
