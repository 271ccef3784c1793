import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const gives = (column: string) =>
  `${column}, womit du bezahlst: Deine Werte zählen jedes Mal, Karten einmal.`;
const asks = (column: string) => `So viel ${column} muss bezahlt werden.`;
const type = (which: string) => `Ein Typ von Gegenständen der Klasse ${which}.`;
const group = (types: string) => `Eine Klasse von Gegenständen: ${types}.`;
const level = (points: string, items: string) => `Eine Stufe der Quest: ${points} für ${items}.`;

export const meanings: Meanings<typeof terms> = {
  might: gives('Kraft'),
  wits: gives('List'),
  spirit: gives('Geist'),
  'cost-might': asks('Kraft'),
  'cost-wits': asks('List'),
  'cost-spirit': asks('Geist'),
  'type:fire': type('Magie'),
  'type:ice': type('Magie'),
  'type:wind': type('Magie'),
  'type:melee': type('Waffe'),
  'type:ranged': type('Waffe'),
  'type:armor': type('Waffe'),
  'type:artifact': type('Relikt'),
  'type:royal': type('Relikt'),
  'type:orb': type('Relikt'),
  'type:thorn': type('Relikt'),
  'type:stave': type('Relikt'),
  'class:magic': group('Feuer, Eis und Wind'),
  'class:weapon': group('Nahkampf, Fernkampf und Rüstung'),
  'class:relic': group('Artefakt, Regalie, Kugel, Dorn und Stab'),
  'level:minor': level('1 Punkt', 'gar keinen Gegenstand'),
  'level:major': level('3 Punkte', 'einen Gegenstand vom Typ der Quest'),
  'level:great': level('5 Punkte', 'diesen und einen der Klasse, die „groß“ verlangt'),
  'level:epic': level('8 Punkte', 'einen ihres Typs und einen jeder Klasse, die „episch“ verlangt'),
  vp: 'Siegpunkte: 25 davon gewinnen.',
  wild: 'Steht in einer Quest für einen Typ oder eine Klasse deiner Wahl und ist dann weg.',
  event: 'Nie ein Gegenstand; es bezahlt nur mit seinen Ressourcen.',
  'no-action': 'Diese Karte zu spielen kostet keine Aktion.',
  action: 'Eine deiner fünf Aktionen im Zug.',
  base: 'Ein Gegenstand eines deiner Grundtypen bleibt, auch wenn er benutzt wurde.',
  star: 'Die Seite der Figur, mit der gewöhnlich gespielt wird.',
  hand: 'Wie viele Karten jemand auf der Hand hat.',
  cycle: 'Eine Aktion, die alle offenen Quests austauscht.',
  deck: 'Wie viele Karten noch zu ziehen sind.',
};
