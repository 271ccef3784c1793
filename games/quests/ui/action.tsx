import { actionOf, asEffect, effectIcons } from '@castellan/powers';
import type { Effect } from '@castellan/powers';
import type { BoardPart } from '@castellan/table';
import {
  ActionCoins,
  IconRow,
  List,
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
import type { ComponentChildren } from 'preact';
import { CITIZENS } from '../cards/citizens.ts';
import { ACTIONS } from '../state.ts';
import type { Hiring } from '../view.ts';
import { askedOf, lacksFor, planBand, waitingBonuses } from '../view.ts';
import { row } from './faces.ts';
import { CITIZEN_DECK } from './flights.ts';
import type { PileName } from './own-sizes.ts';
import { Lacking } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId, questId } from './scene.ts';
import { icon, speech } from './speech.ts';
import { Strip } from './strip.tsx';
import { citizenTile } from './tiles.ts';

/** The middle: what this turn has brought so far, what is open, what is being paid, and the end of the turn. */
export function Action({ scene }: BoardPart<Scene>) {
  const { mode, isSmall } = usePlan();
  const { say, hiring, sending, decision } = scene;
  // While something is paid, that is what matters; in a line also what may be done.
  const isPaying = hiring !== null || sending !== null || (isSmall && decision !== null);
  return (
    <Middle label={say('this-turn')} className="qv-action">
      <div className="qv-turn">
        {(mode === 'wide' || !isPaying) && <Strip scene={scene} />}
        {hiring !== null ? (
          <Paying scene={scene} hiring={hiring} />
        ) : sending !== null ? (
          <Sending scene={scene} quest={sending} />
        ) : (
          decision !== null && <Open scene={scene} />
        )}
      </div>
      <TurnEnd>{coins(scene)}</TurnEnd>
      <Usual scene={scene} />
    </Middle>
  );
}

/** The two Action Tokens. */
function coins({ view, say }: Scene) {
  // An action that has begun is counted already; between two the next one is meant.
  const at = ACTIONS - view.actions + (askedOf(view)?.step === 'action' ? 1 : 0);
  const now = view.isOver ? null : at - 1;
  const label = say('which-action', { n: at });
  return <ActionCoins label={label} actions={ACTIONS} spent={at - 1} now={now} />;
}

/** The four actions, and what each is pressed on. */
const ACTION_TOKENS = [
  ['action:draw', CITIZEN_DECK],
  ['action:hire', 'action:hire'],
  ['action:reserve', 'action:reserve'],
  ['action:quest', 'action:quest'],
] as const;

/** What may be used next: the four actions, or the bonuses of a card; and those that wait until this is done. */
function Open({ scene }: BoardPart<Scene>) {
  const { note } = useLooks();
  const { view, decision, say, locale } = scene;
  if (decision!.step === 'action')
    return (
      <Now>
        <List of={ACTION_TOKENS} className="qv-tokens">
          {([name, of]) => (
            <Thing of={of} zoom={null} label={icon(name, locale).label} className="qv-token">
              {actionToken(scene, name)}
            </Thing>
          )}
        </List>
      </Now>
    );
  const bonuses = decision!.options.filter(({ ref }) => ref?.startsWith('bonus:'));
  // Of cards further back in the cascade.
  const waiting = waitingBonuses(view);
  return (
    <Now>
      {bonuses.length > 0 && (
        <div className="qv-open ct-centred">
          {bonuses.length > 1 && <small>{say('open')}</small>}
          <List of={bonuses} className="qv-tokens">
            {one => (
              <Thing of={one.ref!} zoom={null} label={note(one)} className="qv-token">
                {bonus(scene, asEffect(one.effect!))}
              </Thing>
            )}
          </List>
        </div>
      )}
      {waiting.length > 0 && (
        <div className="qv-open ct-centred" data-waits="">
          <small>{say('waits')}</small>
          <List of={waiting} className="qv-tokens">
            {effect => <span className="qv-token">{bonus(scene, effect)}</span>}
          </List>
        </div>
      )}
    </Now>
  );
}

/** One of the four actions: its sign and its name. */
const actionToken = ({ locale }: Scene, name: string) => (
  <>
    <Token icon={name} />
    <small>{icon(name, locale).label}</small>
  </>
);

/** A bonus as it waits on the table. */
function bonus(scene: Scene, effect: Effect) {
  const action = actionOf(effect);
  if (action !== null) return actionToken(scene, `action:${action}`);
  return <IconRow icons={row(effectIcons(effect))} />;
}

