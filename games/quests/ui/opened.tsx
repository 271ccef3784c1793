import type { OpenedPart } from '@castellan/table';
import { Drawer, TileRow, TileThing, usePlan } from '@castellan/table';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { NONE } from '../state.ts';
import { Finished } from './purse.tsx';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId, kindsIn } from './scene.ts';
import { speech } from './speech.ts';
import { citizenTile } from './tiles.ts';

/** All that lies before someone, large, over the tavern. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who, locale } = scene;
  const { called } = speech(locale);
  const scale = Math.max(0.85, usePlan().scale);
  const size = { width: Math.round(112 * scale), height: Math.round(132 * scale) };
  const { guild, reserved, known, guildMaster } = view.players[seat]!;
  const names = known.map(card => called(citizenId(card))).join(', ');
  return (
    <Drawer over="tavern" title={who(seat)} onClose={onClose}>
      <h3>{say('guild')}</h3>
      <TileRow size={size} className="ct-row">
        {kindsIn(guild).map(([card, n]) => {
          const of = `tableau:${seat}:citizen:${citizenId(card)}`;
          const face = citizenTile(of, locale, size, true);
          return <TileThing key={card} card={face} of={of} count={n} flat />;
        })}
        {guild.length === 0 && say('empty-guild')}
      </TileRow>
      <h3>{say('reserved-quest')}</h3>
      {reserved === NONE && <p>{say('nothing-reserved')}</p>}
      {reserved !== NONE && (
        <TileRow size={size}>
          <QuestThing scene={scene} quest={reserved} size={size} bare />
        </TileRow>
      )}
      <h3>{say('finished')}</h3>
      <Finished scene={scene} seat={seat} />
      {known.length > 0 && <p>{`${say('known')}: ${names}`}</p>}
      {guildMaster >= 0 && <p>{called(GUILD_MASTERS[guildMaster]!.id)}</p>}
    </Drawer>
  );
}
