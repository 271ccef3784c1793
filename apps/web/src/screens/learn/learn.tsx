import { openingOf } from '@castellan/room';
import type { Tutorial } from '@castellan/table';
import { useState } from 'preact/hooks';
import { Loading } from '../../app/waiting.tsx';
import type { ScreenProps } from '../../app/router.ts';
import { useApp } from '../../app/app-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { GameBundle } from '../../game-bundle.ts';
import { useGame } from '../../game-bundle.ts';
import { useHandbook } from '../../handbook.ts';
import { freshGame, spareNames } from '../../seating.ts';
import { SeatedTable } from '../table/seated-table.tsx';

/** `#/learn/<game>`: the game's lessons at a table of fixed seed; after them the table is the learner's. */
export function Learn({ words: [id = ''] }: ScreenProps) {
  const bundle = useGame(id);
  if (bundle === null) return <NotFound />;
  return <Taught bundle={bundle} />;
}

function Taught({ bundle }: { readonly bundle: GameBundle }) {
  const { say, locale } = useApp();
  const handbook = useHandbook(bundle);
  if (handbook === undefined) return <Loading />;
  const tutorial = handbook?.tutorial?.(locale);
  if (tutorial === undefined) return <NotFound text={say('noTutorial')} />;
  return <Lessons bundle={bundle} tutorial={tutorial} />;
}

interface LessonsProps {
  readonly bundle: GameBundle;
  readonly tutorial: Tutorial;
}

function Lessons({ bundle, tutorial }: LessonsProps) {
  const { say, settings } = useApp();
  const [fresh] = useState(() => {
    const { settings: agreed, seed, seat } = tutorial;
    const you = settings.name.trim() === '' ? say('yourTableName') : settings.name;
    const players = Number(agreed['players'] ?? bundle.edition.settings[0]!.values[0]);
    const others = spareNames([you]);
    const seats = Array.from({ length: players }, (_, at) => at);
    return freshGame(bundle.edition, {
      settings: agreed,
      seed,
      sitters: seats.map(at => (at === seat ? 'person' : { bot: 'greedy' })),
      names: seats.map(at => (at === seat ? you : others.shift()!)),
      portraits: seats.map(at => (at === seat ? settings.portrait : 0)),
    });
  });
  return <SeatedTable id={openingOf(fresh).table} fresh={fresh} lessons={tutorial.lessons} />;
}
