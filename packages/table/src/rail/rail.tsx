import { allowed, question } from '@castellan/kernel';
import type { Decision, Option, Seat } from '@castellan/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useLooks, useTable } from '../context.tsx';
import type { CardFace } from '../contract.ts';
import { blocked } from '../decision/answer-draft.ts';
import { Blocked, Choices } from '../decision/choices.tsx';
import { ASKED } from '../decision/asked-here.ts';
import { Foot } from '../decision/foot.tsx';
import { thingOf, TURN } from '../decision/lights.ts';
import { useAimed, useIsThere, useLitIn, useLooseOf } from '../decision/use-lights.ts';
import { OptionFace } from '../decision/option-face.tsx';
import { OrderList } from '../decision/order-list.tsx';
import { useUnpoint } from '../decision/point.ts';
import { useUnsent } from '../decision/sent.ts';
import { PickSheet, useSheetTitle } from '../decision/pick-sheet.tsx';
import { Rite, useRiteTitle } from '../decision/rite.tsx';
import { Shares } from '../decision/shares.tsx';
import { useDecisionKeys } from '../decision/use-decision-keys.ts';
import { useKeptFocus, useSteadyHand } from '../decision/use-panel.ts';
import { isFree } from '../keys/keys.ts';
import { Sign } from '../icon/operator.tsx';
import { useOpened } from '../layer/opened.ts';
import { useIsLaid } from '../stage/laying.ts';
import { Into, Spot } from '../stage/spot.tsx';
import {
  useGrown,
  useHeightOf,
  useIsLow,
  useMode,
  useOver,
  useZoneOf,
} from '../stage/stage-context.ts';
import { AimedAction } from './aimed.tsx';
import { EndTurn, MAIN_ACTION } from './end-turn.tsx';
import { Prompt } from './prompt.tsx';
import { inPixels } from '../view.ts';

export interface RailProps {
  /** Those we wait for, when there is nothing to decide here. */
  readonly waiting?: readonly Seat[] | undefined;
  /** Takes the last answer back; null when that can't be done now, undefined where it never can. */
  readonly onUndo?: (() => void) | null | undefined;
  /** What led to the next question is still being shown. */
  readonly isShowing?: boolean | undefined;
  /** Whose turn it is; undefined where nobody knows. */
  readonly turnOf?: Seat | undefined;
  /** The turn is held until it is ended: how. Null: it is not. */
  readonly onEnd?: (() => void) | null | undefined;
  /** Whether it is the viewer's turn. */
  readonly isOwnTurn?: boolean | undefined;
  /** Below the whole list: why something can't be done. */
  readonly why?: ComponentChildren;
  /** Below the question: what a strong player would do. */
  readonly hint?: ComponentChildren;
  /** Below: what the others did, the log. */
  readonly children?: ComponentChildren;
}

/** Before the question, on a low screen: a spot for what a game shows with it. */
export const BESIDE_QUESTION = 'beside the question';

/** More buttons than these, and the whole list is the better way. */
const MOST_BUTTONS = 4;
const MOST_SENTENCES = 3;
/** More letters than these, and in a line the icons of an option say it, if it has any. */
const MOST_LETTERS = 24;
const NOBODY: readonly Seat[] = [];
/** In a column lower than this, what can be pressed has one row, so that what the others did has room below. */
const TIGHT = 520;

