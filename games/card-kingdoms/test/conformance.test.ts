import { conformance } from '@castellan/conformance';
import { languageChecks } from '@castellan/powers/conformance';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { DUKES } from '../cards/dukes.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { cardKingdoms } from '../index.ts';
import { world } from '../powers.ts';
import { speeches } from '../words/index.ts';
import { greedy1 } from './greedy-1.ts';

const printed = [
  ...CITIZENS.flatMap(({ id, onTurn, offTurn }) =>
    [onTurn, offTurn].map(says => ({ on: id, says })),
  ),
  ...MONSTERS.map(({ id, reward }) => ({ on: id, says: reward })),
  ...DOMAINS.map(({ id, power }) => ({ on: id, says: power })),
  ...DUKES.map(({ id, score }) => ({ on: id, says: score })),
];

const grammars = { en: speeches.en.speaker.grammar, de: speeches.de.speaker.grammar };

conformance(
  { ...cardKingdoms, anchors: { 'greedy-1': greedy1 } },
  { more: languageChecks({ world, printed, grammars }) },
);
