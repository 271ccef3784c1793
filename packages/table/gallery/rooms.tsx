import { effectIcons } from '@castellan/powers';
import type { Decision } from '@castellan/kernel';
import type { CSSProperties, ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Director, PictureSet } from '../src/index.ts';
import {
  Card,
  CardBack,
  Counter,
  Rail,
  Deck,
  Dice,
  FIELDS,
  IconRow,
  KeyHelp,
  Log,
  logEntry,
  Medal,
  ScoreChart,
  ScoreSheet,
  SHAPES,
  TableProvider,
  Token,
  TONES,
} from '../src/index.ts';
import { samples, wares } from './cards.ts';
import { effects } from './effects.ts';
import { decisions, ICON_NAMES, KINDS, outcome, told, ui } from './game.ts';

export interface GalleryProps {
  readonly pictures: PictureSet;
}
const NAMES = ['Aldric', 'Brunhild', 'Cedric'];
const who = (seat: number): string => NAMES[seat] ?? 'nobody';
/** What was told in a game of the toy, as lines of a log. */
export const entries = told.map((event, i) => ({
  ...logEntry({ ui, locale: 'en', who }, event, i),
  turn: event.say === 'rolled',
}));

export function GalleryTable({
  pictures,
  decision,
  answer,
  director,
  children,
}: GalleryProps & {
  readonly decision?: Decision | null;
  readonly answer?: () => void;
  readonly director?: Director;
  readonly children: ComponentChildren;
}) {
  return (
    <TableProvider
      ui={ui}
      locale="en"
      who={who}
      pictures={pictures}
      decision={decision}
      answer={answer}
      director={director}
    >
      {children}
    </TableProvider>
  );
}

export function Cards({ pictures }: GalleryProps) {
  const sizes = (new URLSearchParams(location.search).get('sizes') ?? '200').split(',');
  return (
    <GalleryTable pictures={pictures}>
      <main className="gallery">
        {sizes.map(size => (
          <div
            key={size}
            className="gallery-cards"
            style={{ '--ct-card': `${size}px` } as CSSProperties}
          >
            {[...wares, ...samples].map(face => (
              <Card key={face.ref} face={face} />
            ))}
            <CardBack />
            <CardBack field="forest" emblem="shop" />
          </div>
        ))}
      </main>
    </GalleryTable>
  );
}

export function Icons({ pictures }: GalleryProps) {
  return (
    <GalleryTable pictures={pictures}>
      <main className="gallery">
        <div className="gallery-icons">
          {effects.map(([name, effect]) => [
            <span key={name}>{name}</span>,
            <span key={`${name}-row`}>
              <IconRow icons={effectIcons(effect)} label={name} />
            </span>,
          ])}
        </div>
        <div className="gallery-shapes">
          {Object.keys(SHAPES).map(shape => (
            <span key={shape}>{shape}</span>
          ))}
          {ICON_NAMES.map(icon => [
            <Token key={icon} icon={icon} />,
            <Token key={`${icon}3`} icon={icon} text="3" />,
            <Token key={`${icon}12`} icon={icon} text="12" />,
          ])}
        </div>
        <p>
          {Object.keys(TONES).length} tones, {Object.keys(FIELDS).length} fields
        </p>
      </main>
    </GalleryTable>
  );
}

export function Decisions({ pictures }: GalleryProps) {
  return (
    <main className="gallery">
      <div className="gallery-two">
        {KINDS.map(kind => (
          <GalleryTable key={kind} pictures={pictures} decision={decisions[kind]!}>
            <Rail onUndo={kind === 'select' ? () => {} : null} />
          </GalleryTable>
        ))}
        <GalleryTable pictures={pictures}>
          <Rail waiting={[1, 2]} onUndo={null} />
        </GalleryTable>
        <GalleryTable pictures={pictures}>
          <div className="gallery-panel">
            <KeyHelp />
          </div>
        </GalleryTable>
      </div>
    </main>
  );
}

export function Parts({ pictures }: GalleryProps) {
  const [roll, setRoll] = useState(0);
  const [gold, setGold] = useState(4);
  return (
    <GalleryTable pictures={pictures} decision={decisions['choose']!}>
      <main className="gallery">
        <div className="gallery-row">
          <Deck of="deck" n={24} label="Deck" back={{ field: 'map', emblem: 'shop' }} name="Deck" />
          <Deck of="discard" n={3} label="Discards" top={wares[0]!.ref} name="Discards" />
          <Deck of="deck:none" n={0} label="Empty" />
          {wares.slice(0, 3).map((face, i) => (
            <Medal key={face.ref} card={face.ref} n={i} round={i === 1} />
          ))}
        </div>
        <div className="gallery-row">
          <Dice values={[((roll * 3) % 6) + 1, ((roll * 5 + 3) % 6) + 1]} roll={roll} />
          <button
            type="button"
            className="ct-button"
            onClick={() => [setRoll(roll + 1), setGold(gold + 3)]}
          >
            Roll
          </button>
          <Counter icon="gold" n={gold} of="deck" />
          <Counter icon="gems" n={2} on />
        </div>
        <div className="gallery-panel" style={{ height: '14rem', display: 'grid' }}>
          <Log entries={entries} />
        </div>
      </main>
    </GalleryTable>
  );
}

export function Scores({ pictures }: GalleryProps) {
  return (
    <GalleryTable pictures={pictures}>
      <main className="gallery">
        <div className="gallery-panel">
          <ScoreSheet outcome={outcome} />
        </div>
        <div className="gallery-panel">
          <ScoreChart
            series={[
              { seat: 0, points: [0, 2, 5, 9, 14, 22, 30, 38, 47] },
              { seat: 1, points: [0, 1, 3, 8, 19, 27, 36, 50, 61] },
              { seat: 2, points: [0, 4, 6, 10, 12, 17, 22, 28, 33] },
            ]}
          />
        </div>
      </main>
    </GalleryTable>
  );
}
