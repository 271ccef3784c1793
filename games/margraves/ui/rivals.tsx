import { seatColour, SeatShield, Token, useLooks, usePlan, Zone } from '@castellan/table';
import type { CSSProperties } from 'react';
import { TOKENS } from '../cards/language.ts';
import { SOLO_AIMS } from '../settings.ts';
import { Tower } from './figures.tsx';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { handCount, isActive, lastMove } from './scene.ts';

interface RivalsProps {
  readonly scene: Scene;
  readonly seats: readonly number[];
  onOpen(seat: number): void;
}

/** The others, a plate each; a press opens one large. */
export function Rivals({ scene, seats, onOpen }: RivalsProps) {
  return (
    <Zone id="rivals" label={scene.say.rivals} ground="none" className="mg-rivals">
      {seats.length === 0 && <Alone scene={scene} />}
      {seats.map(seat => (
        <Plate key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
      ))}
    </Zone>
  );
}

interface PlateProps {
  readonly scene: Scene;
  readonly seat: number;
  onOpen(): void;
}

/** What a plate counts, in this order. */
const COUNTED = ['gold', 'strength', ...TOKENS] as const;

function Plate({ scene, seat, onOpen }: PlateProps) {
  const { view, who, say, points, locale } = scene;
  const { mode } = usePlan();
  const { say: tell } = useLooks();
  const player = view.players[seat]!;
  const last = lastMove(scene, seat);
  const isSmall = mode === 'phone' || mode === 'lying';
  const shown = isSmall ? (['gold', 'strength'] as const) : COUNTED;
  return (
    <article
      className="mg-rival"
      data-ref={`seat:${seat}`}
      data-active={isActive(scene, seat) ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header>
        <SeatShield seat={seat} />
        <button type="button" onClick={onOpen} title={say.open(who(seat))}>
          {who(seat)}
        </button>
        {!isSmall && view.first === seat && <Token icon="first-player" label={say.firstPlayer} />}
        <span className="mg-rival__towers">
          {Array.from({ length: player.towers }, (_, i) => (
            <Tower key={i} seat={seat} />
          ))}
        </span>
        <Token icon="vp" text={`${points[seat]!}`} label={say.points(points[seat]!)} />
      </header>
      <p className="mg-rival__means">
        {shown.map(name => (
          <span key={name}>
            <Token icon={name} label={icon(name, locale).label} />
            <b>{player[name]}</b>
          </span>
        ))}
        <span title={say.handOf(handCount(player))}>
          <Token icon="card:citizens" label={say.handOf(handCount(player))} />
          <b>{handCount(player)}</b>
        </span>
      </p>
      {mode === 'wide' && view.players.length <= 3 && (
        <p className="mg-rival__last">{last === null ? '' : tell(last)}</p>
      )}
    </article>
  );
}

/** Played alone: what is wanted, and how far one is. */
function Alone({ scene: { view, say, points } }: { readonly scene: Scene }) {
  return (
    <aside className="mg-rival mg-alone">
      <h3>{say.solo}</h3>
      <p>{say.soloAim(SOLO_AIMS[view.settings.soloLevel])}</p>
      <p>{say.soloNow(points[0]!)}</p>
    </aside>
  );
}
