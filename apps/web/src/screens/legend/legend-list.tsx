import type { LegendGroup } from '@castellan/table';
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
            {entries.map(({ icons, shown, name, meaning }) => (
              <div key={icons[0]} data-icon={icons.join(' ')} tabIndex={-1}>
                <dt>
                  <IconRow icons={[shown]} />
                  {name}
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