interface PayingProps extends BoardPart<Scene> {
  readonly hiring: Hiring;
}

/** A Citizen that is being hired: the cards that pay, each with where it comes from, and what it will open. */
function Paying({ scene: { say, locale, decision, payers }, hiring }: PayingProps) {
  const { lit } = useTable();
  const { mode, boxes, pad, isSmall } = usePlan();
  const { card, price } = hiring;
  const height = boxes.get('action')!.height - 2 * pad;
  const size = { width: Math.round(height * 0.92), height };
  const { power } = CITIZENS[card]!;
  const face = citizenTile(`citizen:${citizenId(card)}`, locale, size);
  const picks = decision?.step === 'pay' ? (lit.draft?.picks ?? []) : [];
  // Until somebody picks, those that would usually pay lie there as shades.
  const isPicked = picks.length > 0;
  const laid = isPicked ? picks : payers.map(({ ref }) => ref);
  const words = say('laid', { n: picks.length, of: price });
  return (
    <Now>
      <Matter
        picture={
          mode === 'wide' && (
            <TileRow size={size}>
              <Tile face={face} />
            </TileRow>
          )
        }
        name={face.name}
        words={words}
      >
        {power !== null &&
          !isSmall &&
          then(say('afterwards'), <IconRow icons={row(effectIcons(power))} />)}
      </Matter>
      {ARROW}
      <Tray label={words} hint={say('pay-here')} free={price - laid.length}>
        {laid.map(ref => (
          <li key={ref} className={isPicked ? undefined : 'ct-tray__shade'}>
            <span className="qv-paid ct-centred">
              <Medal card={`citizen:${ref.split(':')[1]!}`} />
              {!isSmall && <small>{say(`from-${ref.split(':')[0] as PileName}-short`)}</small>}
            </span>
          </li>
        ))}
      </Tray>
    </Now>
  );
}

/** From what pays to what is paid. */
const ARROW = (
  <i className="qv-arrow" aria-hidden="true">
    ←
  </i>
);

/** What comes of it, or is still lacking. */
const then = (title: string, signs: ComponentChildren) => (
  <span className="qv-then ct-line">
    <i>{title}</i>
    {signs}
  </span>
);

/** A Quest on which Citizens are being sent: who is on the way, and what is still lacking. */
function Sending({ scene, quest }: BoardPart<Scene> & { readonly quest: number }) {
  const { view, say, locale } = scene;
  const { isSmall } = usePlan();
  const lack = lacksFor(quest, view.sent);
  const isEnough = [...lack.roles, ...lack.resources].every(n => n === 0);
  return (
    <Now>
      <Matter
        picture={<Medal card={`quest:${questId(quest)}`} />}
        // In a line there is room for what lacks; the question names the Quest.
        name={isSmall ? undefined : speech(locale).called(questId(quest))}
        words={isEnough && !isSmall ? say('enough') : undefined}
      >
        {!isEnough && then(say('lack'), <Lacking lack={lack} most={isSmall ? 4 : 8} />)}
      </Matter>
      {ARROW}
      <Tray
        label={say('guild')}
        hint={view.sent.length === 0 ? say('from-guild-short') : undefined}
      >
        {view.sent.map((card, i) => (
          <Medal key={i} card={`citizen:${citizenId(card)}`} />
        ))}
      </Tray>
    </Now>
  );
}

/** What players would usually do: pay a hire while none is picked; or send the fewest that are enough, and complete. */
function Usual({ scene }: BoardPart<Scene>) {
  const { view, near, sending, decision, payers, say, locale } = scene;
  const { lit } = useTable();
  const give = useInTurn();
  if (payers.length > 0 && (lit.draft?.picks.length ?? 0) === 0) {
    const names = payers.map(({ card }) => speech(locale).called(citizenId(card))).join(' + ');
    return (
      <MainAction
        onDo={() => lit.pick(payers.map(({ ref }) => ref))}
        short={say('pay-short', { names, n: payers.length })}
      >
        {say('pay-with', { names })}
      </MainAction>
    );
  }
  if (sending === null || decision?.step !== 'send') return null;
  const band = planBand(view.players[near]!.guild, sending, view.sent);
  if (band === null) return null;
  const go = (): void => give([...band.map(card => `send:${citizenId(card)}`), 'complete']);
  return (
    <MainAction onDo={go} short={band.length === 0 ? say('complete') : undefined}>
      {say('complete-with', { n: band.length, quest: questId(sending) })}
    </MainAction>
  );
}
