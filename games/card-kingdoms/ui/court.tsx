import type { PlatePart, SeatPart } from '@castellan/table';
import { Ghost, Hollow, TileThing, Token, usePlan, Zone } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { icon } from './speech.ts';
import type { Held, Scene } from './scene.ts';
import { heldOf, paidFor } from './scene.ts';

/** Domains beyond these lie under the last. */
const DOMAIN_PLACES = 3;

/** One's Duke, Domains and slain Monsters. */
export function Court(part: PlatePart<Scene>) {
  const { say, who } = part.scene;
  return (
    <Zone id="court" label={`${who(part.seat)}: ${say('court')}`} seat={part.seat}>
      <CourtPlaces {...part} />
    </Zone>
  );
}

/** A place for the Duke, for Domains and for the pile of Monsters. */
export function CourtPlaces(part: PlatePart<Scene>) {
  const { scene, seat } = part;
  const [duke] = heldOf('duke', [scene.view.players[seat]!.duke]);
  return (
    <ul className="ct-grid ck-court">
      <li className="ck-duke">
        {duke !== undefined ? (
          <TileThing card={duke.ref} of={`tableau:${seat}:${duke.ref}`} />
        ) : (
          <Hollow picture="throne-king" label={scene.say('secret-duke')}>
            {scene.say('duke')}
          </Hollow>
        )}
      </li>
      {usePlan().mode === 'tablet' ? (
        <li>
          <OpenCourt {...part} />
        </li>
      ) : (
        <Piles scene={scene} seat={seat} />
      )}
    </ul>
  );
}

/** In little room: how many Domains and Monsters there are; a press opens them. */
export function OpenCourt({ scene: { view, say }, seat, onOpen }: PlatePart<Scene>) {
  const { domains, monsters } = view.players[seat]!;
  const counts = [
    ['count:domains', say('kind-domain'), domains],
    ['count:monsters', say('monsters-slain'), monsters],
  ] as const;
  const open = (): void => onOpen();
  return (
    <button type="button" className="ct-button ck-open-court" title={say('court')} onClick={open}>
      {counts.map(([sign, label, cards]) => (
        <span key={sign} className="ct-line">
          <Token icon={sign} label={label} /> {cards.length}
        </span>
      ))}
    </button>
  );
}

/** Domains in their places, and the Monsters on a pile. */
function Piles({ scene, seat }: SeatPart<Scene>): ComponentChildren {
  const { view, say, locale, me } = scene;
  const player = view.players[seat]!;
  const domains = heldOf('domain', player.domains);
  const last = DOMAIN_PLACES - 1;
  const places: readonly (readonly Held[])[] = [
    ...Array.from({ length: last }, (_, at) => domains.slice(at, at + 1)),
    domains.slice(last),
    heldOf('monster', player.monsters).toReversed(),
  ];
  const coming = seat === me ? paidFor(scene) : null;
  const [kind = ''] = coming?.split(':') ?? [];
  const comesTo = { domain: Math.min(domains.length, last), monster: DOMAIN_PLACES }[kind];
  return places.map(([top, ...below], at) => {
    const isDomain = at < DOMAIN_PLACES;
    const name = isDomain ? say('domain') : say('monsters-slain');
    const picture = isDomain ? 'tower-flag' : icon('count:monsters', locale).picture;
    return (
      <li key={at} data-coming={at === comesTo && top !== undefined ? '' : undefined}>
        {top !== undefined ? (
          <TileThing
            card={top.ref}
            of={`tableau:${seat}:${top.ref}`}
            count={below.reduce((sum, { n }) => sum + n, top.n)}
            owned
          />
        ) : at === comesTo ? (
          <Ghost card={coming!} />
        ) : (
          <Hollow picture={picture} label={name}>
            {name}
          </Hollow>
        )}
      </li>
    );
  });
}
