import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import {
  Counter,
  List,
  MainAction,
  Matter,
  Medal,
  SeatShield,
  spotOf,
  Thing,
  Tile,
  Token,
  Told,
  useLastMove,
  useLooks,
  useOneByOne,
  usePlan,
  Zone,
} from '@castellan/table';
import { RESOURCES, ACTIONS } from '../cards/language.ts';
import { NONE } from '../state.ts';
import type { Payment, Planned, Provider } from '../view.ts';
import { paymentOf, standsOf } from '../view.ts';
import { Coin } from './coins.tsx';
import { BANK, SITE, TRASH } from './flights.ts';
import type { Scene } from './scene.ts';
import { buildingRef, cardOfMove, cardRef } from './scene.ts';
import { icon, speech } from './speech.ts';
import { tileFace } from './tiles.ts';

/** A middle that is lower than this is but a line. */
const LINE = 60;

/** The middle: the five actions, who leads and who follows, and what is being paid or was done last. */
export function Action({ scene }: BoardPart<Scene>) {
  const { view, say, decision, others, turnEvents } = scene;
  const { isSmall, boxes } = usePlan();
  const payment = paymentOf(view, turnEvents);
  const isAhead = decision?.options.some(({ id }) => id === 'decline-ahead') ?? false;
  // A line has room for what can be done, or for what is being paid or said. A phone has room for the seats or for that,
  // and for the bank or what can be done ahead of time.
  const isLine = boxes.get('action')!.height < LINE;
  const isPaying = payment !== null;
  const isKind = isOnlyAsked(scene);
  return (
    <Zone
      id="action"
      label={say('action')}
      ground="leather"
      className={isLine ? 'vv-action vv-line' : 'vv-action'}
    >
      {!(isLine && (isPaying || isKind)) && <Actions scene={scene} />}
      <Follow scene={scene} />
      <Pay scene={scene} />
      {!isLine && others.length > 0 && !(isSmall && (isPaying || isKind)) && seats(scene)}
      {isLine && isAhead && !isPaying && <Ahead scene={scene} />}
      {(!isLine || isPaying || isKind) && (
        <div className="ct-slab vv-slab">
          {isPaying && <Paying scene={scene} payment={payment} />}
          {!isPaying && (!isSmall || isKind) && <Last scene={scene} bare={isAhead} />}
          {!isLine && (
            <div className="vv-foot ct-line">
              {isAhead && <Ahead scene={scene} />}
              {!(isSmall && isAhead) && bank(scene, isSmall || isAhead || isPaying)}
            </div>
          )}
        </div>
      )}
    </Zone>
  );
}

/** Declines all that is led until your own turn; in a line its sign is enough. */
function Ahead({ scene: { say } }: BoardPart<Scene>) {
  const { isLow } = usePlan();
  return (
    <Thing of="ahead" zoom={null} label={say('ahead')} className="vv-ahead ct-line">
      <Token icon="decline" />
      {!isLow && <em>{say('ahead')}</em>}
    </Thing>
  );
}

/** The gold of the bank; bare where there is no room for words. */
const bank = ({ view, say, others }: Scene, isBare: boolean) => (
  <p className="vv-bank ct-line">
    {!isBare && others.length === 0 && (
      <span data-ref={TRASH}>{say('trashed-cards', { n: view.trashed.length })}</span>
    )}
    {!isBare && <span>{say('bank-short')}</span>}
    <Counter icon="gold" n={view.bank} place={BANK} label={say('bank', { n: view.bank })} />
  </p>
);

/** What may be done of an action: the option for all of it, or one for each of its cards. */
const optionsOf = ({ decision }: Scene, action: string): readonly Option[] =>
  (decision?.options ?? []).filter(({ id }) => id.startsWith(`${action}:`));

/** Asked to follow, with nothing to follow with: so that not being asked tells nothing. */
const isOnlyAsked = ({ decision }: Scene): boolean =>
  decision?.step === 'follow' && allowed(decision).every(({ id }) => id.startsWith('decline'));

/** The five actions. Those that are done with a card list their cards, and why some can't be had. */
function Actions({ scene }: BoardPart<Scene>) {
  const { mode } = usePlan();
  const { view, locale } = scene;
  return (
    <List of={ACTIONS} className="vv-actions" place="actions">
      {(action, at) => (
        <Thing
          of={`action:${action}`}
          zoom={null}
          label={icon(`at:${action}`, locale).label}
          also={optionsOf(scene, action)}
          className="vv-thing"
        >
          <span className="vv-deed ct-centred" data-led={view.turn.action === at ? '' : undefined}>
            <Token icon={`at:${action}`} />
            {mode !== 'tablet' && <em>{icon(`at:${action}`, locale).label}</em>}
          </span>
        </Thing>
      )}
    </List>
  );
}

