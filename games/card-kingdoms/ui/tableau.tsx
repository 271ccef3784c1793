import { CardBack, CardThing, seatColour } from '@castellan/table';
import type { CSSProperties } from 'react';
import { DUKES } from '../cards/dukes.ts';
import { NONE } from '../state.ts';
import { CardPile } from './card-pile.tsx';
import { PlayerPlate, Purse, Roles } from './player-plate.tsx';
import type { Held, Scene } from './scene.ts';
import { citizensBefore, domainsOf, monstersOf } from './scene.ts';

interface TableauProps {
  readonly scene: Scene;
  readonly seat: number;
}

const MOST_ABREAST = 13;

/** One's own board, with the cards to be seen. */
export function Tableau({ scene, seat }: TableauProps) {
  const { view, say } = scene;
  const player = view.players[seat]!;
  const groups = [
    { title: say.citizens, held: citizensBefore(scene, seat) },
    { title: say.slain, held: monstersOf(player.monsters) },
    { title: say.domains, held: domainsOf(player.domains) },
  ];
  const piles = groups.reduce((sum, { held }) => sum + held.length, 1);
  // More than this in one row would be too small to know; then they lie in two.
  const rows = piles > MOST_ABREAST ? 2 : 1;
  const style = {
    '--ck-seat': seatColour(seat),
    '--ck-groups': 1 + groups.filter(({ held }) => held.length > 0).length,
    '--ck-abreast': Math.ceil(piles / rows) + (rows - 1),
  } as CSSProperties;
  return (
    <article
      className="ck-tableau"
      data-active={view.active === seat && view.turn > 0 ? '' : undefined}
      style={style}
      data-rows={rows}
    >
      <div className="ck-tableau__side">
        <PlayerPlate scene={scene} seat={seat} />
        <Purse scene={scene} seat={seat} />
        <Roles scene={scene} seat={seat} />
      </div>
      <div className="ck-tableau__cards">
        <DukeGroup scene={scene} seat={seat} />
        {groups.map(({ title, held }) => (
          <Group key={title} title={title} held={held} seat={seat} scene={scene} />
        ))}
      </div>
    </article>
  );
}

function DukeGroup({ scene, seat }: TableauProps) {
  const { view, say, me } = scene;
  const { duke, dukesOffered } = view.players[seat]!;
  const choosing = duke === NONE && me === seat;
  const shown = duke >= 0 ? [duke] : choosing ? dukesOffered.filter(one => one >= 0) : [];
  return (
    <section className="ck-group" data-duke="" data-choosing={choosing ? '' : undefined}>
      <h3 className="ct-hidden">{choosing ? say.chooseDuke : say.duke}</h3>
      <ul>
        {shown.map((one, i) => (
          <li className="ck-pile" key={one}>
            {i === 0 && <Spine title={choosing ? say.chooseDuke : say.duke} />}
            <CardThing
              card={`duke:${DUKES[one]!.id}`}
              of={`tableau:${seat}:duke:${DUKES[one]!.id}`}
              careful={choosing}
            />
          </li>
        ))}
        {shown.length === 0 && (
          <li className="ck-pile">
            <Spine title={say.duke} />
            <CardBack field="duke" emblem="throne-king" label={say.secretDuke} />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The title of a group, along its first card: a line of its own would cost the Center its height. */
function Spine({ title }: { readonly title: string }) {
  return (
    <span className="ck-spine" aria-hidden="true">
      {title}
    </span>
  );
}

interface GroupProps {
  readonly title: string;
  readonly held: readonly Held[];
  readonly seat: number;
  readonly scene: Scene;
}

export function Group({ title, held, seat, scene: { say } }: GroupProps) {
  if (held.length === 0) return null;
  return (
    <section className="ck-group">
      <h3 className="ct-hidden">{title}</h3>
      <ul>
        {held.map((one, i) => (
          <CardPile
            key={one.ref}
            held={one}
            of={`tableau:${seat}:${one.ref}`}
            label={one.woken ? say.woken(say.copies(one.name, one.n)) : say.copies(one.name, one.n)}
          >
            {i === 0 && <Spine title={title} />}
          </CardPile>
        ))}
      </ul>
    </section>
  );
}
