import type { PlatePart } from '@castellan/table';
import { Hollow, TileThing, Token, useLooks, usePlan, Zone } from '@castellan/table';
import { DUKES } from '../cards/dukes.ts';
import { NONE } from '../state.ts';
import { icon } from './icons.ts';
import type { Held, Scene } from './scene.ts';
import { domainsOf, monstersOf } from './scene.ts';

/** Domains beyond these lie under the last. */
const DOMAIN_PLACES = 3;

/** One's Duke, Domains and slain Monsters. */
export function Court({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { say, who } = scene;
  return (
    <Zone id="court" label={`${who(seat)}: ${say.court}`} seat={seat}>
      <CourtCards scene={scene} seat={seat} onOpen={onOpen} />
    </Zone>
  );
}

function CourtCards({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, say } = scene;
  const isSmall = usePlan().mode === 'tablet';
  const player = view.players[seat]!;
  const domains = domainsOf(player.domains);
  const slain = monstersOf(player.monsters);
  const choosing = player.duke === NONE && scene.me === seat;
  const dukes =
    player.duke >= 0 ? [player.duke] : choosing ? player.dukesOffered.filter(one => one >= 0) : [];
  return (
    <ul className="ct-grid ck-court" data-choosing={choosing ? '' : undefined}>
      {dukes.map(duke => (
        <li key={duke} className="ck-duke">
          <TileThing
            card={`duke:${DUKES[duke]!.id}`}
            of={`tableau:${seat}:duke:${DUKES[duke]!.id}`}
            careful={choosing}
          />
        </li>
      ))}
      {dukes.length === 0 && (
        <li className="ck-duke">
          <Hollow picture="throne-king" label={say.secretDuke}>
            {say.duke}
          </Hollow>
        </li>
      )}
      {isSmall && !choosing && (
        <li>
          <button type="button" className="ct-button ck-all" title={say.court} onClick={onOpen}>
            <span>
              <Token icon="count:domains" label={say.domains} /> {player.domains.length}
            </span>
            <span>
              <Token icon="count:monsters" label={say.slain} /> {player.monsters.length}
            </span>
          </button>
        </li>
      )}
      {!isSmall &&
        !choosing &&
        Array.from({ length: DOMAIN_PLACES }, (_, at) => (
          <li key={at}>
            <HeldPile
              held={at === DOMAIN_PLACES - 1 ? domains.slice(at) : domains.slice(at, at + 1)}
              seat={seat}
              picture="tower-flag"
              empty={say.domain}
            />
          </li>
        ))}
      {!isSmall && !choosing && (
        <li>
          <HeldPile
            held={slain.toReversed()}
            seat={seat}
            picture={icon('count:monsters', scene.locale).picture}
            empty={say.slain}
          />
        </li>
      )}
    </ul>
  );
}

interface HeldProps {
  readonly held: readonly Held[];
  readonly seat: number;
  readonly picture: string;
  readonly empty: string;
}

/** Cards on one another: the last one open, and how many. A press on it opens all. */
function HeldPile({ held, seat, picture, empty }: HeldProps) {
  const { faceOf } = useLooks();
  const [top] = held;
  if (top === undefined)
    return (
      <Hollow picture={picture} label={empty}>
        {empty}
      </Hollow>
    );
  const count = held.reduce((sum, { n }) => sum + n, 0);
  return (
    <TileThing
      card={{ ...faceOf(top.ref)!, price: [] }}
      of={`tableau:${seat}:${top.ref}`}
      count={count}
    />
  );
}
