import { icons } from '@castellan/powers';
import type { Decision } from '@castellan/kernel';
import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import type { PictureSet } from '../src/index.ts';
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
import { decisions, iconNames, KINDS, outcome, told, ui } from './game.ts';

export interface Room {
  readonly pictures: PictureSet;
}
const NAMES = ['Aldric', 'Brunhild', 'Cedric'];
const who = (seat: number): string => NAMES[seat] ?? 'nobody';
/** What was told in a game of the toy, as lines of a log. */
export const entries = told.map((event, i) => ({
  ...logEntry({ ui, locale: 'en', who }, event, i),
  turn: event.say === 'rolled',
}));

export function Table({
  pictures,
  decision,
  answer,
  children,
}: Room & {
  readonly decision?: Decision | null;
  readonly answer?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <TableProvider
      ui={ui}
      locale="en"
      who={who}
      pictures={pictures}
      decision={decision}
      answer={answer}
    >
      {children}
    </TableProvider>
  );
}

export function Cards({ pictures }: Room) {
  const sizes = (new URLSearchParams(location.search).get('sizes') ?? '200').split(',');
  return (
    <Table pictures={pictures}>
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
    </Table>
  );
}

export function Icons({ pictures }: Room) {
  return (
    <Table pictures={pictures}>
      <main className="gallery">
        <div className="gallery-icons">
          {effects.map(([name, effect]) => [
            <span key={name}>{name}</span>,
            <span key={`${name}-row`}>
              <IconRow icons={icons(effect)} label={name} />
            </span>,
          ])}
        </div>
        <div className="gallery-shapes">
          {Object.keys(SHAPES).map(shape => (
            <span key={shape}>{shape}</span>
          ))}
          {iconNames.map(icon => [
            <Token key={icon} icon={icon} />,
            <Token key={`${icon}3`} icon={icon} text="3" />,
            <Token key={`${icon}12`} icon={icon} text="12" />,
          ])}
        </div>
        <p>
          {Object.keys(TONES).length} tones, {Object.keys(FIELDS).length} fields
        </p>
      </main>
    </Table>
  );
}

export function Decisions({ pictures }: Room) {
  return (
    <main className="gallery">
      <div className="gallery-two">
        {KINDS.map(kind => (
          <Table key={kind} pictures={pictures} decision={decisions[kind]!}>
            <Rail onUndo={kind === 'select' ? () => {} : null} />
          </Table>
        ))}
        <Table pictures={pictures}>
          <Rail waiting={[1, 2]} onUndo={null} />
        </Table>
        <Table pictures={pictures}>
          <div className="gallery-panel">
            <KeyHelp />
          </div>
        </Table>
      </div>
    </main>
  );
}

export function Parts({ pictures }: Room) {
  const [roll, setRoll] = useState(0);
  const [gold, setGold] = useState(4);
  return (
    <Table pictures={pictures} decision={decisions['choose']!}>
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
    </Table>
  );
}

export function Scores({ pictures }: Room) {
  return (
    <Table pictures={pictures}>
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
    </Table>
  );
}
