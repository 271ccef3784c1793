import { Plate, useLooks, Zone } from '@castellan/table';
import { columns } from '../cards/types.ts';
import { TARGET, victoryPoints } from '../state.ts';
import './mine.css';
import type { Scene } from './scene.ts';
import { characterOf, isActive } from './scene.ts';

interface PurseProps {
  readonly scene: Scene;
  onOpen(): void;
}

/** One's character: stats that help with every cost, and the points so far. */
export function Purse({ scene, onOpen }: PurseProps) {
  const { view, who, say, near } = scene;
  const player = view.players[near]!;
  const { faceOf } = useLooks();
  const face = characterOf(player);
  const character = face === null ? undefined : `character:${face.id}`;
  const points = victoryPoints(player);
  return (
    <Zone
      id="purse"
      label={say.board.player(who(near), points, player.hand.length)}
      place="own"
      seat={near}
      className="sg-purse"
    >
      <Plate
        seat={near}
        card={character}
        title={faceOf(character ?? '')?.name}
        isActive={isActive(scene, near)}
        points={{
          icon: 'vp',
          n: points,
          place: `vp:${near}`,
          label: say.board.ofTarget(points, TARGET),
        }}
        means={columns.map((column, i) => ({ icon: column, n: face?.stats[i] ?? 0, on: true }))}
        openLabel={say.board.open(who(near))}
        onOpen={onOpen}
      />
    </Zone>
  );
}
