import { CardBack, CardThing, seatColour } from '@castellan/table';
import type { CSSProperties } from 'react';
import { DUKES } from '../cards/dukes.ts';
import { NONE } from '../state.ts';
import { CardPile } from './card-pile.tsx';
import { PlayerPlate, Purse, Roles } from './player-plate.tsx';
import type { Held, Scene } from './scene.ts';
import { citizensOf, domainsOf, isLive, monstersOf } from './scene.ts';

interface TableauProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** One's own board, with the cards to be seen. */
export function Tableau({ scene, seat }: TableauProps) {
  const { view, say, results, decision } = scene;
  const player = view.players[seat]!;
  const mine = scene.me === seat;
  const live = mine && isLive(decision, 'tableau');
  const groups = [
    { title: say.citizens, held: citizensOf(player, results) },
    { title: say.slain, held: monstersOf(player.monsters) },
    { title: say.domains, held: domainsOf(player.domains) },
  ];
  const piles = groups.reduce((sum, { held }) => sum + held.length, 1);
  return (
    <article
      className="ck-tableau"
      data-active={view.active === seat && view.turn > 0 ? '' : undefined}
      style={{ '--ck-seat': seatColour(seat) } as CSSProperties}
      data-crowd={piles > 24 ? 2 : piles > 16 ? 1 : 0}
    >
      <div className="ck-tableau__side">
        <PlayerPlate scene={scene} seat={seat} />
        <Purse scene={scene} seat={seat} />
        <Roles scene={scene} seat={seat} />
      </div>
      <div className="ck-tableau__cards">
        <DukeGroup scene={scene} seat={seat} />
        {groups.map(({ title, held }) => (
          <Group key={title} title={title} held={held} live={live} scene={scene} />
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
      <h3>{choosing ? say.chooseDuke : say.duke}</h3>
      <ul>
        {shown.map(one => (
          <li className="ck-pile" key={one}>
            <CardThing card={`duke:${DUKES[one]!.id}`} />
          </li>
        ))}
        {shown.length === 0 && (
          <li className="ck-pile">
            <CardBack field="duke" emblem="throne-king" label={say.secretDuke} />
          </li>
        )}
      </ul>
    </section>
  );
}

interface GroupProps {
  readonly title: string;
  readonly held: readonly Held[];
  readonly live: boolean;
  readonly scene: Scene;
}

export function Group({ title, held, live, scene: { say } }: GroupProps) {
  if (held.length === 0) return null;
  return (
    <section className="ck-group">
      <h3>{title}</h3>
      <ul>
        {held.map(one => (
          <CardPile
            key={one.ref}
            held={one}
            live={live}
            label={one.woken ? say.woken(say.copies(one.name, one.n)) : say.copies(one.name, one.n)}
          />
        ))}
      </ul>
    </section>
  );
}
