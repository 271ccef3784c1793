// A worker of its own: paints pictures, faces and tokens, away from the page.
import { paintTokens } from '../icon/sheet.ts';
import { drawPortrait } from '../portrait/draw.ts';
import { paint } from './easel.ts';
import { openKept } from './kept-paintings.ts';
import type { Delivery, Order, Wanted } from './orders.ts';
import { pictureOf } from './picture.ts';
import { VIEWS } from './views.ts';

/** What a worker's global scope has that is needed here; the page's types know only a window's. */
interface Scope {
  readonly location: { readonly pathname: string };
  postMessage(message: Delivery): void;
  addEventListener(type: 'message', hear: (event: MessageEvent<Order>) => void): void;
}

const scope = globalThis as unknown as Scope;
const keeping = openKept(scope.location.pathname);
scope.addEventListener('message', ({ data }) => void deliver(data));

async function deliver({ n, wanted }: Order): Promise<void> {
  try {
    scope.postMessage({ n, painting: await paintingOf(wanted) });
  } catch (error) {
    console.warn(`A ${wanted.type} stays unpainted.`, error);
    scope.postMessage({ n, painting: null });
  }
}

function paintingOf(wanted: Wanted): Promise<Blob> | Blob | null {
  switch (wanted.type) {
    case 'picture':
      return pictureFor(wanted);
    case 'portrait':
      return new Blob([drawPortrait(wanted.seed, wanted.pose)], { type: 'image/svg+xml' });
    case 'tokens':
      return paintTokens(wanted.tokens, wanted.dots);
  }
}

async function pictureFor({
  key,
  subject,
  view,
}: Extract<Wanted, { type: 'picture' }>): Promise<Blob> {
  const kept = await keeping;
  const earlier = (await kept?.find(key)) ?? null;
  if (earlier !== null) return earlier;
  const canvas = paint(pictureOf(subject, view), VIEWS[view].wide);
  const painting = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  kept?.keep(key, painting);
  return painting;
}
