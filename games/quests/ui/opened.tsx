import { cardLabel, Drawer, Thing, useLooks } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { NONE } from '../state.ts';
import { CitizenTile } from './citizen.tsx';
import { Finished } from './purse.tsx';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId, kindsIn } from './scene.ts';

interface OpenedProps {
  readonly scene: Scene;
  readonly seat: number;
  onClose(): void;
}

/** All that lies before someone, large, over the tavern. */
export function Opened({ scene, seat, onClose }: OpenedProps) {
  const { faceOf } = useLooks();
  const { view, say, who } = scene;
  const { guild, reserved, known, guildMaster } = view.players[seat]!;
  return (
    <Drawer over="tavern" title={who(seat)} onClose={onClose}>
      <h3>{say.guild}</h3>
      <ul className="qv-opened">
        {kindsIn(guild).map(([card, n]) => {
          const of = `tableau:${seat}:citizen:${citizenId(card)}`;
          return (
            <li key={card}>
              <Thing of={of} label={cardLabel(faceOf(of)!)} className="qv-citizen-thing">
                <CitizenTile card={card} spent>
                  {n > 1 && <b className="qv-count">{n}</b>}
                </CitizenTile>
              </Thing>
            </li>
          );
        })}
        {guild.length === 0 && <li className="qv-company__none">{say.emptyGuild}</li>}
      </ul>
      <h3>{say.reserved}</h3>
      {reserved === NONE ? (
        <p className="qv-company__none">{say.nothingReserved}</p>
      ) : (
        <div className="qv-opened__quest">
          <QuestThing scene={scene} quest={reserved} bare />
        </div>
      )}
      <h3>{say.finished}</h3>
      <Finished scene={scene} seat={seat} />
      {known.length > 0 && (
        <p>
          {say.known}: {known.map(card => CITIZENS[card]!.name).join(', ')}
        </p>
      )}
      {guildMaster >= 0 && <p>{GUILD_MASTERS[guildMaster]!.name}</p>}
    </Drawer>
  );
}
