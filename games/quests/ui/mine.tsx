import type { BoardPart, Size } from '@castellan/table';
import {
  cardLabel,
  HandCards,
  inPixels,
  Note,
  Tabbed,
  TileThing,
  useLooks,
  usePlan,
  useTable,
  useTileSize,
  Zone,
} from '@castellan/table';
import { useRef } from 'preact/hooks';
import { LIMIT } from '../state.ts';
import { planBand, questsLost } from '../view.ts';
import type { Scene } from './scene.ts';
import { refsIn } from './scene.ts';
import { OwnQuests } from './purse.tsx';
import { guildOf, handOf } from './flights.ts';
import type { PileName } from './own-sizes.ts';
import { ownSizes, PILES, stepFor } from './own-sizes.ts';
import { ABREAST, HEAD, PEEK } from './stage.ts';
import { citizenTile } from './tiles.ts';

interface PileProps extends BoardPart<Scene> {
  readonly pile: PileName;
}

/** One's Guild and hand: side by side and large while there are few, in two rows when there are more. */
export function Own({ scene }: BoardPart<Scene>) {
  const { view, near, who } = scene;
  const plan = usePlan();
  const box = plan.boxes.get('own');
  const { guild, hand } = view.players[near]!;
  const step = useKept(stepFor(guild.length, hand.length), `${near} ${view.turn}`);
  if (box === undefined) return null;
  const { size, boxes } = ownSizes(plan, box, step, { guild: guild.length, hand: hand.length });
  return (
    <Zone id="own" label={who(near)} seat={near}>
      {PILES.map(pile => (
        <section
          key={pile}
          className="qv-pile"
          data-ref={pile === 'guild' ? guildOf(near) : handOf(near)}
          data-grown=""
          style={inPixels({ ...boxes[pile] })}
        >
          <Head scene={scene} pile={pile} />
          <HandCards
            box={{
              width: boxes[pile].width + 2 * plan.pad,
              height: boxes[pile].height + 2 * plan.pad,
            }}
            label={scene.say(pile)}
            places={1}
            size={size}
            head={{ height: HEAD }}
            empty={pile === 'guild' ? scene.say('empty-guild') : undefined}
          >
            {cardsOf(scene, pile)}
          </HandCards>
        </section>
      ))}
    </Zone>
  );
}

/** A value that is taken over only when the key changes: cards keep their size while a turn lasts. */
function useKept<T>(value: T, key: string): T {
  const kept = useRef({ value, key });
  if (kept.current.key !== key) kept.current = { value, key };
  return kept.current.value;
}

/** What a pile is, how many of how many it holds, and what it pays. */
function Head({ scene: { view, say, near, gives }, pile }: PileProps) {
  const isGuild = pile === 'guild';
  return (
    <h3 className="qv-head" data-spot={pile}>
      {say(pile)}
      <span>{say('of-limit', { n: view.players[near]![pile].length, most: LIMIT })}</span>
      {isGuild && gives ? (
        <small>
          <b className="ct-note" data-tone="bad">
            −1
          </b>
          {say('lost-legend')}
        </small>
      ) : (
        <em>{isGuild ? say('guild-pays') : say('hand-pays')}</em>
      )}
    </h3>
  );
}

/** On a phone: Guild, hand, and one's own Quests, one of them in sight. */
export function OwnTray({ scene }: BoardPart<Scene>) {
  const { view, say, near, who } = scene;
  const player = view.players[near]!;
  const part = (pile: PileName, note: string) => ({
    id: pile,
    title: `${say(pile)} ${say('of-limit', { n: player[pile].length, most: LIMIT })}`,
    note,
    place: pile === 'guild' ? guildOf(near) : handOf(near),
    content: (box: Size) => (
      <HandCards box={box} label={say(pile)} places={ABREAST} peek={PEEK} flat>
        {cardsOf(scene, pile)}
      </HandCards>
    ),
  });
  const own = {
    id: 'own',
    title: say('own-quests'),
    note: say('finished-of', { n: player.completed.length }),
    content: (box: Size) => <OwnQuests scene={scene} box={box} />,
  };
  return (
    <Tabbed
      id="tray"
      label={who(near)}
      seat={near}
      tabs={[part('guild', say('guild-pays')), part('hand', say('hand-pays')), own]}
    />
  );
}

function cardsOf(scene: Scene, pile: PileName) {
  const { view, near, me } = scene;
  const cards = view.players[near]![pile];
  const refs = refsIn(pile, cards);
  return cards.map((card, i) =>
    card < 0 || (me === null && pile === 'hand') ? (
      <span key={`hidden ${i}`} className="qv-back" />
    ) : (
      <Held key={refs[i]} scene={scene} pile={pile} card={card} of={refs[i]!} />
    ),
  );
}

interface HeldProps extends PileProps {
  readonly card: number;
  readonly of: string;
}

function Held({ scene, pile, card, of }: HeldProps) {
  const { faceOf } = useLooks();
  const { lit } = useTable();
  const size = useTileSize()!;
  const { view, say, near, gives, open, sending } = scene;
  const isGuild = pile === 'guild';
  const { guild } = view.players[near]!;
  const face = faceOf(of)!;
  const lost = isGuild && gives ? questsLost(guild, open, card) : 0;
  const pays = lit.light(of) === 'picked';
  const isUsual =
    (lit.draft?.picks.length ?? 0) === 0 && scene.payers.some(({ ref }) => ref === of);
  const proposed =
    isUsual ||
    (isGuild && sending !== null && lit.light(of) === 'can'
      ? (planBand(guild, sending, view.sent) ?? []).includes(card)
      : false);
  const said = lost > 0 ? ` ${say('quests-lost', { n: lost })}` : '';
  return (
    <TileThing card={citizenTile(face, size, isGuild)} of={of} label={`${cardLabel(face)}${said}`}>
      {lost > 0 && (
        <Note tone="bad" at="top">
          −{lost}
        </Note>
      )}
      {(pays || proposed) && <Note tone={pays ? 'call' : 'plain'}>{say('pays')}</Note>}
    </TileThing>
  );
}
