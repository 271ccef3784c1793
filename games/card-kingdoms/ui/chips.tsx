import { Picture, Thing, Token, useLooks } from '@castellan/table';
import { DUKES } from '../cards/dukes.ts';
import type { Held, Scene } from './scene.ts';

interface ChipsProps {
  readonly held: readonly Held[];
  /** Whose they are. */
  readonly seat: number;
  readonly label: string;
  readonly scene: Scene;
  readonly icon?: string;
}

/** Cards in little room: the charge of each, with what wakes it and how many there are. */
export function Chips({ held, seat, label, scene: { say }, icon }: ChipsProps) {
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
            <Thing of={`tableau:${seat}:${ref}`} zoom={ref} label={woken ? say.woken(said) : said}>
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

interface DukeChipProps {
  readonly duke: number;
  readonly seat: number;
  readonly scene: Scene;
}

/** A Duke that lies open; nothing while it is secret. */
export function DukeChip({ duke, seat, scene }: DukeChipProps) {
  if (duke < 0) return null;
  const { id, name } = DUKES[duke]!;
  const held = [{ ref: `duke:${id}`, name, n: 1, woken: false, numbers: [] }];
  return <Chips held={held} seat={seat} label={scene.say.duke} scene={scene} icon="card:dukes" />;
}
