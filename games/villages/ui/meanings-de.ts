import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const resource = 'Ein Rohstoff zum Bauen: Eine Münze darauf liefert ihn.';
const type = 'Ein Typ von Gebäuden: Abenteurer verlangen ihn, und manche Kräfte zählen ihn.';

export const meanings: Meanings<typeof terms> = {
  gold: 'Münzen: zum Bauen auf Rohstoffe gelegt, beim Anwerben bezahlt; jede zählt am Ende einen Punkt.',
  card: 'Eine Karte vom Stapel oder von einer der fünf offenen Ablagen.',
  food: resource,
  wood: resource,
  stone: resource,
  magic: resource,
  wild: 'Liefert jeden Rohstoff.',
  vp: 'Sie zählen am Ende.',
  'place:hand': 'Eine Karte aus der Hand eines Spielers.',
  'type:worker': type,
  'type:soldier': type,
  'type:shadow': type,
  'type:holy': type,
  'type:adventurer': 'Er verlangt Gebäude und bringt Punkte und eine Kraft.',
  'type:castle': 'Sie liefert jeden Rohstoff, aber nur dem, dem sie gehört.',
  follow: 'Diese Person macht bei der angeführten Aktion mit.',
  decline: 'Diese Person verzichtet aufs Mitmachen.',
  'first-player': 'Diese Person hat das Spiel begonnen.',
  locked: 'Nur wem sie gehört, darf hier eine Münze hinlegen.',
};
