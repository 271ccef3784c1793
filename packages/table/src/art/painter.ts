// A worker of its own: paints pictures, away from the page.
import { paint } from './easel.ts';
import { openKept } from './kept-paintings.ts';
import type { Subject } from './picture.ts';
import { pictureOf } from './picture.ts';
import type { View } from './views.ts';
import { VIEWS } from './views.ts';

/** What the page asks for. */
export interface Order {
  readonly key: string;
  readonly subject: Subject;
  readonly view: View;
}

/** What comes back; without a painting if it could not be made. */
export interface Delivery {
  readonly key: string;
  readonly painting: Blob | null;
}

/** What a worker's global scope has that is needed here; the page's types know only a window's. */
interface Scope {
  readonly location: { readonly pathname: string };
  postMessage(message: Delivery): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Order>) => void): void;
}

const scope = globalThis as unknown as Scope;
const keeping = openKept(scope.location.pathname);
scope.addEventListener('message', ({ data }) => void deliver(data));

async function deliver({ key, subject, view }: Order): Promise<void> {
  try {
    const kept = await keeping;
    const earlier = (await kept?.find(key)) ?? null;
    if (earlier !== null) {
      scope.postMessage({ key, painting: earlier });
      return;
    }
    const canvas = paint(pictureOf(subject, view), VIEWS[view].wide);
    const painting = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    kept?.keep(key, painting);
    scope.postMessage({ key, painting });
  } catch (error) {
    console.warn(`${key} stays unpainted.`, error);
    scope.postMessage({ key, painting: null });
  }
}
