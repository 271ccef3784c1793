// What the page has painted for it, away from it: in a worker that is also there for the next table.
import type { Painted } from '../icon/sheet.ts';
import type { Pose } from '../portrait/draw.ts';
import type { Subject } from './picture.ts';
import type { View } from './views.ts';

/** What is to be painted: a card's picture, a face, a sheet of tokens. */
export type Wanted =
  | {
      readonly type: 'picture';
      readonly key: string;
      readonly subject: Subject;
      readonly view: View;
    }
  | { readonly type: 'portrait'; readonly seed: string; readonly pose: Pose }
  | { readonly type: 'tokens'; readonly tokens: readonly Painted[]; readonly dots: number };

export interface Order {
  readonly n: number;
  readonly wanted: Wanted;
}

/** What comes back; without a painting if it could not be made. */
export interface Delivery {
  readonly n: number;
  readonly painting: Blob | null;
}

let painter: Worker | null = null;
let last = 0;
const underWay = new Map<number, (painting: Blob | null) => void>();

/** Has the painter come, who will be needed soon. */
export function readyPainter(): Worker {
  if (painter !== null) return painter;
  painter = new Worker(new URL('./painter.ts', import.meta.url), {
    type: 'module',
    name: 'painter',
  });
  painter.addEventListener('message', ({ data }: MessageEvent<Delivery>) => deliver(data));
  // It could not be fetched.
  painter.addEventListener('error', () => {
    painter = null;
    for (const n of underWay.keys()) deliver({ n, painting: null });
  });
  return painter;
}

function deliver({ n, painting }: Delivery): void {
  underWay.get(n)?.(painting);
  underWay.delete(n);
}

/** The painting; null if it could not be made. */
export function painted(wanted: Wanted): Promise<Blob | null> {
  return new Promise(done => {
    last += 1;
    underWay.set(last, done);
    readyPainter().postMessage({ n: last, wanted } satisfies Order);
  });
}
