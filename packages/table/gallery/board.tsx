import type { CSSProperties } from 'react';
import { useCallback, useState } from 'react';
import {
  CardThing,
  Rail,
  Dice,
  Line,
  Log,
  MotionLayer,
  PlayerBoard,
  Section,
  Stack,
  useTableKeys,
} from '../src/index.ts';
import { wares } from './cards.ts';
import { decisions, told } from './game.ts';
import type { GalleryProps } from './rooms.tsx';
import { entries, GalleryTable } from './rooms.tsx';

const BOUGHT = told.filter(event => event.say === 'bought').slice(0, 1);

/** A table as a game might lay it out. */
export function Board({ pictures }: GalleryProps) {
  const [step, setStep] = useState(0);
  const answer = useCallback(() => setStep(step => step + 1), []);
  const counts = { gold: 4 + step * 3, gems: 2, points: 12 };
  const decision = { ...decisions['choose']!, id: `choose${step}` };
  return (
    <GalleryTable pictures={pictures} decision={decision} answer={answer}>
      <Keys />
      <MotionLayer step={step} events={BOUGHT} className="gallery-board">
        <div className="gallery" style={{ padding: 0 }}>
          <Section title="Market" aside={<span data-ref="bank">Bank</span>}>
            <Line label="Market">
              {wares.slice(0, 8).map((face, i) => (
                <Stack
                  key={face.ref}
                  of={face.ref}
                  top={face}
                  count={Math.max(1, ((i * 5) % 7) - step)}
                  label={face.kind}
                />
              ))}
            </Line>
          </Section>
          <Section title="Hand">
            <Line label="Hand">
              {wares.slice(8, 13).map((face, i) => (
                <Stack key={face.ref} of={face.ref} top={face} count={5 - i} label={face.kind} />
              ))}
            </Line>
          </Section>
          <PlayerBoard
            seat={0}
            own
            active
            counters={Object.entries(counts).map(([icon, n]) => ({
              icon,
              n,
              place: `seat:0:${icon}`,
            }))}
          >
            <div style={{ '--ct-card': '84px' } as CSSProperties}>
              <Line label="Tableau" overlap={0.25}>
                {wares.slice(13, 18).map(face => (
                  <CardThing key={face.ref} card={face} />
                ))}
              </Line>
            </div>
          </PlayerBoard>
        </div>
        <div className="gallery" style={{ padding: 0 }}>
          <Dice values={[(step % 6) + 1, ((step * 2 + 3) % 6) + 1]} roll={step} />
          <Rail onUndo={null} />
          <PlayerBoard
            seat={1}
            compact
            deciding
            counters={[
              { icon: 'gold', n: 14 },
              { icon: 'gems', n: 0 },
              { icon: 'points', n: 9 },
            ]}
          />
          <PlayerBoard
            seat={2}
            compact
            counters={[
              { icon: 'gold', n: 3 },
              { icon: 'gems', n: 5 },
              { icon: 'points', n: 4 },
            ]}
          />
          <div className="gallery-panel">
            <Log entries={entries} />
          </div>
        </div>
      </MotionLayer>
    </GalleryTable>
  );
}

function Keys() {
  useTableKeys({});
  return null;
}
