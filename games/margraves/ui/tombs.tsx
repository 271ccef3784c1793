import type { BoardPart } from '@castellan/table';
import { IconRow, Thing } from '@castellan/table';
import { TOMB_COLUMNS, TOMB_ROWS } from '../cards/boards.ts';
import { EMPTY, TOMB_ROW } from '../state.ts';
import { iconsOf } from './faces.ts';
import { Knight } from './figures.tsx';
import { Mini } from './mini.tsx';
import type { Scene } from './scene.ts';

/** The Hero Tombs: three rows and four columns, each with what it brings. */
export function Tombs({ scene }: BoardPart<Scene>) {
  const { view, say } = scene;
  return (
    <div className="mg-tombs">
      {TOMB_COLUMNS.map((line, i) => (
        <Line key={line.id} scene={scene} at={TOMB_ROWS.length + i} />
      ))}
      <span />
      {view.tombs.flatMap((tomb, at) => [
        <Thing
          key={at}
          of={`tomb:${at}`}
          zoom={null}
          label={say('tomb', { n: at + 1, state: tomb })}
          className="mg-tomb"
        >
          <span data-knight={tomb}>{tomb !== EMPTY && <Knight />}</span>
        </Thing>,
        ...(at % TOMB_ROW === TOMB_ROW - 1
          ? [<Line key={`row ${at}`} scene={scene} at={Math.floor(at / TOMB_ROW)} />]
          : []),
      ])}
    </div>
  );
}

/** A line by its number among the rows, or among the columns. */
const lineAt = (at: number): { line: string; n: number } =>
  at < TOMB_ROWS.length
    ? { line: 'row', n: at + 1 }
    : { line: 'column', n: at + 1 - TOMB_ROWS.length };

function Line({ scene: { say }, at }: BoardPart<Scene> & { readonly at: number }) {
  const { id, reward } = [...TOMB_ROWS, ...TOMB_COLUMNS][at]!;
  return (
    <Thing of={`tomb-line:${id}`} zoom={null} label={say('tomb-reward', lineAt(at))}>
      <IconRow icons={iconsOf(reward)} />
    </Thing>
  );
}

/** Empty, a knight who lies there, one who stands. */
const TOMB_COLOURS = ['#4b4640', '#cfd6dc', '#fff'];

export function TombsMini({ scene: { view } }: BoardPart<Scene>) {
  return (
    <Mini
      columns={TOMB_ROW}
      cell={[11, 11]}
      colours={view.tombs.map(tomb => TOMB_COLOURS[tomb]!)}
    />
  );
}
