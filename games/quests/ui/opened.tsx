import type { OpenedPart } from '@castellan/table';
import { cardLabel, Drawer, TileRow, TileThing, useLooks, usePlan } from '@castellan/table';
import { CITIZENS } from '../cards/citizens.ts';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { NONE } from '../state.ts';
import { Finished } from './purse.tsx';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId, kindsIn } from './scene.ts';
import { citizenTile } from './tiles.ts';
import { speech } from './speech.ts';

/** All that lies before someone, large, over the tavern. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { faceOf } = useLooks();
  const { view, say, who, locale } = scene;
  const { called } = speech(locale);
  const scale = Math.max(0.85, usePlan().scale);
  const size = { width: Math.round(112 * scale), height: Math.round(132 * scale) };
  const { guild, reserved, known, guildMaster } = view.players[seat]!;
  return (
    <Drawer over="tavern" title={who(seat)} onClose={onClose}>
      <h3>{say('guild')}</h3>
      <TileRow size={size} className="ct-row">
        {kindsIn(guild).map(([card, n]) => {
          const of = `tableau:${seat}:citizen:${citizenId(card)}`;
          const face = faceOf(of)!;
          return (
            <li key={card}>
              <TileThing
                card={citizenTile(face, size, true)}
                of={of}
                label={cardLabel(face)}
                count={n}
                flat
              />
            </li>
          );
        })}
        {guild.length === 0 && <li>{say('empty-guild')}</li>}
      </TileRow>
      <h3>{say('reserved-quest')}</h3>
      {reserved === NONE ? (
        <p>{say('nothing-reserved')}</p>
      ) : (
        <TileRow size={size}>
          <li>
            <QuestThing scene={scene} quest={reserved} size={size} bare />
          </li>
        </TileRow>
      )}
      <h3>{say('finished')}</h3>
      <Finished scene={scene} seat={seat} />
      {known.length > 0 && (
        <p>
          {say('known')}: {known.map(card => called(CITIZENS[card]!.id)).join(', ')}
        </p>
      )}
      {guildMaster >= 0 && <p>{called(GUILD_MASTERS[guildMaster]!.id)}</p>}
    </Drawer>
  );
}
