import type { BoardPart, Size } from '@castellan/table';
import {
  CardBack,
  HandCards,
  inPixels,
  Note,
  Tabbed,
  TileThing,
  usePlan,
  useTable,
  useTileSize,
  Zone,
} from '@castellan/table';
import { useRef } from 'preact/hooks';
import { LIMIT } from '../state.ts';
import { planBand, questsLost, questsOpenTo } from '../view.ts';
import type { PileName, SizeName } from './own-sizes.ts';
import { ownSizes, PILES, sizeFor, sizeKept, sizeNext } from './own-sizes.ts';
import { OwnQuests } from './purse.tsx';
import type { Scene } from './scene.ts';
import { refsIn } from './scene.ts';
import { ABREAST, HEAD, PEEK } from './stage.ts';
import { citizenTile } from './tiles.ts';

/** One's Guild and hand: side by side and large while there are few, smaller when there are more, in two rows when there are many. */
export function Own({ scene }: BoardPart<Scene>) {
  const { view, near, who, say } = scene;
  const plan = usePlan();
  const box = plan.boxes.get('own');
  const { guild, hand } = view.players[near]!;
  const counts = { guild: guild.length, hand: hand.length };
  const name = useSizeName(near, view.turn, counts);
  if (box === undefined) return null;
  const { size, boxes } = ownSizes(plan, box, name, counts);
  const rim = 2 * plan.pad;
  return (
    <Zone id="own" label={who(near)} seat={near}>
      {PILES.map(pile => (
        <section
          key={pile}
          className="qv-pile"
          data-ref={`${pile}-of:${near}`}
          data-grown=""
          style={inPixels({ ...boxes[pile] })}
        >
          {head(scene, pile)}
          <HandCards
            box={{ width: boxes[pile].width + rim, height: boxes[pile].height + rim }}
            label={say(pile)}
            places={1}
            size={size}
            head={{ height: HEAD }}
            empty={pile === 'guild' ? say('empty-guild') : undefined}
          >
            {cardsOf(scene, pile)}
          </HandCards>
        </section>
      ))}
    </Zone>
  );
}

/** How large somebody's cards are in this turn. */
function useSizeName(seat: number, turn: number, counts: Parameters<typeof sizeFor>[0]): SizeName {
  const last = useRef({ seat: -1, turn, name: sizeFor(counts) });
  const { current } = last;
  const then = current.turn === turn ? sizeKept : sizeNext;
  const name = current.seat === seat ? then(current.name, counts) : sizeFor(counts);
  last.current = { seat, turn, name };
  return name;
}

const countOf = ({ view, near, say }: Scene, pile: PileName): string =>
  say('of-limit', { n: view.players[near]![pile].length, most: LIMIT });

const PAYS = { guild: 'guild-pays', hand: 'hand-pays' } as const;

/** What a pile is, how many of how many it holds, and what it pays. */
function head(scene: Scene, pile: PileName) {
  const { say, gives } = scene;
  return (
    <h3 className="qv-head" data-spot={pile}>
      {say(pile)}
      <span>{countOf(scene, pile)}</span>
      {pile === 'guild' && gives ? (
        <small>
          <b className="ct-note" data-tone="bad">
            −1
          </b>
          {say('lost-legend')}
        </small>
      ) : (
        <em>{say(PAYS[pile])}</em>
      )}
    </h3>
  );
}

/** On a phone: Guild, hand, and the viewer's own Quests, one of them in sight. */
export function OwnTray({ scene }: BoardPart<Scene>) {
  const { view, say, near, who } = scene;
  const piles = PILES.map(pile => ({
    id: pile,
    title: `${say(pile)} ${countOf(scene, pile)}`,
    note: say(PAYS[pile]),
    place: `${pile}-of:${near}`,
    isEmpty: view.players[near]![pile].length === 0,
    content: (box: Size) => (
      <HandCards box={box} label={say(pile)} places={ABREAST} peek={PEEK} flat>
        {cardsOf(scene, pile)}
      </HandCards>
    ),
  }));
  const own = {
    id: 'own',
    title: say('own-quests'),
    note: say('finished-of', { n: view.players[near]!.completed.length }),
    content: (box: Size) => <OwnQuests scene={scene} box={box} />,
  };
  return <Tabbed id="tray" label={who(near)} seat={near} tabs={[...piles, own]} />;
}

function cardsOf(scene: Scene, pile: PileName) {
  const cards = scene.view.players[scene.near]![pile];
  const isHidden = scene.me === null && pile === 'hand';
  return refsIn(pile, cards).map((of, i) =>
    of === '' || isHidden ? (
      <CardBack key={`hidden ${i}`} />
    ) : (
      <Held key={of} scene={scene} of={of} card={cards[i]!} isSpent={pile === 'guild'} />
    ),
  );
}

interface HeldProps extends BoardPart<Scene> {
  readonly card: number;
  readonly of: string;
  /** In the Guild its power is spent. */
  readonly isSpent: boolean;
}

function Held({ scene, card, of, isSpent }: HeldProps) {
  const { lit } = useTable();
  const size = useTileSize()!;
  const { view, say, near, gives, sending, payers, locale } = scene;
  const { guild } = view.players[near]!;
  const lost = isSpent && gives ? questsLost(guild, questsOpenTo(view, near), card) : 0;
  const light = lit.light(of);
  const isUsual = !lit.draft?.picks.length && payers.some(({ ref }) => ref === of);
  const isSent =
    isSpent && sending !== null && light === 'can'
      ? planBand(guild, sending, view.sent)?.includes(card)
      : false;
  const isPicked = light === 'picked';
  return (
    <TileThing
      card={citizenTile(of, locale, size, isSpent)}
      of={of}
      said={lost > 0 ? say('quests-lost', { n: lost }) : undefined}
    >
      {lost > 0 && <Note tone="bad" at="top">{`−${lost}`}</Note>}
      {(isPicked || isUsual || isSent) && (
        <Note tone={isPicked ? 'call' : 'plain'}>{say('pays')}</Note>
      )}
    </TileThing>
  );
}
