import { actionOf, asEffect, effectIcons } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import type { BoardPart } from '@castellan/table';
import {
  IconRow,
  MainAction,
  Matter,
  Medal,
  Middle,
  Now,
  Thing,
  Tile,
  TileRow,
  Token,
  Tray,
  TurnEnd,
  useInTurn,
  useLooks,
  usePlan,
  useTable,
} from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { ACTIONS } from '../state.ts';
import type { Hiring } from '../view.ts';
import { lacksFor, planBand, waitingBonuses } from '../view.ts';
import { row } from './faces.ts';
import { CITIZEN_DECK } from './flights.ts';
import { Lacking } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId, questId } from './scene.ts';
import { Strip } from './strip.tsx';
import { citizenTile } from './tiles.ts';
import { icon, speech } from './speech.ts';

/** The middle: what this turn has brought so far, what is open, what is being paid, and the end of the turn. */
export function Action({ scene }: BoardPart<Scene>) {
  const { mode, isLow } = usePlan();
  // While something is paid, that is what matters; in a line also what may be done.
  const isPaying =
    scene.hiring !== null || scene.sending !== null || (isLow && scene.decision !== null);
  return (
    <Middle label={scene.say('this-turn')} className="qv-action">
      <div className="qv-turn">
        {(mode === 'wide' || !isPaying) && <Strip scene={scene} />}
        <GoingOn scene={scene} />
      </div>
      <TurnEnd>
        <Coins scene={scene} />
      </TurnEnd>
      <Usual scene={scene} />
      <UsualHire scene={scene} />
    </Middle>
  );
}

/** The two Action Tokens: the one in use glows, one that is done is stone. */
function Coins({ scene: { view, say, asked } }: BoardPart<Scene>) {
  const now = ACTIONS - view.actions;
  // An action that has begun is counted already; between two the next one is meant.
  const isBetween = asked?.step === 'action';
  const at = isBetween ? now + 1 : now;
  return (
    <span
      className="qv-coins"
      role="img"
      aria-label={say('which-action', { n: at })}
      data-spot="coins"
    >
      {[1, 2].map(n => (
        <b
          key={n}
          data-now={n === at && !view.isOver ? '' : undefined}
          data-done={n < at ? '' : undefined}
        >
          {n}
        </b>
      ))}
    </span>
  );
}

/** A Citizen to pay, a Quest to send on, something to use. */
function GoingOn({ scene }: BoardPart<Scene>) {
  const { hiring, sending, decision } = scene;
  if (hiring !== null) return <Paying scene={scene} hiring={hiring} />;
  if (sending !== null) return <Sending scene={scene} quest={sending} />;
  if (decision === null) return null;
  return <Open scene={scene} />;
}

const ACTION_TOKENS = [
  ['action:draw', CITIZEN_DECK],
  ['action:hire', 'action:hire'],
  ['action:reserve', 'action:reserve'],
  ['action:quest', 'action:quest'],
] as const;

