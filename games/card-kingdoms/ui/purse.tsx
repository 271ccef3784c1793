import type { PlatePart, SeatPart } from '@castellan/table';
import { Counter, SeatShield, Thing, Token, usePlan, useTable, Zone } from '@castellan/table';
import { RESOURCES } from '../cards/language.ts';
import { standingOf } from '../view.ts';
import { OpenCourt } from './court.tsx';
import { icon } from './speech.ts';
import type { Scene } from './scene.ts';
import { isPaying } from './scene.ts';

/** What the player has: tokens, points in sight, roles; and the court, where that has no zone of its own. */
export function Purse({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { boxes } = usePlan();
  const label = `${scene.who(seat)}: ${scene.say('purse')}`;
  return (
    <Zone id="purse" label={label} seat={seat} className="ck-purse ct-line">
      <Holding scene={scene} seat={seat} />
      <Roles scene={scene} seat={seat} />
      {!boxes.has('court') && <OpenCourt scene={scene} seat={seat} onOpen={onOpen} />}
    </Zone>
  );
}

/** One's tokens and the points in sight. */
export function Holding({ scene, seat }: SeatPart<Scene>) {
  const { view, say, who } = scene;
  const player = view.players[seat]!;
  const { points } = standingOf(view, seat);
  const { draft } = useTable().lit;
  // What lies in the sockets is no longer in the purse.
  const laid = isPaying(scene) ? (draft?.counts ?? {}) : {};
  return (
    <>
      <Thing of={`seat:${seat}`} zoom={null} label={who(seat)} className="ck-purse__who">
        <SeatShield seat={seat} />
      </Thing>
      {RESOURCES.map(token => (
        <Counter
          key={token}
          icon={token}
          n={player[token]}
          less={laid[token]}
          place={`seat:${seat}:${token}`}
          // Paid from here, not from the Bank.
          of={isPaying(scene) ? `token:${token}` : undefined}
        />
      ))}
      <span className="ck-points" title={say('points-hint')}>
        <Token icon="vp" text={`${points}`} label={say('points-shown', { n: points })} />
      </span>
    </>
  );
}

/** How many one has of each role. */
export function Roles({ scene: { view, locale }, seat }: SeatPart<Scene>) {
  return (
    <ul className="ck-roles">
      {standingOf(view, seat).roles.map(({ role, n }) => {
        const { label } = icon(`role:${role}`, locale);
        return (
          <li key={role} title={label} className="ct-line">
            <Token icon={`role:${role}`} label={`${n} ${label}`} />
            <b aria-hidden="true">{n}</b>
          </li>
        );
      })}
    </ul>
  );
}
