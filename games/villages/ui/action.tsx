import { allowed } from '@castellan/kernel';
import type { Option } from '@castellan/kernel';
import type { BoardPart } from '@castellan/table';
import {
  Counter,
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
import { icon } from './speech.ts';
import { tileFace } from './tiles.ts';

/** A middle that is lower than this is but a line. */
const LINE = 60;

/** The middle: the five actions, who leads and who follows, and what is being paid or was done last. */
export function Action({ scene }: BoardPart<Scene>) {
  const { view, say, decision, others, turnEvents } = scene;
  const { isSmall, boxes } = usePlan();
  const payment = paymentOf(view, turnEvents);
  const isAhead = decision?.options.some(({ id }) => id === 'decline-ahead') ?? false;
  // A phone has room for the seats or for a payment, and for the bank or what can be done ahead of time.
  const isPhone = isSmall;
  // A line has room for what can be done, or for what is being paid.
  const isLine = boxes.get('action')!.height < LINE;
  if (isLine)
    return (
      <Zone id="action" label={say('action')} ground="leather" className="vv-action vv-line">
        <Follow scene={scene} />
        <Pay scene={scene} />
        {payment === null ? (
          <>
            <Actions scene={scene} />
            {isAhead && <Ahead scene={scene} />}
          </>
        ) : (
          <div className="ct-slab vv-slab">
            <Paying scene={scene} payment={payment} />
          </div>
        )}
      </Zone>
    );
  return (
    <Zone id="action" label={say('action')} ground="leather" className="vv-action">
      <Actions scene={scene} />
      <Follow scene={scene} />
      <Pay scene={scene} />
      {others.length > 0 && !(isPhone && payment !== null) && <Seats scene={scene} />}
      <div className="ct-slab vv-slab">
        {payment !== null && <Paying scene={scene} payment={payment} />}
        {payment === null && !isPhone && <Last scene={scene} bare={isAhead} />}
        <div className="vv-foot">
          {isAhead && <Ahead scene={scene} />}
          {!(isPhone && isAhead) && <Bank scene={scene} bare={isAhead || payment !== null} />}
        </div>
      </div>
    </Zone>
  );
}

/** Declines all that is led until one's own turn; in a line its sign is enough. */
function Ahead({ scene: { say } }: BoardPart<Scene>) {
  const { isLow } = usePlan();
  return (
    <Thing of="ahead" zoom={null} label={say('ahead')} className="vv-ahead">
      <Token icon="decline" />
      {!isLow && <em>{say('ahead')}</em>}
    </Thing>
  );
}

interface BankProps extends BoardPart<Scene> {
  /** There is no room for words. */
  readonly bare: boolean;
}

function Bank({ scene: { view, say, others }, bare }: BankProps) {
  const { isSmall } = usePlan();
  return (
    <p className="vv-bank">
      {!isSmall && !bare && (
        <>
          {others.length === 0 && (
            <span data-ref={TRASH}>{say('trashed-cards', { n: view.trashed.length })}</span>
          )}
          <span>{say('bank-short')}</span>
        </>
      )}
      <Counter icon="gold" n={view.bank} place={BANK} label={say('bank', { n: view.bank })} />
    </p>
  );
}

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
  const { turn } = view;
  return (
    <ul className="vv-actions" data-ref="actions">
      {ACTIONS.map((action, at) => {
        const { label } = icon(`at:${action}`, locale);
        return (
          <li key={action}>
            <Thing
              of={`action:${action}`}
              zoom={null}
              label={label}
              also={optionsOf(scene, action)}
              className="vv-action"
            >
              <span data-action="" data-led={turn.action === at ? '' : undefined}>
                <Token icon={`at:${action}`} />
                {mode !== 'tablet' && <em>{label}</em>}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
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
  return <MainAction onDo={go}>{say('pay', { n: coins })}</MainAction>;
}

function Seats({ scene }: BoardPart<Scene>) {
  const { view, say, who, turnEvents } = scene;
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
  const { faceOf } = useLooks();
  const { say, locale, plan } = scene;
  const { mode } = usePlan();
  const ref = buildingRef(payment.card);
  const { icons, paid, by, seat } = payment;
  // Where there is no room for the card, its name stands for it.
  const isPictured = mode === 'wide';
  return (
    <Matter
      picture={
        isPictured && (
          <span data-ref={SITE}>
            <Tile face={tileFace(ref, locale, 'built')} />
          </span>
        )
      }
      name={isPictured ? undefined : <span data-ref={SITE}>{faceOf(ref)!.name}</span>}
      words={say('to-pay', { left: icons.length - paid, all: icons.length })}
    >
      <ul className="vv-bill">
        {icons.map((kind, i) => {
          const resource = RESOURCES[kind]!;
          const { label } = icon(resource, locale);
          return (
            <li key={i} data-next={i === paid ? '' : undefined}>
              <Token icon={resource} label={label} />
              {i < paid ? (
                <Paid by={by[i]} seat={seat} />
              ) : (
                <Coming scene={scene} planned={plan[i - paid]} seat={seat} />
              )}
            </li>
          );
        })}
      </ul>
    </Matter>
  );
}

interface ComingProps extends BoardPart<Scene> {
  readonly planned: Planned | undefined;
  readonly seat: number;
}

/** What would pay an icon: the coin or card as it would lie, and on a wide table whose that is. */
function Coming({ scene: { say, who, locale }, planned, seat }: ComingProps) {
  const { faceOf } = useLooks();
  const { mode } = usePlan();
  const { card = null, on = null, owner = NONE } = planned ?? {};
  const named = card === null ? null : faceOf(cardRef(card))!.name;
  const place = on?.startsWith('castle')
    ? icon('type:castle', locale).label
    : owner === seat
      ? say('own')
      : null;
  return (
    <>
      {card === null ? (
        <Coin by={planned === undefined ? NONE : seat} planned />
      ) : (
        <Medal card={cardRef(card)} round />
      )}
      {mode === 'wide' && (
        <em>{planned === undefined ? say('lacks') : (named ?? place ?? who(owner))}</em>
      )}
    </>
  );
}

interface PaidProps {
  readonly by: Provider | undefined;
  readonly seat: number;
}

/** What has paid: a coin with the arms of the payer, or the emblem of a card whose power did. */
function Paid({ by, seat }: PaidProps) {
  if (by === undefined || 'coin' in by) return <Coin by={seat} />;
  return <Medal card={cardRef(by.card)} round />;
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
