import type { CSSProperties } from 'react';
import { useCallback, useState } from 'react';
import {
  CardThing,
  DecisionPanel,
  Dice,
  Line,
  Log,
  MotionLayer,
  PlayerBoard,
  Section,
  Stack,
  useTableKeys,
} from '../src/index.ts';
import { cards } from './cards.ts';
import { decisions } from './game.ts';
import type { Room } from './rooms.tsx';
import { Table } from './rooms.tsx';

const FLY = [{ say: 'fly' }];

/** A table as a game might lay it out. */
export function Board({ pictures }: Room) {
  const [step, setStep] = useState(0);
  const answer = useCallback(() => setStep(step => step + 1), []);
  const counts = { gold: 4 + step * 3, strength: 7, magic: 2, vp: 12 };
  const decision = { ...decisions['choose']!, id: `choose${step}` };
  return (
    <Table pictures={pictures} decision={decision} answer={answer}>
      <Keys />
      <MotionLayer step={step} events={FLY} className="gallery-board">
        <div className="gallery" style={{ padding: 0 }}>
          <Section title="Monsters" aside={<span data-ref="bank">Bank</span>}>
            <Line label="Monsters">
              {cards.slice(5, 13).map((face, i) => (
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
          <Section title="Citizens">
            <Line label="Citizens">
              {cards.slice(0, 5).map((face, i) => (
                <Stack key={face.ref} of={face.ref} top={face} count={5 - i} label={face.kind} />
              ))}
              <CardThing card="card:domain" />
              <CardThing card="card:duke" />
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
              of: icon === 'gold' ? 'token:gold' : undefined,
            }))}
          >
            <div style={{ '--ct-card': '84px' } as CSSProperties}>
              <Line label="Tableau" overlap={0.25}>
                {cards.slice(0, 5).map(face => (
                  <CardThing key={face.ref} card={face} />
                ))}
              </Line>
            </div>
          </PlayerBoard>
        </div>
        <div className="gallery" style={{ padding: 0 }}>
          <Dice values={[(step % 6) + 1, ((step * 2 + 3) % 6) + 1]} roll={step} />
          <DecisionPanel onUndo={null} />
          <PlayerBoard
            seat={1}
            compact
            deciding
            counters={[
              { icon: 'gold', n: 14 },
              { icon: 'strength', n: 0 },
              { icon: 'magic', n: 9 },
              { icon: 'vp', n: 8 },
            ]}
          />
          <PlayerBoard
            seat={2}
            compact
            counters={[
              { icon: 'gold', n: 3 },
              { icon: 'strength', n: 5 },
              { icon: 'magic', n: 1 },
              { icon: 'vp', n: 4 },
            ]}
          />
          <div className="gallery-panel">
            <Log
              entries={[
                { key: 1, turn: true, parts: ['Turn 4: Aldric'], seat: 0 },
                { key: 2, seat: 0, parts: ['Aldric rolls 3 and 5.'] },
              ]}
            />
          </div>
        </div>
      </MotionLayer>
    </Table>
  );
}

function Keys() {
  useTableKeys({});
  return null;
}
