import type { Icon } from '@castellan/powers';
import { capital } from '@castellan/powers';
import { Fragment } from 'preact';
import { useLooks } from '../context.tsx';
import { CardIcon } from './card-icon.tsx';
import { Operator } from './operator.tsx';
import { Token } from './token.tsx';
import { ariaOf } from './picture.tsx';
import { memo } from '../view.ts';

export interface IconRowProps {
  readonly icons: readonly Icon[];
  /** An icon before the others, that gives way to a heading where there is room for one. */
  readonly sign?: string | undefined;
  /** The row in words. Without it the row is silent: say what it says beside it. */
  readonly label?: string;
  readonly className?: string;
}

/** What a fold over an effect has drawn, as pictures: tokens with numbers, operators between them. */
export const IconRow = memo(function IconRow({ icons, sign, label, className }: IconRowProps) {
  return (
    <span className={`ct-icons ${className ?? ''}`} {...ariaOf(label)}>
      {sign !== undefined && (
        <span className="ct-icons__group ct-icons__sign">{draw({ icon: sign, n: null })}</span>
      )}
      {groups(icons).map((group, i) =>
        group.length === 1 ? (
          <Fragment key={i}>{draw(group[0]!)}</Fragment>
        ) : (
          // An operator never ends a line: it goes with what follows.
          <span className="ct-icons__group" key={i}>
            {group.map((icon, j) => (
              <Fragment key={j}>{draw(icon)}</Fragment>
            ))}
          </span>
        ),
      )}
    </span>
  );
});

function draw(icon: Icon) {
  if ('operator' in icon) return <Operator name={icon.operator} />;
  if ('card' in icon) return <CardIcon from={icon.card} filter={icon.filter} />;
  return <Amount icon={icon.icon} n={icon.n} />;
}

/** A number stands on a token (`3 gold`), and beside a picture (`verb:draw 2`): those are actions, not amounts. */
function Amount({ icon, n }: { readonly icon: string; readonly n: number | null }) {
  const { iconOf } = useLooks();
  const { label } = iconOf(icon);
  const number = n === null || n === 0 ? undefined : `${n}`;
  const title = number === undefined ? capital(label) : `${number} ${label}`;
  if (!icon.includes(':')) return <Token icon={icon} text={number} title={title} />;
  if (number === undefined || n === 1) return <Token icon={icon} title={title} />;
  return (
    <span className="ct-icons__amount" title={title}>
      <Token icon={icon} />
      <b className="ct-icons__n">{number}</b>
    </span>
  );
}

/** Where a row may break: before an operator that joins. */
export function groups(icons: readonly Icon[]): Icon[][] {
  const result: Icon[][] = [];
  for (const icon of icons) {
    const opens = 'operator' in icon && icon.operator !== 'close' && icon.operator !== 'per';
    const last = result.at(-1);
    const lastIcon = last?.at(-1);
    const glued = lastIcon !== undefined && 'operator' in lastIcon && lastIcon.operator !== 'close';
    const isClose = 'operator' in icon && (icon.operator === 'close' || icon.operator === 'per');
    if (!last || (!glued && !isClose) || (opens && !glued)) result.push([icon]);
    else last.push(icon);
  }
  return result;
}
