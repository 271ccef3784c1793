import { NOBODY } from '@castellan/kernel';
import type { PlateSpec } from '@castellan/table';
import { rivalsOf, Token, usePlan } from '@castellan/table';
import { RESOURCES } from '../cards/language.ts';
import { pointsLeft, standingOf } from '../view.ts';
import { Chips } from './chips.tsx';
import type { Scene } from './scene.ts';
import { citizensBefore } from './scene.ts';
import { icon } from './speech.ts';

/** The others, and the opponent of those who play alone. */
export const Rivals = rivalsOf<Scene>({
  className: 'ck-rivals',
  seats: ({ view, others }) => (view.darkLord === null ? others : [NOBODY, ...others]),
  usePlate: (scene, seat) => {
    const held = citizensBefore(scene, seat);
    const { points, ...plate } = seat === NOBODY ? lordPlate(scene) : seatPlate(scene, seat);
    return {
      ...plate,
      name: scene.who(seat),
      points: { icon: 'vp', n: points, label: scene.say('points-shown', { n: points }) },
      children: usePlan().mode === 'wide' && <Chips held={held} seat={seat} scene={scene} />,
    };
  },
});

type Own = Omit<PlateSpec, 'points'> & { readonly points: number };

function seatPlate({ view, say, locale }: Scene, seat: number): Own {
  const player = view.players[seat]!;
  const { points, rests } = standingOf(view, seat);
  const signs = { 'first-player': view.first === seat, resting: rests };
  return {
    isActive: view.active === seat && view.turn > 0,
    points,
    means: [
      ...RESOURCES.map(token => ({ icon: token, n: player[token] })),
      { icon: 'count:domains', n: player.domains.length, label: say('kind-domain') },
      { icon: 'count:monsters', n: player.monsters.length, label: say('monsters-slain') },
    ],
    signs: Object.entries(signs).map(
      ([name, is]) => is && <Token key={name} icon={name} label={icon(name, locale).label} />,
    ),
  };
}

/** What he has seized [CK 13.12]. */
function lordPlate({ view, say }: Scene): Own {
  const { domains, citizens } = view.darkLord!;
  const captured = domains.length + citizens.reduce((sum, n) => sum + n, 0);
  const means = [{ icon: 'count:monsters', n: captured, label: say('captured') }];
  return { isActive: false, points: pointsLeft(view), means };
}
