import type { TableScene } from '@castellan/client';
import { TableClient } from '@castellan/client';
import { Stage, TableProvider } from '@castellan/table';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useApp } from '../app/app-context.ts';
import type { GameBundle } from '../game-bundle.ts';
import { gameBundle } from '../game-bundle.ts';
import { replayWire } from '../link.ts';
import { readRecord } from '../online/use-record.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { BoardArea } from '../table/board-area.tsx';
import { useWho } from '../table/use-who.ts';
import '../table/table-view.css';
import './final-board.css';

interface Final {
  readonly bundle: GameBundle;
  readonly saved: SavedGame;
  readonly scene: TableScene;
}

/** So long a game may take to be played through to its end. */
const PATIENCE_MS = 20_000;

/** How a game stood at its end, from its log, as any replay finds it; nothing of it is stored. */
function sceneAtEnd(saved: SavedGame): Promise<TableScene> {
  return new Promise((resolve, reject) => {
    const client = new TableClient(replayWire(saved), {
      afterPaint: then => void setTimeout(then),
    });
    const timer = setTimeout(() => end(new Error('It took too long.')), PATIENCE_MS);
    const end = (found: TableScene | Error): void => {
      clearTimeout(timer);
      stop();
      client.close();
      if (found instanceof Error) reject(found);
      else resolve(found);
    };
    let isSought = false;
    const stop = client.subscribe(() => {
      const { scene, refused } = client.get();
      const to = saved.save.answers.length;
      if (refused !== null) end(new Error(refused.message));
      else if (scene?.answered === to) end(scene);
      else if (scene !== null && !isSought) {
        isSought = true;
        client.send({ type: 'seek', to });
      }
    });
  });
}

/** One after the other: a page with many of them stays quick. */
let last: Promise<unknown> = Promise.resolve();
const known = new Map<string, Promise<Final>>();

function finalOf(id: string, locale: Parameters<typeof gameBundle>[1]): Promise<Final> {
  const key = `${locale} ${id}`;
  let found = known.get(key);
  if (found === undefined) {
    found = last.then(async () => {
      const saved = await readRecord(id);
      if (saved instanceof Error) throw saved;
      const bundle = await gameBundle(saved.game, locale);
      if (bundle === null) throw new Error('There is no such game.');
      return { bundle, saved, scene: await sceneAtEnd(saved) };
    });
    last = found.catch(() => {});
    known.set(key, found);
  }
  return found;
}

interface FinalBoardProps {
  /** The table. */
  readonly id: string;
  /** What lies there until it is drawn, and where it can’t be: rules that are gone, a log that is. */
  readonly children: ComponentChildren;
}

/** The table as it stood at the end, drawn small once it comes into sight. */
export function FinalBoard({ id, children }: FinalBoardProps) {
  const { locale } = useApp();
  const box = useRef<HTMLSpanElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  const [final, setFinal] = useState<Final | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setIsSeen(entry!.isIntersecting), {
      rootMargin: '120px',
    });
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    if (!isSeen || final !== null) return undefined;
    let isHere = true;
    finalOf(id, locale).then(
      found => isHere && setFinal(found),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isSeen, final, id, locale]);
  return (
    <span
      ref={box}
      className="cp-final"
      data-drawn={final !== null || undefined}
      aria-hidden="true"
    >
      {final === null ? children : isSeen && <Drawn {...final} />}
    </span>
  );
}

/** As wide as a window for which boards are made. */
const WIDTH = 1280;

/** Laid out as in that window, and then made as small as its frame. */
function Drawn({ bundle, saved, scene }: Final) {
  const { locale } = useApp();
  const who = useWho(saved.names, bundle.ui.words(locale).rival);
  const table = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const { current } = table;
    current!.style.scale = `${current!.parentElement!.clientWidth / WIDTH}`;
  }, []);
  const settled = useMemo(() => ({ ...scene, decision: null, events: [] }), [scene]);
  return (
    <span ref={table} className="cp-final-table" inert>
      <TableProvider
        ui={bundle.ui}
        locale={locale}
        who={who}
        pictures={bundle.pictures}
        settings={{ motion: false }}
        className="cw-table"
      >
        <Stage spec={bundle.ui.stage} players={scene.view.core.answered.length} isAsked={false}>
          <BoardArea bundle={bundle} scene={settled} decision={null} who={who} log={[]} />
        </Stage>
      </TableProvider>
    </span>
  );
}
