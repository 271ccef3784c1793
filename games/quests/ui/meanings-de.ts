import type { Meanings } from '@castellan/powers';
import type { terms } from '../vocabulary/terms.ts';

const resource = 'Was Quests verlangen: Es zählt nur auf den Bürgern deiner Gilde.';
const role = 'Eine Rolle: Quests verlangen Bürger bestimmter Rollen in deiner Gilde.';
const type = 'Eine Art von Quest: Dein Gildenmeister zählt manche davon.';

export const meanings: Meanings<typeof terms> = {
  vp: 'Sie zählen am Ende.',
  'place:citizens': 'Ein Bürger aus der Hand oder Gilde eines Spielers.',
  'place:hand': 'Eine Karte aus der Hand eines Spielers.',
  'place:guild': 'Ein Bürger aus der Gilde eines Spielers.',
  'place:line': 'Ein Bürger, der in der Taverne wartet.',
  'place:quests': 'Eine der offenen Quests.',
  'place:reserved': 'Eine Quest, die jemand vorgemerkt hat.',
  gold: resource,
  strength: resource,
  magic: resource,
  equal: 'Bringt noch einmal so viel, wie du davon abwirfst.',
  'role:worker': role,
  'role:soldier': role,
  'role:shadow': role,
  'role:holy': role,
  'type:adventure': type,
  'type:battle': type,
  'type:commerce': type,
  'type:subterfuge': type,
  'card:citizen': 'Er bezahlt aus deiner Hand oder kommt in deine Gilde.',
  'card:quest': 'Schick Bürger deiner Gilde los, dann bringt sie Punkte.',
  'card:guild-master': 'Dein Gildenmeister, der für bestimmte Quests Punkte bringt.',
  price: 'So viele Karten aus Hand oder Gilde wirfst du ab, um hier anzuwerben.',
  'action-token': 'Eine Aktion, die du in diesem Zug noch hast.',
  'first-player': 'Diese Person hat das Spiel begonnen.',
  done: 'Eine Quest, die abgeschlossen ist.',
};
