import { Picture, Thing, Token, useLooks } from '@castellan/table';
import { DUKES } from '../cards/dukes.ts';
import type { Held, Scene } from './scene.ts';

interface ChipsProps {
  readonly held: readonly Held[];
  readonly label: string;
  readonly scene: Scene;
  readonly icon?: string;
}

/** Cards in little room: the charge of each, with what wakes it and how many there are. */
export function Chips({ held, label, scene: { say }, icon }: ChipsProps) {
  const { faceOf } = useLooks();
  if (held.length === 0) return null;
  return (
    <ul className="ck-chips" aria-label={label}>
      {icon !== undefined && (
        <li className="ck-chips__kind" title={label}>
          <Token icon={icon} />
        </li>
      )}
      {held.map(({ ref, name, n, woken, numbers }) => {
        const face = faceOf(ref)!;
        const said = say.copies(name, n);
        return (
          <li
            key={ref}
            className="ck-chip"
            data-woken={woken ? '' : undefined}
            data-field={face.field}
          >
            <Thing of={ref} label={woken ? say.woken(said) : said} live={false}>
              {numbers.length > 0 && <span className="ck-chip__number">{numbers.join('/')}</span>}
              <Picture name={face.emblem} />
              {n > 1 && <span className="ck-chip__n">×{n}</span>}
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}

/** A Duke that lies open; nothing while it is secret. */
export function DukeChip({ duke, scene }: { readonly duke: number; readonly scene: Scene }) {
  if (duke < 0) return null;
  const { id, name } = DUKES[duke]!;
  const held = [{ ref: `duke:${id}`, name, n: 1, woken: false, numbers: [] }];
  return <Chips held={held} label={scene.say.duke} scene={scene} icon="card:dukes" />;
}
