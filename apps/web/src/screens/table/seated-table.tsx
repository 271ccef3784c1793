import type { Entry } from '@castellan/room';
import { endingIn, openingOf } from '@castellan/room';
import type { Lesson } from '@castellan/table';
import { useEffect, useState } from 'preact/hooks';
import { useApp } from '../../app/app-context.ts';
import { Button } from '../../app/button.tsx';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/router.ts';
import { go, goInstead, href } from '../../app/router.ts';
import { Screen } from '../../app/screen.tsx';
import { Loading } from '../../app/waiting.tsx';
import { useGame } from '../../game-bundle.ts';
import { newId } from '../../seating.ts';
import type { KeptLog } from '../../store/kept-log.ts';
import { OwnTable } from './own-table.tsx';
import { useKeptLog } from './use-kept-log.ts';

/** `#/table/<id>`: a game of this browser, to be played. */
export function TableScreen({ words: [id = ''] }: ScreenProps) {
  return <SeatedTable key={id} id={id} />;
}

interface SeatedTableProps {
  readonly id: string;
  /** A table that is not on the shelf before its first answer. */
  readonly fresh?: readonly Entry[];
  readonly lessons?: readonly Lesson[];
}

/** Sits down at a game of this browser. Another tab may play it too: the quicker one counts. */
export function SeatedTable({ id, fresh, lessons }: SeatedTableProps) {
  const { say } = useApp();
  // Lessons that are left are begun again another time: there is no game to go on with before the table is the learner's.
  const log = useKeptLog(id, fresh, lessons !== undefined);
  if (log === 'reading') return <Loading />;
  if (log === 'none') return <NotFound text={say('tableLost')} />;
  if (log instanceof Error) return <NotFound text={say('tableUnreadable', { why: log.message })} />;
  return <AtLog log={log} lessons={lessons} />;
}

interface AtLogProps {
  readonly log: KeptLog;
  readonly lessons: readonly Lesson[] | undefined;
}

function AtLog({ log, lessons }: AtLogProps) {
  const { say, shelf } = useApp();
  const [saved] = useState(() => log.saved());
  // What was broken off among others is looked at, and played on from there.
  const why = endingIn(saved.log)?.why ?? 'played';
  const isBrokenOff = why !== 'played' && why !== 'limit';
  useEffect(() => {
    if (isBrokenOff) goInstead('replay', saved.id);
  }, [isBrokenOff, saved]);
  const [elsewhere, setElsewhere] = useState<'untouched' | 'played' | 'deleted'>('untouched');
  useEffect(
    () => shelf.listen(saved.id, length => setElsewhere(length === 0 ? 'deleted' : 'played')),
    [shelf, saved],
  );
  const bundle = useGame(saved.game, openingOf(saved.log).deck);
  if (isBrokenOff) return <Loading />;
  if (elsewhere === 'deleted') return <Gone log={log} />;
  if (bundle === null) return <NotFound text={say('badUnknownGame', { game: saved.game })} />;
  // What another tab has played is not what the lessons tell of.
  const taught = elsewhere === 'untouched' ? lessons : undefined;
  return <OwnTable bundle={bundle} log={log} lessons={taught} />;
}

/** A game that another tab has deleted while it was open here. They can have it back if they want it. */
function Gone({ log }: { readonly log: KeptLog }) {
  const { say, shelf, notify } = useApp();
  const keep = async (): Promise<void> => {
    try {
      const [opened, ...rest] = log.entries;
      const again = { ...opened, table: newId() } as Entry;
      go('table', await shelf.add([again, ...rest]));
    } catch (error) {
      notify(say('notStored', { why: (error as Error).message }), 'bad');
    }
  };
  return (
    <Screen title={say('deletedElsewhere')} lead={say('deletedElsewhereText')} width="text">
      <p className="cw-actions">
        <Button tone="main" label={say('toLobby')} href={href('lobby')} />
        <Button label={say('keepIt')} onPress={() => void keep()} />
      </p>
    </Screen>
  );
}
