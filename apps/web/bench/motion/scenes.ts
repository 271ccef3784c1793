import type { Phrase } from '@castellan/kernel';
import type { Page } from '@playwright/test';
import type { FromWorker } from '../../src/worker/messages.ts';

/** Something new as it reached the page: when, and what it told. */
interface Came {
  readonly at: number;
  readonly events: readonly Phrase[];
}

/** What is shown from one moment to another, in milliseconds since 1970. */
export interface Scene {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

type Listening = Window & { came?: Came[] };

/** Has the page note when it is told something. Before it is opened. */
export function listenForUpdates(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const came: Came[] = [];
    const Real = Worker;
    Object.assign(window, {
      came,
      Worker: class extends Real {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          this.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
            if (data.type !== 'hear') return;
            const { message } = data;
            if (message.type === 'moved') came.push({ at: Date.now(), events: message.told });
          });
        }
      },
    });
  });
}

/**
 * The whole turn of a rival, and how your own begins, until you are asked. Null: not seen yet. A move that
 * begins a turn also tells of the dice and the harvest.
 */
export async function scenesOf(page: Page, own: number): Promise<Scene[] | null> {
  const came = await page.evaluate(() => (window as Listening).came ?? []);
  const turns = came.flatMap(({ at, events }) =>
    events.filter(({ say }) => say === 'turn').map(({ seat }) => ({ at, isOwn: seat === own })),
  );
  const rival = turns.findIndex(({ isOwn }) => !isOwn);
  const mine = turns.findIndex(({ isOwn }, i) => isOwn && i > rival);
  if (rival < 0 || mine < 0) return null;
  return [
    { name: 'rival', from: turns[rival]!.at, to: turns[rival + 1]!.at },
    { name: 'own', from: turns[mine]!.at, to: Date.now() },
  ];
}
