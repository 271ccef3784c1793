import type { BoardPart } from '@castellan/table';
import { IconRow, Thing } from '@castellan/table';
import { TOMB_COLUMNS, TOMB_ROWS } from '../cards/boards.ts';
import { EMPTY, TOMB_ROW } from '../state.ts';
import { iconsOf } from './faces.ts';
import { Knight } from './figures.tsx';
import { Mini } from './mini.tsx';
import type { Scene } from './scene.ts';

/** The Hero Tombs: three rows and four columns, each with what it brings. */
export function Tombs({ scene: { view, say } }: BoardPart<Scene>) {
  const line = (of: 'row' | 'column', at: number) => {
    const { id, reward } = (of === 'row' ? TOMB_ROWS : TOMB_COLUMNS)[at]!;
    const label = say('tomb-reward', { line: of, n: at + 1 });
    return (
      <Thing key={id} of={`tomb-line:${id}`} zoom={null} label={label}>
        <IconRow icons={iconsOf(reward)} />
      </Thing>
    );
  };
  return (
    <div className="mg-tombs ct-centred">
      {TOMB_COLUMNS.map((_, at) => line('column', at))}
      <span />
      {view.tombs.flatMap((state, at) => {
        const label = say('tomb', { n: at + 1, state });
        const isLast = at % TOMB_ROW === TOMB_ROW - 1;
        return [
          <Thing key={at} of={`tomb:${at}`} zoom={null} label={label}>
            <span className="ct-centred" data-knight={state}>
              {state !== EMPTY && <Knight />}
            </span>
          </Thing>,
          ...(isLast ? [line('row', Math.floor(at / TOMB_ROW))] : []),
        ];
      })}
    </div>
  );
}

/** Empty, a knight who lies there, one who stands. */
const TOMB_COLOURS = ['#4b4640', '#cfd6dc', '#fff'];

export function TombsMini({ scene: { view } }: BoardPart<Scene>) {
  const colours = view.tombs.map(tomb => TOMB_COLOURS[tomb]!);
  return <Mini columns={TOMB_ROW} cell={[11, 11]} colours={colours} />;
}
