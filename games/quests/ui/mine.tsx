import type { BoardPart, Size } from '@castellan/table';
import {
  cardLabel,
  HandCards,
  HandZone,
  Note,
  Tabbed,
  TileThing,
  useLooks,
  useTable,
  useTileSize,
} from '@castellan/table';
import { LIMIT } from '../state.ts';
import { planBand, questsLost } from '../view.ts';
import type { Scene } from './scene.ts';
import { refsIn } from './scene.ts';
import { OwnQuests } from './purse.tsx';
import { ABREAST, HEAD, PEEK } from './stage.ts';
import { citizenTile } from './tiles.ts';

interface PileProps {
  readonly scene: Scene;
  readonly pile: 'guild' | 'hand';
}

/** One's Guild, or one's hand: eight places; more cards lie over one another. */
export function Pile({ scene, pile }: PileProps) {
  const { view, say, near, gives } = scene;
  const isGuild = pile === 'guild';
  const label = isGuild ? say('guild') : say('hand');
  const head = (
    <h3 className="qv-head" data-spot={pile}>
      {label}
      <span>
        {view.players[near]![pile].length}/{LIMIT}
      </span>
      <em>{isGuild ? say('guild-pays') : say('hand-pays')}</em>
      {isGuild && gives && (
        <small>
          <b className="ct-note" data-tone="bad">
            −1
          </b>
          {say('lost-legend')}
        </small>
      )}
    </h3>
  );
  return (
    <HandZone
      id={pile}
      label={label}
      place={`${pile}-of:${near}`}
      places={LIMIT}
      seat={near}
      head={{ height: HEAD, content: head }}
      flat
    >
      {cardsOf(scene, pile)}
    </HandZone>
  );
}

/** On a phone: Guild, hand, and one's own Quests, one of them in sight. */
export function OwnTray({ scene }: BoardPart<Scene>) {
  const { view, say, near, who } = scene;
  const player = view.players[near]!;
  const part = (pile: 'guild' | 'hand', note: string) => ({
    id: pile,
    title: `${pile === 'guild' ? say('guild') : say('hand')} ${player[pile].length}/${LIMIT}`,
    note,
    place: `${pile}-of:${near}`,
    content: (box: Size) => (
      <HandCards
        box={box}
        label={pile === 'guild' ? say('guild') : say('hand')}
        places={ABREAST}
        peek={PEEK}
        flat
      >
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

function cardsOf(scene: Scene, pile: 'guild' | 'hand') {
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