/** Beside declining: following, in words. Where a card is needed, the button lists those that can be had. */
function Follow({ scene }: BoardPart<Scene>) {
  const { layers, note, lights } = useLooks();
  const { mode } = usePlan();
  const { view, decision, say, locale } = scene;
  if (decision?.step !== 'follow' || isOnlyAsked(scene)) return null;
  const action = ACTIONS[view.turn.action]!;
  const whole = allowed(decision).find(({ id }) => id === 'follow');
  const cards = allowed({ options: optionsOf(scene, action) });
  const { label } = icon(`at:${action}`, locale);
  const words = whole === undefined ? say('follow', { action: label }) : note(whole);
  return (
    <MainAction
      onDo={from => {
        if (whole !== undefined) return lights.choose(whole);
        const options = cards.map(({ id }) => id);
        const ref = `action:${action}`;
        return layers.show({ menu: { ref, label, options, spot: spotOf(from), from } });
      }}
    >
      {mode === 'wide' ? words : say('follow-short')}
    </MainAction>
  );
}

/** Pays the rest in the usual way: one answer after the other, each to be taken back by itself. */
function Pay({ scene: { plan, say } }: BoardPart<Scene>) {
  const go = useOneByOne(plan[0]?.id ?? null);
  if (plan.length === 0) return null;
  const coins = plan.filter(({ on }) => on !== null).length;
  return (
    <MainAction onDo={go} of={plan[0]!.on ?? undefined}>
      {say('pay', { n: coins })}
    </MainAction>
  );
}

/** What each seat does about the action that is led. */
function seats({ view, say, who, turnEvents }: Scene) {
  if (view.turn.number === 0) return <p className="vv-first">{say('first')}</p>;
  return (
    <ol className="vv-seats" data-ref="seats">
      {standsOf(view, turnEvents).map(({ seat, stand }) => (
        <li key={seat} data-stand={stand}>
          <SeatShield seat={seat} />
          <b>{who(seat)}</b>
          <em>{say(`stand-${stand}`)}</em>
        </li>
      ))}
    </ol>
  );
}

interface PayingProps extends BoardPart<Scene> {
  readonly payment: Payment;
}

/** The Building that is being paid for: a place for each icon of its cost, and below it what provides it. */
function Paying({ scene, payment }: PayingProps) {
  const { say, locale, plan } = scene;
  // Where there is no room for the card, its name stands for it.
  const isWide = usePlan().mode === 'wide';
  const { icons, paid, by, seat } = payment;
  const face = tileFace(buildingRef(payment.card), locale, 'built');
  const site = <span data-ref={SITE}>{isWide ? <Tile face={face} /> : face.name}</span>;
  return (
    <Matter
      picture={isWide && site}
      name={isWide ? undefined : site}
      words={say('to-pay', { left: icons.length - paid, all: icons.length })}
    >
      <ul className="vv-bill">
        {icons.map((kind, i) => {
          const next = plan[i - paid];
          const resource = RESOURCES[kind]!;
          return (
            <li key={i} data-next={i === paid ? '' : undefined}>
              <Token icon={resource} label={icon(resource, locale).label} />
              {i < paid && provided(by[i], seat)}
              {i >= paid && provided(next && laid(next), next ? seat : NONE, true)}
              {i >= paid && isWide && <em>{sourceOf(scene, next, seat)}</em>}
            </li>
          );
        })}
      </ul>
    </Matter>
  );
}

/** What pays an icon: a coin with the arms of the payer, or the emblem of a card whose power does. */
const provided = (by: Provider | undefined, seat: number, planned = false) =>
  by === undefined || 'coin' in by ? (
    <Coin by={seat} planned={planned} />
  ) : (
    <Medal card={cardRef(by.card)} round />
  );

const laid = ({ card }: Planned): Provider => (card === null ? { coin: true } : { card });

/** Whose it is that would pay an icon. */
function sourceOf({ say, who, locale }: Scene, planned: Planned | undefined, seat: number): string {
  if (planned === undefined) return say('lacks');
  const { card, on, owner } = planned;
  if (card !== null) return speech(locale).called(card);
  if (on?.startsWith('castle')) return icon('type:castle', locale).label;
  return owner === seat ? say('own') : who(owner);
}

interface LastProps extends BoardPart<Scene> {
  /** There is no room for its card. */
  readonly bare: boolean;
}

/** Nothing is being paid: what was done last. */
function Last({ scene, bare }: LastProps) {
  const { say, locale, log } = scene;
  const { mode } = usePlan();
  const last = useLastMove(log);
  if (isOnlyAsked(scene)) return <p className="vv-kindly">{say('only-decline')}</p>;
  if (last === null) return <p>{say('idle')}</p>;
  const id = cardOfMove(last);
  const isPictured = id !== null && mode === 'wide' && !bare;
  return (
    <Told
      picture={isPictured && <Tile face={tileFace(cardRef(id), locale, 'built')} />}
      event={last}
    />
  );
}
