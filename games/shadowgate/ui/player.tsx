import { Counter, SeatShield, seatColour, Thing, Token } from '@castellan/table';
import type { CSSProperties } from 'react';
import { adventures } from '../cards/adventures.ts';
import { columns, levels } from '../cards/types.ts';
import type { CharacterFace } from '../cards/types.ts';
import { isBase, TARGET, victoryPoints } from '../state.ts';
import { CardAt } from './card-at.tsx';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';
import { adventureId, charactersOf, isActive } from './scene.ts';
import { spelled } from './terms.ts';

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** Shield, name and points of a seat. */
export function Plate({ scene, seat }: SeatProps) {
  const { view, who, say } = scene;
  const player = view.players[seat]!;
  const points = victoryPoints(player);
  return (
    <header className="sg-plate">
      <Thing
        of={`seat:${seat}`}
        zoom={null}
        label={say.board.player(who(seat), points, player.hand.length)}
        className="sg-plate__seat"
      >
        <SeatShield seat={seat} />
        <span className="sg-plate__name">{who(seat)}</span>
      </Thing>
      <span className="sg-plate__points" title={say.board.ofTarget(points, TARGET)}>
        <Counter icon="vp" n={points} place={`vp:${seat}`} />
        <small aria-hidden="true">/ {TARGET}</small>
      </span>
    </header>
  );
}

/** How many quests of each level: only those there are. */
export function Levels({ scene: { view, say }, seat }: SeatProps) {
  const { levels: done } = view.players[seat]!;
  return (
    <ul className="sg-levels">
      {levels.map((level, i) =>
        done[i] === 0 ? null : (
          <li key={level} title={say.board.done(say.level(level), done[i]!)}>
            <Token
              icon={`level:${level}`}
              pip={`${done[i]!}`}
              label={say.board.done(say.level(level), done[i]!)}
            />
          </li>
        ),
      )}
    </ul>
  );
}

/** Stats and base types, as they stand on the character. */
export function Traits({
  face,
  scene: { say, locale },
}: {
  readonly face: CharacterFace;
  readonly scene: Scene;
}) {
  return (
    <span className="sg-traits">
      <span
        className="sg-traits__stats"
        role="img"
        aria-label={say.board.stats(spelled(face.stats, say))}
      >
        {columns.map((column, i) => (
          <span key={column} title={icon(column, locale).label}>
            <Token icon={column} text={`${face.stats[i]!}`} />
          </span>
        ))}
      </span>
      <span className="sg-traits__types">
        {face.baseTypes.map(type => (
          <span key={type} title={`${say.type(type)}: ${say.board.staysForGood}`}>
            <Token icon={`type:${type}`} label={`${say.type(type)}: ${say.board.staysForGood}`} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Acquired items. An anchor marks those that stay, a veil those used this turn. */
export function Items({ scene, seat }: SeatProps) {
  const { view, say } = scene;
  const player = view.players[seat]!;
  if (player.items.length === 0) return <p className="sg-none">{say.board.noItems}</p>;
  return (
    <ul
      className="sg-items"
      aria-label={say.board.items}
      style={{ '--n': player.items.length } as CSSProperties}
    >
      {player.items.map(card => {
        const base = isBase(player, card);
        const used = view.turn.used.includes(card);
        const note = [base ? say.board.staysForGood : '', used ? say.board.usedNow : '']
          .filter(part => part !== '')
          .join(', ');
        return (
          <li key={card} data-used={used ? '' : undefined}>
            <CardAt of={`item:${adventureId(card)}`} note={note === '' ? undefined : note}>
              {base && (
                <span className="sg-items__base" title={say.board.staysForGood}>
                  <Token icon="base" />
                </span>
              )}
            </CardAt>
          </li>
        );
      })}
    </ul>
  );
}

/** An opponent: character, points, items, and how many cards they hold. Where there are many, items are signs. */
export function Rival({ scene, seat, crowded }: SeatProps & { readonly crowded: boolean }) {
  const { view, say } = scene;
  const player = view.players[seat]!;
  const faces = charactersOf(player);
  return (
    <article
      className="sg-rival"
      data-active={isActive(scene, seat) ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <Plate scene={scene} seat={seat} />
      <div className="sg-rival__row">
        {faces.map(face => (
          <CardAt key={face.id} of={`character:${face.id}`} />
        ))}
        <div className="sg-rival__facts">
          {faces.length === 1 && <Traits face={faces[0]!} scene={scene} />}
          <div className="sg-rival__owned">
            <span className="sg-rival__hand" title={say.board.handOf(player.hand.length)}>
              <Counter
                icon="hand"
                n={player.hand.length}
                place={`hand-of:${seat}`}
                label={say.board.handOf(player.hand.length)}
              />
            </span>
            {crowded ? <Chips scene={scene} seat={seat} /> : <Levels scene={scene} seat={seat} />}
          </div>
        </div>
      </div>
      {!crowded && player.items.length > 0 && <Items scene={scene} seat={seat} />}
    </article>
  );
}

/** Items as signs of their types: the same signs that quests ask for. */
function Chips({ scene, seat }: SeatProps) {
  const { view, say } = scene;
  const player = view.players[seat]!;
  return (
    <ul className="sg-chips" aria-label={say.board.items}>
      {player.items.map(card => {
        const { id, name, type } = adventures[card]!;
        const kind = type === null || type === 'wild' ? say.wild : say.type(type);
        const base = isBase(player, card);
        const label = `${name}, ${kind}${base ? `, ${say.board.staysForGood}` : ''}`;
        return (
          <li key={card} data-used={view.turn.used.includes(card) ? '' : undefined}>
            <Thing of={`item:${id}`} label={label} className="sg-chip">
              <Token icon={type === null || type === 'wild' ? 'wild' : `type:${type}`} />
              {base && (
                <span className="sg-chip__base">
                  <Token icon="base" />
                </span>
              )}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
