import type { StageSpec } from '../src/index.ts';
import type { CSSProperties } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import {
  across,
  Deck,
  down,
  HandCard,
  HandZone,
  Log,
  MotionLayer,
  Plate,
  Plates,
  Rail,
  rest,
  sideColumn,
  Stage,
  tiles,
  TileThing,
  useDirector,
  useTableKeys,
  Zone,
  zone,
} from '../src/index.ts';
import { wares } from './cards.ts';
import { decisions, told, ui } from './game.ts';
import type { GalleryProps } from './rooms.tsx';
import { entries, GalleryTable } from './rooms.tsx';

const BOUGHT = told.filter(event => event.say === 'bought').slice(0, 1);
const PLAYERS = 3;
const MANNER = { pace: 'quick', isStill: false, own: 0 } as const;

const spec: StageSpec = {
  zones: { market: 'market', hand: 'mine' },
  tile: { least: 0.9, most: 1.4 },
  compose: (mode, players) =>
    mode === 'wide'
      ? across(
          down(zone('market', tiles(4), tiles(2)), zone('hand', rest(), rest(200))),
          sideColumn(players, 96),
        )
      : down(
          zone('rivals', rest(), rest(60)),
          zone('market', tiles(4), tiles(2)),
          zone('hand', rest(), rest(150)),
          zone('rail', rest(), rest(90)),
        ),
};

/** A table as a game might lay it out. */
export function Board({ pictures }: GalleryProps) {
  const [step, setStep] = useState(0);
  const answer = useCallback(() => setStep(step => step + 1), []);
  const decision = { ...decisions['choose']!, id: `choose${step}` };
  const director = useDirector({ step: `${step}`, turn: 0, events: BOUGHT }, ui, MANNER);
  return (
    <GalleryTable pictures={pictures} decision={decision} answer={answer} director={director}>
      <Keys />
      <div className="gallery-stage">
        <Stage spec={spec} players={PLAYERS} isAsked>
          <MotionLayer step={step}>
            <Zone id="market" label="Market">
              <ul className="ct-grid" style={{ '--cols': 4 } as CSSProperties}>
                {wares.slice(0, 7).map((face, i) => (
                  <li key={face.ref}>
                    <TileThing card={face} count={Math.max(1, ((i * 5) % 7) - step)} dims />
                  </li>
                ))}
                <li>
                  <Deck of="deck" n={24} label="Deck" name="Deck" tile />
                </li>
              </ul>
            </Zone>
            <HandZone id="hand" label="Hand" places={6} seat={0}>
              {wares.slice(8, 12).map(face => (
                <HandCard key={face.ref} of={face.ref} />
              ))}
            </HandZone>
            <Plates label="The others">
              {[1, 2].map(seat => (
                <Plate
                  key={seat}
                  seat={seat}
                  isActive={seat === 1}
                  points={{ icon: 'points', n: 12 }}
                  means={[
                    { icon: 'gold', n: 4 + step * 3 },
                    { icon: 'gems', n: 2 },
                  ]}
                  onOpen={() => {}}
                />
              ))}
            </Plates>
          </MotionLayer>
          <Zone id="rail" label="Your place" ground="wood">
            <Rail onUndo={null} />
            <Log entries={entries} />
          </Zone>
        </Stage>
      </div>
    </GalleryTable>
  );
}

function Keys() {
  useTableKeys({});
  return null;
}
