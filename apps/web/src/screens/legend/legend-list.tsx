import type { LegendEntry, LegendGroup } from '@castellan/table';
import { IconRow } from '@castellan/table';
import './legend.css';

/** What each icon of a game is called and means, in groups. */
export function LegendList({ groups }: { readonly groups: readonly LegendGroup[] }) {
  return (
    <div className="cw-legend">
      {groups.map(({ of, title, entries }) => (
        <section key={of} aria-label={title}>
          <h3>{title}</h3>
          <dl>
            {kin(entries).map(([first, ...others]) => (
              <div key={first.icons[0]} data-kin={others.length > 0 ? '' : undefined}>
                {[first, ...others].map(({ icons, shown, name }) => (
                  <dt key={icons[0]} data-icon={icons.join(' ')} tabIndex={-1}>
                    <IconRow icons={[shown]} />
                    <span>{name}</span>
                  </dt>
                ))}
                <dd>{first.meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

type Kin = [first: LegendEntry, ...others: LegendEntry[]];

/** Neighbours that mean the same stand together: it is said once. */
function kin(entries: readonly LegendEntry[]): Kin[] {
  const all: Kin[] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last?.[0].meaning === entry.meaning) last.push(entry);
    else all.push([entry]);
  }
  return all;
}
