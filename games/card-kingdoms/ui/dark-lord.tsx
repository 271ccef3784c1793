import { NOBODY } from '@castellan/kernel';
import { Thing, Token } from '@castellan/table';
import { MONSTERS } from '../cards/monsters.ts';
import { Chips, DukeChip } from './chips.tsx';
import type { Scene } from './scene.ts';
import { citizensOf, domainsOf } from './scene.ts';

/** The opponent of those who play alone: what he has seized [CK 13.12]. */
export function DarkLord({ scene }: { readonly scene: Scene }) {
  const { view, say } = scene;
  const lord = view.darkLord;
  if (lord === null) return null;
  const [citizens, domains] = [citizensOf(lord, []), domainsOf(lord.domains)];
  const left = view.monsters.flat().reduce((sum, monster) => sum + MONSTERS[monster]!.vp, 0);
  return (
    <article className="ck-rival ck-dark-lord">
      <header className="ck-plate">
        <Thing of="seat:-1" zoom={null} label={say.darkLord} className="ck-plate__name">
          <Token icon="dark-lord" />
          <span className="ck-plate__who">{say.darkLord}</span>
        </Thing>
        <span className="ck-plate__points" title={say.monsters}>
          <Token icon="count:monsters" />
          <Token icon="vp" text={`${left}`} label={say.points(left)} />
        </span>
      </header>
      {citizens.length + domains.length === 0 ? (
        <p className="ck-dark-lord__none">
          {say.captured}: {say.nothing}
        </p>
      ) : (
        <>
          <Chips held={citizens} seat={NOBODY} label={say.captured} scene={scene} />
          <Chips
            held={domains}
            seat={NOBODY}
            label={say.domains}
            scene={scene}
            icon="count:domains"
          />
        </>
      )}
      <DukeChip duke={lord.duke} seat={NOBODY} scene={scene} />
    </article>
  );
}