/** What is asked, and what is not about a thing on the table. Everything else is done on the things. */
export function Rail(props: RailProps) {
  const { onUndo, onEnd = null, why, children } = props;
  const { decision } = useTable().lit;
  const title = useId();
  const list = useId();
  const panel = useRef<HTMLElement>(null);
  const isWide = useMode() === 'wide';
  const isTight = useHeightOf('rail') < TIGHT;
  // Over the market it would be in the way of what is asked next.
  const [isOpen, setIsOpen] = useOpenByKey(isWide ? '' : (decision?.id ?? ''));
  const isElsewhere = useIsThere(useLooks().lights, ASKED);
  const text = useAskedText(props);
  // A board that divides shares itself sends them too, where it has the room.
  const isSentElsewhere = isElsewhere && decision?.kind === 'split';
  // Shares and orders are divided in the middle: there is nothing to list but what is not possible.
  const isListed =
    decision !== null &&
    (decision.kind === 'choose' || decision.kind === 'select' || blocked(decision).length > 0);
  const isShown = isOpen && isListed;
  useOpened(isShown, () => setIsOpen(false));
  useDecisionKeys();
  useSteadyHand(decision);
  useUnpoint(decision?.id);
  useUnsent(decision?.id);
  useKeptFocus(panel, decision);
  return (
    <div className="ct-rail" data-tight={isTight ? '' : undefined}>
      <section
        ref={panel}
        className="ct-decision ct-rail__ask"
        aria-labelledby={title}
        aria-owns={isElsewhere ? ASKED : undefined}
        tabIndex={-1}
        data-kind={decision?.kind}
        data-decision={decision?.id}
        data-listed={isShown ? '' : undefined}
      >
        <div className="ct-rail__question">
          <Spot name={BESIDE_QUESTION} className="ct-rail__beside" />
          <Prompt id={title} text={text} isAsked={decision !== null} />
        </div>
        {props.hint}
        {!isWide && decision && <Asked decision={decision} isOpen={isShown} />}
        <div className="ct-rail__actions">
          {onUndo !== undefined && <Undo onUndo={onUndo} />}
          <AllOptions list={list} isOpen={isShown} isListed={isListed} onOpen={setIsOpen} />
          {/* In a column it has a place of its own, also while there is nothing to do. */}
          <div className="ct-rail__deed">
            <AimedAction />
            {/* The one thing to do, where a game has it. */}
            <Spot name={MAIN_ACTION} className="ct-rail__action" />
            {decision && !isShown && <Aside decision={decision} />}
            {/* In a line, what sends an answer stands where the turn is ended. */}
            {isGathered(decision) && (!isWide || !isSentElsewhere) && <Gathered />}
          </div>
          {(isWide || !isGathered(decision)) && (
            <Into spot={TURN} orHere>
              <EndTurn onEnd={onEnd} />
            </Into>
          )}
        </div>
        {/* In a column what comes and goes is below what stays. */}
        {isWide && decision && <Asked decision={decision} isOpen={isShown} />}
        {decision && !isShown && <Sentences decision={decision} />}
        <OptionList id={list} decision={decision} isOpen={isShown} why={why} />
      </section>
      {children}
    </div>
  );
}

/** What stands in the rail: the question, or what we wait for. The question stays while its answer is shown. */
function useAskedText({ waiting = NOBODY, isShowing = false, turnOf, ...turn }: RailProps): string {
  const { onEnd = null, isOwnTurn = true } = turn;
  const { lit, lights, text, say, who, faceOf, attribute } = useTable();
  const { decision } = lit;
  const aimed = useAimed(lights);
  const asked = useRef<{ readonly text: string; readonly turnOf: Seat | undefined } | null>(null);
  const textNow = (): string => {
    if (onEnd !== null) return text('turnHeld');
    if (decision) return aimedText(faceOf(aimed?.ref ?? '')) ?? question(decision, say);
    if (isShowing && isOwnTurn && asked.current?.turnOf === turnOf) return asked.current!.text;
    if (turnOf !== undefined && (isShowing || (waiting.length === 1 && waiting[0] === turnOf)))
      return isOwnTurn ? text('yourTurn') : text('turnOf', { name: who(turnOf) });
    return waiting.length > 0
      ? text('waitingFor', { names: waiting.map(who).join(', ') })
      : text('nothingToDecide');
  };
  const now = textNow();
  const isOnce = decision !== null && attribute(decision.prompt, 'title') !== null;
  useLayoutEffect(() => {
    // Who somebody will be is asked once: while others choose, nothing is asked.
    if (decision !== null) asked.current = isOnce ? null : { text: now, turnOf };
    else if (!isShowing) asked.current = null;
  }, [decision, isOnce, isShowing, now, turnOf]);
  return now;
}

/** What the card says that a tap has chosen; the brass button says what will be done with it. */
const aimedText = (face: CardFace | null): string | null =>
  face && `${face.name}: ${face.sentence}`;

