import type { BoardPart } from '@castellan/table';
import {
  ActionCoins,
  Thing,
  timesAsLarge,
  Token,
  TurnStrip,
  useLooks,
  usePlan,
  useShownLog,
  Zone,
} from '@castellan/table';
import { RESOURCES } from '../cards/language.ts';
import { stacksToEnd } from '../view.ts';
import { Gains, Rolled } from './dice.tsx';
import { lastTurn, latest } from './last-turn.ts';
import { Paying } from './paying.tsx';
import type { Scene } from './scene.ts';
import { isPaying } from './scene.ts';
import { icon } from './speech.ts';

/** The middle: the dice, what they woke and brought, the last turn, your actions, the Bank; or what is paid for. */
export function Action({ scene }: BoardPart<Scene>) {
  const label = `${scene.say('dice')}, ${scene.say('bank')}`;
  return (
    <Zone id="action" label={label} ground="leather" className="ck-action">
      {isPaying(scene) ? (
        <Paying scene={scene} />
      ) : (
        <>
          <Rolled scene={scene} />
          <Gains scene={scene} />
          <LastTurn scene={scene} />
          <div className="ck-foot ct-line">
            <ActionCoins {...scene.actions} />
            <Bank scene={scene} />
          </div>
        </>
      )}
    </Zone>
  );
}

/** In a lower or a narrow middle there is room for the dice and the Bank only: the log tells the rest. */
const LEAST_TOLD = 70;
/** A card of the strip, for the width of one in the Center. */
const SMALLER = 0.82;

/** The whole last turn, as far as it has been shown. */
function LastTurn({ scene: { log, say, who } }: BoardPart<Scene>) {
  const { boxes, mode, tile } = usePlan();
  const looks = useLooks();
  const last = lastTurn(useShownLog(log));
  if (mode === 'tablet' || boxes.get('action')!.height < LEAST_TOLD) return null;
  return (
    <div className="ck-last ct-line">
      {last === null && mode === 'wide' && <Deeds say={say} />}
      {last !== null && (
        <TurnStrip
          seat={last.seat}
          name={who(last.seat)}
          deeds={latest(last.deeds, mode === 'wide').map(({ event, ...deed }) => ({
            ...deed,
            told: looks.say(event),
            words: deed.paid && say('pays'),
          }))}
          size={timesAsLarge(tile, SMALLER)}
        />
      )}
    </div>
  );
}

/** What can be done with an action, and the sign for it. */
const DEEDS = [
  ['deed-slay', 'action:slay'],
  ['deed-recruit', 'count:citizens'],
  ['deed-build', 'count:domains'],
  ['deed-take', 'gold'],
] as const;

/** Before there is a turn to tell of: what one does in it. */
const Deeds = ({ say }: Pick<Scene, 'say'>) => (
  <div className="ck-deeds">
    <p>{say('two-actions')}</p>
    <ul>
      {DEEDS.map(([words, icon]) => (
        <li key={words} className="ct-centred">
          <Token icon={icon} />
          {say(words)}
        </li>
      ))}
    </ul>
  </div>
);

function Bank({ scene }: BoardPart<Scene>) {
  const { view, say, locale } = scene;
  const limit = stacksToEnd(view);
  const ending = say('empty-stacks', { n: view.exhausted, of: limit });
  return (
    <div className="ck-bank ct-line" data-ref="bank" role="group" aria-label={say('bank')}>
      <span
        className="ck-exhausted ct-line"
        data-ref="exhausted"
        role="img"
        aria-label={ending}
        title={ending}
        data-near={view.exhausted >= limit - 2 ? '' : undefined}
      >
        <Token icon="exhausted" />
        {say('gone', { n: view.exhausted, of: limit })}
      </span>
      {RESOURCES.map(token => (
        <Thing
          key={token}
          of={`token:${token}`}
          zoom={null}
          label={`${say('bank')}: ${icon(token, locale).label}`}
          className="ck-heap ct-centred"
        >
          <Token icon={token} />
        </Thing>
      ))}
    </div>
  );
}
