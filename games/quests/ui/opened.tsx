import { kindsOf, openedOf, TileThing, timesAsLarge, usePlan } from '@castellan/table';
import { GUILD_MASTERS } from '../cards/guild-masters.ts';
import { NONE } from '../state.ts';
import { Finished } from './purse.tsx';
import { QuestThing } from './quest.tsx';
import type { Scene } from './scene.ts';
import { citizenId } from './scene.ts';
import { speech } from './speech.ts';
import { citizenTile } from './tiles.ts';

/** A card in the drawer, at scale 1; on a small screen not much smaller. */
const CARD = { width: 112, height: 132 };
const SMALLEST = 0.85;

/** All that lies before someone, large, over the tavern. */
export const Opened = openedOf<Scene>('tavern', (scene, seat) => {
  const { view, say, locale } = scene;
  const { called } = speech(locale);
  const size = timesAsLarge(CARD, Math.max(SMALLEST, usePlan().scale));
  const { guild, reserved, known, guildMaster } = view.players[seat]!;
  const master = GUILD_MASTERS[guildMaster];
  const names = known.map(card => called(citizenId(card))).join(', ');
  const citizens = kindsOf(guild).map(({ card, n }) => {
    const of = `tableau:${seat}:citizen:${citizenId(card)}`;
    const face = citizenTile(of, locale, size, true);
    return <TileThing card={face} of={of} count={n} size={size} flat />;
  });
  const quest =
    reserved === NONE ? (
      say('nothing-reserved')
    ) : (
      <QuestThing scene={scene} quest={reserved} size={size} bare />
    );
  return [
    { title: say('guild'), things: citizens.length > 0 ? citizens : [say('empty-guild')] },
    { title: say('reserved-quest'), things: [quest] },
    { title: say('finished'), things: [<Finished scene={scene} seat={seat} />] },
    { title: say('known'), things: known.length > 0 ? [names] : [] },
    { title: say('guild-master'), things: master === undefined ? [] : [called(master.id)] },
  ];
});
