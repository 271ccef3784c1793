import { NOBODY } from '@castellan/kernel';
import {
  Picture,
  seatColour,
  SeatShield,
  Thing,
  Token,
  useLooks,
  usePlan,
  Zone,
} from '@castellan/table';
import type { CSSProperties } from 'react';
import { IN_PURSE } from '../cards/language.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { STACK_NUMBERS } from '../stacks.ts';
import { icon } from './icons.ts';
import { isResting } from '../phases/harvest.ts';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, citizensOf, pointsInSight } from './scene.ts';

interface RivalsProps {
  readonly scene: Scene;
  readonly seats: readonly number[];
  onOpen(seat: number): void;
}

/** The others, a plate each; a press opens one large. */
export function Rivals({ scene, seats, onOpen }: RivalsProps) {
  const { say } = scene;
  return (
    <Zone id="rivals" label={say.rivals} ground="none" className="ck-rivals">
      {scene.view.darkLord !== null && <DarkLord scene={scene} onOpen={() => onOpen(NOBODY)} />}
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

function Plate({ scene, seat, onOpen }: PlateProps) {
  const { view, who, say, locale } = scene;
  const { mode } = usePlan();
  const player = view.players[seat]!;
  const points = pointsInSight(player);
  const named = (name: string): string => icon(name, locale).label;
  return (
    <article
      className="ck-plate"
      data-active={view.active === seat && view.turn > 0 ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <header>
        <Thing of={`seat:${seat}`} zoom={null} label={who(seat)} className="ck-plate__arms">
          <SeatShield seat={seat} />
        </Thing>
        <button
          type="button"
          className="ck-plate__open"
          onClick={onOpen}
          title={say.open(who(seat))}
        >
          {who(seat)}
        </button>
        {view.first === seat && view.players.length > 1 && (
          <Token icon="first-player" label={named('first-player')} />
        )}
        {isResting(view, seat) && <Token icon="resting" label={named('resting')} />}
        <Token
          icon="vp"
          text={`${points}`}
          label={say.points(points)}
          className="ck-plate__points"
        />
      </header>
      <p className="ck-plate__means">
        {IN_PURSE.map(token => (
          <span key={token}>
            <Token icon={token} label={named(token)} />
            <b>{player[token]}</b>
          </span>
        ))}
        <span>
          <Token icon="count:domains" label={say.domains} />
          <b>{player.domains.length}</b>
        </span>
        <span>
          <Token icon="count:monsters" label={say.slain} />
          <b>{player.monsters.length}</b>
        </span>
      </p>
      {mode === 'wide' && <Chips held={citizensBefore(scene, seat)} seat={seat} scene={scene} />}
    </article>
  );
}

interface ChipsProps {
  readonly held: readonly Held[];
  readonly seat: number;
  readonly scene: Scene;
}

/** Someone's Citizens in little room: a chip in the place of each number. */
function Chips({ held, seat, scene: { say } }: ChipsProps) {
  const { faceOf } = useLooks();
  return (
    <ul className="ck-chips" aria-label={say.citizens}>
      {STACK_NUMBERS.map(first => {
        const here = held.filter(({ numbers }) => numbers[0] === first);
        const n = here.reduce((sum, one) => sum + one.n, 0);
        const [one] = here;
        return (
          <li key={first} data-woken={here.some(({ woken }) => woken) ? '' : undefined}>
            {one === undefined ? (
              <span className="ck-chip" data-none="">
                {first}
              </span>
            ) : (
              <Thing
                of={`tableau:${seat}:${one.ref}`}
                zoom={one.ref}
                label={say.copies(one.name, n)}
                className="ck-chip"
              >
                <Picture name={faceOf(one.ref)!.emblem} />
                <b>{n > 1 ? n : ''}</b>
              </Thing>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The opponent of those who play alone: what he has seized [CK 13.12]. */
function DarkLord({ scene, onOpen }: { readonly scene: Scene; onOpen(): void }) {
  const { view, say } = scene;
  const lord = view.darkLord!;
  const left = view.monsters.flat().reduce((sum, monster) => sum + MONSTERS[monster]!.vp, 0);
  return (
    <article className="ck-plate" style={{ '--seat': '#3a3f49' } as CSSProperties}>
      <header>
        <Thing of={`seat:${NOBODY}`} zoom={null} label={say.darkLord} className="ck-plate__arms">
          <Token icon="dark-lord" />
        </Thing>
        <button
          type="button"
          className="ck-plate__open"
          onClick={onOpen}
          title={say.open(say.darkLord)}
        >
          {say.darkLord}
        </button>
        <Token icon="count:monsters" />
        <Token icon="vp" text={`${left}`} label={say.points(left)} className="ck-plate__points" />
      </header>
      <p className="ck-plate__means">
        {say.captured}:{' '}
        {lord.domains.length + citizensOf(lord, []).reduce((sum, { n }) => sum + n, 0)}
      </p>
      <Chips held={citizensOf(lord, [])} seat={NOBODY} scene={scene} />
    </article>
  );
}
