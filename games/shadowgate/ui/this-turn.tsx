import { Section, Token } from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { columns } from '../cards/types.ts';
import type { Triple } from '../cards/types.ts';
import { questFaces } from '../figures.ts';
import { bill } from '../payment.ts';
import type { Commitment } from '../state.ts';
import { NONE, QUEST } from '../state.ts';
import { CardAt } from './card-at.tsx';
import type { Scene } from './scene.ts';
import { adventureId, questId } from './scene.ts';
import { spelled } from './terms.ts';
import { Worth } from './worth.tsx';

/** What has been begun this turn and what it still lacks; what has been spent, and what lies ready. */
export function ThisTurn({ scene }: { readonly scene: Scene }) {
  const { view, say, decision } = scene;
  const { turn } = view;
  const questOpen = turn.open.some(({ what }) => what === QUEST);
  const isIdle =
    turn.open.length + turn.loose.length + turn.spent.length === 0 && turn.quest === NONE;
  return (
    <Section title={say.board.table} className="sg-turn" quiet>
      {isIdle && decision?.step === 'action' && <Ways scene={scene} />}
      {isIdle && decision?.step !== 'action' && (
        <p className="sg-turn__idle">{say.board.nothingBegun}</p>
      )}
      {!isIdle && (
        <div className="sg-turn__row">
          {turn.open.map(commitment => (
            <Owed key={commitment.what} scene={scene} commitment={commitment} />
          ))}
          {turn.quest !== NONE && !questOpen && (
            <figure className="sg-owed" data-paid="">
              <CardAt of={`quest:${questId(turn.quest)}`} note={say.board.chosenQuest} />
              <figcaption>{say.board.paidUp}</figcaption>
            </figure>
          )}
          <Played scene={scene} title={say.board.loose} cards={turn.loose} place="loose" />
          <Played scene={scene} title={say.board.spent} cards={turn.spent} place="paid" />
        </div>
      )}
    </Section>
  );
}

/** Nothing begun: what an action can be spent on, for those who do not know it by heart. */
function Ways({ scene: { say } }: { readonly scene: Scene }) {
  return (
    <dl className="sg-ways">
      {say.board.ways.map(({ icon, title, text }) => (
        <div key={icon} className="sg-way">
          <Token icon={icon} />
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface OwedProps {
  readonly scene: Scene;
  readonly commitment: Commitment;
}

/** Something begun: the card, the cards paid for it, and column by column what is still owed. */
function Owed({ scene, commitment }: OwedProps) {
  const { view, say } = scene;
  const { what, paid } = commitment;
  const { cost, owed } = bill(view, commitment);
  const isQuest = what === QUEST;
  const of = isQuest ? `quest:${questId(view.turn.quest)}` : `open:${adventureId(what)}`;
  const { name } = isQuest ? questFaces[view.turn.quest]! : adventures[what]!;
  return (
    <figure className="sg-owed" data-spot="owed">
      <CardAt of={of} note={say.board.toPay}>
        {isQuest && <Worth scene={scene} seat={view.turn.seat} face={view.turn.quest} />}
      </CardAt>
      <figcaption>
        <b className="sg-owed__name">{name}</b>
        <span className="sg-owed__title">{say.board.toPay}</span>
        <Columns cost={cost} owed={owed} label={say.board.owed(spelled(owed, say))} />
      </figcaption>
      {paid.length > 0 && (
        <ul className="sg-fanned" aria-label={say.board.paidWith}>
          {paid.map(card => (
            <li key={card}>
              <CardAt of={`paid:${adventureId(card)}`} />
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface ColumnsProps {
  readonly cost: Triple;
  readonly owed: Triple;
  readonly label: string;
}

/** Three shields with what is owed; under each, a row of marks that fill as it is paid. */
function Columns({ cost, owed, label }: ColumnsProps) {
  return (
    <span className="sg-columns" role="img" aria-label={label}>
      {columns.map((column, i) => (
        <span
          key={column}
          className="sg-column"
          data-column={column}
          data-met={owed[i] === 0 ? '' : undefined}
        >
          <Token icon={`cost-${column}`} text={owed[i] === 0 ? undefined : `${owed[i]!}`} />
          {owed[i] === 0 && (
            <svg className="sg-column__check" viewBox="0 0 24 24">
              <path d="M5 12.5l4.5 4.5L19 7" />
            </svg>
          )}
          <span className="sg-column__marks">
            {Array.from({ length: cost[i]! }, (_, n) => (
              <i key={n} data-full={n < cost[i]! - owed[i]! ? '' : undefined} />
            ))}
          </span>
        </span>
      ))}
    </span>
  );
}

interface PlayedProps {
  readonly scene: Scene;
  readonly title: string;
  readonly cards: readonly number[];
  readonly place: 'loose' | 'paid';
}

function Played({ title, cards, place }: PlayedProps) {
  if (cards.length === 0) return null;
  return (
    <section className="sg-played">
      <h3>{title}</h3>
      <ul className="sg-fanned">
        {cards.map(card => (
          <li key={card}>
            <CardAt of={`${place}:${adventureId(card)}`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