interface AllOptionsProps {
  readonly list: string;
  readonly isOpen: boolean;
  readonly isListed: boolean;
  onOpen(open: boolean): void;
}

function AllOptions({ list, isOpen, isListed, onOpen }: AllOptionsProps) {
  const { text } = useTable();
  return (
    <button
      type="button"
      className="ct-button ct-rail__all"
      aria-expanded={isOpen}
      aria-controls={list}
      aria-keyshortcuts="O"
      title={text('allOptions')}
      disabled={!isListed}
      onClick={() => onOpen(!isOpen)}
    >
      <Sign path="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />
      <span>{text('allOptions')}</span>
    </button>
  );
}

function Undo({ onUndo }: { readonly onUndo: (() => void) | null }) {
  const { text } = useTable();
  return (
    <button
      type="button"
      className="ct-button ct-rail__undo"
      disabled={onUndo === null}
      onClick={() => onUndo?.()}
      aria-keyshortcuts="U"
      title={text('undo')}
    >
      <Sign path="M9 14L4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      <span>{text('undo')}</span>
    </button>
  );
}

interface OptionListProps {
  readonly id: string;
  readonly decision: Decision | null;
  readonly isOpen: boolean;
  readonly why: ComponentChildren;
}

/**
 * Always there for those who hear the table or go by keys: it comes into sight with the focus. Out of sight it is drawn
 * when all of the table has been painted: who looks at the table does not wait for it.
 */
function OptionList({ id, decision, isOpen, why }: OptionListProps) {
  const market = useOver('market');
  const list = useRef<HTMLDivElement>(null);
  const [painted, setPainted] = useState<Decision | null>(null);
  const isAllLaid = useIsLaid();
  useEffect(() => {
    if (isAllLaid) setPainted(decision);
  }, [decision, isAllLaid]);
  const isNow = isOpen || painted === decision || list.current?.contains(document.activeElement);
  const listed = isNow ? decision : null;
  return (
    <div
      ref={list}
      id={id}
      className="ct-rail__list"
      data-of={listed?.id}
      data-open={isOpen ? '' : undefined}
      style={market === null ? undefined : inPixels({ ...market })}
    >
      {listed && (listed.kind === 'choose' || listed.kind === 'select') && (
        <Choices decision={listed} />
      )}
      {listed && <Blocked decision={listed} />}
      {listed && why}
    </div>
  );
}

/** Whether the whole list is open, and for what: O opens and closes it. */
function useOpenByKey(at: string): [isOpen: boolean, set: (open: boolean) => void] {
  const { settings } = useTable();
  const [opened, setOpened] = useState<string | null>(null);
  useLayoutEffect(() => {
    if (!settings.keys) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'o' && isFree(event))
        setOpened(now => (now === at ? null : at));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [settings.keys, at]);
  return [opened === at, open => setOpened(open ? at : null)];
}

interface AskedProps {
  readonly decision: Decision;
  readonly isOpen: boolean;
}

const isGathered = (decision: Decision | null): boolean =>
  decision !== null && decision.kind !== 'choose';

/** What sends an answer of several parts. */
function Gathered() {
  const { draft } = useTable().lit;
  return (
    draft && (
      <div className="ct-rail__action">
        <Foot draft={draft} />
      </div>
    )
  );
}

