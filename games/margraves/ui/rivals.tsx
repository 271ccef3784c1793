import type { PlatePart, PlatesPart } from '@castellan/table';
import { Placard, Plate, Plates, Token, useLastMove, useLooks, usePlan } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { soloAim } from '../view.ts';
import { Tower } from './figures.tsx';
import type { Scene } from './scene.ts';

/** The others, a plate each; a press opens one large. */
export function Rivals({ scene, onOpen }: PlatesPart<Scene>) {
  const { say, view, standings, others } = scene;
  const aim = soloAim(view);
  const now = say('solo-now', { points: standings[0]!.points });
  return (
    <Plates label={say('rivals')}>
      {aim !== null && (
        <Placard title={say('solo')} now={now}>
          <p>{say('solo-aim', { points: aim })}</p>
          <p>{now}</p>
        </Placard>
      )}
      {others.map(seat => (
        <Rival key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
      ))}
    </Plates>
  );
}

function Rival({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, who, say, standings } = scene;
  const isWide = usePlan().mode === 'wide';
  const { say: tell } = useLooks();
  const player = view.players[seat]!;
  const { gold, strength, towers } = player;
  const last = useLastMove(scene.log, seat);
  const { points, handSize, isActive } = standings[seat]!;
  const signs = isWide && (
    <>
      {view.first === seat && <Token icon="first-player" label={say('first-player')} />}
      <span className="mg-towers" role="img" aria-label={say('towers-left', { n: towers })}>
        <Tower seat={seat} />
        {towers}
      </span>
    </>
  );
  return (
    <Plate
      seat={seat}
      isActive={isActive}
      points={{ icon: 'vp', n: points, label: say('points', { n: points }) }}
      means={[
        { icon: 'gold', n: gold },
        { icon: 'strength', n: strength },
        { icon: 'card:citizens', n: handSize, label: say('hand-of', { n: handSize }) },
        ...TOKENS.map(token => ({ icon: token, n: player[token] })),
      ]}
      signs={signs}
      openLabel={say('open', { name: who(seat) })}
      onOpen={onOpen}
    >
      {isWide && view.players.length <= 3 && (
        <p className="mg-last">{last === null ? '' : tell(last)}</p>
      )}
    </Plate>
  );
}
