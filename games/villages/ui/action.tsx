import {
  Caption,
  Counter,
  lastOf,
  Medal,
  SeatShield,
  Thing,
  Tile,
  Token,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import { RESOURCES, ACTIONS } from '../cards/types.ts';
import { isSolo, NONE } from '../state.ts';
import { Coin } from './coins.tsx';
import { BANK, moves, SITE, TRASH } from './flights.ts';
import { icon } from './icons.ts';
import type { Payment, Provider, Scene } from './scene.ts';
import { buildingRef, cardRef, paymentOf, standings } from './scene.ts';
import { tileFace } from './tiles.ts';

interface ActionProps {
  readonly scene: Scene;
}

/** The middle: the five actions, who leads and who follows, and what is being paid or was done last. */
export function Action({ scene }: ActionProps) {
  const { view, say, decision } = scene;
  const payment = paymentOf(scene);
  return (
    <Zone id="action" label={say.action} ground="leather" className="vv-action">
      <Actions scene={scene} />
      {!isSolo(view) && <Seats scene={scene} />}
      <div className="ct-slab vv-slab" data-paying={payment === null ? undefined : ''}>
        {payment === null ? <Last scene={scene} /> : <Paying scene={scene} payment={payment} />}
        {decision?.options.some(({ id }) => id === 'decline-ahead') && (
          <Thing of="ahead" zoom={null} label={say.ahead} className="vv-ahead">
            <Token icon="decline" />
            <em>{say.ahead}</em>
          </Thing>
        )}
        <p className="vv-bank">
          {isSolo(view) && <span data-ref={TRASH}>{say.trashed(view.trashed.length)}</span>}
          <span>{say.bankShort}</span>
          <Counter icon="gold" n={view.bank} place={BANK} label={say.bank(view.bank)} />
        </p>
      </div>
    </Zone>
  );
}

/** The five actions: those that need no card can be pressed, the others wait for one. */
function Actions({ scene: { view, locale, decision } }: ActionProps) {
  const { turn } = view;
  return (
    <ul className="vv-actions" data-ref="actions">
      {ACTIONS.map((action, at) => {
        const { label } = icon(`at:${action}`, locale);
        const waits = decision?.options.some(
          ({ id, blocked }) => id.startsWith(`${action}:`) && blocked === undefined,
        );
        return (
          <li key={action}>
            <Thing of={`action:${action}`} zoom={null} label={label} className="vv-deed">
              <span
                data-deed=""
                data-led={turn.action === at ? '' : undefined}
                data-waits={waits && turn.action === NONE ? '' : undefined}
              >
                <Token icon={`at:${action}`} />
                <em>{label}</em>
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

function Seats({ scene }: ActionProps) {
  const { view, say, who, me } = scene;
  if (view.turn.number === 0) return <p>{say.first}</p>;
  return (
    <ol className="vv-seats" data-ref="seats">
      {standings(scene).map(({ seat, stand }) => (
        <li key={seat} data-stand={stand}>
          <SeatShield seat={seat} />
          <b>{seat === me ? say.you : who(seat)}</b>
          <em>{say.stand[stand]}</em>
        </li>
      ))}
    </ol>
  );
}

interface PayingProps extends ActionProps {
  readonly payment: Payment;
}

/** The Building that is being paid for: a place for each icon of its cost, and below it what provides it. */
function Paying({ scene, payment }: PayingProps) {
  const { say, locale } = scene;
  const { mode } = usePlan();
  const ref = buildingRef(payment.card);
  const { icons, paid, by, seat } = payment;
  return (
    <>
      {mode === 'wide' && (
        <span data-ref={SITE}>
          <Tile face={tileFace(ref, locale, 'built', false)} />
        </span>
      )}
      <div className="vv-bill">
        <p>
          {mode !== 'wide' && <Site card={ref} />}
          {say.toPay(icons.length - paid, icons.length)}
        </p>
        <ul>
          {icons.map((kind, i) => {
            const resource = RESOURCES[kind]!;
            const { label } = icon(resource, locale);
            return (
              <li key={i} data-next={i === paid ? '' : undefined}>
                <Token icon={resource} label={label} />
                {i < paid ? <Paid by={by[i]} seat={seat} /> : <Coin by={NONE} />}
                {i >= paid && <em>{say.lacks}</em>}
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

/** Where there is no room for the card, its name. */
function Site({ card }: { readonly card: string }) {
  const { faceOf } = useLooks();
  return <b data-ref={SITE}>{faceOf(card)!.name}</b>;
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

/** Nothing is being paid: what was done last. */
function Last({ scene: { say, locale, log } }: ActionProps) {
  const { mode } = usePlan();
  const last = lastOf(log, moves);
  if (last === null) return <p>{say.idle}</p>;
  const id = last['card'];
  return (
    <>
      {typeof id === 'string' && mode === 'wide' && (
        <span>
          <Tile face={tileFace(cardRef(id), locale, 'built', false)} />
        </span>
      )}
      <Caption event={last} />
    </>
  );
}
