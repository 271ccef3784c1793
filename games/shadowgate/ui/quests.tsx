import type { BoardPart, CardFace } from '@castellan/table';
import {
  Card,
  CardArt,
  cardLabel,
  Hollow,
  hyphenatedWords,
  IconRow,
  Tag,
  Thing,
  Token,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import { points } from '../cards/types.ts';
import type { Triple } from '../cards/types.ts';
import { questFaces } from '../figures.ts';
import { NONE } from '../state.ts';
import type { QuestPlan } from '../view.ts';
import { planQuest } from '../view.ts';
import { Pile, QuestDeck } from './piles.tsx';
import './quests.css';
import type { Scene } from './scene.ts';
import { questId } from './scene.ts';
import { LittleCards, Shields } from './shields.tsx';

/** The four quests, each with what it would take and bring; the fourth lies on its deck. */
export function Quests({ scene }: BoardPart<Scene>) {
  const { view, say } = scene;
  const { mode, isSmall } = usePlan();
  const isBeside = useBeside();
  return (
    <Zone
      id="quests"
      label={say('quests')}
      place="quests"
      ground={isSmall ? 'none' : 'felt'}
      className="sg-market"
    >
      <ul className="sg-quests" data-small={isSmall ? '' : undefined}>
        {view.quests.map((face, place) => (
          <li key={place}>
            {face === NONE ? (
              <Hollow picture="candle-light" label={say('empty-place')} />
            ) : (
              <Quest scene={scene} face={face} />
            )}
          </li>
        ))}
        {mode === 'wide' && !isBeside && (
          <li className="sg-quests__deck">
            <QuestDeck scene={scene} />
          </li>
        )}
      </ul>
      {isBeside && (
        <div className="sg-piles ct-line">
          <QuestDeck scene={scene} />
          <Pile scene={scene} pile="deck" />
          <Pile scene={scene} pile="discard" />
        </div>
      )}
    </Zone>
  );
}

/** Whether the action lies beside the quests, not under them. */
export function useBeside(): boolean {
  const { mode, boxes } = usePlan();
  return mode === 'wide' && boxes.get('action')!.top === boxes.get('quests')!.top;
}

function Quest({ scene, face }: BoardPart<Scene> & { readonly face: number }) {
  const { faceOf } = useLooks();
  const { isSmall } = usePlan();
  const of = `quest:${questId(face)}`;
  const card = faceOf(of)!;
  const { view, me } = scene;
  const plan = me === null ? null : planQuest(view, me, face);
  const said = plan === null ? '' : ` ${inWords(scene, plan)}`;
  return (
    <Thing of={of} label={`${cardLabel(card)}${said}`} dims className="sg-quest">
      <span
        className="sg-quest__card"
        data-level={plan?.now}
        data-soon={plan !== null && plan.soon > plan.now ? plan.soon : undefined}
        data-dear={plan !== null && !isPayable(plan) ? '' : undefined}
      >
        {isSmall ? (
          <Lying card={card} scene={scene} plan={plan} cost={questFaces[face]!.cost} />
        ) : (
          <>
            <Card face={card} silent />
            {plan !== null && <QuestTag scene={scene} plan={plan} />}
          </>
        )}
      </span>
    </Thing>
  );
}

const isPayable = ({ cards, isLate }: QuestPlan): boolean => cards !== null && !isLate;

function inWords({ say, spelled }: Scene, { lack, cards, short, now, isLate }: QuestPlan): string {
  const pays = isLate
    ? say('one-quest')
    : cards === null
      ? say('short-of', { what: spelled(short) })
      : say('cards-pay', { n: cards });
  return `${say('owed', { what: spelled(lack) })}; ${pays}. ${say('worth', { points: points[now]! })}`;
}

interface PlanProps extends BoardPart<Scene> {
  readonly plan: QuestPlan;
}

/** Hangs from a quest: whether the hand can pay it, what it brings now; what is lacking, or, on a small screen, what it will bring. */
function QuestTag({ scene, plan }: PlanProps) {
  const { say, spelled } = scene;
  const { isSmall } = usePlan();
  const { lack, now, soon } = plan;
  const pays = <Pays scene={scene} plan={plan} />;
  return (
    <Tag state={isPayable(plan) ? 'can' : 'lack'}>
      {isSmall ? (
        pays
      ) : (
        <span className="sg-tag">
          <span className="ct-line">
            {say('needs')}
            <Shields lack={lack} label={say('owed', { what: spelled(lack) })} />
          </span>
          <span className="ct-line">{pays}</span>
        </span>
      )}
      <span className="sg-tag__points ct-line">
        <Token icon="vp" text={`${points[now]!}`} />
        {isSmall && soon > now && isPayable(plan) && (
          <>
            <i>▸</i>
            <Token icon="vp" text={`${points[soon]!}`} />
          </>
        )}
      </span>
    </Tag>
  );
}

/** "With 2 cards", and that many little cards; or what is short even with the whole hand. */
function Pays({ scene: { say, spelled }, plan: { cards, short, isLate } }: PlanProps) {
  if (isLate) return <span>{say('one-quest')}</span>;
  if (cards !== null)
    return (
      <>
        <LittleCards n={cards} />
        <span className="sg-tag__words">{say('cards-pay', { n: cards })}</span>
        <b aria-hidden="true">{cards}</b>
      </>
    );
  if (short.every(n => n === 0)) return <span>{say('too-few-actions')}</span>;
  return (
    <>
      <span className="sg-tag__short" data-all={short.every(n => n > 0) ? '' : undefined}>
        {say('short')}
      </span>
      <Shields lack={short} bare label={say('short-of', { what: spelled(short) })} />
    </>
  );
}

interface LyingProps extends BoardPart<Scene> {
  readonly card: CardFace;
  readonly plan: QuestPlan | null;
  readonly cost: Triple;
}

/** A quest on a small screen: the same card, lying. Beside what its shields cost stands what is lacking. */
function Lying({ scene, card, plan, cost }: LyingProps) {
  // The last level asks for all that the others ask for.
  const wants = card.rows.at(-1)!.icons.filter(one => 'icon' in one && one.n === null);
  return (
    <span className="sg-lying">
      <CardArt face={card} view="near" className="sg-lying__art" emblem="sg-lying__emblem">
        {plan !== null && <Shields lack={plan.lack} printed={cost} label="" />}
      </CardArt>
      <span className="sg-lying__text ct-column">
        <b className="sg-lying__name">{hyphenatedWords(card.name.replace(/^The /, ''))}</b>
        <IconRow icons={wants} className="sg-lying__wants" />
        {plan !== null && <QuestTag scene={scene} plan={plan} />}
      </span>
    </span>
  );
}
