import type { Phrase } from '@castellan/kernel';
import { isAside, saidText } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import {
  Caption,
  Card,
  CardThing,
  logEntry,
  MainDeed,
  Token,
  Tray,
  TurnEnd,
  useInTurn,
  useLooks,
  usePlan,
  useShownLog,
  Zone,
} from '@castellan/table';
import { adventures } from '../cards/adventures.ts';
import { characterFaces, questFaces } from '../figures.ts';
import type { Payment } from '../means.ts';
import { bill } from '../payment.ts';
import type { Commitment } from '../state.ts';
import { NONE, QUEST } from '../state.ts';
import './action.css';
import { Candles } from './candles.tsx';
import { AdventureDeck, Discards, QuestDeck } from './piles.tsx';
import { useBeside } from './quests.tsx';
import type { Scene } from './scene.ts';
import { adventureId, lastDeed, questId } from './scene.ts';
import { Shields } from './shields.tsx';
import { spelled } from './terms.ts';
import { speech } from './speech.ts';

/** The middle: what is being paid and with what, the piles, the actions left and the end of the turn. */
export function Action({ scene }: BoardPart<Scene>) {
  const { say, usual } = scene;
  const { mode } = usePlan();
  const isBeside = useBeside();
  return (
    <Zone id="action" label={say.board.table} ground="leather" className="sg-action">
      <div className="sg-slab" data-beside={isBeside ? '' : undefined}>
        <Now scene={scene} />
        {mode === 'wide' && !isBeside && (
          <div className="sg-piles">
            <AdventureDeck scene={scene} />
            <Discards scene={scene} />
          </div>
        )}
        <End scene={scene} />
      </div>
      {usual.length > 0 && <Pay scene={scene} />}
    </Zone>
  );
}

/** What is going on: a side to choose, something to pay, a quest to complete; else what was done last. */
function Now({ scene }: BoardPart<Scene>) {
  const { view, say, me } = scene;
  const { turn } = view;
  if (turn.number === 0) return <Sides scene={scene} />;
  const isPaid = turn.quest !== NONE && !turn.open.some(({ what }) => what === QUEST);
  const isIdle = turn.open.length + turn.loose.length === 0;
  if (isIdle && !(isPaid && scene.decision !== null && scene.decision.step !== 'action'))
    return <Last scene={scene} />;
  return (
    <div className="sg-now" data-many={turn.open.length > 1 ? '' : undefined}>
      {turn.open.map(commitment => (
        <Owed key={commitment.what} scene={scene} commitment={commitment} />
      ))}
      {isIdle && (
        <figure className="sg-owed">
          <CardThing card={`quest:${questId(turn.quest)}`} />
          <figcaption>
            <b>{speech(scene.locale).called(questId(turn.quest))}</b>
            <span>{say.board.paidUp}</span>
          </figcaption>
        </figure>
      )}
      <Box scene={scene} isMine={me === turn.seat} />
    </div>
  );
}

/** Both sides of one's character, to choose from. */
function Sides({ scene: { view, me, say } }: BoardPart<Scene>) {
  const { character, side } = view.players[me ?? 0]!;
  if (me === null || side !== NONE)
    return <p className="sg-now sg-now--words">{say.board.sides}</p>;
  return (
    <div className="sg-now">
      {[0, 1].map(at => {
        const ref = `character:${characterFaces[character * 2 + at]!.id}`;
        return <CardThing key={ref} card={ref} careful />;
      })}
    </div>
  );
}

interface OwedProps {
  readonly scene: Scene;
  readonly commitment: Commitment;
}

/** Something begun: its card, and what is still lacking. */
function Owed({ scene: { view, say, locale }, commitment }: OwedProps) {
  const { what } = commitment;
  const { cost, owed } = bill(view, commitment);
  const isQuest = what === QUEST;
  const id = isQuest ? questId(view.turn.quest) : adventureId(what);
  return (
    <figure className="sg-owed">
      <CardThing
        card={isQuest ? `quest:${id}` : `adventure:${id}`}
        of={isQuest ? undefined : `open:${id}`}
      />
      <figcaption>
        <b>{speech(locale).called(id)}</b>
        <span>{say.board.beingPaid}</span>
        <Shields lack={owed} cost={cost} label={say.board.owed(spelled(owed, say))} />
      </figcaption>
    </figure>
  );
}

interface BoxProps extends BoardPart<Scene> {
  readonly isMine: boolean;
}

