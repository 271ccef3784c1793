import { Picture, Thing, Token, seatColour, useLooks } from '@castellan/table';
import type { CSSProperties } from 'react';
import { DUKES } from '../cards/dukes.ts';
import { PlayerPlate, Purse, Roles } from './player-plate.tsx';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, domainsOf, monstersOf } from './scene.ts';
import { Group } from './tableau.tsx';

/** An opponent: their cards, small, if there is but one; else, in little room, the charges of their cards. */
export function Rival({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const { view, say } = scene;
  const player = view.players[seat]!;
  const citizens = citizensBefore(scene, seat);
  const monsters = monstersOf(player.monsters);
  const domains = domainsOf(player.domains);
  const isPair = view.players.length === 2 && scene.me !== null;
  const duke = player.duke >= 0 && (
    <Chips
      held={[
        {
          ref: `duke:${DUKES[player.duke]!.id}`,
          name: DUKES[player.duke]!.name,
          n: 1,
          woken: false,
          numbers: [],
        },
      ]}
      label={say.duke}
      scene={scene}
      icon="card:dukes"
    />
  );
  const piles = citizens.length + monsters.length + domains.length;
  return (
    <article
      className="ck-rival"
      data-active={view.active === seat && view.turn > 0 ? '' : undefined}
      style={{ '--ck-seat': seatColour(seat) } as CSSProperties}
    >
      <PlayerPlate scene={scene} seat={seat} />
      <div className="ck-rival__means">
        <Purse scene={scene} seat={seat} />
        <Roles scene={scene} seat={seat} />
      </div>
      {isPair ? (
        <div className="ck-rival__cards" data-crowd={piles > 11 ? 2 : piles > 6 ? 1 : 0}>
          <Group title={say.citizens} held={citizens} live={false} scene={scene} />
          <Group title={say.slain} held={monsters} live={false} scene={scene} />
          <Group title={say.domains} held={domains} live={false} scene={scene} />
        </div>
      ) : (
        <>
          <Chips held={citizens} label={say.citizens} scene={scene} />
          <div className="ck-rival__won">
            <Chips held={monsters} label={say.slain} scene={scene} icon="count:monsters" />
            <Chips held={domains} label={say.domains} scene={scene} icon="count:domains" />
            {duke}
          </div>
        </>
      )}
      {isPair && duke}
    </article>
  );
}

interface ChipsProps {
  readonly held: readonly Held[];
  readonly label: string;
  readonly scene: Scene;
  readonly icon?: string;
}

export function Chips({ held, label, scene: { say }, icon }: ChipsProps) {
  const { faceOf } = useLooks();
  if (held.length === 0) return null;
  return (
    <ul className="ck-chips" aria-label={label}>
      {icon !== undefined && (
        <li className="ck-chips__kind" title={label}>
          <Token icon={icon} />
        </li>
      )}
      {held.map(({ ref, name, n, woken, numbers }) => {
        const face = faceOf(ref)!;
        const said = say.copies(name, n);
        return (
          <li
            key={ref}
            className="ck-chip"
            data-woken={woken ? '' : undefined}
            data-field={face.field}
          >
            <Thing of={ref} label={woken ? say.woken(said) : said} live={false}>
              {numbers.length > 0 && <span className="ck-chip__number">{numbers.join('/')}</span>}
              <Picture name={face.emblem} />
              {n > 1 && <span className="ck-chip__n">×{n}</span>}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
