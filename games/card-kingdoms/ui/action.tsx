import type { BoardPart } from '@castellan/table';
import {
  Caption,
  Dice,
  SeatShield,
  Thing,
  Tile,
  Token,
  useLastMove,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import { RESOURCES, TOKENS } from '../cards/language.ts';
import { isRolled } from '../state.ts';
import { stacksToEnd } from '../view.ts';
import { icon } from './speech.ts';
import type { Scene } from './scene.ts';
import { cardIn, isPaying } from './scene.ts';

/** The middle: the dice, what they woke and brought, the Bank, and how near the end is. */
export function Action({ scene }: BoardPart<Scene>) {
  const { view, say, results } = scene;
  const woken = [...new Set(results)];
  const fallen = isRolled(view);
  return (
    <Zone
      id="action"
      label={`${say('dice')}, ${say('bank')}`}
      ground="leather"
      className="ck-action"
    >
      <div className="ct-slab ck-dice" data-ref="dice">
        <Dice
          values={view.dice}
          roll={fallen ? view.turn : 0}
          label={fallen ? undefined : `${say('dice')}: ${say('not-rolled')}`}
        />
        {fallen ? (
          <p className="ck-wakes">
            <span className="ct-hidden">{say('wakes', { numbers: woken })}</span>
            <span aria-hidden="true">
              {woken.map(number => (
                <b key={number}>{number}</b>
              ))}
            </span>
          </p>
        ) : (
          <p className="ck-wakes">{say('not-rolled')}</p>
        )}
      </div>
      <Gains scene={scene} />
      <LastMove scene={scene} />
      <Bank scene={scene} />
    </Zone>
  );
}

/** What the roll brought, by seat. */
function Gains({ scene }: BoardPart<Scene>) {
  const { view, who, harvest, locale, say } = scene;
  const gains = view.players
    .map((_, seat) => ({
      seat,
      tokens: TOKENS.flatMap(token => {
        const n = harvest.gained(seat, token);
        return n > 0 ? [{ token, n }] : [];
      }),
    }))
    .filter(({ tokens }) => tokens.length > 0);
  return (
    <ul className="ck-gains" aria-label={say('gains')}>
      {gains.map(({ seat, tokens }) => (
        <li key={seat}>
          <SeatShield seat={seat} />
          <span className="ct-hidden">{who(seat)}</span>
          {tokens.map(({ token, n }) => (
            <Token
              key={token}
              icon={token}
              text={`${n}`}
              label={`${n} ${icon(token, locale).label}`}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** In a lower middle there is room for the dice and the Bank only: the log tells the rest. */
const LEAST_TOLD = 70;

/** The last move: its card, and what was done with it in words. */
function LastMove({ scene: { log } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  const { mode, boxes } = usePlan();
  const last = useLastMove(log);
  const card = last === null || mode !== 'wide' ? null : cardIn(last);
  const face = card === null ? null : faceOf(card);
  if (boxes.get('action')!.height < LEAST_TOLD) return null;
  return (
    <div className="ck-last">
      {face !== null && <Tile face={{ ...face, price: [] }} silent />}
      <Caption event={last} />
    </div>
  );
}

function Bank({ scene }: BoardPart<Scene>) {
  const { view, say, locale } = scene;
  const limit = stacksToEnd(view);
  const ending = say('empty-stacks', { n: view.exhausted, of: limit });
  return (
    <div className="ck-bank" data-ref="bank" role="group" aria-label={say('bank')}>
      <span
        className="ck-exhausted"
        data-ref="exhausted"
        role="img"
        aria-label={ending}
        title={ending}
        data-near={view.exhausted >= limit - 2 ? '' : undefined}
      >
        <Token icon="exhausted" />
        <b>{view.exhausted}</b>/{limit}
      </span>
      {RESOURCES.map(token => (
        <Thing
          key={token}
          of={isPaying(scene) ? `bank:${token}` : `token:${token}`}
          zoom={null}
          label={`${say('bank')}: ${icon(token, locale).label}`}
          className="ck-heap"
        >
          <Token icon={token} />
        </Thing>
      ))}
    </div>
  );
}
