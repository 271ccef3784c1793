import { Placard, rivalsOf, Token, useLastMove, useLooks, usePlan } from '@castellan/table';
import { TOKENS } from '../cards/language.ts';
import { soloAim } from '../view.ts';
import { Tower } from './figures.tsx';
import type { Scene } from './scene.ts';

/** The others, or what somebody alone is to reach. */
export const Rivals = rivalsOf<Scene>({
  before: ({ say, view, standings }) => {
    const aim = soloAim(view);
    const now = say('solo-now', { points: standings[0]!.points });
    return (
      aim !== null && (
        <Placard title={say('solo')} now={now}>
          <p>{say('solo-aim', { points: aim })}</p>
          <p>{now}</p>
        </Placard>
      )
    );
  },
  usePlate: ({ view, say, standings, log }, seat) => {
    const isWide = usePlan().mode === 'wide';
    const { say: tell } = useLooks();
    const player = view.players[seat]!;
    const { gold, strength, towers } = player;
    const last = useLastMove(log, seat);
    const { points, handSize, isActive } = standings[seat]!;
    return {
      isActive,
      points: { icon: 'vp', n: points, label: say('points', { n: points }) },
      means: [
        { icon: 'gold', n: gold },
        { icon: 'strength', n: strength },
        { icon: 'card:citizens', n: handSize, label: say('hand-of', { n: handSize }) },
        ...TOKENS.map(token => ({ icon: token, n: player[token] })),
      ],
      signs: isWide && (
        <>
          {view.first === seat && <Token icon="first-player" label={say('first-player')} />}
          <span className="mg-towers" role="img" aria-label={say('towers-left', { n: towers })}>
            <Tower seat={seat} />
            {towers}
          </span>
        </>
      ),
      children: isWide && view.players.length <= 3 && (
        <p className="mg-last">{last === null ? '' : tell(last)}</p>
      ),
    };
  },
});
