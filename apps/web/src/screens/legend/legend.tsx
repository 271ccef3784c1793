import type { LegendEntry, LegendGroup } from '@castellan/table';
import { IconRow } from '@castellan/table';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Dialog } from '../../app/dialog.tsx';
import { Loading } from '../../app/waiting.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useHandbook } from '../../handbook.ts';
import './legend.css';

/** The legend of a game's icons, made from its vocabulary and its cards. */
export function Legend({ bundle }: { readonly bundle: GameBundle }) {
  const { say, locale } = useApp();
  const handbook = useHandbook(bundle);
  const groups = useMemo(() => handbook?.legend(locale) ?? [], [handbook, locale]);
  if (handbook === undefined) return <Loading />;
  if (groups.length === 0) return <p className="cw-quiet">{say('noIcons')}</p>;
  return <LegendList groups={groups} />;
}

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

/** Neighbours that mean the same are shown together, explained once. */
function kin(entries: readonly LegendEntry[]): Kin[] {
  const all: Kin[] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last?.[0].meaning === entry.meaning) last.push(entry);
    else all.push([entry]);
  }
  return all;
}

interface LegendDialogProps {
  readonly bundle: GameBundle;
  onClose(): void;
}

/** The legend over a table. */
export function LegendDialog({ bundle, onClose }: LegendDialogProps) {
  const { say } = useApp();
  return (
    <Dialog title={say('icons')} width="wide" onClose={onClose}>
      <Legend bundle={bundle} />
    </Dialog>
  );
}
