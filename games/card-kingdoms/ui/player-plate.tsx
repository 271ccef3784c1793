import { Counter, SeatShield, Thing, Token } from '@castellan/table';
import { ROLES, TOKENS } from '../cards/language.ts';
import { citizensOfRole } from '../counts.ts';
import { isResting } from '../phases/harvest.ts';
import type { Scene } from './scene.ts';
import { pointsInSight } from './scene.ts';
import { icon } from './icons.ts';

interface PlateProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** Who it is, and how they stand: first, active, resting. */
export function PlayerPlate({ scene, seat }: PlateProps) {
  const { view, who, say, locale } = scene;
  const player = view.players[seat]!;
  const points = pointsInSight(player);
  const named = (name: string): string => icon(name, locale).label;
  return (
    <header className="ck-plate">
      <Thing of={`seat:${seat}`} zoom={null} label={who(seat)} className="ck-plate__name">
        <SeatShield seat={seat} />
        <span className="ck-plate__who">{who(seat)}</span>
      </Thing>
      <span className="ck-plate__marks">
        {view.first === seat && view.players.length > 1 && (
          <span title={named('first-player')}>
            <Token icon="first-player" label={named('first-player')} />
          </span>
        )}
        {isResting(view, seat) && (
          <span title={named('resting')}>
            <Token icon="resting" label={named('resting')} />
          </span>
        )}
      </span>
      <span className="ck-plate__points" title={say.pointsHint}>
        <Token icon="vp" text={`${points}`} label={say.points(points)} />
      </span>
    </header>
  );
}

/** What they have, with what the last roll has brought. Points in tokens are shown to their owner: for all others they are in the sum. */
export function Purse({ scene, seat }: PlateProps) {
  const { view, locale, me, say, harvest } = scene;
  const player = view.players[seat]!;
  return (
    <ul className="ck-purse">
      {TOKENS.filter(token => token !== 'vp' || (player.vp > 0 && seat === me)).map(token => {
        const { label } = icon(token, locale);
        const gained = harvest.gained(seat, token);
        return (
          <li
            key={token}
            title={gained > 0 ? say.harvested(gained, label) : label}
            data-none={player[token] === 0 ? '' : undefined}
          >
            <Counter icon={token} n={player[token]} />
            {gained > 0 && (
              <span className="ck-gain">
                <span aria-hidden="true">+{gained}</span>
                <span className="ct-hidden">{say.harvested(gained, label)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Roles({ scene, seat }: PlateProps) {
  const { view, locale } = scene;
  const { citizens } = view.players[seat]!;
  return (
    <ul className="ck-roles">
      {ROLES.map(role => {
        const n = citizensOfRole(citizens, role);
        const { label } = icon(`role:${role}`, locale);
        return (
          <li key={role} title={label} data-none={n === 0 ? '' : undefined}>
            <Token icon={`role:${role}`} label={`${n} ${label}`} />
            <b aria-hidden="true">{n}</b>
          </li>
        );
      })}
    </ul>
  );
}
