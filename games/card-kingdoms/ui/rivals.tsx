import { NOBODY } from '@castellan/kernel';
import type { BoardPart, CounterProps, PlatePart, PlatesPart } from '@castellan/table';
import { Plate, Plates, Token, usePlan } from '@castellan/table';
import { RESOURCES } from '../cards/language.ts';
import { pointsLeft, standingOf } from '../view.ts';
import { Chips } from './chips.tsx';
import type { Scene } from './scene.ts';
import { citizensBefore, citizensOf } from './scene.ts';
import { icon } from './speech.ts';

/** The others, a plate each; a press opens one large. */
export function Rivals({ scene, onOpen }: PlatesPart<Scene>) {
  const { say, others, view } = scene;
  return (
    <Plates label={say('rivals')} className="ck-rivals">
      {view.darkLord !== null && <DarkLord scene={scene} onOpen={() => onOpen(NOBODY)} />}
      {others.map(seat => (
        <Rival key={seat} scene={scene} seat={seat} onOpen={() => onOpen(seat)} />
      ))}
    </Plates>
  );
}

function Rival({ scene, seat, onOpen }: PlatePart<Scene>) {
  const { view, who, say, locale } = scene;
  const { mode } = usePlan();
  const player = view.players[seat]!;
  const { points, rests } = standingOf(view, seat);
  const named = (name: string): string => icon(name, locale).label;
  const means: CounterProps[] = [
    ...RESOURCES.map(token => ({ icon: token, n: player[token] })),
    { icon: 'count:domains', n: player.domains.length, label: say('kind-domain') },
    { icon: 'count:monsters', n: player.monsters.length, label: say('monsters-slain') },
  ];
  return (
    <Plate
      seat={seat}
      isActive={view.active === seat && view.turn > 0}
      points={{ icon: 'vp', n: points, label: say('points-shown', { n: points }) }}
      means={means}
      signs={
        <>
          {view.first === seat && <Token icon="first-player" label={named('first-player')} />}
          {rests && <Token icon="resting" label={named('resting')} />}
        </>
      }
      openLabel={say('open-seat', { name: who(seat) })}
      onOpen={onOpen}
    >
      {mode === 'wide' && <Chips held={citizensBefore(scene, seat)} seat={seat} scene={scene} />}
    </Plate>
  );
}

/** The opponent of those who play alone: what he has seized [CK 13.12]. */
function DarkLord({ scene, onOpen }: BoardPart<Scene> & { onOpen(): void }) {
  const { view, say } = scene;
  const { mode } = usePlan();
  const lord = view.darkLord!;
  const held = citizensOf(lord, []);
  const left = pointsLeft(view);
  const captured = lord.domains.length + held.reduce((sum, { n }) => sum + n, 0);
  return (
    <Plate
      seat={NOBODY}
      name={say('lord')}
      isActive={false}
      points={{ icon: 'vp', n: left, label: say('points-shown', { n: left }) }}
      means={[{ icon: 'count:monsters', n: captured, label: say('captured') }]}
      openLabel={say('open-seat', { name: say('lord') })}
      onOpen={onOpen}
    >
      {mode === 'wide' && <Chips held={held} seat={NOBODY} scene={scene} />}
    </Plate>
  );
}
