import { CardThing, openedOf, Token } from '@castellan/table';
import { levels } from '../cards/types.ts';
import { LastTurn } from './rivals.tsx';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';

/** All that lies before someone, large, over the quests. */
export const Opened = openedOf<Scene>('quests', (scene, seat) => {
  const { view, say, label, standings } = scene;
  const { items, levels: done } = view.players[seat]!;
  const { character } = standings[seat]!;
  const things = [
    ...(character === null ? [] : [<CardThing card={`character:${character.id}`} />]),
    ...items.map(adventureId).map(id => <CardThing card={`adventure:${id}`} of={`item:${id}`} />),
    <div className="sg-opened__actions">
      {items.length === 0 && <p>{say('no-items')}</p>}
      {levels.map((level, i) => {
        const sign = `level:${level}`;
        return done[i] === 0 ? null : (
          <p key={level}>
            <Token icon={sign} /> {say('done', { level: label(sign), n: done[i]! })}
          </p>
        );
      })}
      <LastTurn scene={scene} seat={seat} />
    </div>,
  ];
  return [{ className: 'sg-opened', things }];
});
