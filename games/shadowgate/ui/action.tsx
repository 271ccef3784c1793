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
import { Pile } from './piles.tsx';
import { useBeside } from './quests.tsx';
import type { Scene } from './scene.ts';
import { adventureId, lastMove, questId } from './scene.ts';
import { Shields } from './shields.tsx';

/** The middle: what is being paid and with what, the piles, the actions left and the end of the turn. */
export function Action({ scene }: BoardPart<Scene>) {
  const { view, say, called, usual } = scene;
  const isWide = usePlan().mode === 'wide';
  const isBeside = useBeside();
  const give = useInTurn();
  const { actions } = view.turn;
  const [first] = lacksOf(view);
  const names = usual.map(({ card }) => called(adventureId(card)));
  const deck = <Pile scene={scene} pile="deck" />;
  const discards = <Pile scene={scene} pile="discard" />;
  return (
    <Middle label={say('table')} className="sg-action">
      <GoingOn scene={scene} />
      {isWide && !isBeside && (
        <div className="sg-piles ct-line">
          {deck}
          {discards}
        </div>
      )}
      <TurnEnd note={first ? say('first-pay', { name: called(first.id) }) : say('candles-draw')}>
        {/* The end of the turn draws a card, and one more for each candle left. */}
        <div className="sg-lights ct-line" data-spot="candles">
          {!isWide && deck}
          <Candles left={actions} label={say('actions-left', { n: actions })} />
          {!isWide && discards}
        </div>
      </TurnEnd>
      {usual.length > 0 && (
        // All that is open, in the usual way: one answer after the other, each to be taken back by itself.
        <MainAction
          onDo={() => give(usual.map(({ option }) => option))}
          short={say('pay-short', { names })}
        >
          {say('pay-with', { names })}
        </MainAction>
      )}
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

/** Both sides of your character, to choose from. */
function Sides({ scene: { view, me, say } }: BoardPart<Scene>) {
  const { character, side } = view.players[me ?? 0]!;
  if (me === null || side !== NONE) return <Now>{say('sides')}</Now>;
  const sides = characterFaces.slice(character * 2, character * 2 + 2);
  return (
    <Now>
      {sides.map(({ id }) => (
        <CardThing key={id} card={`character:${id}`} careful />
      ))}
    </Now>
  );
}

/** Cards in the tray: those that have paid, or lie ready to. */
const laid = (as: 'paid' | 'loose', cards: readonly number[]) =>
  cards
    .map(adventureId)
    .map(id => <CardThing key={id} card={`adventure:${id}`} of={`${as}:${id}`} />);

/** What is begun, each with what it still lacks, and the cards that pay: as shades those that the usual payment would take. */
function Begun({ scene }: BoardPart<Scene>) {
  const { view, say, called, spelled, me, usual } = scene;
  const { loose, seat } = view.turn;
  const { faceOf } = useLooks();
  const open = lacksOf(view);
  const { isSmall, isLow } = usePlan();
  const isMany = open.length > 1;
  // With little room, only what lies ready is shown of what pays. On a phone it takes the place of the card that it is for.
  const isTight = isSmall || (isMany && !useBeside());
  const paid = isTight ? [] : open.flatMap(debt => debt.paid);
  const shades = isTight || isMany ? [] : usual.filter(({ card }) => !loose.includes(card));
  const isAsked = me === seat && !isTight && paid.length + loose.length + shades.length < 2;
  const cardOf = (id: string, isQuest: boolean) =>
    isQuest ? (
      <CardThing card={`quest:${id}`} />
    ) : (
      <CardThing card={`adventure:${id}`} of={`open:${id}`} />
    );
  return (
    <Now many={isMany}>
      {open.map(({ id, isQuest, cost, owed }) => (
        <Matter
          key={id}
          picture={(!isSmall || loose.length === 0) && cardOf(id, isQuest)}
          name={isMany ? undefined : called(id)}
          words={isMany || isLow ? undefined : say('being-paid')}
        >
          <Shields lack={owed} cost={cost} label={say('owed', { what: spelled(owed) })} />
        </Matter>
      ))}
      {(!isTight || loose.length > 0) && (
        <Tray label={say('paid-with')} hint={isAsked ? say('pay-here') : undefined}>
          {laid('paid', paid)}
          {laid('loose', loose)}
          {shades.map(({ card }) => (
            <li key={card} className="ct-tray__shade">
              <Card face={faceOf(`hand:${adventureId(card)}`)!} silent />
            </li>
          ))}
        </Tray>
      )}
    </Now>
  );
}

/** The quest is paid: only how well it is completed is to be said, and with which items. */
function PaidUp({ scene: { view, say, called, decision } }: BoardPart<Scene>) {
  const { isSmall } = usePlan();
  const id = questId(view.turn.quest);
  const picture = <CardThing card={`quest:${id}`} />;
  return (
    <Now>
      <Matter
        picture={picture}
        name={called(id)}
        words={say(decision?.step === 'use' ? 'paid-up-use' : 'paid-up')}
      />
      {!isSmall && <Tray label={say('paid-with')}>{laid('paid', view.turn.spent)}</Tray>}
    </Now>
  );
}

/** Nothing is going on: the last action, its card and what paid for it. */
function Last({ scene: { say, decision, log } }: BoardPart<Scene>) {
  const looks = useLooks();
  const { isSmall } = usePlan();
  const action = lastMove(useShownLog(log));
  if (action === null) return <Now>{decision?.step === 'action' ? say('nothing-begun') : ''}</Now>;
  const { event, card, paid, points } = action;
  const drawn = (ref: string) => <Card key={ref} face={looks.faceOf(ref)!} silent />;
  // With little room, without its asides.
  const brief = saidText(logEntry(looks, event, '').parts.filter(part => !isAside(part)));
  return (
    <Now>
      <Told
        picture={card !== null && drawn(card)}
        event={event}
        words={isSmall ? brief : undefined}
      >
        {points > 0 && <Token icon="vp" text={`${points}`} label={say('points', { n: points })} />}
      </Told>
      {paid.length > 0 && !isSmall && (
        <Tray label={say('paid-with')} past>
          {paid.map(drawn)}
        </Tray>
      )}
    </Now>
  );
}
