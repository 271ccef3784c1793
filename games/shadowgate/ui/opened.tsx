import type { OpenedPart } from '@castellan/table';
import { CardThing, Drawer, Token } from '@castellan/table';
import { levels } from '../cards/types.ts';
import { LastTurn } from './rivals.tsx';
import type { Scene } from './scene.ts';
import { adventureId } from './scene.ts';

/** All that lies before someone, large, over the quests. */
export function Opened({ scene, seat, onClose }: OpenedPart<Scene>) {
  const { view, say, who, standings } = scene;
  const player = view.players[seat]!;
  const { character } = standings[seat]!;
  return (
    <Drawer over="quests" title={who(seat)} onClose={onClose}>
      <ul className="ct-row sg-opened">
        {character !== null && (
          <li>
            <CardThing card={`character:${character.id}`} />
          </li>
        )}
        {player.items.map(card => (
          <li key={card}>
            <CardThing card={`adventure:${adventureId(card)}`} of={`item:${adventureId(card)}`} />
          </li>
        ))}
        <li className="sg-opened__actions">
          {player.items.length === 0 && <p>{say.text('no-items')}</p>}
          {levels.map((level, i) =>
            player.levels[i] === 0 ? null : (
              <p key={level}>
                <Token icon={`level:${level}`} />{' '}
                {say.text('done', { level: say.level(level), n: player.levels[i]! })}
              </p>
            ),
          )}
          <LastTurn scene={scene} seat={seat} />
        </li>
      </ul>
    </Drawer>
  );
}
