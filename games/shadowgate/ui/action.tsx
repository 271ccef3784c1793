import type { Phrase } from '@castellan/kernel';
import { isAside, saidText } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import {
  Card,
  CardThing,
  logEntry,
  MainAction,
  Matter,
  Middle,
  Now,
  Token,
  Told,
  Tray,
  TurnEnd,
  useInTurn,
  useLooks,
  usePlan,
  useShownLog,
} from '@castellan/table';
import { characterFaces } from '../figures.ts';
import { NONE } from '../state.ts';
import { lacksOf } from '../view.ts';
import './action.css';
import { Candles } from './candles.tsx';
import { AdventureDeck, Discards } from './piles.tsx';
import { useBeside } from './quests.tsx';
import type { Scene } from './scene.ts';
import { adventureId, lastMove, questId } from './scene.ts';
import { Shields } from './shields.tsx';

/** The middle: what is being paid and with what, the piles, the actions left and the end of the turn. */
export function Action({ scene }: BoardPart<Scene>) {
  const { mode } = usePlan();
  const isBeside = useBeside();
  return (
    <Middle label={scene.say('table')} className="sg-action">
      <GoingOn scene={scene} />
      {mode === 'wide' && !isBeside && (
        <div className="sg-piles">
          <AdventureDeck scene={scene} />
          <Discards scene={scene} />
        </div>
      )}
      <End scene={scene} />
      {scene.usual.length > 0 && <Pay scene={scene} />}
    </Middle>
  );
}

/** A side to choose, something to pay, a quest to complete; else what was done last. */
function GoingOn({ scene }: BoardPart<Scene>) {
  const { view, decision } = scene;
  const { turn } = view;
  if (turn.number === 0) return <Sides scene={scene} />;
  if (turn.open.length + turn.loose.length > 0) return <Begun scene={scene} />;
  const isPaidUp = turn.quest !== NONE && decision !== null && decision.step !== 'action';
  return isPaidUp ? <PaidUp scene={scene} /> : <Last scene={scene} />;
}

/** Both sides of one's character, to choose from. */
function Sides({ scene: { view, me, say } }: BoardPart<Scene>) {
  const { character, side } = view.players[me ?? 0]!;
  if (me === null || side !== NONE) return <Now>{say('sides')}</Now>;
  return (
    <Now>
      {[0, 1].map(at => {
        const ref = `character:${characterFaces[character * 2 + at]!.id}`;
        return <CardThing key={ref} card={ref} careful />;
      })}
    </Now>
  );
}

/** What is begun, each with what it still lacks, and the cards that pay: as shades those that the usual payment would take. */
function Begun({ scene }: BoardPart<Scene>) {
  const { view, say, called, spelled, me, usual } = scene;
  const { loose, seat } = view.turn;
  const open = lacksOf(view);
  const { isSmall, isLow } = usePlan();
  const isMany = open.length > 1;
  // With little room, only what lies ready is shown of what pays. On a phone it takes the place of the card that it is for.
  const isTight = isSmall || (isMany && !useBeside());
  const paid = isTight ? [] : open.flatMap(debt => debt.paid);
  const shades = isTight || isMany ? [] : usual.filter(({ card }) => !loose.includes(card));
  const isAsked = me === seat && !isTight && paid.length + loose.length + shades.length < 2;
  return (
    <Now many={isMany}>
      {open.map(({ id, isQuest, cost, owed }) => (
        <Matter
          key={id}
          picture={
            (!isSmall || loose.length === 0) && (
              <CardThing
                card={isQuest ? `quest:${id}` : `adventure:${id}`}
                of={isQuest ? undefined : `open:${id}`}
              />
            )
          }
          name={isMany ? undefined : called(id)}
          words={isMany || isLow ? undefined : say('being-paid')}
        >
          <Shields lack={owed} cost={cost} label={say('owed', { what: spelled(owed) })} />
        </Matter>
      ))}
      {(!isTight || loose.length > 0) && (
        <Tray label={say('paid-with')} hint={isAsked ? say('pay-here') : undefined}>
          <Laid cards={paid} as="paid" />
          <Laid cards={loose} as="loose" />
          <Pictured
            cards={shades.map(({ card }) => `hand:${adventureId(card)}`)}
            className="ct-tray__shade"
          />
        </Tray>
      )}
    </Now>
  );
}

