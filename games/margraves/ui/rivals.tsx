import type { PlatePart, PlatesPart } from '@castellan/table';
import { Placard, Plate, Plates, Token, useLastMove, useLooks, usePlan } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { SOLO_AIMS } from '../settings.ts';
import { Tower } from './figures.tsx';
import type { Scene } from './scene.ts';
import { handCount, isActive } from './scene.ts';

/** The others, a plate each; a press opens one large. */
export function Rivals({ scene, onOpen }: PlatesPart<Scene>) {
  const { say, view, points, others } = scene;
  return (
    <Plates label={say('rivals')}>
      {others.length === 0 && (
        <Placard title={say('solo')} now={say('solo-now', { points: points[0]! })}>
          <p>{say('solo-aim', { points: SOLO_AIMS[view.settings.soloLevel] })}</p>
          <p>{say('solo-now', { points: points[0]! })}</p>
        </Placard>
      )}
      {others.map(seat => (
        <Rival key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
      ))}
    </Plates>
  );
}

function Rival({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, who, say, points } = scene;
  const { mode } = usePlan();
  const { say: tell } = useLooks();
  const player = view.players[seat]!;
  const last = useLastMove(scene.log, seat);
  const hand = handCount(player);
  return (
    <Plate
      seat={seat}
      isActive={isActive(scene, seat)}
      points={{ icon: 'vp', n: points[seat]!, label: say('points', { n: points[seat]! }) }}
      means={[
        { icon: 'gold', n: player.gold },
        { icon: 'strength', n: player.strength },
        { icon: 'card:citizens', n: hand, label: say('hand-of', { n: hand }) },
        ...TOKENS.map(token => ({ icon: token, n: player[token] })),
      ]}
      signs={
        mode === 'wide' && (
          <>
            {view.first === seat && <Token icon="first-player" label={say('first-player')} />}
            <span
              className="mg-towers"
              role="img"
              aria-label={say('towers-left', { n: player.towers })}
            >
              <Tower seat={seat} />
              {player.towers}
            </span>
          </>
        )
      }
      openLabel={say('open', { name: who(seat) })}
      onOpen={onOpen}
    >
      {mode === 'wide' && view.players.length <= 3 && (
        <p className="mg-last">{last === null ? '' : tell(last)}</p>
      )}
    </Plate>
  );
}
