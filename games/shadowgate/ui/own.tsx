import { Hand, Section, seatColour } from '@castellan/table';
import type { CSSProperties } from 'react';
import { CardAt } from './card-at.tsx';
import { Items, Levels, Plate, Traits } from './player.tsx';
import type { Scene } from './scene.ts';
import { adventureId, charactersOf, isActive } from './scene.ts';

interface OwnProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** One's own place: character, stats and items. */
export function OwnPlace({ scene, seat }: OwnProps) {
  const faces = charactersOf(scene.view.players[seat]!);
  return (
    <article
      className="sg-own"
      data-spot="own"
      data-active={isActive(scene, seat) ? '' : undefined}
      style={{ '--seat': seatColour(seat) } as CSSProperties}
    >
      <Plate scene={scene} seat={seat} />
      <div className="sg-own__row">
        {faces.map(face => (
          <CardAt key={face.id} of={`character:${face.id}`} />
        ))}
        {faces.length === 1 && (
          <div className="sg-own__deeds">
            <Traits face={faces[0]!} scene={scene} />
            <Levels scene={scene} seat={seat} />
          </div>
        )}
      </div>
      <Items scene={scene} seat={seat} />
    </article>
  );
}

/** One's own hand, as a fan. */
export function OwnHand({ scene, seat }: OwnProps) {
  const { view, say } = scene;
  const { hand } = view.players[seat]!;
  return (
    <Section title={say.board.hand} className="sg-hand" quiet>
      <div
        className="sg-hand__fan"
        data-spot="hand"
        style={{ '--cards': hand.length } as CSSProperties}
      >
        {hand.length === 0 ? (
          <p className="sg-hand__empty">{say.board.handEmpty}</p>
        ) : (
          <Hand label={say.board.handOf(hand.length)}>
            {hand.map(card => (
              <CardAt key={card} of={`hand:${adventureId(card)}`} />
            ))}
          </Hand>
        )}
      </div>
    </Section>
  );
}