/** The quest is paid: only how well it is completed is to be said. */
function PaidUp({ scene: { view, say, called } }: BoardPart<Scene>) {
  const { isSmall } = usePlan();
  const id = questId(view.turn.quest);
  return (
    <Now>
      <Matter
        picture={<CardThing card={`quest:${id}`} />}
        name={called(id)}
        words={say('paid-up')}
      />
      {!isSmall && (
        <Tray label={say('paid-with')}>
          <Laid cards={view.turn.spent} as="paid" />
        </Tray>
      )}
    </Now>
  );
}

/** Nothing is going on: the last action, its card and what paid for it. */
function Last({ scene }: BoardPart<Scene>) {
  const looks = useLooks();
  const { say, decision } = scene;
  const { isSmall } = usePlan();
  const action = lastMove(useShownLog(scene.log));
  if (action === null) return <Now>{decision?.step === 'action' ? say('nothing-begun') : ''}</Now>;
  const { event, card, paid, points } = action;
  return (
    <Now>
      <Told
        picture={card !== null && <Card face={looks.faceOf(card)!} silent />}
        event={event}
        words={isSmall ? brief(looks, event) : undefined}
      >
        {points > 0 && <Token icon="vp" text={`${points}`} label={say('points', { n: points })} />}
      </Told>
      {paid.length > 0 && !isSmall && (
        <Tray label={say('paid-with')} past>
          <Pictured cards={paid} />
        </Tray>
      )}
    </Now>
  );
}

/** An action without its asides. */
const brief = (looks: ReturnType<typeof useLooks>, event: Phrase): string =>
  saidText(logEntry(looks, event, '').parts.filter(part => !isAside(part)));

interface LaidProps {
  readonly cards: readonly number[];
  readonly as: 'paid' | 'loose';
}

/** Cards in the tray: those that have paid, or lie ready to. */
const Laid = ({ cards, as }: LaidProps) =>
  cards.map(adventureId).map(id => (
    <li key={id}>
      <CardThing card={`adventure:${id}`} of={`${as}:${id}`} />
    </li>
  ));

interface PicturedProps {
  readonly cards: readonly string[];
  readonly className?: string;
}

/** Pictures of cards in the tray: they lie elsewhere. */
function Pictured({ cards, className }: PicturedProps) {
  const { faceOf } = useLooks();
  return cards.map(card => (
    <li key={card} className={className}>
      <Card face={faceOf(card)!} silent />
    </li>
  ));
}

/** Each candle left is one of the cards that the end of the turn draws. */
function End({ scene }: BoardPart<Scene>) {
  const { view, say, called } = scene;
  const { mode } = usePlan();
  const { actions } = view.turn;
  const [first] = lacksOf(view);
  return (
    <TurnEnd
      note={
        first === undefined ? say('candles-draw') : say('first-pay', { name: called(first.id) })
      }
    >
      <div className="sg-lights" data-spot="candles">
        {mode !== 'wide' && <AdventureDeck scene={scene} />}
        <Candles left={actions} label={say('actions-left', { n: actions })} />
        {mode !== 'wide' && <Discards scene={scene} />}
      </div>
    </TurnEnd>
  );
}

/** Pays all that is open in the usual way: one answer after the other, each to be taken back by itself. */
function Pay({ scene: { usual, say, called } }: BoardPart<Scene>) {
  const { isSmall } = usePlan();
  const give = useInTurn();
  const pay = (): void => give(usual.map(({ option }) => option));
  const names = usual.map(({ card }) => called(adventureId(card)));
  return <MainAction onDo={pay}>{isSmall ? say('pay') : say('pay-with', { names })}</MainAction>;
}
