import { seatColour } from '@castellan/table';
import type { CSSProperties } from 'react';
import { Chips, DukeChip } from './chips.tsx';
import { PlayerPlate, Purse, Roles } from './player-plate.tsx';
import type { Scene } from './scene.ts';
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
  const duke = <DukeChip duke={player.duke} seat={seat} scene={scene} />;
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
          <Group title={say.citizens} held={citizens} seat={seat} scene={scene} />
          <Group title={say.slain} held={monsters} seat={seat} scene={scene} />
          <Group title={say.domains} held={domains} seat={seat} scene={scene} />
        </div>
      ) : (
        <>
          <Chips held={citizens} seat={seat} label={say.citizens} scene={scene} />
          <div className="ck-rival__won">
            <Chips
              held={monsters}
              seat={seat}
              label={say.slain}
              scene={scene}
              icon="count:monsters"
            />
            <Chips
              held={domains}
              seat={seat}
              label={say.domains}
              scene={scene}
              icon="count:domains"
            />
            {duke}
          </div>
        </>
      )}
      {isPair && duke}
    </article>
  );
}
