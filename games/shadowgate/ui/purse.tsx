import {
  Counter,
  Emblem,
  seatColour,
  SeatShield,
  Thing,
  Token,
  useField,
  useLooks,
  Zone,
} from '@castellan/table';
import { columns } from '../cards/types.ts';
import type { CharacterFace } from '../cards/types.ts';
import { TARGET, victoryPoints } from '../state.ts';
import './mine.css';
import type { Scene } from './scene.ts';
import { characterOf } from './scene.ts';
import { spelled } from './terms.ts';

interface SeatProps {
  readonly scene: Scene;
  readonly seat: number;
}

/** One's character: stats that help with every cost, and the points so far. */
export function Purse({ scene, seat }: SeatProps) {
  const { view, who, say } = scene;
  const player = view.players[seat]!;
  const face = characterOf(player);
  const points = victoryPoints(player);
  return (
    <Zone
      id="purse"
      label={say.board.player(who(seat), points, player.hand.length)}
      place="own"
      ground="cloth"
      tint={seatColour(seat)}
      className="sg-purse"
    >
      <Bust scene={scene} seat={seat} />
      <span className="sg-purse__name">
        <SeatShield seat={seat} />
        <b>{who(seat)}</b>
        <em>{face?.name}</em>
      </span>
      <span className="sg-purse__figures">
        {face !== null && <Stats scene={scene} face={face} />}
        <Points scene={scene} seat={seat} />
      </span>
    </Zone>
  );
}

/** A character in the round; a press shows the card. */
export function Bust({ scene: { view, say, who }, seat }: SeatProps) {
  const { faceOf } = useLooks();
  const field = useField('character');
  const player = view.players[seat]!;
  const character = characterOf(player);
  const face = character === null ? null : faceOf(`character:${character.id}`);
  const label = say.board.player(who(seat), victoryPoints(player), player.hand.length);
  return (
    <Thing of={`seat:${seat}`} zoom={face?.ref ?? null} label={label} className="sg-bust">
      <span style={{ backgroundImage: `url(${field})` }}>
        {face !== null && <Emblem name={face.emblem} />}
      </span>
    </Thing>
  );
}

interface StatsProps {
  readonly scene: Scene;
  readonly face: CharacterFace;
}

export function Stats({ scene: { say }, face }: StatsProps) {
  return (
    <span className="sg-stats" role="img" aria-label={say.board.stats(spelled(face.stats, say))}>
      {columns.map((column, i) => (
        <Token key={column} icon={column} text={`${face.stats[i]!}`} />
      ))}
    </span>
  );
}

/** Points of the 25 that win. */
export function Points({ scene: { view, say }, seat }: SeatProps) {
  const points = victoryPoints(view.players[seat]!);
  return (
    <span className="sg-points" title={say.board.ofTarget(points, TARGET)}>
      <Counter icon="vp" n={points} place={`vp:${seat}`} />
      <small aria-hidden="true">/{TARGET}</small>
    </span>
  );
}