/** Where the cards lie that pay: those laid down already, and as shades those that the usual payment would take. */
function Box({ scene, isMine }: BoxProps) {
  const { faceOf } = useLooks();
  const { view, say, usual } = scene;
  const { open, loose, spent } = view.turn;
  const paid = open.flatMap(commitment => commitment.paid);
  const lying = open.length === 0 && loose.length === 0 ? spent : paid;
  const shades = usual.filter(({ card }) => !loose.includes(card));
  return (
    <Tray
      label={say.board.paidWith}
      hint={
        isMine && open.length > 0 && lying.length + loose.length + shades.length < 2
          ? say.board.payHere
          : undefined
      }
    >
      {lying.map(card => (
        <li key={card}>
          <CardThing card={`adventure:${adventureId(card)}`} of={`paid:${adventureId(card)}`} />
        </li>
      ))}
      {loose.map(card => (
        <li key={card}>
          <CardThing card={`adventure:${adventureId(card)}`} of={`loose:${adventureId(card)}`} />
        </li>
      ))}
      {shades.map(({ card }) => (
        <li key={card} className="sg-shade">
          <Card face={faceOf(`hand:${adventureId(card)}`)!} silent />
        </li>
      ))}
    </Tray>
  );
}

/** Nothing is going on: the last deed, its card and what paid for it. */
function Last({ scene }: BoardPart<Scene>) {
  const looks = useLooks();
  const { faceOf } = looks;
  const { say, decision } = scene;
  const { isSmall } = usePlan();
  const deed = lastDeed(useShownLog(scene.log));
  if (deed === null) {
    const hint = decision?.step === 'action' ? say.board.nothingBegun : '';
    return <p className="sg-now sg-now--words">{hint}</p>;
  }
  return (
    <div className="sg-now">
      <figure className="sg-owed">
        {deed.card !== null && <Card face={faceOf(deed.card)!} silent />}
        <Caption event={deed.event} words={isSmall ? brief(looks, deed.event) : undefined}>
          {deed.points > 0 && (
            <Token icon="vp" text={`${deed.points}`} label={say.points(deed.points)} />
          )}
        </Caption>
      </figure>
      {deed.paid.length > 0 && (
        <Tray label={say.board.paidWith} past>
          {deed.paid.map(ref => (
            <li key={ref}>
              <Card face={faceOf(ref)!} silent />
            </li>
          ))}
        </Tray>
      )}
    </div>
  );
}

/** A deed without its asides. */
const brief = (looks: ReturnType<typeof useLooks>, event: Phrase): string =>
  saidText(logEntry(looks, event, '').parts.filter(part => !isAside(part)));

/** Each candle left is one of the cards that the end of the turn draws. */
function End({ scene }: BoardPart<Scene>) {
  const { view, say } = scene;
  const { mode } = usePlan();
  const { open, actions } = view.turn;
  const [first] = open;
  const name =
    first?.what === QUEST ? questFaces[view.turn.quest] : adventures[first?.what ?? NONE];
  return (
    <TurnEnd
      note={
        name === undefined
          ? say.board.candlesDraw
          : say.board.firstPay(speech(scene.locale).called(name.id))
      }
    >
      <div className="sg-lights" data-spot="candles">
        {mode !== 'wide' && <AdventureDeck scene={scene} />}
        <Candles left={actions} label={say.board.actionsLeft(actions)} />
        {mode !== 'wide' && <Discards scene={scene} />}
        {mode === 'lying' && <QuestDeck scene={scene} />}
      </div>
    </TurnEnd>
  );
}

/** Pays all that is open in the usual way: one answer after the other, each to be taken back by itself. */
function Pay({ scene: { view, usual, say, locale } }: BoardPart<Scene>) {
  const { mode } = usePlan();
  const give = useInTurn();
  const pay = (): void => give(usual.map(one => optionOf(one, view.turn.loose)));
  const names = usual.map(({ card }) => speech(locale).called(adventureId(card)));
  return (
    <MainDeed onDo={pay}>{mode === 'phone' ? say.board.pay : say.board.payWith(names)}</MainDeed>
  );
}

function optionOf({ card, what }: Payment, loose: readonly number[]): string {
  const target = what === QUEST ? 'quest' : adventureId(what);
  return `${loose.includes(card) ? 'assign' : 'resource'}:${adventureId(card)}:${target}`;
}
