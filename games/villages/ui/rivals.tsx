import type { SeatPart } from '@castellan/table';
import { Counter, List, Medal, Placard, rivalsOf, Thing, Token, usePlan } from '@castellan/table';
import { RESOURCES, TYPES } from '../cards/language.ts';
import { NONE, TARGET } from '../state.ts';
import { standingOf } from '../view.ts';
import { Cell, Coin } from './coins.tsx';
import { card } from './faces.ts';
import { handOf, purseOf } from './flights.ts';
import type { Scene } from './scene.ts';
import { resourcesOf, villageRefs } from './scene.ts';
import { icon } from './speech.ts';

/** The others, with the Resources that coins can be laid on. */
export const Rivals = rivalsOf<Scene>({
  place: 'rivals',
  className: 'vv-rivals',
  // Alone there is nobody to watch: what the King wants, and how much time is left.
  before: ({ view, say, others }) =>
    others.length === 0 && (
      <Placard title={say('king')} now={say('deck-left', { n: view.deck.length })}>
        <p>{say('king-asks')}</p>
        <p>{say('deck-left', { n: view.deck.length })}</p>
      </Placard>
    ),
  usePlate: (scene, seat) => {
    const { view, say } = scene;
    const { mode, isSmall, isLow } = usePlan();
    const { points, hand, size, types } = standingOf(view, seat);
    const { gold: n } = view.players[seat]!;
    const target = TARGET[view.players.length]!;
    const gold = { icon: 'gold', n, place: purseOf(seat), label: say('purse', { n }) };
    const cards = { icon: 'card', n: hand, place: handOf(seat), label: say('hand', { n: hand }) };
    // How many Buildings of each type: what Adventurers ask for.
    const built = TYPES.map((type, at) => ({ icon: `type:${type}`, n: types[at]! }));
    return {
      isActive: scene.isLeading(seat),
      points: { icon: 'vp', n: points, label: say('points', { n: points }) },
      means: isSmall
        ? []
        : [gold, cards, ...(mode === 'wide' ? built.filter(({ n }) => n > 0) : [])],
      signs: isSmall ? (
        <Counter {...gold} />
      ) : (
        <span title={say('places', { n: size, of: target })}>
          {size}/{target}
        </span>
      ),
      children: (
        <>
          {mode === 'wide' && view.players.length === 2 && chips(scene, seat)}
          {/* In a line there is no room for them: a press opens them, and the rail has a button for each that takes a coin. */}
          {!isLow && <Cells scene={scene} seat={seat} />}
        </>
      ),
    };
  },
});

/** Someone's Resources, that coins can be laid on. */
export function Cells({ scene, seat }: SeatPart<Scene>) {
  const { view, say, locale } = scene;
  const { isSmall } = usePlan();
  const player = view.players[seat]!;
  return (
    <ul className="vv-cells">
      {!isSmall && (
        <li>
          <span className="vv-cell ct-line" title={say('locked')}>
            {player.castle === NONE ? (
              <Token icon="locked" label={icon('locked', locale).label} />
            ) : (
              <Coin by={player.castle} />
            )}
            <Token icon="wild" />
          </span>
        </li>
      )}
      {RESOURCES.map((kind, at) => {
        const { of, label, coins, planned } = resourcesOf(scene, seat, at);
        return (
          <li key={kind}>
            <Thing of={of} zoom={null} label={label} className="vv-thing">
              <Cell kind={kind} coins={coins} planned={planned} payer={scene.near} />
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** Someone's village as small pictures. */
const chips = ({ view, say, locale }: Scene, seat: number) => (
  <List of={villageRefs(view.players[seat]!)} className="vv-chips ct-row" empty={say('nothing')}>
    {ref => (
      <span title={card(ref, locale)!.name}>
        <Medal card={ref} />
        <span className="ct-hidden">{card(ref, locale)!.name}</span>
      </span>
    )}
  </List>
);