/** What may be used next: the four actions, or the bonuses of a card. */
function Open({ scene }: BoardPart<Scene>) {
  const { note } = useLooks();
  const { decision, say, locale } = scene;
  if (decision === null) return null;
  if (decision.step === 'action')
    return (
      <Now>
        <ul className="qv-tokens">
          {ACTION_TOKENS.map(([name, of]) => (
            <li key={name}>
              <Thing of={of} zoom={null} label={icon(name, locale).label} className="qv-token">
                <ActionToken scene={scene} name={name} />
              </Thing>
            </li>
          ))}
        </ul>
      </Now>
    );
  const bonuses = decision.options.filter(({ ref }) => ref?.startsWith('bonus:'));
  return (
    <Now>
      {bonuses.length > 0 && (
        <div className="qv-open">
          {bonuses.length > 1 && <small>{say('open')}</small>}
          <ul className="qv-tokens">
            {bonuses.map(option => (
              <li key={option.id}>
                <Thing of={option.ref!} zoom={null} label={note(option)} className="qv-token">
                  <Bonus scene={scene} effect={asEffect(option.effect!)} />
                </Thing>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Waiting scene={scene} />
    </Now>
  );
}

/** One of the four actions: its sign and its name. */
function ActionToken({ scene: { locale }, name }: BoardPart<Scene> & { readonly name: string }) {
  return (
    <>
      <Token icon={name} />
      <small>{icon(name, locale).label}</small>
    </>
  );
}

/** A bonus as it waits on the table. */
function Bonus({ scene, effect }: BoardPart<Scene> & { readonly effect: Effect }) {
  const action = actionOf(effect);
  return action === null ? (
    <IconRow icons={row(effectIcons(effect))} />
  ) : (
    <ActionToken scene={scene} name={`action:${action}`} />
  );
}

/** Bonuses of cards further back in the cascade: they wait until this is done. */
function Waiting({ scene }: BoardPart<Scene>) {
  const { view, say } = scene;
  const waiting = waitingBonuses(view);
  if (waiting.length === 0) return null;
  return (
    <div className="qv-open" data-waits="">
      <small>{say('waits')}</small>
      <ul className="qv-tokens">
        {waiting.map((effect, i) => (
          <li key={i} className="qv-token">
            <Bonus scene={scene} effect={effect} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PayingProps extends BoardPart<Scene> {
  readonly hiring: Hiring;
}

/** A Citizen that is being hired: the cards that pay, each with where it comes from, and what it will open. */
function Paying({ scene, hiring }: PayingProps) {
  const { lit } = useTable();
  const { faceOf } = useLooks();
  const { mode, boxes, pad, isSmall } = usePlan();
  const { say } = scene;
  const { card, price } = hiring;
  const height = boxes.get('action')!.height - 2 * pad;
  const size = { width: Math.round(height * 0.92), height };
  const { power } = CITIZENS[card]!;
  const face = faceOf(`citizen:${citizenId(card)}`)!;
  const picks = scene.decision?.step === 'pay' ? (lit.draft?.picks ?? []) : [];
  // Until somebody picks, those that would usually pay lie there as shades.
  const isPicked = picks.length > 0;
  const laid = isPicked ? picks : scene.payers.map(({ ref }) => ref);
  return (
    <Now>
      <Matter
        picture={
          mode === 'wide' && (
            <TileRow size={size}>
              <li>
                <Tile face={citizenTile(face, size)} />
              </li>
            </TileRow>
          )
        }
        name={face.name}
        words={say('laid', { n: picks.length, of: price })}
      >
        {power !== null && !isSmall && (
          <span className="qv-then">
            <i>{say('afterwards')}</i>
            <IconRow icons={row(effectIcons(power))} />
          </span>
        )}
      </Matter>
      <Arrow />
      <Tray label={say('laid', { n: picks.length, of: price })}>
        {laid.map(ref => (
          <li key={ref} className={isPicked ? undefined : 'ct-tray__shade'}>
            <Paid scene={scene} pick={ref} />
          </li>
        ))}
        {Array.from({ length: price - laid.length }, (_, i) => (
          <li key={i} className="ct-tray__hint">
            {say('pay-here')}
          </li>
        ))}
      </Tray>
    </Now>
  );
}

/** From what pays to what is paid. */
function Arrow() {
  return (
    <i className="qv-arrow" aria-hidden="true">
      ←
    </i>
  );
}

/** `guild:knight:2`: a card laid down, and where it comes from. */
function Paid({ scene: { say }, pick }: BoardPart<Scene> & { readonly pick: string }) {
  const { isSmall } = usePlan();
  const [from, id] = pick.split(':');
  return (
    <span className="qv-paid">
      <Medal card={`citizen:${id!}`} />
      {!isSmall && (
        <small>{from === 'hand' ? say('from-hand-short') : say('from-guild-short')}</small>
      )}
    </span>
  );
}

/** A Quest on which Citizens are being sent: who is on the way, and what is still lacking. */
function Sending({ scene, quest }: BoardPart<Scene> & { readonly quest: number }) {
  const { view, say } = scene;
  const { isSmall, isLow } = usePlan();
  const lack = lacksFor(quest, view.sent);
  const isEnough = [...lack.roles, ...lack.resources].every(n => n === 0);
  return (
    <Now>
      <Matter
        picture={<Medal card={`quest:${questId(quest)}`} />}
        // In a line there is room for what lacks; the question names the Quest.
        name={isLow ? undefined : speech(scene.locale).called(questId(quest))}
        words={isEnough && !isLow ? say('enough') : undefined}
      >
        {!isEnough && (!isSmall || isLow) && (
          <span className="qv-then">
            <i>{say('lack')}</i>
            <Lacking lack={lack} most={isLow ? 4 : 8} />
          </span>
        )}
      </Matter>
      <Arrow />
      <Tray
        label={say('guild')}
        hint={view.sent.length === 0 ? say('from-guild-short') : undefined}
      >
        {view.sent.map((card, i) => (
          <li key={i}>
            <Medal card={`citizen:${citizenId(card)}`} />
          </li>
        ))}
      </Tray>
    </Now>
  );
}

/** Sends the fewest that are enough, then completes: one answer after the other. */
function Usual({ scene }: BoardPart<Scene>) {
  const { view, near, sending, decision, say } = scene;
  const { isSmall } = usePlan();
  const band =
    sending === null || decision?.step !== 'send'
      ? null
      : planBand(view.players[near]!.guild, sending, view.sent);
  const give = useInTurn();
  if (band === null) return null;
  const go = (): void => give([...band.map(card => `send:${citizenId(card)}`), 'complete']);
  return (
    <MainAction onDo={go}>
      {band.length === 0 || isSmall
        ? say('complete-short')
        : say('complete-with', { n: band.length })}
    </MainAction>
  );
}

/** Pays a hire with the cards one would usually give, as long as none is picked. */
function UsualHire({ scene: { payers, say, locale } }: BoardPart<Scene>) {
  const { lit } = useTable();
  const { isSmall } = usePlan();
  if (payers.length === 0 || (lit.draft?.picks.length ?? 0) > 0) return null;
  const names = payers.map(({ card }) => speech(locale).called(citizenId(card)));
  return (
    <MainAction onDo={() => lit.pick(payers.map(({ ref }) => ref))}>
      {isSmall ? say('pay-short') : say('pay-with', { names: names.join(' + ') })}
    </MainAction>
  );
}
