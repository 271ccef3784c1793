import { EmptySlot, Stack, Thing, Token, useLooks } from '@castellan/table';
import type { CardFace } from '@castellan/table';
import type { CSSProperties, ReactNode } from 'react';
import { CITIZENS } from '../cards/citizens.ts';
import { DOMAINS } from '../cards/domains.ts';
import { AREAS, MONSTERS } from '../cards/monsters.ts';
import { topCitizen, topMonster } from '../center.ts';
import { recruitPrice } from '../modifiers.ts';
import { COLUMNS, NONE } from '../state.ts';
import { Exhausted } from './dice-tray.tsx';
import { iconSize } from './icon-size.ts';
import type { Scene } from './scene.ts';
import { boughtRef } from './scene.ts';
import { icon } from './icons.ts';

/** The Center Stacks: four rows of five [CK 1.4]. */
export function Center({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  return (
    <section className="ck-center" aria-label={say.center} data-ref="center">
      <ul className="ck-row" data-row="monsters" aria-label={say.monsters}>
        {columns.map(column => (
          <MonsterPlace key={column} scene={scene} column={column} />
        ))}
      </ul>
      {[0, 1].map(row => (
        <ul className="ck-row" data-row="citizens" aria-label={say.citizens} key={row}>
          {columns.map(column => (
            <CitizenPlace key={column} scene={scene} stack={row * COLUMNS + column} />
          ))}
        </ul>
      ))}
      <ul className="ck-row" data-row="domains" aria-label={say.domains}>
        {view.domains.map((_, column) => (
          <DomainPlace key={column} scene={scene} column={column} />
        ))}
      </ul>
      <p className="ck-center__end">
        <Exhausted scene={scene} />
      </p>
    </section>
  );
}

interface PlaceProps {
  readonly scene: Scene;
  readonly row: string;
  readonly of: string;
  /** The top card; null: it is still to be turned up. */
  readonly top: CardFace | null;
  readonly n: number;
  readonly children?: ReactNode;
}

/** A place of the Center: its card on top of so many, or an Exhausted card [CK 5.6]. */
function Place({ scene: { say, decision }, row, of, top, n, children }: PlaceProps) {
  if (n === 0)
    return (
      <li className="ck-place" data-exhausted="">
        <EmptySlot label={say.exhausted} picture="hourglass" />
        <span className="ct-hidden">{say.place(row)}</span>
      </li>
    );
  return (
    <li
      className="ck-place"
      data-bought={boughtRef(decision) === of ? '' : undefined}
      style={top ? ({ '--ck-icon': `${iconSize(top)}cqi` } as CSSProperties) : undefined}
    >
      <Stack
        of={`center:${of}`}
        top={top}
        count={n}
        label={top === null ? say.toBeTurned : row}
        back={{ field: 'domain', emblem: 'tower-flag' }}
      />
      {children}
    </li>
  );
}

function MonsterPlace({ scene, column }: { readonly scene: Scene; readonly column: number }) {
  const { view, say, locale } = scene;
  const { faceOf } = useLooks();
  const monster = topMonster(view, column);
  const area = AREAS[view.areas[column]!]!;
  const name = icon(`area:${area}`, locale).label;
  const ref = monster === NONE ? '' : `monster:${MONSTERS[monster]!.id}`;
  const face = faceOf(ref);
  // The painted field says which area it is.
  const shown = face && {
    ...face,
    marks: face.marks.filter(mark => !mark.icon.startsWith('area:')),
  };
  return (
    <Place
      scene={scene}
      row={`${say.monsters}, ${name}`}
      of={ref}
      top={shown}
      n={view.monsters[column]!.length}
    >
      {view.darkLord !== null && (
        <Thing
          of={`stack:monsters:${column}`}
          zoom={null}
          label={`${name}: ${say.attackedBy(column + 1)}`}
          className="ck-area"
        >
          <Token icon={`area:${area}`} />
          <span className="ck-area__die">{column + 1}</span>
        </Thing>
      )}
    </Place>
  );
}

function CitizenPlace({ scene, stack }: { readonly scene: Scene; readonly stack: number }) {
  const { view, say, me } = scene;
  const { faceOf } = useLooks();
  const kind = topCitizen(view, stack);
  if (kind === NONE) return <Place scene={scene} row={say.citizens} of="" top={null} n={0} />;
  const { id } = CITIZENS[kind]!;
  const face = faceOf(`citizen:${id}`)!;
  const price = me === null ? null : recruitPrice(view.players[me]!, kind);
  // What it costs the one who looks, rather than what is printed.
  const shown =
    price === null
      ? face
      : { ...face, price: [{ icon: 'gold', text: `${price}`, label: say.now(price) }] };
  return (
    <Place
      scene={scene}
      row={say.citizens}
      of={face.ref}
      top={shown}
      n={view.citizens[stack]!.length}
    />
  );
}

function DomainPlace({ scene, column }: { readonly scene: Scene; readonly column: number }) {
  const { view, say } = scene;
  const { faceOf } = useLooks();
  const domain = view.domains[column]!;
  const face = domain === NONE ? null : faceOf(`domain:${DOMAINS[domain]!.id}`);
  const n = view.domainsBelow[column]!.length + (domain === NONE ? 0 : 1);
  return <Place scene={scene} row={say.domains} of={face?.ref ?? ''} top={face} n={n} />;
}