/** What is asked for beside the things: shares and orders, and options that no thing on the table stands for. */
function Asked({ decision, isOpen }: AskedProps) {
  const { lit, lights } = useTable();
  const isElsewhere = useIsThere(lights, ASKED);
  const title = useSheetTitle(decision);
  const rite = useRiteTitle(decision);
  const loose = useLoose(decision);
  const isAside = useAside(decision) !== null;
  // On a screen whose rail has no room for it: in the middle of the table, or, where it has none, over its market.
  const market = useOver('market');
  const middle = useOver('action') ?? market;
  const isMiddleLit = useLitIn(lights, useZoneOf('action'));
  const isMarketLit = useLitIn(lights, useZoneOf('market'));
  const { grown, fitting } = useGrown();
  const { draft } = lit;
  if (!draft) return null;
  const { kind } = decision;
  const isChoice = kind === 'choose' || kind === 'select';
  const isShown = isChoice && !isOpen && loose.length > 0;
  if (title !== null) return <PickSheet draft={draft} title={title} />;
  if (rite !== null) return <Rite key={decision.id} decision={decision} title={rite} />;
  const isDivided = !isElsewhere && (kind === 'split' || kind === 'order');
  if (!isShown && !isDivided) return null;
  const most = loose.length > MOST_BUTTONS ? MOST_BUTTONS - 1 : MOST_BUTTONS;
  // A few buttons beside what lies on the table take no more of the middle than they need.
  const isFew = kind === 'choose' && loose.length < allowed(decision).length;
  // Where what lies there can be chosen, they leave it free.
  const over = isFew && isMiddleLit && !isMarketLit ? market : middle;
  if (isAside) return null;
  return (
    <div
      className="ct-rail__asked"
      style={over === null ? undefined : isFew ? fitting(over) : grown(over)}
    >
      {isShown && (
        <ul className="ct-rail__buttons" data-of={loose.length}>
          {loose.slice(0, most).map(option => (
            <li key={option.id}>
              <Loose option={option} />
            </li>
          ))}
        </ul>
      )}
      {isDivided && (kind === 'split' ? <Shares draft={draft} /> : <OrderList draft={draft} />)}
    </div>
  );
}

/** A single button beside the things stands where there is always room for one: it covers nothing of the table, and moves nothing. */
function Aside({ decision }: { readonly decision: Decision }) {
  const option = useAside(decision);
  return (
    option && (
      <div className="ct-rail__action">
        <Loose option={option} />
      </div>
    )
  );
}

/** The only one that no thing on the table stands for: "Make no more trades". */
function useAside(decision: Decision): Option | null {
  const mode = useMode();
  const [option, ...more] = useLoose(decision);
  if (option === undefined || more.length > 0 || mode === null) return null;
  return decision.kind === 'choose' && allowed(decision).length > 1 ? option : null;
}

/** Whether an option is the way on: all that can be done instead is to decline, or to end the turn. */
function isForward(decision: Decision, option: Option): boolean {
  const others = allowed(decision).filter(one => one !== option);
  return (
    decision.kind === 'choose' && others.length > 0 && others.every(one => thingOf(one) === TURN)
  );
}

/** Few cards to choose from: what their icons say, in words, where there is room. Those who hear the table hear it with the card. */
function Sentences({ decision }: { readonly decision: Decision }) {
  const { faceOf } = useTable();
  const mode = useMode();
  const hasButtons = useLoose(decision).length > 0;
  const isAllLaid = useIsLaid();
  const isRite = useRiteTitle(decision) !== null;
  if (!isAllLaid || isRite || mode !== 'wide' || decision.kind !== 'choose' || hasButtons)
    return null;
  const refs = new Set(allowed(decision).map(({ ref }) => ref));
  if (refs.size < 2 || refs.size > MOST_SENTENCES) return null;
  const faces = [...refs].map(ref => (ref === undefined ? null : faceOf(ref)));
  if (faces.some(face => !face?.sentence)) return null;
  return (
    <dl className="ct-rail__sentences" aria-hidden="true">
      {faces.map((face, i) => (
        <div key={i}>
          <dt>{face!.name}</dt>
          <dd>{face!.sentence}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Options that no thing on the table stands for; on a low screen, players too: their plates are a line. */
function useLoose(decision: Decision): readonly Option[] {
  const { lights } = useTable();
  const isLow = useIsLow();
  const isNamed = ({ ref }: Option): boolean => isLow && (ref?.startsWith('seat:') ?? false);
  return useLooseOf(lights, allowed(decision), isNamed);
}

function Loose({ option }: { readonly option: Option }) {
  const { lit, note } = useTable();
  const isMain = lit.decision !== null && isForward(lit.decision, option);
  return (
    <button
      type="button"
      className={`ct-button ct-rail__button ${isMain ? 'ct-button--main' : ''}`}
      data-option={option.id}
      data-long={note(option).length > MOST_LETTERS ? '' : undefined}
      aria-pressed={lit.decision?.kind === 'select' ? lit.picked(option) : undefined}
      onClick={() => lit.choose(option)}
    >
      <OptionFace option={option} />
    </button>
  );
}
