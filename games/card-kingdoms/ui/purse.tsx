import { Counter, SeatShield, Thing, Token, usePlan, Zone } from '@castellan/table';
import { IN_PURSE } from '../bank.ts';
import { ROLES } from '../cards/language.ts';
import { citizensOfRole } from '../counts.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { isPaying, pointsShown } from './scene.ts';

interface PurseProps {
  readonly scene: Scene;
  readonly seat: number;
  /** Opens Duke, Domains and slain Monsters, where they have no zone of their own. */
  onCourt(): void;
}

/** What one has: tokens, points in sight, roles. */
export function Purse({ scene, seat, onCourt }: PurseProps) {
  const { view, say, who, locale } = scene;
  const player = view.players[seat]!;
  const points = pointsShown(player);
  const { boxes } = usePlan();
  return (
    <Zone id="purse" label={`${who(seat)}: ${say.purse}`} seat={seat} className="ck-purse">
      <Thing of={`seat:${seat}`} zoom={null} label={who(seat)} className="ck-purse__who">
        <SeatShield seat={seat} />
      </Thing>
      {IN_PURSE.map(token => (
        <Counter
          key={token}
          icon={token}
          n={player[token]}
          place={`seat:${seat}:${token}`}
          // Paid from here, not from the Bank.
          of={isPaying(scene) ? `token:${token}` : undefined}
        />
      ))}
      <span className="ck-points" title={say.pointsHint}>
        <Token icon="vp" text={`${points}`} label={say.points(points)} />
      </span>
      <ul className="ck-roles">
        {ROLES.map(role => {
          const n = citizensOfRole(player.citizens, role);
          const { label } = icon(`role:${role}`, locale);
          return (
            <li key={role} title={label}>
              <Token icon={`role:${role}`} label={`${n} ${label}`} />
              <b aria-hidden="true">{n}</b>
            </li>
          );
        })}
      </ul>
      {!boxes.has('court') && (
        <button
          type="button"
          className="ct-button ck-open-court"
          onClick={onCourt}
          title={say.court}
        >
          <Token icon="card:dukes" label={say.court} />
          <b>{player.domains.length + player.monsters.length}</b>
        </button>
      )}
    </Zone>
  );
}
