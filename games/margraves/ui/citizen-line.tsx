import type { BoardPart } from '@castellan/table';
import { Hollow, TileRow, TileThing, Token, useLooks, usePlan } from '@castellan/table';
import { LINE_PRICES } from '../cards/boards.ts';
import { CITIZENS } from '../cards/citizens.ts';
import { NONE } from '../state.ts';
import { CITIZEN_DECK } from './flights.ts';
import { EMPTY_CELL, guildColour, Mini } from './mini.tsx';
import type { Scene } from './scene.ts';
import { lineSize } from './stage.ts';

/** The Citizens that can be hired, each over its price. */
export function CitizenLine({ scene: { view, say } }: BoardPart<Scene>) {
  const { faceOf } = useLooks();
  const plan = usePlan();
  const isOpened = plan.mode !== 'wide';
  return (
    <TileRow size={lineSize(plan)} className="mg-line" place="line">
      {LINE_PRICES.map((price, slot) => {
        const kind = view.line[slot]!;
        const face = kind === NONE ? null : faceOf(`citizen:${CITIZENS[kind]!.id}`)!;
        return (
          <li key={slot} data-ref={slot === LINE_PRICES.length - 1 ? CITIZEN_DECK : undefined}>
            {face === null ? (
              <Hollow label={say('empty-slot')} />
            ) : (
              <TileThing
                of={`line:${slot}`}
                zoom={face.ref}
                label={say('line-slot', { name: face.name, price })}
                card={isOpened ? face : { ...face, rows: [] }}
              />
            )}
            <Token icon="gold" text={`${price}`} />
          </li>
        );
      })}
    </TileRow>
  );
}

/** The line in little room: a card each in the colour of its guild. */
export function LineMini({ scene: { view } }: BoardPart<Scene>) {
  return (
    <Mini
      columns={5}
      cell={[10, 24]}
      colours={view.line.map(kind =>
        kind === NONE ? EMPTY_CELL : guildColour(CITIZENS[kind]!.guild),
      )}
    />
  );
}
