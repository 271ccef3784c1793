import { Deck, Thing, Token, usePlan } from '@castellan/table';
import type { BoardPart } from '@castellan/table';
import { ADVENTURE_DECK, ADVENTURE_DISCARD, QUEST_DECK, QUEST_DISCARD } from './flights.ts';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';
import { LittleCards } from './shields.tsx';
import { icon } from './speech.ts';

/** By where its cards lie: what each pile is called, and what is on its backs; the discards lie open. */
const PILES = {
  questDeck: { of: QUEST_DECK, sign: 'cycle', label: 'quest-deck', name: 'cycle', field: 'map' },
  deck: {
    of: ADVENTURE_DECK,
    sign: 'deck',
    label: 'adventure-deck',
    name: 'adventure-deck-short',
    field: 'caverns',
  },
  discard: {
    of: ADVENTURE_DISCARD,
    sign: 'discard',
    label: 'adventure-discard',
    name: 'discard-short',
    field: null,
  },
} as const;

/** The quest deck: a press on it cycles the quests. */
export function QuestDeck({ scene }: BoardPart<Scene>) {
  const { view, say } = scene;
  const title = say('quest-discard', { n: view.questDiscard.length });
  return (
    <span className="sg-pile" data-ref={QUEST_DISCARD} title={title}>
      <Pile scene={scene} pile="questDeck" />
    </span>
  );
}

interface PileProps extends BoardPart<Scene> {
  readonly pile: keyof typeof PILES;
}

/** A pile: its top card on a wide table, a chip where there is less room. */
export function Pile({ scene: { view, say, locale }, pile }: PileProps) {
  const { mode } = usePlan();
  const { of, sign, field, ...names } = PILES[pile];
  const cards = view[pile];
  const n = cards.length;
  const label = say(names.label, { n });
  const back = field === null ? undefined : { field, emblem: icon(sign, locale).picture };
  const top = back === undefined && n > 0 ? `adventure:${adventureId(cards.at(-1)!)}` : undefined;
  if (mode === 'wide')
    return <Deck of={of} n={n} label={label} top={top} back={back} name={say(names.name)} />;
  return (
    <Thing of={of} zoom={top ?? null} label={label} careful className="sg-chip ct-line">
      {sign === 'cycle' ? <Token icon="cycle" /> : <LittleCards n={1} isBack={sign === 'deck'} />}
      <b>{n}</b>
    </Thing>
  );
}
