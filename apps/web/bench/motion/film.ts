import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Scene } from './scenes.ts';

interface Frame {
  readonly at: number;
  readonly png: string;
}

/** The time between two frames: writing them takes time that things need to fly. */
const BETWEEN_MS = 120;

/** What the browser painted, a few frames a second. */
export class Film {
  readonly #frames: Frame[] = [];

  async shoot(page: Page): Promise<void> {
    const session = await page.context().newCDPSession(page);
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      this.#frames.push({ at: (metadata.timestamp ?? 0) * 1000, png: data });
      // The next one comes when this one has been taken.
      const taken = (): Promise<unknown> => session.send('Page.screencastFrameAck', { sessionId });
      setTimeout(() => void taken().catch(() => {}), BETWEEN_MS);
    });
    await session.send('Page.startScreencast', { format: 'png' });
  }

  /** Keeps this many frames of a scene, as far apart as they can be; the last is its end. */
  keep({ name, from, to }: Scene, n: number, folder: string): string[] {
    mkdirSync(folder, { recursive: true });
    return Array.from({ length: n }, (_, i) => {
      const wanted = from + ((to - from) * (i + 0.5)) / (n - 0.5);
      const frame = this.#frames.findLast(({ at }) => at <= wanted) ?? this.#frames[0];
      if (frame === undefined) throw new Error('Nothing was painted.');
      const file = join(folder, `${name}-${i + 1}-${Math.round(frame.at - from)}ms.png`);
      writeFileSync(file, frame.png, 'base64');
      return file;
    });
  }
}
