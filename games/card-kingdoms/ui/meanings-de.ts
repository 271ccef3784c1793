import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const role = 'Eine Rolle: Domänen verlangen sie, manche Fähigkeiten und Herzöge zählen sie.';
const kind = (what: string) => `Eine Art von Monster: ${what}.`;
const area = 'Wo die Monster eines Stapels hausen; manche Herzöge zählen sie.';
const only = (what: string) => `Nur ${what} darf genommen werden.`;

export const meanings: Meanings<typeof terms> = {
  gold: 'Wirbt Bürger an und baut Domänen.',
  strength: 'Erlegt Monster.',
  magic: 'Springt für Gold oder Stärke ein, solange eine Marke echt ist.',
  vp: 'Ein Siegpunkt.',
  'place:slain-monsters': 'Ein Monster, das erlegt vor einem Spieler liegt.',
  'place:own-citizens': 'Ein Bürger vor einem Spieler; die Startkarten sind sicher.',
  'filter:name:knight': only('ein Knight'),
  'filter:role:worker': only('ein Arbeiter'),
  'filter:role:soldier': only('ein Soldat'),
  'filter:role:shadow': only('ein Schatten'),
  'filter:role:holy': only('ein Geistlicher'),
  'filter:costAtMost': 'Mehr als so viel darf der Bürger an Grundpreis nicht kosten.',
  'role:worker': role,
  'role:soldier': role,
  'role:shadow': role,
  'role:holy': role,
  'type:minion': kind('ein Diener der anderen'),
  'type:beast': kind('ein wildes Tier'),
  'type:titan': kind('groß, und manche Herzöge zählen ihn'),
  'type:boss': kind('das letzte und stärkste seines Stapels'),
  'area:hills': area,
  'area:barrens': area,
  'area:ruins': area,
  'area:forest': area,
  'area:swamp': area,
  'area:valley': area,
  'area:caverns': area,
  'area:mountains': area,
  'card:monsters': 'Mit Stärke erlegt, bringt es eine Belohnung und Punkte.',
  'card:domains': 'Mit Gold gebaut, bringt sie Punkte und eine Fähigkeit.',
  'card:dukes': 'Dein geheimer Herzog, der am Ende Punkte bringt.',
  die: 'Einer der beiden Würfel des Wurfs.',
  'first-player': 'Diese Person hat das Spiel begonnen.',
  resting: 'Ein Bürger, der in diesem Zug angeworben wurde, erntet ab dem nächsten Wurf.',
  exhausted: 'Erschöpfte Stapel: Sind es genug, endet das Spiel.',
  'dark-lord': 'Dein Gegner, wenn du allein spielst.',
};
